import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeClosure, placeFilter } from '#features/catalog/place-tree.ts';
import { facetValues } from '#features/postings/facet-values.ts';
import { publishedSteps } from '#features/postings/search-address.ts';
import type { Matches } from '#search/filter-match.ts';
import { columnsOf, day, indexed, now, queryOf } from '#tests/builders/indexed-posting-builder.ts';
import type { IndexedPosting } from './posting-columns.ts';
import { askedBy, postingFilters } from './posting-filters.ts';

type Query = Record<string, string | string[]>;
const match = (postings: readonly IndexedPosting[], query: Query = {}, candidates: number[] | null = null) =>
  postingFilters.match(columnsOf(postings), askedBy(queryOf(query)), candidates && Int32Array.from(candidates), now);
/** Titles of the matching postings, and the total. */
const fits = (postings: readonly IndexedPosting[], query: Query) => {
  const { mask, total } = match(postings, query);
  const titles = postings.filter((_, slot) => mask[slot] === 1).map(({ title }) => title);
  expect(total).toBe(titles.length);
  return titles.join(' ');
};
const countOf = ({ counts }: Matches, facet: string, code: string) =>
  counts[facetValues.findIndex((value) => value.facet === facet && value.code === code)];

describe('pay', () => {
  const paid = [
    indexed({ title: 'manje', salary: 99_999 }),
    indexed({ title: 'tačno', salary: 100_000 }),
    indexed({ title: 'više', salary: 100_001 }),
    indexed({ title: 'dogovor', salary: null }),
    indexed({ title: 'ništa', salary: 0 }),
  ];

  test.each([
    [{}, 'manje tačno više dogovor ništa'],
    [{ salaryFrom: '100000' }, 'tačno više'],
    [{ salaryFrom: '100000', salaryUnstated: 'true' }, 'tačno više dogovor'],
    [{ salaryUnstated: 'true' }, 'manje tačno više dogovor ništa'],
  ])('%o finds %s', (query, titles) => expect(fits(paid, query)).toBe(titles));
});

describe('the end', () => {
  test('by the clock: the last moment is live, the next is not', () => {
    const ending = [
      indexed({ title: 'sada', until: now }),
      indexed({ title: 'gotovo', until: now - 1 }),
      indexed({ title: 'kasnije', until: now + 1 }),
    ];
    expect(fits(ending, {})).toBe('sada kasnije');
  });

  test('what was taken out is found no more, and counts for nothing', () => {
    const gone = indexed({ codes: { categories: ['finansije'] }, employerId: 7 });
    const columns = columnsOf([gone]);
    columns.remove(gone.id);
    const matches = postingFilters.match(columns, askedBy(queryOf()), null, now);
    expect([matches.total, matches.mask[0], countOf(matches, 'categories', 'finansije')]).toEqual([0, 0, 0]);
    expect([...matches.idCounts]).toEqual([0]);
  });
});

test('of the ad types that are asked for each is found', () => {
  const groups = ['free', 'standard', 'hot'].map((group) => indexed({ title: group, productGroup: group }));
  expect(fits(groups, { productGroups: ['free', 'hot'] })).toBe('free hot');
});

test('only candidates are looked at', () => {
  const three = [indexed({ title: 'a' }), indexed({ title: 'b' }), indexed({ title: 'c' })];
  const { mask, total } = match(three, {}, [2, 0]);
  expect([[...mask], total]).toEqual([[1, 0, 1], 2]);
});

describe('first publication', () => {
  const ages = publishedSteps.flatMap((days) => [
    indexed({ title: `${days}`, firstPublishedAt: now - days * day }),
    indexed({ title: `${days}+`, firstPublishedAt: now - days * day - 1 }),
  ]);

  test.each([
    ['1', '1'],
    ['3', '1 1+ 3'],
    ['7', '1 1+ 3 3+ 7'],
    ['30', '1 1+ 3 3+ 7 7+ 30'],
  ])('within %s days', (publishedWithin, titles) => {
    expect(fits(ages, { publishedWithin })).toBe(titles);
    expect(match(ages, { publishedWithin }).ageCounts).toEqual([1, 3, 5, 7]);
  });
});

