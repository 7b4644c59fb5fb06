import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeClosure, placeFilter } from '#features/catalog/place-tree.ts';
import { buildPosting, setState } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { listKeywords } from '../../keywords/contract.ts';
import { searchPostings } from '../contract.ts';

const app = await createTestApplication();
const search = (query: Record<string, string | string[]>) => app.call(searchPostings, { query });
const titles = async (query: Record<string, string | string[]>): Promise<string[]> =>
  (await search(query)).data.map(({ positionTitle }) => positionTitle);

/** Words of no language, so that only the words themselves determine the result. */
const vocabulary = ['brontavid', 'klemprosk', 'dragvinor', 'zulkramet', 'fjordabin', 'smekturil'] as const;
const towns = ['nis', 'vracar', 'novi-sad', 'cela-srbija', 'inostranstvo'] as const;
const saidTowns = { nis: 'u Nišu', beograd: 'Београд', 'novi-sad': 'novog sada' } as const;
const fields = ['zanati', 'trgovina', 'magacin'];
const someOf = <T>(list: readonly T[], seed: number): T[] => list.filter((_, at) => (seed >> at) % 2 === 1);

interface Made {
  id: number;
  title: string[];
  all: string[];
  place: string;
  category: string;
  published: number;
  until: number;
}

const hour = 3_600_000;
const made: Made[] = [];
for (let at = 0; at < 40; at += 1) {
  const title = someOf(vocabulary, at * 5 + 1);
  const text = someOf(vocabulary, at * 11 + 3);
  const company = someOf(vocabulary, at % 8 === 0 ? 16 : 0);
  const place = towns[at % towns.length] as string;
  const category = fields[at % fields.length] as string;
  const published = app.clock.now().getTime() - ((at * 7) % 40) * hour;
  const until = app.clock.now().getTime() + (48 + ((at * 13) % 40)) * hour;
  const { id } = await buildPosting(app, {
    positionTitle: title.join(' '),
    company: `Firma ${at} ${company.join(' ')}`,
    contentType: 'short',
    jobShortDescription: text.join(', '),
    locations: [place],
    placeTags: placeClosure([place]),
    categories: [category],
    productGroup: at % 4 === 0 ? 'promoted' : 'standard',
    priority: at % 4 === 0 ? 1 : 4,
    firstPublishedAt: new Date(published),
    liveUntil: new Date(until),
  });
  made.push({ id, title, all: [...title, ...text, ...company], place, category, published, until });
}

const question = fc.record({
  words: fc.uniqueArray(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 }),
  minus: fc.option(fc.constantFrom(...vocabulary), { nil: null }),
  place: fc.option(fc.constantFrom('nis', 'beograd', 'novi-sad'), { nil: null }),
  unfinished: fc.boolean(),
  shouted: fc.boolean(),
});

test('all words are found in every order and every count; a minus takes away and nothing else', async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(question, async ({ words, minus, place, unfinished, shouted }) => {
      const last = words.at(-1) as string;
      const typed = [...words.slice(0, -1), unfinished ? last.slice(0, 5) : last];
      const parts = [
        minus ? `-${minus}` : '',
        'tražim posao',
        place ? saidTowns[place as keyof typeof saidTowns] : '',
        ...typed,
      ];
      const q = shouted ? parts.join(' ').toUpperCase() : parts.join(' ');
      const holds = (posting: Made, word: string): boolean =>
        word === last && unfinished ? posting.title.includes(word) : posting.all.includes(word);
      const expected = made.filter(
        (posting) =>
          words.every((word) => holds(posting, word)) &&
          !(minus && posting.all.includes(minus)) &&
          (place === null || placeClosure([posting.place]).some((tag) => placeFilter([place]).includes(tag))),
      );
      // If nothing matches, the response is empty or uses other words.
      if (expected.length === 0) {
        const { understood, total } = (await search({ q })).meta;
        expect(total === 0 || understood.instead !== null, q).toBe(true);
        return;
      }
      answered += 1;
      const orders = {
        newest: (a: Made, b: Made) => b.published - a.published || b.id - a.id,
        expiring: (a: Made, b: Made) => a.until - b.until || a.id - b.id,
      };
      for (const [sort, compare] of Object.entries(orders)) {
        const { data, meta } = await search({ q, sort, pageSize: '100' });
        expect(
          data.map(({ id }) => id),
          `${q}, ${sort}`,
        ).toEqual([...expected].sort(compare).map(({ id }) => id));
        expect(meta.total, q).toBe(expected.length);
      }
      const { data, meta } = await search({ q, pageSize: '100' });
      expect(
        data.map(({ id }) => id).sort((a, b) => a - b),
        q,
      ).toEqual(expected.map(({ id }) => id));
      for (const { code, count } of meta.facets.categories)
        expect(count, `${q}, ${code}`).toBe(expected.filter(({ category }) => category === code).length);
      expect(meta.understood).toMatchObject({ instead: null, leftOut: [] });
    }),
    { numRuns: 120 },
  );
  expect(answered).toBeGreaterThan(40);
});

