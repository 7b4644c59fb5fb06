import { eq, gte, type SQL, sql } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { employers } from '#features/employers/server/employer-table.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import { type LocalDay, localInstant } from '#kit/dates.ts';
import { postingDailyViews } from './statistics-table.ts';

/** Adds up what is counted of each posting of an employer, posting by posting: so the index of each is used. */
const sumOfPostings = async (executor: Executor, employerId: number, ofPosting: SQL): Promise<number> => {
  const [row] = await executor
    .select({ sum: sql<number>`coalesce(sum((${ofPosting})), 0)::int` })
    .from(postings)
    .where(eq(postings.employerId, employerId));
  return row?.sum ?? 0;
};

/** Views of all postings of an employer from a day on. */
export const countViewsSince = (executor: Executor, employerId: number, since: LocalDay): Promise<number> =>
  sumOfPostings(
    executor,
    employerId,
    sql`select sum(${postingDailyViews.count}) from ${postingDailyViews}
      where ${postingDailyViews.postingId} = ${postings.id} and ${postingDailyViews.day} >= ${since}`,
  );

const countApplications = (executor: Executor, employerId: number, condition: SQL): Promise<number> =>
  sumOfPostings(
    executor,
    employerId,
    sql`select count(*) from ${applications} where ${applications.postingId} = ${postings.id} and ${condition}`,
  );

/** Applications to all postings of an employer from the beginning of a day on. */
export const countApplicationsSince = (executor: Executor, employerId: number, since: LocalDay) =>
  countApplications(executor, employerId, gte(applications.createdAt, localInstant(since, 0)));

/** Unopened applications, besides those that were withdrawn. */
export const countNewApplications = (executor: Executor, employerId: number) =>
  countApplications(
    executor,
    employerId,
    sql`${applications.openedAt} is null and ${applications.withdrawnAt} is null`,
  );

/** Address of the company's logo; null without one. */
export async function findLogo(executor: Executor, employerId: number): Promise<string | null> {
  const [company] = await executor
    .select({ fileId: employers.logoFileId })
    .from(employers)
    .where(eq(employers.id, employerId));
  return company?.fileId ? publicFileAddress(company.fileId) : null;
}
