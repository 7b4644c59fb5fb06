import { lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/jobs.ts';
import { contactMessages } from './contact-table.ts';

/** Forgets old messages to the provider. */
export const forgetMessagesJob = defineJob({ name: 'contact.forget-messages', payload: z.object({}) });

/** Told in the privacy policy and in docs/operations.md. */
const keptMonths = 24;

export async function forgetMessages(executor: Executor, now: Date): Promise<void> {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() - keptMonths);
  await executor.delete(contactMessages).where(lt(contactMessages.createdAt, until));
}
