import { expect, test } from 'vitest';
import { facetNumber, facetValues } from '#features/postings/facet-values.ts';
import { type AgentSearch, emptySearch } from '../../agent-search.ts';
import { AgentIndex, type MatchedPosting } from './agent-index.ts';

const shares = new Float32Array(facetValues.length).fill(0.1);
const numberOf = (name: Parameters<typeof facetNumber>[0], code: string): number => facetNumber(name, code) as number;

const indexOf = (...searches: Partial<AgentSearch>[]): AgentIndex => {
  const index = new AgentIndex(shares);
  for (const [place, search] of searches.entries())
    index.add({
      id: place + 1,
      keywordQueries: search.keywords ?? [],
      search: { ...emptySearch, ...search },
    });
  return index;
};

const found = (
  index: AgentIndex,
  { stems = [], ...posting }: Partial<Omit<MatchedPosting, 'fitting'> & { stems: string[] }> = {},
): number[] => {
  const queries = index.items.queriesFor(stems).filter(({ query }) => !query.startsWith('!'));
  const fitting = queries.map(({ item }) => item);
  return index.match({ employerId: 1, values: [], salary: null, fitting, ...posting }).sort((a, b) => a - b);
};

const racunovodstvo = numberOf('categories', 'racunovodstvo');
const beograd = numberOf('locations', 'beograd');

test('all lists must be met, one value of each is enough', () => {
  const index = indexOf(
    { categories: ['racunovodstvo', 'finansije'], locations: ['beograd'] },
    { categories: ['racunovodstvo'], locations: ['nis'] },
    { categories: ['racunovodstvo'] },
  );
  expect(found(index, { values: [racunovodstvo, beograd] })).toEqual([1, 3]);
  expect(found(index, { values: [beograd] })).toEqual([]);
});

test('an agent that lies in several drawers of a posting is found once', () => {
  const index = indexOf({ categories: ['racunovodstvo', 'finansije'] });
  const values = [racunovodstvo, numberOf('categories', 'finansije')];
  expect(found(index, { values })).toEqual([1]);
  expect(found(index, { values })).toEqual([1]);
});

test('many employers are checked where the keywords are rarer', () => {
  const employers = Array.from({ length: 100 }, (_, place) => place + 1);
  const index = indexOf({ employers, keywords: ["'kasir'"] });
  expect(found(index, { employerId: 7, stems: ['kasir'] })).toEqual([1]);
  expect(found(index, { employerId: 101, stems: ['kasir'] })).toEqual([]);
  expect(found(index, { employerId: 7, stems: ['vozač'] })).toEqual([]);
});

test('employers alone are found by their id, and with other lists only together', () => {
  const index = indexOf({ employers: [4, 5] }, { employers: [4], categories: ['racunovodstvo'] });
  expect(found(index, { employerId: 4 })).toEqual([1]);
  expect(found(index, { employerId: 4, values: [racunovodstvo] })).toEqual([1, 2]);
  expect(found(index, { employerId: 6, values: [racunovodstvo] })).toEqual([]);
});

test('what has no stem to be found by is asked of every posting', () => {
  const index = indexOf({ keywords: ["'prod':*"] }, { keywords: ["!'noćn'"] });
  expect(index.items.queriesFor([]).map(({ query }) => query)).toEqual(["'prod':*", "!'noćn'"]);
  expect(found(index, { stems: ['prodavač'] })).toEqual([1]);
});

test('a changed agent is what it is now, a removed one is nothing', () => {
  const index = indexOf({ categories: ['racunovodstvo'] });
  index.add({ id: 1, keywordQueries: [], search: { ...emptySearch, locations: ['beograd'] } });
  expect(found(index, { values: [racunovodstvo] })).toEqual([]);
  expect(found(index, { values: [beograd] })).toEqual([1]);
  index.remove(1);
  expect(found(index, { values: [beograd] })).toEqual([]);
  expect(index).toMatchObject({ size: 2, dead: 2 });
});

test('a list whose values are all gone is met by nothing; one that still knows a value by that', () => {
  const index = indexOf(
    { categories: ['alhemija'], locations: ['beograd'] },
    { categories: ['alhemija', 'racunovodstvo'] },
  );
  expect(found(index, { values: [racunovodstvo, beograd] })).toEqual([2]);
});

test('the least pay is met by what is stated, and by what is not only where that is wanted', () => {
  const index = indexOf(
    { salaryFrom: 80_000 },
    { salaryFrom: 80_000, salaryUnstated: true },
    { salaryFrom: 80_000, categories: ['racunovodstvo'] },
    { categories: ['racunovodstvo'] },
  );
  const values = [racunovodstvo];
  expect(found(index, { values, salary: 80_000 })).toEqual([1, 2, 3, 4]);
  expect(found(index, { values, salary: 79_999 })).toEqual([4]);
  expect(found(index, { values, salary: null })).toEqual([2, 4]);
  expect(found(index, { salary: 80_000 })).toEqual([1, 2]);
});
