import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import type { Summary } from '../fields.ts';
import { countWaiting } from './inbox-store.ts';
import { countApplications, countMails, countPostings, countUsers } from './summary-store.ts';

const WEEK = 7 * 86_400_000;

/** The counts an administrator begins with; a few queries, whatever there is. */
export const createSummaryService = ({
  database: { executor },
  clock,
}: {
  database: Database;
  clock: Clock;
}) => ({
  async get(actor: Actor): Promise<Summary> {
    requireType(actor, 'admin');
    const now = clock.now();
    const weekAgo = new Date(now.getTime() - WEEK);
    const [users, postings, applicationsThisWeek, messages, mails] = await Promise.all([
      countUsers(executor, weekAgo),
      countPostings(executor, now),
      countApplications(executor, weekAgo),
      countWaiting(executor),
      countMails(executor),
    ]);
    return { ...users, ...postings, applicationsThisWeek, ...messages, ...mails };
  },
});

export type SummaryService = ReturnType<typeof createSummaryService>;
