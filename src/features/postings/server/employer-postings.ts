import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { EmployerPostings } from '#features/employers/server/index.ts';
import { liveCondition } from './posting-live.ts';
import { postings } from './posting-table.ts';

/** The other end of the stated pay in net dinars per month: conversions keep the ratio of both (`inNetDinars`). */
const lowestPay = sql`${postings.salaryFilter}::float8 * coalesce(${postings.salaryMin}, ${postings.salaryMax})
  / nullif(coalesce(${postings.salaryMax}, ${postings.salaryMin}), 0)`;

/** Implements what the employers feature needs to know of postings. */
export const employerPostings: Pick<EmployerPostings, 'countsOf' | 'everPublished' | 'existOf' | 'factsOf'> = {
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

  async factsOf(executor, employerIds, now) {
    if (employerIds.length === 0) return new Map();
    const rows = await executor
      .select({
        employerId: postings.employerId,
        code: sql<string>`${postings.categories}[1]`,
        ids: sql<number[]>`array_agg(${postings.id})`,
        withPay: sql<number>`count(${postings.salaryFilter})::int`,
        from: sql<number | null>`round(min(${lowestPay}))::int`,
        to: sql<number | null>`max(${postings.salaryFilter})`,
      })
      .from(postings)
      .where(and(inArray(postings.employerId, [...employerIds]), liveCondition(now)))
      .groupBy(postings.employerId, sql`2`)
      .orderBy(sql`count(*) desc`, sql`2`);
    return new Map(
      [...Map.groupBy(rows, ({ employerId }) => employerId)].map(([id, fields]) => {
        const lows = fields.flatMap(({ from }) => from ?? []);
        const highs = fields.flatMap(({ to }) => to ?? []);
        const facts = {
          live: fields.reduce((sum, { ids }) => sum + ids.length, 0),
          withPay: fields.reduce((sum, { withPay }) => sum + withPay, 0),
          pay: lows.length > 0 ? { from: Math.min(...lows), to: Math.max(...highs) } : null,
          fields: fields.map(({ code, ids }) => ({ code, postings: ids })),
        };
        return [id, facts];
      }),
    );
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
