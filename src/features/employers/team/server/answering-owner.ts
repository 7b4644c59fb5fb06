import type { Executor } from '#host/database/database.ts';
import type { MemberRow } from './team-store.ts';
import * as store from './team-store.ts';

/** Who can act for the company: owners whom no administrator has blocked, the longest-serving first. */
const able = (members: readonly MemberRow[]): MemberRow[] =>
  members.filter(({ role, blockedAt }) => role === 'owner' && blockedAt === null);

/** Whether nobody could act for the company any more without this member as an owner. */
export const isLastOwner = (members: readonly MemberRow[], accountId: string): boolean => {
  const owners = able(members);
  return owners.length === 1 && owners[0]?.id === accountId;
};

/**
 * Who answers for a company (rules.md#team): who does now, as long as they are an owner who is not blocked; else the
 * longest-serving other owner. While all owners are blocked the last of them stays, and with them the company is blocked;
 * null for a company without owners.
 */
export const answeringOwner = (members: readonly MemberRow[], present: string | null): string | null => {
  const owners = able(members);
  if (owners.some(({ id }) => id === present)) return present;
  const blocked = members.filter(({ role }) => role === 'owner');
  return owners[0]?.id ?? blocked.find(({ id }) => id === present)?.id ?? blocked[0]?.id ?? null;
};

/** Passes the company on where it has to be; the caller holds its row. Returns who answers from now on. */
export async function settleAnswering(
  tx: Executor,
  { id, accountId }: { id: number; accountId: string | null },
): Promise<string | null> {
  const next = answeringOwner(await store.listMembers(tx, id), accountId);
  if (next !== accountId) await store.setAnswering(tx, id, next);
  return next;
}
