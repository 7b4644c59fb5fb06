import { z } from 'zod';
import { defineJob } from '#platform/jobs/jobs.ts';

/** Forgets sessions that ended or ran out a week ago (conventions §13: expired tokens 7 days). */
export const forgetSessionsJob = defineJob({ name: 'accounts.forget-sessions', payload: z.object({}) });

export const keptEndedDays = 7;
