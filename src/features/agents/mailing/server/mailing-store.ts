import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { notHiddenFrom } from '#features/postings/server/index.ts';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Language } from '#kit/i18n/language.ts';
import { ofOwners, ownerKey } from '../../server/agent-store.ts';
import {
  type AgentRow,
  agentHits,
  agentMails,
  agentOpinions,
  agents,
  waitingAgents,
} from '../../server/agent-table.ts';
import type { FoundPosting, Opinion } from '../mail-order.ts';

/** Max number of candidate postings for an agent's mail: by list priority, then newest first. */
const maxConsidered = 100;
/** Max number of opinions considered per owner, newest first. */
const maxOpinions = 100;

const numbers = (values: readonly number[]) => sql`${sql.param([...values])}::int[]`;

/** Lets only one process compose agent mails until the transaction ends, so that the rate limit is exact. */
export const lockMailing = async (tx: Executor): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('mails of agents', 0))`);
};

/** Number of agent mails created in the minute before `now`. */
export const countLastMinute = (executor: Executor, now: Date): Promise<number> =>
  executor.$count(
    agentMails,
    and(gt(agentMails.createdAt, new Date(now.getTime() - 60_000)), lte(agentMails.createdAt, now)),
  );

/**
 * Ids of due agents, longest waiting first, locked with their accounts until the transaction ends. Rows locked
 * elsewhere are skipped until the next run, so this never blocks.
 */
export async function claimDue(tx: Executor, now: Date, limit: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number; owner: string | null }>(
    sql`select w.agent_id as id, a.account_id as owner from ${waitingAgents} w join ${agents} a on a.id = w.agent_id
      where w.due_at <= ${now.toISOString()} order by w.due_at, w.agent_id limit ${limit}
      for update of w, a skip locked`,
  );
  return lockedWithOwners(tx, rows);
}

/** Locks the accounts of locked agents; returns the ids of the agents whose account was not locked elsewhere. */
export async function lockedWithOwners(
  tx: Executor,
  rows: readonly { id: number; owner: string | null }[],
): Promise<number[]> {
  const ids = [...new Set(rows.flatMap(({ owner }) => owner ?? []))];
  const locked = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, ids))
    .orderBy(accounts.id)
    .for('key share', { skipLocked: true });
  const owners = new Set(locked.map(({ id }) => id));
  return rows.filter(({ owner }) => owner === null || owners.has(owner)).map(({ id }) => id);
}

/** An agent with the owner data needed for its mail. */
export interface DueAgent {
  agent: AgentRow;
  owner: { email: string; language: Language; blocked: boolean; refused: boolean };
}

/** Claimed agents, in order of due time. */
export async function readDue(tx: Executor, ids: readonly number[]): Promise<DueAgent[]> {
  const rows = await tx
    .select({
      agent: agents,
      email: sql<string>`coalesce(${accounts.email}, ${agents.guestEmail})`,
      language: sql<Language>`coalesce(${accounts.mailLanguage}, ${agents.guestLanguage})`,
      blockedAt: accounts.blockedAt,
      refusedAt: accounts.mailRefusedAt,
    })
    .from(agents)
    .leftJoin(accounts, eq(accounts.id, agents.accountId))
    .where(inArray(agents.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.agent.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { agent, email, language } = row;
    return [{ agent, owner: { email, language, blocked: row.blockedAt !== null, refused: row.refusedAt !== null } }];
  });
}

const traits = {
  categories: postings.categories,
  employerId: postings.employerId,
  locations: postings.locations,
  workModel: postings.workModel,
};

/** Live postings found by these agents and neither mailed yet nor hidden by the owner, and their number per agent. */
export async function readFound(
  tx: Executor,
  agentIds: readonly number[],
  now: Date,
): Promise<{ found: FoundPosting[]; counts: Map<number, number> }> {
  const order = sql`${postings.priority}, ${postings.firstPublishedAt} desc, ${postings.id} desc`;
  const ranked = tx
    .select({
      ...traits,
      agentId: agentHits.agentId,
      postingId: agentHits.postingId,
      priority: postings.priority,
      publishedAt: postings.firstPublishedAt,
      rank: sql<number>`(row_number() over (partition by ${agentHits.agentId} order by ${order}))::int`.as('rank'),
      total: sql<number>`(count(*) over (partition by ${agentHits.agentId}))::int`.as('total'),
    })
    .from(agentHits)
    .innerJoin(agents, eq(agents.id, agentHits.agentId))
    .innerJoin(postings, and(eq(postings.id, agentHits.postingId), liveCondition(now)))
    .where(
      and(
        sql`${agentHits.agentId} = any(${numbers(agentIds)})`,
        sql`not ${agentHits.notified}`,
        notHiddenFrom(agents.accountId),
      ),
    )
    .as('ranked');
  const rows = await tx.select().from(ranked).where(lte(ranked.rank, maxConsidered));
  return {
    found: rows.map(({ rank: _rank, total: _total, publishedAt, ...row }) => ({
      ...row,
      publishedAt: publishedAt ?? now,
    })),
    counts: new Map(rows.map(({ agentId, total }) => [agentId, total])),
  };
}

/** Opinions on mailed postings of the owners of these agents, by owner. */
export async function readOpinions(tx: Executor, rows: readonly AgentRow[]): Promise<Map<string, Opinion[]>> {
  const rank = sql<number>`row_number() over (partition by ${ownerKey} order by ${agentOpinions.givenAt} desc)`;
  const ranked = tx
    .select({
      ...traits,
      owner: ownerKey.as('owner'),
      useful: agentOpinions.useful,
      rank: rank.as('rank'),
    })
    .from(agentOpinions)
    .innerJoin(agents, eq(agents.id, agentOpinions.agentId))
    .innerJoin(postings, eq(postings.id, agentOpinions.postingId))
    .where(ofOwners(rows))
    .as('ranked');
  const opinions = await tx.select().from(ranked).where(lte(ranked.rank, maxOpinions));
  return Map.groupBy(opinions, ({ owner }) => owner);
}

/** A hit: an agent of an owner found a posting. */
export interface Finder {
  owner: string;
  agentId: number;
  title: string;
  postingId: number;
  notified: boolean;
}

/** Hits for these postings of all agents that belong to the owners of the given ones, oldest agents first. */
export const readFinders = (
  tx: Executor,
  rows: readonly AgentRow[],
  postingIds: readonly number[],
): Promise<Finder[]> =>
  tx
    .select({
      owner: ownerKey,
      agentId: agents.id,
      title: agents.title,
      postingId: agentHits.postingId,
      notified: agentHits.notified,
    })
    .from(agents)
    .innerJoin(
      agentHits,
      and(eq(agentHits.agentId, agents.id), sql`${agentHits.postingId} = any(${numbers(postingIds)})`),
    )
    .where(ofOwners(rows))
    .orderBy(asc(agents.id));

/**
 * Marks all hits of these agents, and the given hits of other agents, so that they are not mailed. Rows are locked in
 * a fixed order to avoid deadlocks.
 */
export async function markHitsNotified(
  tx: Executor,
  agentIds: readonly number[],
  others: readonly { agentId: number; postingId: number }[] = [],
): Promise<void> {
  const otherIds = others.map(({ agentId }) => agentId);
  const pairs = sql`unnest(${numbers(otherIds)}, ${numbers(others.map(({ postingId }) => postingId))})`;
  // Filters by agent id first, because the primary key starts with it.
  await tx.execute(sql`with those as (
      select h.agent_id, h.posting_id from ${agentHits} h
      where h.agent_id = any(${numbers([...agentIds, ...otherIds])}) and not h.told
        and (h.agent_id = any(${numbers(agentIds)}) or (h.agent_id, h.posting_id) in (select * from ${pairs}))
      order by h.agent_id, h.posting_id for update)
    update ${agentHits} set told = true from those
    where ${agentHits.agentId} = those.agent_id and ${agentHits.postingId} = those.posting_id`);
}

/** Records when the agents last sent a mail. */
export async function markMailed(tx: Executor, agentIds: readonly number[], now: Date): Promise<void> {
  if (agentIds.length === 0) return;
  await tx
    .update(agents)
    .set({ lastMailedAt: now })
    .where(inArray(agents.id, [...agentIds]));
}

/** Deletes the waiting rows of these agents. Locks in id order, as matching a posting does. */
export async function dropWaitingRows(tx: Executor, agentIds: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from ${waitingAgents} where agent_id in (
    select w.agent_id from ${waitingAgents} w where w.agent_id = any(${numbers(agentIds)}) order by w.agent_id for update)`);
}

/**
 * Deletes all waiting rows after a restore: pending mails may have been sent since the backup was made. Hits remain
 * and are mailed with the next one (rules.md#restored-mail).
 */
export async function suspendWaitingAgents(tx: Executor): Promise<void> {
  await tx.delete(waitingAgents);
}
