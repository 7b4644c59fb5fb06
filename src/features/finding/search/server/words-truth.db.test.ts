import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeClosure } from '#features/catalog/place-tree.ts';
import { searchColumns } from '#features/postings/server/posting-search-text.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { renameCompany } from '#features/postings/server/search-words-store.ts';
import { readingFrom } from '#host/database/read-database.ts';
import { createTurns } from '#host/turns.ts';
import { ranksOf } from '#search/internal/query-rank.ts';
import { QueryMatch } from '#search/query-match.ts';
import { parseQuery, printQuery, type TextQuery, wordsOf as wordsIn } from '#search/text-query.ts';
import { WordLists } from '#search/word-lists.ts';
import { splitQuestion } from '#search/words.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildPosting, setState } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import * as inSql from '#tests/support/words-in-sql.ts';
import { createIndexContent } from './index-content.ts';
import { createKeywords } from './keywords.ts';
import { readQuestion } from './question.ts';
import { createRelatedWords, type WordGroup } from './related-words.ts';
import { createWordMeanings } from './word-meanings.ts';
import { createWordSearch } from './word-search.ts';

const app = await createTestApplication();
const { database, clock } = app;
const { executor } = database;
const turn = createTurns();
const related = createRelatedWords();
const meanings = createWordMeanings();
const search = createWordSearch({ executor, related, meanings, turn });
const index = createIndexContent({ readDatabase: readingFrom(database), searchFreshMs: 0, turn, fewest: 15 });

/** Words with related names, forms of one stem, prefixes of each other, and words of no language. */
const titleWords = ['Prodavac', 'prodavačica', 'trgovac', 'Java programer', 'javascript', 'vozač', 'kamiona', 'vozača'];
const textWords = [
  'rad',
  'u timu',
  'timskog rada',
  'vozača',
  'prodavac',
  'java',
  'C++',
  'front-end',
  'firma.rs',
  'zlurad',
];
const companies = ['Prodavac plus', 'Vozač i sin', 'Java d.o.o.', 'Kvarc'];
const sentence = (from: readonly string[], most: number) =>
  fc.array(fc.constantFrom(...from), { minLength: 1, maxLength: most }).map((words) => words.join(' '));

const employersOf = await Promise.all(companies.map((company) => buildEmployer(app, { company })));
const ids: number[] = [];

const wordsOf = (title: string, text: string, company: string) => ({
  positionTitle: title,
  ...searchColumns({
    positionTitle: title,
    locations: ['nis'],
    company,
    categories: ['trgovina'],
    workModel: 'od-kuce',
    texts: [text],
  }),
});

const change = fc.record({
  act: fc.constantFrom('insert', 'insert', 'insert', 'edit', 'close', 'reopen', 'delete', 'rename', 'end'),
  which: fc.nat(200),
  title: sentence(titleWords, 4),
  text: sentence(textWords, 6),
  company: fc.constantFrom(...companies),
  priority: fc.constantFrom(1, 4),
  hours: fc.nat(50),
});

type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

/** Applies one change to the postings. */
async function carryOut({ act, which, title, text, company, priority, hours }: Change): Promise<void> {
  const id = ids[which % Math.max(1, ids.length)];
  const now = clock.now();
  const employer = employersOf[which % companies.length] as (typeof employersOf)[number];
  if (act === 'insert' || id === undefined) {
    const row = await buildPosting(app, {
      employerId: employer.row.id,
      priority,
      locations: ['nis'],
      placeTags: placeClosure(['nis']),
      firstPublishedAt: new Date(now.getTime() - hours * 3_600_000),
      contentType: 'short' as const,
      positionTitle: title,
      jobShortDescription: text,
    });
    await executor
      .update(postings)
      .set(wordsOf(title, text, company))
      .where(eq(postings.id, row.id));
    ids.push(row.id);
  } else if (act === 'edit')
    await executor
      .update(postings)
      .set(wordsOf(title, text, company))
      .where(eq(postings.id, id));
  else if (act === 'close') await setState(executor, id, 'closed', now);
  else if (act === 'reopen') await setState(executor, id, 'active', now);
  else if (act === 'end')
    await executor
      .update(postings)
      .set({ liveUntil: new Date(now.getTime() - hours) })
      .where(eq(postings.id, id));
  else if (act === 'rename')
    await database.transaction((tx) => renameCompany(tx, employer.row.id, `${company} ${which}`));
  else {
    // Rows are only deleted after the posting was removed.
    await setState(executor, id, 'removed', now);
    await index.upToDate();
    ids.splice(ids.indexOf(id), 1);
    await executor.delete(postings).where(eq(postings.id, id));
  }
}

