import { z } from 'zod';
import { addDays, localDay } from '#kit/dates.ts';
import { localDayField } from '#kit/fields.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { longestPauseDays } from '../agent-limits.ts';

const today = (): string => localDay(new Date());

/** The day from which an agent sends mail again: after today, within a year (rules.md#agents). */
export const agentPause = z.object({
  pausedUntil: z
    .string()
    .min(1)
    .pipe(localDayField)
    .refine((day) => day > today(), issueCode('date-past'))
    .refine((day) => day <= addDays(today(), longestPauseDays), issueCode('pause-too-long')),
});
export type AgentPause = z.output<typeof agentPause>;
