import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { EmployerPostings } from '#features/employers/server/index.ts';
import { liveCondition } from './posting-live.ts';
import { postings } from './posting-table.ts';

/** Implements what the employers feature needs to know of postings. */
export const employerPostings: Pick<EmployerPostings, 'countsOf' | 'everPublished' | 'existOf'> = {
  async countsOf(executor, employerIds, now) {
    if (employerIds.length === 0) return new Map();
    const rows = await executor
      .select({
        employerId: postings.employerId,
        live: sql<number>`(count(*) filter (where ${liveCondition(now)}))::int`,
        inReview: sql<number>`(count(*) filter (where ${postings.state} = 'in_review'))::int`,
      })
      .from(postings)
      .where(inArray(postings.employerId, [...employerIds]))
      .groupBy(postings.employerId);
    return new Map(rows.map(({ employerId, ...counts }) => [employerId, counts]));
  },

  async everPublished(executor, employerId) {
    const rows = await executor
      .select({ id: postings.id })
      .from(postings)
      .where(and(eq(postings.employerId, employerId), isNotNull(postings.firstPublishedAt)))
      .limit(1);
    return rows.length > 0;
  },

  async existOf(executor, employerId) {
    const rows = await executor
      .select({ id: postings.id })
      .from(postings)
      .where(eq(postings.employerId, employerId))
      .limit(1);
    return rows.length > 0;
  },
};