test('a keyword is listed with what a search for it finds', async () => {
  for (const positionTitle of ['Moler', 'Moler – gipsar', 'Soboslikar', 'Senior moler', 'Moler Niš', 'Kasir'])
    await buildPosting(app, { positionTitle, categories: ['zanati'] });
  const { data } = await app.call(listKeywords, { query: { pageSize: '100' } });
  expect(data.length).toBeGreaterThan(3);
  for (const { keyword, count } of data)
    for (const sort of ['priority', 'newest', 'expiring'])
      expect((await search({ q: keyword, sort })).meta.total, keyword).toBe(count);
  expect(data.find(({ keyword }) => keyword === 'moler')?.count).toBe(5);
});

test('a posting that pays exactly the requested amount is found', async () => {
  const { employerId } = await buildPosting(app, { positionTitle: 'Tačno', salaryFilter: 100_000 });
  const of = (salaryFrom: string) => titles({ employers: String(employerId), salaryFrom });
  expect(await of('100000')).toEqual(['Tačno']);
  expect(await of('100001')).toEqual([]);
});

test('employers are counted as if none were chosen', async () => {
  const { meta } = await search({ q: vocabulary[0] });
  const [first, ...others] = meta.facets.employers;
  const narrowed = (await search({ q: vocabulary[0], employers: first?.code ?? '' })).meta.facets.employers;
  expect(others.length).toBeGreaterThan(0);
  for (const { code, count } of others) expect(narrowed).toContainEqual(expect.objectContaining({ code, count }));
});

test('what the clock has ended is not found, without words either', async () => {
  const until = new Date(app.clock.now().getTime() + hour);
  const { employerId } = await buildPosting(app, { positionTitle: 'Do sata', liveUntil: until });
  const countFound = async () => (await search({ employers: String(employerId) })).meta.total;
  expect(await countFound()).toBe(1);
  const before = app.clock.now();
  app.clock.advance({ minutes: 61 });
  expect(await countFound()).toBe(0);
  app.clock.set(before);
});

test('what is offered everywhere in Serbia is not counted abroad', async () => {
  const { locations } = (await search({ q: 'firma' })).meta.facets;
  const countOf = (code: string) => locations.find((place) => place.code === code)?.count;
  const at = (place: string) => made.filter((posting) => posting.place === place).length;
  expect(countOf('inostranstvo')).toBe(at('inostranstvo'));
  expect(countOf('nis')).toBe(at('nis') + at('cela-srbija'));
});

test('a minus holds where fewer words are searched for', async () => {
  await buildPosting(app, { positionTitle: 'Vrbotres za fabriku' });
  await buildPosting(app, { positionTitle: 'Vrbotres' });
  const { data, meta } = await search({ q: 'vrbotres astronaut -fabrika' });
  expect(data.map(({ positionTitle }) => positionTitle)).toEqual(['Vrbotres']);
  expect(meta.understood.leftOut).toEqual(['astronaut']);
});

test('a minus holds where a word that others hold is left out, and where one is read as its neighbour', async () => {
  await buildPosting(app, { positionTitle: 'Grbotres limar za fabriku' });
  await buildPosting(app, { positionTitle: 'Grbotres limar' });
  await buildPosting(app, { positionTitle: 'Trnosek' });
  const fewer = await search({ q: 'grbotres limar trnosek -fabrika' });
  expect(fewer.data.map(({ positionTitle }) => positionTitle)).toEqual(['Grbotres limar']);
  expect(fewer.meta.understood.leftOut).toEqual(['trnosek']);
  const near = await search({ q: 'grbotrez -fabrika' });
  expect(near.data.map(({ positionTitle }) => positionTitle)).toEqual(['Grbotres limar']);
  expect(near.meta.understood.instead).toBe('grbotres');
});