describe('counts', () => {
  const codes = (category: string, jobType: string) => ({ categories: [category], jobTypes: [jobType] });
  const made = [
    indexed({ employerId: 1, codes: codes('finansije', 'puno') }),
    indexed({ employerId: 1, codes: codes('zanati', 'puno') }),
    indexed({ employerId: 2, codes: codes('zanati', 'smenski') }),
    indexed({ employerId: 2, codes: codes('finansije', 'smenski'), firstPublishedAt: now - 5 * day }),
  ];

  test('a value counts what fits everything but its own filter', () => {
    const matches = match(made, { categories: 'finansije', jobTypes: 'puno' });
    expect(matches.total).toBe(1);
    const of = (facet: string, code: string) => countOf(matches, facet, code);
    expect([of('categories', 'finansije'), of('categories', 'zanati')]).toEqual([1, 1]);
    expect([of('jobTypes', 'puno'), of('jobTypes', 'smenski')]).toEqual([1, 1]);
    expect([...matches.idCounts]).toEqual([1, 0]);
  });

  test('an employer counts as if none were chosen, a span of days as if none were', () => {
    const chosen = match(made, { employers: '1', categories: 'finansije' });
    expect([...chosen.idCounts]).toEqual([1, 1]);
    expect(chosen.ageCounts).toEqual([1, 1, 1, 1]);
    expect(countOf(chosen, 'categories', 'zanati')).toBe(1);
    const late = match(made, { publishedWithin: '3', categories: 'finansije' });
    expect([late.total, late.ageCounts]).toEqual([1, [1, 1, 2, 2]]);
    expect([...late.idCounts]).toEqual([1, 0]);
  });

  test('an employer whom nobody knows finds nothing, and counts as if none were chosen', () => {
    const matches = match(made, { employers: '99' });
    expect([matches.total, [...matches.idCounts]]).toEqual([0, [2, 2]]);
  });

  test('what fails two filters counts for neither', () => {
    const matches = match(made, { employers: '1', publishedWithin: '3' });
    expect(matches.total).toBe(2);
    expect([...matches.idCounts]).toEqual([2, 1]);
    expect(matches.ageCounts).toEqual([2, 2, 2, 2]);
  });
});

