import { and, count, eq, exists, gte, inArray, lte, min, sql } from 'drizzle-orm';
import { mailAttempts, mailMessages } from '#host/mail/mail-table.ts';
import { localDay, localInstant } from '#kit/dates.ts';
import { waitingAgents } from '../../server/agent-table.ts';
import { type MailingDeps, templateNames } from './mailing-jobs.ts';

/** How far agents have come with their mails, for administrators. */
export interface AgentQueue {
  /** Agents that have something to write, at whatever time. */
  waiting: number;
  /** Those whose time has come, and since when the first of them. */
  due: number;
  oldestDue: Date | null;
  /** Mails that were written and not sent yet, and those given up today. */
  queued: number;
  retrying: number;
  failedToday: number;
  /** Mails that may be written in a minute. */
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
