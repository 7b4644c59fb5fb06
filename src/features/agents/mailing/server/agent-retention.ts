import { sql } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { alertLinkDays, endedAlertDays } from '../../agent-limits.ts';
import { agentHits, agentMails, agents, alertRequests, waitingAgents } from '../../server/agent-table.ts';

/** Deletes old hits and mails of agents, ended alerts, and orphaned rows, every night. */
export const deleteExpiredHitsJob = defineJob({
  name: 'agents.forget',
  cron: '19 4 * * *',
  expireInSeconds: 3600,
});

/** Retention in days: hits longer than a posting is live, mails a little longer than an agent may be unused. */
export const hitDays = 120;
export const mailDays = 400;
/** Rows per statement, to keep locks short. */
const batchSize = 5000;
/** Agent ids scanned per statement. */
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

  /** Deletes old hits of a range of agents, and those of deleted agents and postings. */
  const deleteHits = (from: number, to: number) =>
    executor.execute(sql`delete from ${agentHits} h where h.agent_id between ${from} and ${to} and (
      h.found_at < ${daysAgo(hitDays)}
      or not exists (select from ${agents} a where a.id = h.agent_id)
      or not exists (select from ${postings} p where p.id = h.posting_id))`);

  /** Alerts that have been off or inactive for a while, with their addresses, and unused links to confirm one. */
  const deleteAlerts = async (): Promise<void> => {
    const ended = sql`${daysAgo(endedAlertDays)}`;
    await executor.delete(agents).where(
      sql`${agents.guestEmail} is not null and (${agents.restingSince} < ${ended}
        or not ${agents.emailNotifications} and ${agents.switchedAt} < ${ended})`,
    );
    await executor.delete(alertRequests).where(sql`${alertRequests.createdAt} < ${daysAgo(alertLinkDays)}`);
  };

  await jobs.handle(deleteExpiredHitsJob, async () => {
    await deleteAlerts();
    const { rows } = await executor.execute<{ last: number | null }>(
      sql`select max(agent_id) as last from ${agentHits}`,
    );
    // Uses the primary key, which starts with the agent id, so no index on the age is needed.
    for (let from = 0; from <= (rows[0]?.last ?? -1); from += idsAtOnce) await deleteHits(from, from + idsAtOnce - 1);
    await executor.execute(
      sql`delete from ${waitingAgents} w where not exists (select from ${agents} a where a.id = w.agent_id)`,
    );
    const oldMails = sql`select id from ${agentMails} where created_at < ${daysAgo(mailDays)} limit ${batchSize}`;
    await inBatches(() => executor.execute(sql`delete from ${agentMails} where id in (${oldMails})`));
  });
}
