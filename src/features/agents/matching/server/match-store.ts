import { sql } from 'drizzle-orm';
import { liveCondition } from '#features/postings/server/posting-live.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { localDay } from '#kit/dates.ts';
import { agentFrequencies } from '../../frequency.ts';
import { nextMailing } from '../../mail-times.ts';
import { agentHits, agents, matchedPostings, waitingAgents } from '../../server/agent-table.ts';

/** Days after which a posting that no agent was compared with is no news any more. */
const newsDays = 14;

/** Postings that have gone live and were compared with no agent yet, in the order in which they went live. */
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

/** Notes that a posting is being compared with all agents. False: it has been, or is by another worker that has just finished. */
export async function claimPosting(tx: Executor, postingId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(matchedPostings)
    .values({ postingId, matchedAt: now })
    .onConflictDoNothing()
    .returning({ id: matchedPostings.postingId });
  return rows.length > 0;
}

/**
 * Stores which agents a posting fits, of those that are older than it, and which of them have something to write and when;
 * what agents that do not write now find is never mailed. Returns how many were stored. One statement, for thirty thousand
 * agents as for one.
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
  // A row that waits already is locked by this even where nothing is written: who sends it meanwhile is waited for, and what is
  // found now waits anew. In the order of the ids, so that two postings lock the same agents one after the other and not crosswise.
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