const question = fc
  .record({
    words: fc.array(
      fc.constantFrom(...titleWords, ...textWords, 'prodav', 'jav*', '"rad u timu"', '"timskog rada"', 'kvarc', 'Niš'),
      { minLength: 1, maxLength: 4 },
    ),
    minus: fc.option(fc.constantFrom('-vozač', '-java', '-"rad u timu"', '-front-end'), { nil: '' }),
  })
  .map(({ words, minus }) => `${minus} ${words.join(' ')}`.trim());

/**
 * Whether PostgreSQL's order is well-defined: with more than six words of which a prefix and a whole word have the same
 * stem, it may rank by either; the index in memory uses the whole word.
 */
const isSettled = async (groups: readonly WordGroup[]): Promise<boolean> => {
  const { wide } = (await meanings.learn(executor, groups)).queryOf(groups, false);
  const words = wide ? wordsIn(wide) : [];
  return words.length <= 6 || new Set(words.map(({ stem }) => stem)).size === words.length;
};
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

test('words find in memory what they find in PostgreSQL, in the same order, whatever has happened', async () => {
  let found = 0;
  const contents = new Set<object>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 1, maxLength: 12 }),
      fc.array(question, { minLength: 3, maxLength: 6 }),
      async (changes, questions) => {
        for (const one of changes) await carryOut(one);
        await index.upToDate();
        await index.wordsRead();
        const content = index.current();
        contents.add(content);
        for (const q of questions) {
          const { words } = readQuestion(q, { chosen: () => [], isCompany: () => false });
          if (words.length === 0) continue;
          const groups = await related.group(executor, words);
          const expected = [...(await inSql.findByWords(executor, groups, clock.now()))];
          const slots = await search.find(content, words, clock.now());
          const mine = [...slots].map((slot) => content.columns.ids[slot] as number);
          if (await isSettled(groups)) expect(mine, q).toEqual(expected);
          else expect(sorted(mine), q).toEqual(sorted(expected));
          expect(await search.occurring(content, words, clock.now()), q).toEqual(
            await inSql.occurring(executor, words, clock.now()),
          );
          if (slots.length > 0) found += 1;
        }
      },
    ),
    { numRuns: 40 },
  );
  expect(found).toBeGreaterThan(40);
  // The slots were rebuilt in the course of the test.
  expect(contents.size).toBeGreaterThan(1);
}, 120_000);

const postingOf = async (title: string, text: string, company: string): Promise<number> => {
  const employer = employersOf[companies.indexOf(company)] as (typeof employersOf)[number];
  const { id } = await buildPosting(app, { employerId: employer.row.id, priority: 4 });
  await executor
    .update(postings)
    .set(wordsOf(title, text, company))
    .where(eq(postings.id, id));
  return id;
};

test('every band has its place: title, related name in the title, company, text, related names alone', async () => {
  for (const title of ['Trgovac vozač', 'Vozač', 'Prodavac vozač', 'Pekar', 'Trgovac'])
    for (const company of ['Prodavac plus', 'Kvarc'])
      for (const text of ['prodavac i vozač', 'ništa']) await postingOf(title, text, company);
  await index.upToDate();
  const content = index.current();
  for (const q of ['prodavac vozač', 'trgovac vozač', 'prodavačica', 'vozač prodavac kvarc']) {
    const { words } = readQuestion(q, { chosen: () => [], isCompany: () => false });
    const expected = await inSql.findByWords(executor, await related.group(executor, words), clock.now());
    const slots = await search.find(content, words, clock.now());
    expect(
      [...slots].map((slot) => content.columns.ids[slot]),
      q,
    ).toEqual([...expected]);
  }
});

test('what changes while the words of a start are read is found by its new words', async () => {
  const changing = await postingOf('Klempara', 'grumen', 'Kvarc');
  const staying = await postingOf('Klempara', 'grumen', 'Kvarc');
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const starting = createIndexContent({
    readDatabase: readingFrom(database),
    searchFreshMs: 0,
    turn: () => gate,
  });
  await starting.upToDate();
  await executor
    .update(postings)
    .set(wordsOf('Frkalica', 'grumen', 'Kvarc'))
    .where(eq(postings.id, changing));
  const added = await postingOf('Klempara', 'grumen', 'Kvarc');
  await starting.upToDate();
  release();
  await starting.wordsRead();
  const content = starting.current();
  const idsFor = async (q: string): Promise<number[]> => {
    const { words } = readQuestion(q, { chosen: () => [], isCompany: () => false });
    const slots = await search.find(content, words, clock.now());
    return sorted([...slots].map((slot) => content.columns.ids[slot] as number));
  };
  expect(await idsFor('klempara')).toEqual([staying, added]);
  expect(await idsFor('frkalica')).toEqual([changing]);
  expect(await idsFor('grumen')).toEqual([changing, staying, added]);
});

