import { addDays, localDay, localInstant } from '#kit/dates.ts';
import type { AgentFrequency } from './frequency.ts';

/** Minutes during which an agent's hits are collected into one mail. */
const gatheredMinutes = 15;
/** Time of daily and weekly mails, in minutes since local midnight. */
const mailingMinute = 7 * 60;

const dayOfWeek = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
const monday = 1;

/**
 * When an agent sends the mail about a hit found `at` this time: 15 minutes later, at the next 7 a.m., or on the next
 * Monday at 7 a.m., local time (rules.md#agent-mails).
 */
export function nextMailing(frequency: AgentFrequency, at: Date): Date {
  if (frequency === 'instant') return new Date(at.getTime() + gatheredMinutes * 60_000);
  for (let day = localDay(at); ; day = addDays(day, 1)) {
    const instant = localInstant(day, mailingMinute);
    if (instant > at && (frequency === 'daily' || dayOfWeek(day) === monday)) return instant;
  }
}
