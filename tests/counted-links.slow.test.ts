import { expect, test } from 'vitest';
import { paidPlaces } from '#features/advertising/ad-type.ts';
import { getEmployer, listEmployers } from '#features/employers/directory/contract.ts';
import { getHome } from '#features/finding/home/contract.ts';
import { listKeywords } from '#features/finding/keywords/contract.ts';
import { searchPostings, suggestPostings } from '#features/finding/search/contract.ts';
import { facetFilters } from '#features/postings/search-address.ts';
import { loadDemo } from '#src/demo/load-demo.ts';
import { createTestApplication } from '#tests/support/test-application.ts';

const app = await createTestApplication();
type Query = Record<string, string | string[]>;
const metaOf = async (query: Query) => (await app.call(searchPostings, { query: { ...query, pageSize: '1' } })).meta;

/** Links with their number, against the totals of the pages they open. */
const expectTotals = async (links: readonly { query: Query; count: number }[]) => {
  expect(links.length).toBeGreaterThan(0);
  for (const { query, count } of links) expect((await metaOf(query)).total, JSON.stringify(query)).toBe(count);
};

test('the number on a link is the total of the page behind it', { timeout: 240_000 }, async () => {
  const { accounts, files } = app.application;
  await loadDemo({ database: app.database, accounts, files, now: app.clock.now() });

  const home = (await app.call(getHome, {})).data;
  await expectTotals([
    { query: {}, count: home.total },
    { query: { workModels: 'od-kuce' }, count: home.remoteTotal },
    ...home.categories.map(({ code, count }) => ({ query: { categories: code }, count })),
    ...home.places.map(({ code, count }) => ({ query: { locations: code }, count })),
    ...home.selectedEmployers.map(({ id, activePostings: count }) => ({
      query: { employers: String(id) },
      count,
    })),
  ]);

  for (const chosen of [{}, { q: 'kuvar' }, { locations: 'novi-sad' }, { q: 'vozač', workModels: 'teren' }]) {
    const { facets } = await metaOf(chosen);
    await expectTotals([
      ...facetFilters.flatMap((name) =>
        facets[name].slice(0, 12).map(({ code, count }) => ({ query: { ...chosen, [name]: code }, count })),
      ),
      ...facets.employers.map(({ code, count }) => ({ query: { ...chosen, employers: code }, count })),
      ...facets.publishedWithin.map(({ days, count }) => ({
        query: { ...chosen, publishedWithin: String(days) },
        count,
      })),
    ]);
  }

  const filterOf = { category: 'categories', place: 'locations', company: 'employers' } as const;
  for (const q of [
    'voza',
    'novi',
    'kuv',
    'beo',
    'zem',
    'niš',
    'pro',
    'medic',
    'kvarc',
    'raču',
    'srb',
    'inos',
    'nišavski',
  ]) {
    const { data } = await app.call(suggestPostings, { query: { q } });
    await expectTotals(
      data.map(({ kind, code, label, count }) => ({
        query: kind === 'position' ? { q: label } : { [filterOf[kind]]: code as string },
        count,
      })),
    );
  }

  const keywords = (await app.call(listKeywords, { query: { pageSize: '100' } })).data;
  await expectTotals(keywords.map(({ keyword, count }) => ({ query: { q: keyword }, count })));

  const employers = (await app.call(listEmployers, { query: { pageSize: '50' } })).data;
  await expectTotals(employers.map(({ id, activePostings: count }) => ({ query: { employers: String(id) }, count })));
  for (const { id } of employers.slice(0, 10)) {
    const { data } = await app.call(getEmployer, { params: { id: String(id) } });
    await expectTotals([{ query: { employers: String(id) }, count: data.activePostings }]);
  }

  for (const type of paidPlaces) {
    const { total, facets } = await metaOf({ productGroups: type });
    await expectTotals([
      { query: { productGroups: type }, count: total },
      ...facets.workModels.map(({ code, count }) => ({
        query: { productGroups: type, workModels: code },
        count,
      })),
    ]);
  }
});
