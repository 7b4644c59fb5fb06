import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { placeClosure } from '#features/catalog/place-tree.ts';
import { type PostingRow, postings } from '#features/postings/server/posting-table.ts';
import { readingFrom } from '#host/database/read-database.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting, setState } from '#tests/builders/posting-builder.ts';
import { latestInSql } from '#tests/support/addresses-in-sql.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { createLiveAddresses } from './live-addresses.ts';
import { createPostingIndex } from './posting-index.ts';

const app = await createTestApplication();
const { executor } = app.database;
const index = createPostingIndex({ readDatabase: readingFrom(app.database), searchFreshMs: 0 });
const addresses = createLiveAddresses({ index, clock: app.clock });
const blockSize = 2000;

const towns = ['vracar', 'nis', 'cela-srbija', 'inostranstvo'];
const fields = ['it-softver', 'zanati', 'trgovina', 'finansije'];
const rows: PostingRow[] = [];

const minutesAgo = (minutes: number): Date => new Date(app.clock.now().getTime() - minutes * 60_000);

/** Creates postings on both sides of two block boundaries, last changed by edit, publication or renewal. */
const fill = async (): Promise<void> => {
  const owners = [await buildEmployer(app), await buildEmployer(app), await buildEmployer(app)];
  await executor.execute(sql.raw(`alter table postings alter column id restart with ${blockSize - 6}`));
  for (let at = 0; at < 24; at += 1) {
    if (at === 14)
      await executor.execute(sql.raw(`alter table postings alter column id restart with ${3 * blockSize}`));
    const locations = [towns[at % towns.length] as string];
    const posting = await buildPosting(app, {
      employerId: (owners[at % owners.length] as (typeof owners)[number]).row.id,
      categories: [fields[at % 3] as string, fields[(at * 2) % 3] as string],
      locations,
      placeTags: placeClosure(locations),
      firstPublishedAt: minutesAgo(10 + ((at * 7) % 50)),
      updatedAt: minutesAgo(5 + ((at * 13) % 60)),
      lastRenewedAt: at % 4 === 0 ? minutesAgo((at * 11) % 40) : null,
      liveUntil: new Date(app.clock.now().getTime() + (at % 5 === 0 ? 60_000 : 86_400_000)),
      state: at % 7 === 6 ? 'in_review' : 'active',
    });
    rows.push(posting);
  }
};

/** All data for the sitemap, from memory and by SQL. */
const fromMemory = async () => ({
  blocks: await addresses.postings.blocks(),
  first: await addresses.postings.inBlock(1),
  second: await addresses.postings.inBlock(2),
  none: await addresses.postings.inBlock(9),
  companyBlocks: await addresses.employers.blocks(),
  companies: await addresses.employers.inBlock(1),
  categories: await addresses.categories(),
  placeTags: await addresses.placeTags(),
  lastModified: await addresses.lastModified(),
});

const fromSql = async (): Promise<Awaited<ReturnType<typeof fromMemory>>> => {
  const now = app.clock.now();
  const { id, employerId, categories, placeTags } = postings;
  const blocksOf = (of: typeof id | typeof employerId) =>
    latestInSql<number>(executor, now, sql`(${of} - 1) / ${sql.raw(String(blockSize))} + 1`);
  const inBlock = (of: typeof id | typeof employerId, block: number) =>
    latestInSql<number>(
      executor,
      now,
      sql`${of}`,
      sql`${of} between ${(block - 1) * blockSize + 1} and ${block * blockSize}`,
    );
  return {
    blocks: await blocksOf(id),
    first: await inBlock(id, 1),
    second: await inBlock(id, 2),
    none: await inBlock(id, 9),
    companyBlocks: await blocksOf(employerId),
    companies: await inBlock(employerId, 1),
    categories: await latestInSql<string>(executor, now, sql`unnest(${categories})`),
    placeTags: await latestInSql<string>(executor, now, sql`unnest(${placeTags})`),
    lastModified: (await latestInSql<number>(executor, now, sql`0`))[0]?.lastModified ?? null,
  };
};

beforeAll(fill);

describe('what the sitemap names is in memory what it is in the database', () => {
  test('in blocks of ids, by company, field and place, with the latest edit, publication or renewal', async () => {
    const known = await fromMemory();
    expect(known).toEqual(await fromSql());
    expect(known.blocks.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(known.none).toEqual([]);
    expect(known.companies).toHaveLength(3);
  });

  test('after edits, closings, renewals, removals and what has ended by the clock', async () => {
    const [first, second, third, fourth] = rows as [PostingRow, PostingRow, PostingRow, PostingRow];
    await executor
      .update(postings)
      .set({ updatedAt: app.clock.now(), categories: ['finansije'] })
      .where(eq(postings.id, first.id));
    await setState(executor, second.id, 'closed', app.clock.now());
    await executor.update(postings).set({ lastRenewedAt: app.clock.now() }).where(eq(postings.id, third.id));
    await setState(executor, fourth.id, 'removed', app.clock.now());
    expect(await fromMemory()).toEqual(await fromSql());
    app.clock.advance({ minutes: 2 });
    const later = await fromMemory();
    expect(later).toEqual(await fromSql());
    expect(later.first.map(({ id }) => id)).not.toContain(first.id);
  });

  test('when nothing is live', async () => {
    app.clock.advance({ days: 3 });
    expect(await fromMemory()).toEqual(await fromSql());
    expect(await addresses.lastModified()).toBeNull();
  });
});
