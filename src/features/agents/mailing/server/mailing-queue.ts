import { and, count, eq, exists, gte, inArray, lte, min, sql } from 'drizzle-orm';
import { mailAttempts, mailMessages } from '#host/mail/mail-table.ts';
import { localDay, localInstant } from '#kit/dates.ts';
import { waitingAgents } from '../../server/agent-table.ts';
import { type MailingDeps, templateNames } from './mailing-jobs.ts';

/** Status of the agent mail queue, for administrators. */
export interface AgentQueue {
  /** Number of agents with pending mail, due at any time. */
  waiting: number;
  /** Number of agents whose mail is due, and the earliest due time. */
  due: number;
  oldestDue: Date | null;
  /** Mails not sent yet (new and being retried), and mails that failed for good today. */
  queued: number;
  retrying: number;
  failedToday: number;
  /** Max mails per minute. */
  perMinute: number;
}

export async function readAgentQueue({
  database: { executor },
  clock,
  mailer,
  mails,
  perMinute,
}: Pick<MailingDeps, 'database' | 'clock' | 'mailer' | 'mails' | 'perMinute'>): Promise<AgentQueue> {
  const now = clock.now();
  const names = templateNames(mails);
  const [due] = await executor
    .select({ agents: count(), oldest: min(waitingAgents.dueAt) })
    .from(waitingAgents)
    .where(lte(waitingAgents.dueAt, now));
  const triedToday = executor
    .select({ one: sql`1` })
    .from(mailAttempts)
    .where(and(eq(mailAttempts.mailId, mailMessages.id), gte(mailAttempts.createdAt, localInstant(localDay(now), 0))));
  const failed = and(eq(mailMessages.state, 'failed'), inArray(mailMessages.template, names), exists(triedToday));
  return {
    waiting: await executor.$count(waitingAgents),
    due: due?.agents ?? 0,
    oldestDue: due?.oldest ?? null,
    ...(await mailer.backlog(executor, names)),
    failedToday: await executor.$count(mailMessages, failed),
    perMinute,
  };
}
