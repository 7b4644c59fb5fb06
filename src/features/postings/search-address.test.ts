import { describe, expect, it } from 'vitest';
import {
  emptyFilter,
  facetFilters,
  filterCount,
  filterOfAddress,
  isLandingPage,
  type PostingsFilter,
  postingsAddress,
  toggled,
  withSaid,
} from './search-address.ts';

const filter = (changes: Partial<PostingsFilter>): PostingsFilter => ({ ...emptyFilter, ...changes });

describe('postingsAddress', () => {
  it('leaves out empty and default values', () => {
    expect(postingsAddress({})).toBe('/oglasi');
    expect(postingsAddress({ sort: 'priority', salaryUnstated: true }, 1)).toBe('/oglasi');
  });

  it('repeats the name of a list and escapes the words', () => {
    expect(postingsAddress({ q: 'c++ & niš', categories: ['it-softver', 'dizajn'] }, 3)).toBe(
      '/oglasi?q=c%2B%2B+%26+ni%C5%A1&categories=it-softver&categories=dizajn&page=3',
    );
  });

  it('asks for postings without pay only together with a salary', () => {
    expect(postingsAddress({ salaryFrom: 80_000, salaryUnstated: true })).toBe(
      '/oglasi?salaryFrom=80000&salaryUnstated=true',
    );
  });

  it('has one address for one search, in whatever order it was put together', () => {
    const one = postingsAddress({ jobTypes: ['puno'], q: 'kuvar', locations: ['nis'] });
    const other = postingsAddress({ locations: ['nis'], q: 'kuvar', jobTypes: ['puno'] });
    expect(one).toBe(other);
  });
});

describe('filterOfAddress', () => {
  it('reads back what was written', () => {
    const search = filter({
      q: 'c++ & niš',
      categories: ['dizajn', 'pravo'],
      locations: ['nis'],
      experience: ['1-2'],
      employers: [7, 12],
      productGroups: ['hot'],
      salaryFrom: 80_000,
      salaryUnstated: true,
      publishedWithin: 7,
      sort: 'expiring',
    });
    expect(filterOfAddress(postingsAddress(search, 3))).toEqual(search);
    expect(filterOfAddress('/oglasi')).toEqual(emptyFilter);
  });
});

describe('toggled', () => {
  it('adds and takes away', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('filterCount', () => {
  it('counts every chosen value but neither words nor order', () => {
    expect(
      filterCount(filter({ q: 'kuvar', sort: 'newest', categories: ['a', 'b'], salaryFrom: 1, employers: [3] })),
    ).toBe(4);
  });

  it.each([...facetFilters, 'employers', 'productGroups'] as const)('counts each value of %s', (name) => {
    expect(filterCount(filter({ [name]: [1, 2] }))).toBe(2);
  });

  it.each(['salaryFrom', 'publishedWithin'] as const)('counts %s once', (name) => {
    expect(filterCount(filter({ [name]: 3 }))).toBe(1);
  });
});

describe('isLandingPage', () => {
  it('keeps the whole list, one category and one place', () => {
    expect(isLandingPage(filter({}))).toBe(true);
    expect(isLandingPage(filter({ categories: ['magacin'] }))).toBe(true);
    expect(isLandingPage(filter({ locations: ['nis'] }))).toBe(true);
  });

  it('leaves out combinations, words, other filters and other orders', () => {
    expect(isLandingPage(filter({ categories: ['magacin'], locations: ['nis'] }))).toBe(false);
    expect(isLandingPage(filter({ q: 'kuvar' }))).toBe(false);
    expect(isLandingPage(filter({ workModels: ['od-kuce'] }))).toBe(false);
    expect(isLandingPage(filter({ employers: [7] }))).toBe(false);
    expect(isLandingPage(filter({ sort: 'newest' }))).toBe(false);
  });
});

it('filters recognised in words can be chosen instead', () => {
  const said = [
    { facet: 'locations', values: [{ code: 'nis' }], amount: null },
    { facet: 'salaryFrom', values: [], amount: 90_000 },
  ] as const;
  const filter = { ...emptyFilter, q: 'kuvar u Nišu preko 90.000', experience: ['bez'] };
  expect(postingsAddress(withSaid(filter, said, 'kuvar'))).toBe(
    '/oglasi?q=kuvar&locations=nis&experience=bez&salaryFrom=90000',
  );
  expect(withSaid(filter, [], 'kuvar')).toBe(filter);
});
