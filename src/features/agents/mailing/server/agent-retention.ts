import { sql } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { agentHits, agentMails, agents, waitingAgents } from '../../server/agent-table.ts';

/** Deletes, every night, old hits and mails of agents, and rows that belong to nothing any more. */
export const deleteExpiredHitsJob = defineJob({
  name: 'agents.forget',
  cron: '19 4 * * *',
  expireInSeconds: 3600,
});

/** Longer than a posting is live; and a little longer than an agent is let be without being used. */
export const hitDays = 120;
export const mailDays = 400;
/** Rows of one statement, so that none locks a table for long. */
const batchSize = 5000;
/** Ids that are looked through at a time. */
const idsAtOnce = 20_000;

const dayMs = 86_400_000;

export async function handleAgentRetention({
  database: { executor },
  clock,
  jobs,
}: Pick<Machinery, 'database' | 'clock' | 'jobs'>): Promise<void> {
  const daysAgo = (days: number): string => new Date(clock.now().getTime() - days * dayMs).toISOString();

  const inBatches = async (deleteSome: () => Promise<{ rowCount: number | null }>): Promise<void> => {
    for (;;) if (((await deleteSome()).rowCount ?? 0) < batchSize) return;
  };

  /** Hits of a range of agents: old ones, and those of agents and postings that are gone. */
  const deleteHits = (from: number, to: number) =>
    executor.execute(sql`delete from ${agentHits} h where h.agent_id between ${from} and ${to} and (
      h.found_at < ${daysAgo(hitDays)}
      or not exists (select from ${agents} a where a.id = h.agent_id)
      or not exists (select from ${postings} p where p.id = h.posting_id))`);

  await jobs.handle(deleteExpiredHitsJob, async () => {
    const { rows } = await executor.execute<{ last: number | null }>(
      sql`select max(agent_id) as last from ${agentHits}`,
    );
    // By the table’s key, which begins with the agent: no index of the age is needed.
    for (let from = 0; from <= (rows[0]?.last ?? -1); from += idsAtOnce) await deleteHits(from, from + idsAtOnce - 1);
    await executor.execute(
      sql`delete from ${waitingAgents} w where not exists (select from ${agents} a where a.id = w.agent_id)`,
    );
    const oldMails = sql`select id from ${agentMails} where created_at < ${daysAgo(mailDays)} limit ${batchSize}`;
    await inBatches(() => executor.execute(sql`delete from ${agentMails} where id in (${oldMails})`));
  });
}
