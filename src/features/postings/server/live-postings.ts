import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import type { Executor } from '#host/database/database.ts';
import { localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { PostingPage } from '../fields.ts';
import { noFiles } from './posting-files.ts';
import { liveCondition } from './posting-live.ts';
import { toPostingPage } from './posting-rows.ts';
import { postings } from './posting-table.ts';

export interface LivePosting {
  posting: PostingPage;
  updatedAt: Date;
}

/** All postings that are live at one instant. */
export interface LivePostings {
  /**
   * Changes as soon as any of them is added, removed or changed, its company's name or address changes, or a new day
   * begins.
   */
  version: string;
  lastModified: Date;
  /** In the order of ids, a few in memory at a time. */
  read(language: Language): AsyncGenerator<LivePosting>;
}

/** Small enough that reading a batch delays nobody. */
const batchSize = 20;

const notCounted = { activePostings: 0, replies: null };

/** Summarises the live postings and provides them for reading; no transaction is open between the batches. */
export async function readLivePostings(executor: Executor, now: Date): Promise<LivePostings> {
  const [sum] = await executor
    .select({
      count: sql<number>`count(*)::int`,
      ids: sql<string>`coalesce(sum(${postings.id}), 0)::text`,
      transaction: sql<string>`coalesce(max(${postings.changedTx}::text::bigint), 0)::text`,
      updated: sql<string>`coalesce(extract(epoch from max(${postings.updatedAt})), 0)::text`,
      companies: sql<string>`coalesce(sum(hashtext(concat_ws(chr(10), ${employers.company}, ${employers.location}, ${employers.postal}, ${employers.address}))), 0)::text`,
    })
    .from(postings)
    .innerJoin(employers, eq(employers.id, postings.employerId))
    .where(liveCondition(now));
  const { count = 0, ids = '0', transaction = '0', updated = '0', companies = '0' } = sum ?? {};

  return {
    version: `${localDay(now)} ${count} ${ids} ${transaction} ${updated} ${companies}`,
    lastModified: count === 0 ? now : new Date(Math.round(Number(updated) * 1000)),
    async *read(language) {
      let last = 0;
      for (;;) {
        const rows = await executor
          .select({ posting: postings, employer: employers })
          .from(postings)
          .innerJoin(employers, eq(employers.id, postings.employerId))
          .where(and(liveCondition(now), gt(postings.id, last)))
          .orderBy(asc(postings.id))
          .limit(batchSize);
        for (const { posting, employer } of rows) {
          last = posting.id;
          yield {
            posting: toPostingPage({ ...posting, badge: true }, employer, notCounted, noFiles, {
              language,
              now,
            }),
            updatedAt: posting.updatedAt,
          };
        }
        if (rows.length < batchSize) return;
      }
    },
  };
}
