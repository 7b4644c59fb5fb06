import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SoldPostings } from '#features/advertising/server/index.ts';
import { postingPeriods, postings } from './posting-table.ts';

/** Implements what the advertising feature needs to know of postings and their periods. */
export const soldPostings: SoldPostings = {
  async titles(executor, ids) {
    if (ids.length === 0) return new Map();
    const rows = await executor
      .select({ id: postings.id, positionTitle: postings.positionTitle })
      .from(postings)
      .where(inArray(postings.id, [...ids]));
    return new Map(rows.map(({ id, positionTitle }) => [id, positionTitle]));
  },

  async countFreePeriods(executor, employerId, since) {
    const { startedAt, askedAt } = postingPeriods;
    const [row] = await executor
      .select({ count: count() })
      .from(postingPeriods)
      .innerJoin(postings, eq(postings.id, postingPeriods.postingId))
      .where(
        and(
          eq(postings.employerId, employerId),
          eq(postingPeriods.adType, 'free'),
          isNull(postingPeriods.droppedAt),
          sql`coalesce(${startedAt}, ${askedAt}) > ${since.toISOString()}`,
        ),
      );
    return row?.count ?? 0;
  },

  creditsUsed: (packageId) => sql<number>`(
  select count(*) from ${postingPeriods}
  where ${postingPeriods.packageId} = ${packageId} and ${postingPeriods.droppedAt} is null
)`,

  async usesOf(executor, packageIds) {
    if (packageIds.length === 0) return [];
    const rows = await executor
      .select({
        packageId: postingPeriods.packageId,
        askedAt: postingPeriods.askedAt,
        droppedAt: postingPeriods.droppedAt,
        posting: { id: postings.id, positionTitle: postings.positionTitle },
      })
      .from(postingPeriods)
      .innerJoin(postings, eq(postings.id, postingPeriods.postingId))
      .where(inArray(postingPeriods.packageId, [...packageIds]))
      .orderBy(asc(postingPeriods.askedAt), asc(postingPeriods.id));
    return rows.map(({ packageId, ...use }) => ({ ...use, packageId: packageId as number }));
  },
};