test('a word that only ended postings hold is a mistyped one', async () => {
  await buildPosting(app, { positionTitle: 'Kondratermal' });
  const ended = await buildPosting(app, { positionTitle: 'Kondravermal' });
  await setState(app.database.executor, ended.id, 'closed', app.clock.now());
  expect((await search({ q: 'kondravermal' })).meta.understood.instead).toBe('kondratermal');
});

test('in a band the ad type comes before relevance', async () => {
  await buildPosting(app, { positionTitle: 'Trubolin, trubolin i trubolin' });
  await buildPosting(app, {
    positionTitle: 'Jedan trubolin za sve ostale poslove u kući',
    productGroup: 'promoted',
    priority: 1,
  });
  expect(await titles({ q: 'trubolin' })).toEqual([
    'Jedan trubolin za sve ostale poslove u kući',
    'Trubolin, trubolin i trubolin',
  ]);
});

test('postings in the place come before postings for the whole country', async () => {
  for (const [place, group] of [
    ['cela-srbija', 'promoted'],
    ['nis', 'standard'],
  ] as const)
    await buildPosting(app, {
      positionTitle: `Gromoder ${place}`,
      locations: [place],
      placeTags: placeClosure([place]),
      productGroup: group,
      priority: group === 'promoted' ? 1 : 4,
    });
  expect(await titles({ q: 'gromoder u Nišu' })).toEqual(['Gromoder nis', 'Gromoder cela-srbija']);
  expect(await titles({ q: 'gromoder', locations: 'nis' })).toEqual(['Gromoder cela-srbija', 'Gromoder nis']);
});

test('a level in the title counts where none is stated, and for beginners is without experience', async () => {
  await buildPosting(app, { positionTitle: 'Senior pletibor', careerLevels: [] });
  await buildPosting(app, { positionTitle: 'Pletibor', careerLevels: ['bez-iskustva'], experience: null });
  expect(await titles({ q: 'senior pletibor' })).toEqual(['Senior pletibor']);
  expect(await titles({ q: 'pletibor', careerLevels: 'senior' })).toEqual(['Senior pletibor']);
  expect(await titles({ q: 'pletibor početnik' })).toEqual(['Pletibor']);
  expect(await titles({ q: 'pletibor', experience: '3-5' })).toEqual(['Senior pletibor']);
});

test('filters without results are dropped, the least certain first, and the response says so', async () => {
  await buildPosting(app, {
    positionTitle: 'Zvekotar',
    locations: ['nis'],
    placeTags: placeClosure(['nis']),
  });
  const { meta } = await search({ q: 'zvekotar u Nišu preko 900.000' });
  expect(meta.total).toBe(1);
  expect(meta.understood).toMatchObject({ instead: 'zvekotar Nišu', leftOut: ['preko 900.000'] });
  expect(meta.understood.said.map(({ facet }) => facet)).toEqual(['locations']);
});

test('where nothing is found only what finds something is offered', async () => {
  const query = { q: 'asdfghjkl', locations: 'nis', salaryFrom: '900000', salaryUnstated: 'true' };
  const { meta } = await search(query);
  expect(meta.total).toBe(0);
  expect(meta.help?.unknown).toEqual(['asdfghjkl']);
  for (const { filters, count } of meta.help?.without ?? []) {
    const rest = Object.entries(query).filter(([name]) => !filters.some((filter) => filter === name));
    expect((await search(Object.fromEntries(rest))).meta.total, filters.join()).toBe(count);
  }
  expect(meta.help?.without.map(({ filters }) => filters)).toEqual([['q']]);
  const near = (await search({ q: 'brontavuzz', locations: 'nis' })).meta;
  expect(near.help?.nearest[0]).toEqual({
    q: 'brontavid',
    count: (await search({ q: 'brontavid', locations: 'nis' })).meta.total,
  });
  expect((await search({ q: 'brontavid' })).meta.help).toBeNull();
});
