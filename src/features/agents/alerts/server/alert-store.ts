import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { AgentSearch } from '../../agent-search.ts';
import { type AgentOwner, ofOwners } from '../../server/agent-store.ts';
import { type AgentRow, agents, alertRequests } from '../../server/agent-table.ts';

export type AlertRequestRow = typeof alertRequests.$inferSelect;

/** Those of the companies that are neither deleted nor blocked, in the given order: the others publish nothing. */
export async function listActive(executor: Executor, ids: number[]): Promise<number[]> {
  const rows = await executor
    .select({ id: employers.id })
    .from(employers)
    .leftJoin(accounts, eq(accounts.id, employers.accountId))
    .where(and(inArray(employers.id, ids), isNull(employers.deletedAt), isNull(accounts.blockedAt)));
  const active = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => active.has(id));
}

export async function insertRequest(tx: Executor, values: typeof alertRequests.$inferInsert): Promise<void> {
  await tx.insert(alertRequests).values(values);
}

/** A request with the agent that its confirmation made. */
export async function findRequest(
  executor: Executor,
  id: string,
): Promise<{ request: AlertRequestRow; agent: AgentRow | null } | null> {
  const [row] = await executor
    .select({ request: alertRequests, agent: agents })
    .from(alertRequests)
    .leftJoin(agents, eq(agents.id, alertRequests.agentId))
    .where(eq(alertRequests.id, id));
  return row ?? null;
}

/**
 * Lets only one transaction confirm alerts of an address until it ends, so that they are counted one after the other.
 * The trigger `join_alerts` takes the same lock.
 */
export const lockAddress = async (tx: Executor, email: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('alerts of ' || ${email}, 0))`);
};

/**
 * The owner of an address: the candidate who has verified it, unless blocked; else the address itself. Its account is
 * locked until the transaction ends, so that a verification joins what is confirmed now.
 */
export async function ownerOfAddress(tx: Executor, { email, language }: AlertRequestRow): Promise<AgentOwner> {
  const candidate = and(eq(accounts.email, email), eq(accounts.accountType, 'jobseeker'));
  const [account] = await tx.select().from(accounts).where(candidate).for('update');
  return account?.emailVerifiedAt && !account.blockedAt
    ? { accountId: account.id, guestEmail: null, guestLanguage: null }
    : { accountId: null, guestEmail: email, guestLanguage: language };
}

/** The owner's agent with exactly this search, locked. */
export async function findSame(tx: Executor, owner: AgentOwner, search: AgentSearch): Promise<AgentRow | null> {
  const same = and(ofOwners([owner]), eq(agents.search, search));
  const [row] = await tx.select().from(agents).where(same).limit(1).for('update');
  return row ?? null;
}

export async function recordConfirmed(tx: Executor, requestId: string, agentId: number): Promise<void> {
  await tx.update(alertRequests).set({ agentId }).where(eq(alertRequests.id, requestId));
}
