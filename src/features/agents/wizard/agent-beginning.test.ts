import { describe, expect, test } from 'vitest';
import { type emptyFilter, facetFilters } from '#features/postings/search-address.ts';
import type { PostingsMeta } from '#features/postings/search-fields.ts';
import { emptySearch } from '../agent-search.ts';
import { agentOfPosting, agentOfSearch, filtersIgnored, proposedTitle } from './agent-beginning.ts';

type Understood = PostingsMeta['understood'];

const understood = (change: Partial<Understood> = {}): Understood => {
  const lists = Object.fromEntries(facetFilters.map((name) => [name, []]));
  return {
    ...(lists as unknown as Understood),
    q: '',
    said: [],
    rest: '',
    instead: null,
    leftOut: [],
    locations: [],
    unknownPlaces: [],
    keywords: [],
    salaryFrom: null,
    salaryUnstated: false,
    publishedWithin: null,
    sort: 'priority',
    ...change,
  };
};
const said = (facet: Understood['said'][number]['facet'], code: string, amount: number | null = null) => ({
  facet,
  values: amount === null ? [{ code, label: code }] : [],
  amount,
  words: code,
  asWords: `"${code}"`,
});
const asked = { employers: [], productGroups: [] };
const made = (change: Partial<Understood>, more: Partial<typeof emptyFilter> = {}) =>
  agentOfSearch({ ...asked, ...more }, understood(change), [{ code: '7', label: 'Ravnik' }], 'sr');

describe('an agent from a search', () => {
  test('has its lists, those said in words among them, and the other words as one keyword', () => {
    const { search, title, notHeld } = made({
      q: 'tražim posao zidara u Nišu bez iskustva',
      rest: 'zidara',
      said: [said('locations', 'nis'), said('experience', 'bez')],
      contractTypes: ['neodredjeno'],
    });
    expect(search).toEqual({
      ...emptySearch,
      locations: ['nis'],
      experience: ['bez'],
      contractTypes: ['neodredjeno'],
      keywords: ['zidara'],
    });
    expect(title).toBe('Zidara, Niš');
    expect(notHeld).toEqual({ publishedWithin: null, adTypes: [], words: null });
  });

  test('holds the least pay, chosen or said in words', () => {
    expect(made({ salaryFrom: 100_000, salaryUnstated: true }).search).toMatchObject({
      salaryFrom: 100_000,
      salaryUnstated: true,
    });
    expect(made({ q: 'preko 90.000', said: [said('salaryFrom', '', 90_000)] }).search.salaryFrom).toBe(90_000);
  });

  test('says what it cannot hold: age and ad type', () => {
    expect(made({ publishedWithin: 3 }, { productGroups: ['hot'] }).notHeld).toEqual({
      publishedWithin: 3,
      adTypes: ['hot'],
      words: null,
    });
  });

  test('and words that would mean something else: beside keywords, too long, without a letter', () => {
    const beside = made({ q: 'zidar', rest: 'zidar', keywords: ['fasada'] });
    expect(beside.search.keywords).toEqual(['fasada']);
    expect(beside.notHeld.words).toBe('zidar');
    expect(made({ rest: 'x'.repeat(61) }).notHeld.words).toBe('x'.repeat(61));
    expect(made({ rest: '"-"' })).toMatchObject({ search: { keywords: [] }, notHeld: { words: '"-"' } });
  });

  test('has what was meant where the search answered with less, and corrected words', () => {
    const left = understood({
      q: 'zidar fasader u Nišu',
      rest: 'zidar fasader',
      leftOut: ['fasader', 'Nišu'],
    });
    expect(filtersIgnored(left)).toBe('Nišu');
    expect(filtersIgnored(understood({ rest: 'zidar' }))).toBe('');
    expect(made({ rest: 'zidar fasader', instead: 'zidar', leftOut: ['fasader'] }).search.keywords).toEqual([
      'zidar fasader',
    ]);
    expect(made({ rest: 'zidra', instead: 'zidar' }).search.keywords).toEqual(['zidar']);
  });

  test('knows the names of its companies', () => {
    const { search, companies, title } = made({}, { employers: [7, 8] });
    expect([search.employers, companies, title]).toEqual([[7, 8], [{ code: '7', label: 'Ravnik' }], 'Ravnik']);
  });
});

test('an agent from a posting finds the position, in its categories and places, by words alone', () => {
  const { search, title, posting } = agentOfPosting({
    positionTitle: 'Viši računovođa (m/ž) – Novi Sad, do 150.000 RSD',
    categories: [{ code: 'racunovodstvo', label: 'Računovodstvo' }],
    locations: [{ code: 'novi-sad', label: 'Novi Sad' }],
  });
  expect(search).toEqual({
    ...emptySearch,
    categories: ['racunovodstvo'],
    locations: ['novi-sad'],
    keywords: ['Viši računovođa'],
  });
  expect(title).toBe('Viši računovođa (m/ž) – Novi Sad, do 150.000 RSD');
  expect(posting).toBe(title);
});

test('a posting with an endless title gives a name that fits, and no keyword', () => {
  const { search, title } = agentOfPosting({
    positionTitle: 'Programer '.repeat(12).trim(),
    categories: [],
    locations: [],
  });
  expect(title).toBe('Programer '.repeat(8).trim());
  expect(search.keywords).toEqual([]);
});

test('a name says what and where, and nothing where there is nothing', () => {
  expect(proposedTitle(emptySearch, [], 'sr')).toBe('');
  expect(proposedTitle({ ...emptySearch, locations: ['vracar'] }, [], 'sr')).toBe('Vračar');
  expect(proposedTitle({ ...emptySearch, workModels: ['od-kuce'], locations: ['nis'] }, [], 'en')).toBe('Remote, Niš');
});
