import { z } from 'zod';
import { defineJob } from '#host/jobs/jobs.ts';
import { tokenPurposes } from './account-table.ts';

/** Deletes sessions that ended or expired a week ago (rules.md#retention). */
export const deleteExpiredSessionsJob = defineJob({ name: 'accounts.forget-sessions', cron: '23 3 * * *' });

/** Mails the instructions requested for an address; `accountId` is null if no account has the address. */
export const sendInstructionsJob = defineJob({
  name: 'accounts.send-instructions',
  payload: z.object({
    purpose: z.enum(tokenPurposes),
    accountId: z.string().nullable(),
    redirectUrl: z.string().nullable().default(null),
    /** Requested by a browser that has signed in to the account before. */
    known: z.boolean().default(false),
  }),
});

export const endedRetentionDays = 7;