const place = fc.tuple(fc.integer({ min: 1, max: 140 }), fc.constantFrom('A', 'B'));
const someWords = ['a', 'ab', 'b', 'c', 'd'] as const;

test('ranks are the numbers of PostgreSQL', async () => {
  const vector = fc.uniqueArray(
    fc.record({
      word: fc.constantFrom(...someWords),
      places: fc.uniqueArray(place, { minLength: 1, maxLength: 5, selector: ([at]) => at }),
    }),
    { selector: ({ word }) => word, minLength: 1 },
  );
  const operand = fc.constantFrom("'a'", "'ab'", "'b'", "'c'", "'d'", "'zz'");
  const query = fc
    .tuple(fc.uniqueArray(operand, { minLength: 1, maxLength: 4 }), fc.constantFrom(' & ', ' | '), fc.boolean())
    .map(([words, by, begun]) => (begun ? [...words, "'ab':*A"] : words).join(by));
  await fc.assert(
    fc.asyncProperty(fc.array(vector, { minLength: 1, maxLength: 6 }), query, async (vectors, asked) => {
      const texts = vectors.map((words) =>
        words
          .map(({ word, places }) => `${word}:${places.map(([at, weight]) => `${at}${weight}`).join(',')}`)
          .join(' '),
      );
      const { rows } = await executor.execute<{ rank: number; vector: Buffer }>(
        sql`select ts_rank(text::tsvector, ${asked}::tsquery) as rank, tsvectorsend(text::tsvector) as vector
          from unnest(${sql.param(texts)}::text[]) with ordinality as given(text, place) order by place`,
      );
      const lists = new WordLists();
      for (const [slot, row] of rows.entries()) lists.add(slot, row.vector);
      const live = {
        alive: new Uint8Array(rows.length).fill(1),
        until: new Float64Array(rows.length),
        now: 0,
      };
      const ranks = ranksOf(new QueryMatch(lists, live), parseQuery(asked) as TextQuery, Int32Array.from(rows.keys()));
      expect([...ranks], `${asked} in ${texts.join(' / ')}`).toEqual(rows.map(({ rank }) => Math.fround(rank)));
    }),
    { numRuns: 150 },
  );
});

test('keywords mean in memory what PostgreSQL makes of them, and find the same', async () => {
  const keywords = createKeywords(related, meanings);
  await index.upToDate();
  await fc.assert(
    fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 3 }), async (typed) => {
      const queries = await keywords.queriesOf(executor, typed);
      const content = index.current();
      const slots = await search.findByKeywords(content, queries, clock.now());
      const expected = await inSql.findByKeywords(executor, queries, clock.now());
      expect(
        [...slots].map((slot) => content.columns.ids[slot]),
        typed.join(),
      ).toEqual([...expected]);
      for (const query of queries) {
        const { rows } = await executor.execute<{ text: string }>(sql`select ${query}::tsquery::text as text`);
        expect(query).toBe(rows[0]?.text);
      }
    }),
    { numRuns: 40 },
  );
});

test.each([
  'prodavac',
  'java programer',
  'knjigovođa -beograd',
  '"rad u timu" vozač',
  'front-end',
  'jav* kuvar',
  "o'neil",
  '-java',
  '24/7',
])('the keyword %s is the query that PostgreSQL composes', async (typed) => {
  const words = splitQuestion(typed).words.map(({ part: _, ...word }) => word);
  const groups = await related.group(executor, words);
  const expected = await inSql.keywordQuery(executor, groups);
  const [query] = await createKeywords(related, meanings).queriesOf(executor, [typed]);
  expect(query).toBe(expected);
});

test.each([
  `'a' & ( 'b' | 'c':*AB ) & !'d'`,
  `'a' <-> 'b' <3> 'c' | !( 'd' & 'e' )`,
  `'it''s' & '\\\\' | 'x y':A`,
  `!!'a'`,
  '',
])('%s is read and written as PostgreSQL does it', async (text) => {
  const { rows } = await executor.execute<{ text: string }>(sql`select ${text}::tsquery::text as text`);
  expect(printQuery(parseQuery(text))).toBe(rows[0]?.text);
});
