import { addDays, localDay, localInstant } from '#kit/dates.ts';
import type { AgentFrequency } from './frequency.ts';

/** Minutes in which what an agent finds is gathered for one mail. */
const gatheredMinutes = 15;
/** The local minute of the day of daily and weekly mails. */
const mailingMinute = 7 * 60;

const dayOfWeek = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
const monday = 1;

/**
 * When an agent that has found something `at` this moment writes about it: a quarter of an hour later, at the next 7 in
 * the morning, or on the next Monday at 7, local time (rules.md#agent-mails).
 */
export function nextMailing(frequency: AgentFrequency, at: Date): Date {
  if (frequency === 'instant') return new Date(at.getTime() + gatheredMinutes * 60_000);
  for (let day = localDay(at); ; day = addDays(day, 1)) {
    const instant = localInstant(day, mailingMinute);
    if (instant > at && (frequency === 'daily' || dayOfWeek(day) === monday)) return instant;
  }
}
