import type { Executor } from '#host/database/database.ts';
import type { MemberRow } from './team-store.ts';
import * as store from './team-store.ts';

/** Owners who can act for the company, that is, are not blocked; longest-serving first. */
const able = (members: readonly MemberRow[]): MemberRow[] =>
  members.filter(({ role, blockedAt }) => role === 'owner' && blockedAt === null);

/** Whether this member is the only owner who can act for the company. */
export const isLastOwner = (members: readonly MemberRow[], accountId: string): boolean => {
  const owners = able(members);
  return owners.length === 1 && owners[0]?.id === accountId;
};

/**
 * The owner who answers for a company (rules.md#team): the present one if still an owner and not blocked, else the
 * longest-serving owner who is not blocked. If all owners are blocked, the present one remains, and the company is
 * blocked too. Null for a company without owners.
 */
export const answeringOwner = (members: readonly MemberRow[], present: string | null): string | null => {
  const owners = able(members);
  if (owners.some(({ id }) => id === present)) return present;
  const blocked = members.filter(({ role }) => role === 'owner');
  return owners[0]?.id ?? blocked.find(({ id }) => id === present)?.id ?? blocked[0]?.id ?? null;
};

/** Changes the answering owner if necessary, and returns the new one. The caller must have locked the company. */
export async function settleAnswering(
  tx: Executor,
  { id, accountId }: { id: number; accountId: string | null },
): Promise<string | null> {
  const next = answeringOwner(await store.listMembers(tx, id), accountId);
  if (next !== accountId) await store.setAnswering(tx, id, next);
  return next;
}
