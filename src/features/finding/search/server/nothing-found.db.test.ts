import { expect, test } from 'vitest';
import { placeClosure } from '#features/catalog/place-tree.ts';
import type { FilterName } from '#features/postings/search-fields.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { searchPostings } from '../contract.ts';

const app = await createTestApplication();
type Query = Record<string, string | string[]>;
const search = async (query: Query) => app.call(searchPostings, { query });

const build = (positionTitle: string, place: string, more: object = {}) =>
  buildPosting(app, {
    positionTitle,
    locations: [place],
    placeTags: placeClosure([place]),
    categories: ['transport'],
    ...more,
  });
await build('Vozač', 'novi-sad', { productGroup: 'promoted', priority: 1 });
await build('Vozač', 'prokuplje');
await build('Vozač kamiona', 'prokuplje');
await build('Vozač', 'leskovac');
await build('Kuvar', 'nis', { categories: ['priprema-hrane'] });
await build('Kuvar', 'nis', { categories: ['priprema-hrane'] });
await build('Kuvar italijanske kuhinje', 'beograd', { categories: ['priprema-hrane'] });

/** Every suggestion links to a page with the stated number of postings. */
const expectKept = async (query: Query) => {
  const { help } = (await search(query)).meta;
  if (!help) throw new Error('something is found');
  for (const { code, count } of help.nearby)
    expect((await search({ ...query, locations: code })).meta.total, code).toBe(count);
  for (const { filters, count } of help.without) {
    const rest = Object.entries(query).filter(([name]) => !filters.includes(name as FilterName));
    expect((await search(Object.fromEntries(rest))).meta.total, filters.join()).toBe(count);
  }
  return help;
};

test('the nearest towns that have it come first, then the place without the words, then the words elsewhere', async () => {
  const help = await expectKept({ q: 'vozač', locations: 'nis' });
  expect(help.where).toBe('u Nišu');
  expect(help.nearby.map(({ label, count }) => [label, count])).toEqual([
    ['Prokuplje', 2],
    ['Leskovac', 1],
    ['Novi Sad', 1],
  ]);
  expect(help.without).toEqual([
    { filters: ['q'], count: 2 },
    { filters: ['locations'], count: 4 },
  ]);
});

test.each(['vozač Niš', 'возач у Нишу', 'nis vozac'])('a place that is typed is kept: %s', async (q) => {
  const { data, meta } = await search({ q });
  expect(data).toEqual([]);
  expect(meta.understood.said.map(({ facet }) => facet)).toEqual(['locations']);
  expect(meta.help?.where).toBe('u Nišu');
  expect(meta.help?.nearby[0]).toEqual({ code: 'prokuplje', label: 'Prokuplje', count: 2 });
  expect(meta.help?.without[0]).toEqual({ filters: ['q'], count: 2 });
});

test('of more words the occupation is found in the place before the words elsewhere', async () => {
  for (const query of [{ q: 'kuvar italijanske kuhinje Niš' }, { q: 'kuvar italijanske', locations: 'nis' }]) {
    const { data, meta } = await search(query);
    expect(data.map(({ positionTitle }) => positionTitle)).toEqual(['Kuvar', 'Kuvar']);
    expect(meta.understood.leftOut).toContain('italijanske');
    expect(meta.understood.instead).toMatch(/^kuvar/);
  }
});

test('of four conditions the fewest are given up, and no offer finds nothing', async () => {
  const query = { q: 'kuvar', categories: 'it-softver', locations: 'nis', salaryFrom: '300000' };
  const help = await expectKept(query);
  expect(help.nearby).toEqual([]);
  expect(help.without[0]).toEqual({ filters: ['salaryFrom', 'categories'], count: 2 });
  expect(help.without.every(({ filters, count }) => filters.length === 2 && count > 0)).toBe(true);
});

test('pay that is typed is given up before the place', async () => {
  const { data, meta } = await search({ q: 'kuvar Niš preko 300.000' });
  expect(data).toHaveLength(2);
  expect(meta.understood.leftOut).toEqual(['preko 300.000']);
});

test('abroad has no neighbours', async () => {
  const help = await expectKept({ q: 'vozač', locations: 'inostranstvo' });
  expect([help.where, help.nearby]).toEqual(['u inostranstvu', []]);
});
