import { sql } from 'drizzle-orm';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { localDay } from '#kit/dates.ts';
import { agentFrequencies } from '../../frequency.ts';
import { nextMailing } from '../../mail-times.ts';
import { agentHits, agents, matchedPostings, waitingAgents } from '../../server/agent-table.ts';

/** Days after which an unmatched posting is too old to be matched. */
const newsDays = 14;

/** Ids of postings that have gone live but were not matched with agents yet, in order of going live. */
export async function findUnmatched(executor: Executor, now: Date, limit: number): Promise<number[]> {
  const since = new Date(now.getTime() - newsDays * 86_400_000);
  const rows = await executor
    .select({ id: postings.id })
    .from(postings)
    .where(
      sql`${liveCondition(now)} and ${postings.firstPublishedAt} > ${since.toISOString()}
        and not exists (select 1 from ${matchedPostings} where ${matchedPostings.postingId} = ${postings.id})`,
    )
    .orderBy(postings.firstPublishedAt, postings.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Records that a posting is matched with all agents. False when it already was, possibly by a concurrent worker. */
export async function claimPosting(tx: Executor, postingId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(matchedPostings)
    .values({ postingId, matchedAt: now })
    .onConflictDoNothing()
    .returning({ id: matchedPostings.postingId });
  return rows.length > 0;
}

/**
 * Stores the hits of a posting for the agents created before it, and when their mails are due; hits of agents that
 * currently send no mail are never mailed. Returns the number of stored hits. Uses a single statement, even for thirty
 * thousand agents.
 */
export async function storeHits(
  tx: Executor,
  { postingId, publishedAt, agentIds }: { postingId: number; publishedAt: Date; agentIds: readonly number[] },
  now: Date,
): Promise<number> {
  if (agentIds.length === 0) return 0;
  const due = sql.join(
    agentFrequencies.map((code) => sql`when ${code} then ${nextMailing(code, now).toISOString()}::timestamptz`),
    sql` `,
  );
  // The upsert locks an existing waiting row even when it changes nothing: it waits for a concurrent sender, then
  // inserts a new row for this hit. Rows are locked in id order, so that two postings cannot deadlock.
  const result = await tx.execute<{ stored: number }>(sql`
    with found as (
      select ${agents.id} as id, ${agents.frequency} as frequency,
        ${agents.emailNotifications} and ${agents.restingSince} is null
          and (${agents.pausedUntil} is null or ${agents.pausedUntil} <= ${localDay(now)}::date) as writes
      from ${agents}
      where ${agents.id} = any(${sql.param(agentIds)}::int[]) and ${agents.createdAt} <= ${publishedAt.toISOString()}
      order by ${agents.id}
    ), waiting as (
      insert into ${waitingAgents} (agent_id, due_at)
      select id, case frequency ${due} end from found where writes order by id
      on conflict (agent_id) do update set due_at = excluded.due_at where excluded.due_at < ${waitingAgents.dueAt}
    ), stored as (
      insert into ${agentHits} (agent_id, posting_id, found_at, told)
      select id, ${postingId}::int, ${now.toISOString()}::timestamptz, not writes from found order by id
      on conflict do nothing returning 1
    )
    select count(*)::int as stored from stored`);
  return result.rows[0]?.stored ?? 0;
}
