import { and, count, countDistinct, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { notHiddenFrom } from '#features/postings/server/index.ts';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { Problem } from '#kit/problem.ts';
import { maxAlerts } from '../agent-limits.ts';
import { type AgentRow, agentHits, agents } from './agent-table.ts';

/** The owner of an agent: the account, or the address of an alert. */
export type AgentOwner = Pick<AgentRow, 'accountId' | 'guestEmail' | 'guestLanguage'>;

/** Key of an agent's owner. */
export const ownerOf = ({ accountId, guestEmail }: Pick<AgentRow, 'accountId' | 'guestEmail'>): string =>
  accountId ?? guestEmail ?? '';

/** `ownerOf` in a query. */
export const ownerKey = sql<string>`coalesce(${agents.accountId}::text, ${agents.guestEmail})`;

/** The condition that an agent belongs to an owner of these. */
export const ofOwners = (rows: readonly Pick<AgentRow, 'accountId' | 'guestEmail'>[]): SQL | undefined =>
  or(
    inArray(agents.accountId, [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))]),
    inArray(agents.guestEmail, [...new Set(rows.flatMap(({ guestEmail }) => guestEmail ?? []))]),
  );

/** Locks the account, so that its agents are counted and written sequentially. False when it no longer exists. */
export async function lockOwner(tx: Executor, accountId: string): Promise<boolean> {
  const rows = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  return rows.length > 0;
}

/**
 * Throws when an address has as many alerts that are on as it may have.
 * @param except the one that is switched on
 */
export async function requireAlertLeft(tx: Executor, owner: AgentOwner, except = 0): Promise<void> {
  const others = and(ofOwners([owner]), eq(agents.emailNotifications, true), ne(agents.id, except));
  if ((await tx.$count(agents, others)) >= maxAlerts)
    throw new Problem('agents.alerts-limit-reached', { params: { count: maxAlerts } });
}

export const countAgents = (executor: Executor, accountId: string): Promise<number> =>
  executor.$count(agents, eq(agents.accountId, accountId));

/** All agents of an account, newest first. */
export const listAgents = (executor: Executor, accountId: string): Promise<AgentRow[]> =>
  executor.select().from(agents).where(eq(agents.accountId, accountId)).orderBy(desc(agents.id));

/** One of the account's agents; with `lock` its row is locked. @throws `agents.not-found` */
export async function getAgent(executor: Executor, accountId: string, id: number, { lock = false } = {}) {
  const own = executor
    .select()
    .from(agents)
    .where(and(eq(agents.id, id), eq(agents.accountId, accountId)));
  const [row] = await (lock ? own.for('update') : own);
  if (!row) throw new Problem('agents.not-found');
  return row;
}

export async function insertAgent(tx: Executor, values: typeof agents.$inferInsert): Promise<AgentRow> {
  const [row] = await tx.insert(agents).values(values).returning();
  return row as AgentRow;
}

/** Writes a change and increments the version. */
export async function updateAgent(tx: Executor, id: number, change: Partial<AgentRow>): Promise<AgentRow> {
  const [row] = await tx
    .update(agents)
    .set({ ...change, version: sql`${agents.version} + 1` })
    .where(eq(agents.id, id))
    .returning();
  return row as AgentRow;
}

/** Replaces the signed feed address of an agent, without changing its version. */
export async function renewFeedKey(executor: Executor, id: number): Promise<AgentRow> {
  const [row] = await executor
    .update(agents)
    .set({ feedKey: sql`${agents.feedKey} + 1` })
    .where(eq(agents.id, id))
    .returning();
  return row as AgentRow;
}

/** Deletes an agent; a trigger deletes its hits and pending mail. */
export async function deleteAgent(tx: Executor, accountId: string, id: number): Promise<boolean> {
  const own = and(eq(agents.id, id), eq(agents.accountId, accountId));
  const rows = await tx.delete(agents).where(own).returning({ id: agents.id });
  return rows.length > 0;
}

/** Number of live postings found since the owner's last visit, by agent of the account. */
export async function countNewHits(executor: Executor, accountId: string, now: Date): Promise<Map<number, number>> {
  const rows = await executor
    .select({ id: agents.id, hits: count() })
    .from(agents)
    .innerJoin(agentHits, and(eq(agentHits.agentId, agents.id), sql`${agentHits.foundAt} > ${agents.seenAt}`))
    .innerJoin(postings, and(eq(postings.id, agentHits.postingId), liveCondition(now)))
    .where(and(eq(agents.accountId, accountId), notHiddenFrom(agents.accountId)))
    .groupBy(agents.id);
  return new Map(rows.map(({ id, hits }) => [id, hits]));
}

/** Number of distinct live postings found by the account's agents since the owner's last visit. */
export async function countNewPostings(executor: Executor, accountId: string, now: Date): Promise<number> {
  const [row] = await executor
    .select({ hits: countDistinct(agentHits.postingId) })
    .from(agents)
    .innerJoin(agentHits, and(eq(agentHits.agentId, agents.id), sql`${agentHits.foundAt} > ${agents.seenAt}`))
    .innerJoin(postings, and(eq(postings.id, agentHits.postingId), liveCondition(now)))
    .where(and(eq(agents.accountId, accountId), notHiddenFrom(agents.accountId)));
  return row?.hits ?? 0;
}

/** Those of the postings that an agent has found after the given time. */
export async function newAmong(
  executor: Executor,
  agentId: number,
  postingIds: number[],
  since: Date,
): Promise<Set<number>> {
  if (postingIds.length === 0) return new Set();
  const rows = await executor
    .select({ id: agentHits.postingId })
    .from(agentHits)
    .where(
      and(
        eq(agentHits.agentId, agentId),
        sql`${agentHits.postingId} = any(${sql.param(postingIds)}::int[])`,
        gt(agentHits.foundAt, since),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Records a visit of the owner: hits until now are no longer new. Does not change the agent's version. */
export async function markSeen(tx: Executor, id: number, now: Date): Promise<void> {
  const seen = { seenAt: now, lastUsedAt: now, askedAt: null, restingSince: null };
  await tx.update(agents).set(seen).where(eq(agents.id, id));
}
