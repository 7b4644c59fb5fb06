import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { searchPostings } from '#features/finding/search/contract.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { searchWordsVersion } from './posting-search-text.ts';
import { postings } from './posting-table.ts';
import { renewSearchWordsJob } from './search-words-jobs.ts';
import { renameCompany, renewSearchWords, rewriteSearchWords, wordsAtOnce } from './search-words-store.ts';

const app = await createTestApplication();
const { database } = app;

/** As written by a program that still had the synonyms of the category among the words. */
const age = (id: number, searchVersion = 0) =>
  database.executor
    .update(postings)
    .set({
      search: sql`to_tsvector('serbian', 'polise')`,
      searchHead: sql`to_tsvector('serbian', 'polise')`,
      searchVersion,
    })
    .where(eq(postings.id, id));
const rowOf = async (id: number) => {
  const [row] = await database.executor.select().from(postings).where(eq(postings.id, id));
  return row;
};
const search = async (q: string) =>
  (await app.call(searchPostings, { query: { q } })).data.map(({ id }) => id).sort((a, b) => a - b);
const stale = async () =>
  (
    await database.executor
      .select({ id: postings.id })
      .from(postings)
      .where(sql`search_version <> ${searchWordsVersion}`)
      .orderBy(asc(postings.id))
  ).map(({ id }) => id);
const renew = () => app.jobs.send(database.executor, renewSearchWordsJob, {});

test('after a start postings with older words are found by the words of today and by no others', async () => {
  const { id } = await buildPosting(app, {
    company: 'Kvasac Print',
    positionTitle: 'Slovoslagač',
    categories: ['osiguranje'],
  });
  const today = await rowOf(id);
  await age(id);
  expect(await search('polise')).toEqual([id]);
  expect(await search('slovoslagač')).toEqual([]);

  // The start of the application has asked for it.
  await app.jobs.runPending();
  expect(await search('polise')).toEqual([]);
  expect(await search('slovoslagač')).toEqual([id]);
  expect(await search('kvasac slovoslagač')).toEqual([id]);
  const { changedTx: _, ...renewed } = (await rowOf(id)) ?? {};
  expect(today).toMatchObject(renewed);
});

test('words that were changed by hand are written anew, some at a time and each once', async () => {
  const build = () => buildPosting(app, { company: 'Kvasac Print' });
  const postings = [await build(), await build(), await build()];
  const [first, , third] = postings.map(({ id }) => id) as [number, number, number];
  const before = await rowOf(third);
  for (const { id } of postings) await age(id, searchWordsVersion);
  const run = (after: number) => database.transaction((tx) => rewriteSearchWords(tx, after, 2));
  expect(await run(first - 1)).toEqual({ written: 2, last: third - 1 });
  expect((await rowOf(third))?.search).toBe("'polis':1");
  expect(await run(third - 1)).toEqual({ written: 1, last: third });
  expect((await rowOf(third))?.search).toBe(before?.search);
  expect(await run(third)).toEqual({ written: 0, last: third });
});

test('once more changes nothing, so that no index reads it again', async () => {
  const { id } = await buildPosting(app);
  await age(id);
  await renew();
  await app.jobs.runPending();
  const before = await rowOf(id);
  expect(before?.searchVersion).toBe(searchWordsVersion);
  await renew();
  await app.jobs.runPending();
  expect(await rowOf(id)).toEqual(before);
});

test('more than one statement takes follow one another to the end', async () => {
  const { row } = await buildEmployer(app, { company: 'Kvarc' });
  const { id } = await buildPosting(app, { employerId: row.id, positionTitle: 'Litograf' });
  await age(id);
  await database.executor.execute(sql`insert into postings (employer_id, state, product_group, product_duration, priority,
      position_title, contract_type, job_type, content_type, created_at, updated_at, search, search_head)
    select employer_id, state, product_group, product_duration, priority, position_title, contract_type, job_type,
      content_type, created_at, updated_at, search, search_head
    from postings, generate_series(1, ${2 * wordsAtOnce}) where id = ${id}`);
  expect(await stale()).toHaveLength(2 * wordsAtOnce + 1);
  await renew();
  // Two full ones, one with the last posting, one that finds none.
  expect(await app.jobs.runPending()).toBe(4);
  expect(await stale()).toEqual([]);
  await database.executor.delete(postings).where(eq(postings.employerId, row.id));
});

test('two processes share the work, and an interrupted one leaves the rest to the next', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const { id } = await buildPosting(app);
    await age(id);
    ids.push(id);
  }
  const take = () => database.transaction((tx) => renewSearchWords(tx, 2));
  await database.transaction(async (tx) => {
    expect(await renewSearchWords(tx, 2)).toBe(2);
    expect(await take()).toBe(2);
  });
  expect(await stale()).toEqual(ids.slice(4));
  const broken = database.transaction(async (tx) => {
    await renewSearchWords(tx, 2);
    throw new Error('the power is gone');
  });
  await expect(broken).rejects.toThrow('the power is gone');
  expect(await stale()).toEqual(ids.slice(4));
  await renew();
  await app.jobs.runPending();
  expect(await stale()).toEqual([]);
});

test('words of a newer program stay', async () => {
  const { id } = await buildPosting(app);
  await age(id, searchWordsVersion + 1);
  expect(await renewSearchWords(database.executor, 10)).toBe(0);
  expect(await search('polise')).toEqual([id]);
  await age(id);
});

test('a company that is renamed takes its postings to the words of today', async () => {
  const { id, employerId } = await buildPosting(app, { company: 'Kvarc' });
  await age(id);
  await database.transaction((tx) => renameCompany(tx, employerId, 'Novi Kvarc'));
  expect(await stale()).not.toContain(id);
});
