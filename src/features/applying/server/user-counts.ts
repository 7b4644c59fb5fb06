import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import type { UserCounts } from '#features/accounts/server/index.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { applications } from './application-table.ts';
import { sentBy } from './sent-by.ts';

/** Counts of applications and postings for user administration. */
export const userCounts: UserCounts = {
  sentApplications: (executor, accountId) => executor.$count(applications, sentBy(accountId)),

  async ofCompany(executor, employerId, now) {
    const own = eq(postings.employerId, employerId);
    const [[row], receivedApplications] = await Promise.all([
      executor
        .select({
          postings: count(),
          livePostings:
            sql<number>`count(*) filter (where ${and(eq(postings.state, 'active'), gte(postings.liveUntil, now))})`.mapWith(
              Number,
            ),
        })
        .from(postings)
        .where(own),
      executor.$count(
        applications,
        inArray(applications.postingId, executor.select({ id: postings.id }).from(postings).where(own)),
      ),
    ]);
    return { postings: row?.postings ?? 0, livePostings: row?.livePostings ?? 0, receivedApplications };
  },
};
