import { and, asc, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { liveCondition } from './posting-live.ts';
import { postings } from './posting-table.ts';

/** A page and when what it shows of postings was last changed. */
export interface Addressed<Id> {
  id: Id;
  lastModified: Date;
}

/** Pages with ids, in blocks of ids that are numbered from 1. */
export interface AddressBlocks {
  /** Numbers of the blocks that hold any. */
  blocks(): Promise<Addressed<number>[]>;
  inBlock(block: number): Promise<Addressed<number>[]>;
}

/** What search engines may know of live postings; ended ones are in none of it. */
export interface PostingAddresses {
  postings: AddressBlocks;
  /** Employers with live postings. */
  employers: AddressBlocks;
  /** Codes of categories that have live postings. */
  categories(): Promise<Addressed<string>[]>;
  /** Tags of places (`placeClosure`) that have live postings. */
  placeTags(): Promise<Addressed<string>[]>;
  /** Time of the newest change of a live posting; null when there is none. */
  lastModified(): Promise<Date | null>;
}

const blockSize = 2000;

/** The latest edit, publication or renewal. */
const lastModified =
  sql<Date>`extract(epoch from max(greatest(${postings.updatedAt}, ${postings.firstPublishedAt}, ${postings.lastRenewedAt})))`.mapWith(
    (seconds) => new Date(Math.round(Number(seconds) * 1000)),
  );

/** Reads what the sitemap names, as it is at the clock's time. */
export function createPostingAddresses(deps: { database: Database; clock: Clock }): PostingAddresses {
  const { database, clock } = deps;

  const grouped = <Id extends number | string>(id: SQL, where?: SQL): Promise<Addressed<Id>[]> =>
    database.executor
      .select({ id: sql<Id>`${id}`.as('id'), lastModified })
      .from(postings)
      .where(and(liveCondition(clock.now()), where))
      .groupBy(sql`1`)
      .orderBy(asc(sql`1`));

  const byId = (id: SQL): AddressBlocks => ({
    blocks: () => grouped(sql`(${id} - 1) / ${sql.raw(String(blockSize))} + 1`),
    inBlock: (block) =>
      grouped(id, sql`${id} between ${(block - 1) * blockSize + 1} and ${block * blockSize}`),
  });

  return {
    postings: byId(sql`${postings.id}`),
    employers: byId(sql`${postings.employerId}`),
    categories: () => grouped(sql`unnest(${postings.categories})`),
    placeTags: () => grouped(sql`unnest(${postings.placeTags})`),

    async lastModified() {
      const [row] = await database.executor
        .select({ count: sql<number>`count(*)::int`, lastModified })
        .from(postings)
        .where(liveCondition(clock.now()));
      return row && row.count > 0 ? row.lastModified : null;
    },
  };
}
