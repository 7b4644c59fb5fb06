import { and, isNotNull, lt } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import { localDay, localInstant } from '#kit/dates.ts';
import { postingReports } from '../../server/report-table.ts';
import { contactMessages } from './contact-table.ts';

/** Deletes old messages to the provider, old reports of postings, and reporter keys of previous days. */
export const deleteExpiredMessagesJob = defineJob({ name: 'contact.forget-messages', cron: '53 3 * * *' });

/** Documented in the privacy policy and in docs/operations.md. */
const retentionMonths = 24;

export async function deleteExpiredMessages(executor: Executor, now: Date): Promise<void> {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() - retentionMonths);
  await executor.delete(contactMessages).where(lt(contactMessages.createdAt, until));
  await executor.delete(postingReports).where(lt(postingReports.createdAt, until));
  await executor
    .update(postingReports)
    .set({ reporter: null })
    .where(and(isNotNull(postingReports.reporter), lt(postingReports.createdAt, localInstant(localDay(now), 0))));
}
