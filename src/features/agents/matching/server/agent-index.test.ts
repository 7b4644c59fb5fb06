import { expect, test } from 'vitest';
import { facetNumber, facetValues } from '#features/postings/facet-values.ts';
import { type AgentSearch, emptySearch } from '../../agent-search.ts';
import { AgentIndex, type MatchedPosting } from './agent-index.ts';

const shares = new Float32Array(facetValues.length).fill(0.1);
const valueOf = (name: Parameters<typeof facetNumber>[0], code: string): number =>
  facetNumber(name, code) as number;

const indexOf = (...searches: Partial<AgentSearch & { keywordQuery: string }>[]): AgentIndex => {
  const index = new AgentIndex(shares);
  for (const [place, { keywordQuery = '', ...search }] of searches.entries())
    index.add({ id: place + 1, keywordQuery, search: { ...emptySearch, ...search } });
  return index;
};

const found = (index: AgentIndex, posting: Partial<MatchedPosting> = {}): number[] => {
  const whole = { employerId: 1, values: [], stems: [], ...posting };
  const fitting = index
    .queriesFor(whole.stems)
    .filter((query) => !index.columns.queryTexts.list[query]?.startsWith('!'));
  return index.match(whole, fitting).sort((a, b) => a - b);
};

const racunovodstvo = valueOf('categories', 'racunovodstvo');
const beograd = valueOf('locations', 'beograd');

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
  const values = [racunovodstvo, valueOf('categories', 'finansije')];
  expect(found(index, { values })).toEqual([1]);
  expect(found(index, { values })).toEqual([1]);
});

test('many employers are checked where the keywords are rarer', () => {
  const employers = Array.from({ length: 100 }, (_, place) => place + 1);
  const index = indexOf({ employers, keywordQuery: "'kasir'" });
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
  const index = indexOf({ keywordQuery: "'prod':*" }, { keywordQuery: "!'noćn'" });
  expect(index.queriesFor([])).toEqual([0, 1]);
  expect(found(index, { stems: ['prodavač'] })).toEqual([1]);
});

test('a changed agent is what it is now, a removed one is nothing', () => {
  const index = indexOf({ categories: ['racunovodstvo'] });
  index.add({ id: 1, keywordQuery: '', search: { ...emptySearch, locations: ['beograd'] } });
  expect(found(index, { values: [racunovodstvo] })).toEqual([]);
  expect(found(index, { values: [beograd] })).toEqual([1]);
  index.remove(1);
  expect(found(index, { values: [beograd] })).toEqual([]);
  expect(index.columns).toMatchObject({ size: 2, dead: 2 });
});

test('a list whose values are all gone is met by nothing; one that still knows a value by that', () => {
  const index = indexOf(
    { categories: ['alhemija'], locations: ['beograd'] },
    { categories: ['alhemija', 'racunovodstvo'] },
  );
  expect(found(index, { values: [racunovodstvo, beograd] })).toEqual([2]);
});