test('every total, match and count is that of a plain filter over all', () => {
  const categories = ['finansije', 'zanati', 'trgovina'];
  const places = ['beograd', 'vracar', 'nis', 'cela-srbija', 'inostranstvo'];
  const made = fc.record({
    categories: fc.subarray(categories, { minLength: 1 }),
    place: fc.constantFrom(...places),
    employerId: fc.constantFrom(1, 2, 3),
    salary: fc.constantFrom(null, 60_000, 100_000),
    age: fc.constantFrom(0, 2, 5, 40),
  });
  const asked = fc.record(
    {
      categories: fc.subarray(categories),
      locations: fc.subarray(places, { maxLength: 2 }),
      employers: fc.subarray(['1', '2', '9'], { maxLength: 2 }),
      salaryFrom: fc.constantFrom('100000'),
      publishedWithin: fc.constantFrom('3', '7'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(made, { maxLength: 12 }), asked, (rows, given) => {
      const query = Object.fromEntries(Object.entries(given).filter(([, value]) => value.length > 0));
      const postings = rows.map(({ place, age, ...row }) =>
        indexed({
          employerId: row.employerId,
          salary: row.salary,
          firstPublishedAt: now - age * day,
          codes: { categories: row.categories, locations: placeClosure([place]) },
        }),
      );
      const one = (without: string) => (row: (typeof rows)[number]) => {
        const of = (name: string): string[] => (name === without ? [] : ((query as Query)[name] ?? [])) as string[];
        const tags = placeFilter(of('locations'));
        const within = without === 'publishedWithin' ? undefined : query.publishedWithin;
        return (
          (of('categories').length === 0 || of('categories').some((code) => row.categories.includes(code))) &&
          (tags.length === 0 || placeClosure([row.place]).some((tag) => tags.includes(tag))) &&
          (of('employers').length === 0 || of('employers').includes(String(row.employerId))) &&
          (query.salaryFrom === undefined || (row.salary ?? 0) >= 100_000) &&
          (within === undefined || row.age <= Number(within))
        );
      };
      const matches = match(postings, query as Query);
      expect([...matches.mask].map(Boolean)).toEqual(rows.map(one('nothing')));
      expect(matches.total).toBe(rows.filter(one('nothing')).length);
      const ofCategory = rows.filter(one('categories'));
      for (const code of categories)
        expect(countOf(matches, 'categories', code)).toBe(
          ofCategory.filter((row) => row.categories.includes(code)).length,
        );
      const ofPlace = rows.filter(one('locations'));
      for (const code of places)
        expect(countOf(matches, 'locations', code)).toBe(
          ofPlace.filter((row) => placeClosure([row.place]).includes(code)).length,
        );
      expect(matches.ageCounts).toEqual(
        publishedSteps.map((days) => rows.filter(one('publishedWithin')).filter(({ age }) => age <= days).length),
      );
    }),
    { numRuns: 200 },
  );
});

const someCodes = {
  categories: fc.subarray(['finansije', 'zanati', 'trgovina']),
  locations: fc.subarray(['nis', 'beograd', 'cela-srbija']),
  jobTypes: fc.subarray(['puno', 'nepuno'], { maxLength: 1 }),
};

test('with filters only slots that can count are looked at, and the same is found and counted as of all slots', () => {
  const posting = fc.record({ ...someCodes, employerId: fc.integer({ min: 1, max: 3 }), age: fc.nat(40) });
  const asked = fc.record(
    {
      ...someCodes,
      employers: fc.subarray(['1', '2']),
      publishedWithin: fc.constantFrom('1', '7'),
      salaryFrom: fc.constant('1'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(posting, { maxLength: 70 }), asked, (list, query) => {
      const columns = columnsOf(
        list.map(({ employerId, age, ...codes }) => indexed({ employerId, firstPublishedAt: now - age * day, codes })),
      );
      const parsed = askedBy(queryOf(query));
      const all = Int32Array.from(list.keys());
      const expected = postingFilters.match(columns, parsed, all, now);
      expect(postingFilters.match(columns, parsed, null, now)).toEqual(expected);
      if (!postingFilters.hasOne(parsed)) return;
      const everything = postingFilters.match(columns, askedBy(queryOf()), null, now);
      expect(postingFilters.match(columns, parsed, null, now, everything)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('what is left out, by its id or its employer’s, counts as if it were not there', () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    indexed({
      employerId: at % 7,
      firstPublishedAt: now - at * day,
      codes: {
        categories: [at % 2 === 0 ? 'finansije' : 'racunovodstvo'],
        locations: [at % 3 === 0 ? 'nis' : 'beograd'],
      },
    }),
  );
  const without = { ids: many.filter((_, at) => at % 5 === 0).map(({ id }) => id), counted: [3, 999] };
  const rest = many.filter(({ id, employerId }) => !without.ids.includes(id) && employerId !== 3);
  for (const query of [
    {},
    { categories: 'finansije' },
    { categories: 'finansije', locations: 'nis' },
    { publishedWithin: '7' },
  ]) {
    const asked = { ...askedBy(queryOf(query)), without };
    expect(postingFilters.hasOne(asked)).toBe(false);
    const { total, counts, ageCounts } = match(rest, query);
    expect(postingFilters.match(columnsOf(many), asked, null, now)).toMatchObject({ total, counts, ageCounts });
  }
});
