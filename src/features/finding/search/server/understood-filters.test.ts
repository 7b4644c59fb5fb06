import { describe, expect, test } from 'vitest';
import { queryOf } from '#tests/builders/indexed-posting-builder.ts';
import type { Understood } from './question.ts';
import type { Meaning } from './spoken-filters.ts';
import { chosenIn, fewerUnderstood, narrowedBy } from './understood-filters.ts';

const said = (meaning: unknown): Understood => ({ meaning: meaning as Meaning, typed: '', asWords: '' }) as Understood;
const places = said({ facet: 'locations', codes: ['nis'] });
const hours = said({ facet: 'jobTypes', codes: ['nocni', 'smenski'] });
const pay = (amount: number, currency = 'RSD') => said({ facet: 'salaryFrom', amount, currency });

test('what is chosen is known for each filter that words may mean', () => {
  const chosen = chosenIn(queryOf({ salaryFrom: '90000', locations: 'nis', jobTypes: 'puno' }));
  expect([chosen('salaryFrom'), chosen('locations'), chosen('jobTypes'), chosen('categories')]).toEqual([
    ['90000'],
    ['nis'],
    ['puno'],
    [],
  ]);
  expect(chosenIn(queryOf())('salaryFrom')).toEqual([]);
});

describe('a query with what was understood', () => {
  test('has the values of both, each once', () => {
    const query = queryOf({ locations: ['beograd'], jobTypes: ['puno', 'smenski'] });
    const narrowed = narrowedBy(query, [places, hours], 1);
    expect(narrowed.locations.codes).toEqual(['beograd', 'nis']);
    expect(narrowed.jobTypes).toEqual(['puno', 'smenski', 'nocni']);
    expect(narrowed.categories).toEqual([]);
  });

  test('of nothing is the query itself', () => {
    const query = queryOf({ q: 'kuvar', salaryFrom: '90000', categories: 'zanati', locations: 'nis' });
    expect(narrowedBy(query, [], 117.2)).toEqual(query);
  });

  test.each([
    [[pay(100_000)], 100_000],
    [[pay(100_000), pay(120_000)], 120_000],
    [[pay(800, 'EUR')], 93_760],
    [[pay(1_000.5, 'EUR')], 117_259],
    [[hours], 90_000],
  ])('asks for the highest pay that was said, in dinars (%#)', (understood, amount) => {
    expect(narrowedBy(queryOf({ salaryFrom: '90000' }), understood, 117.2).salaryFrom).toBe(amount);
  });
});

describe('what is given up', () => {
  const level = said({ facet: 'careerLevels', codes: ['senior'] });

  test('is one after the other, the least firm first, and at last all of it but the place', () => {
    expect(fewerUnderstood([places, level, pay(1)], true)).toEqual([[places, level], [places, pay(1)], [places]]);
    expect(fewerUnderstood([level, pay(1)], true)).toEqual([[level], [pay(1)], []]);
    expect(fewerUnderstood([level], true)).toEqual([[]]);
  });

  test('is never the place, nor the only thing that was asked for', () => {
    expect(fewerUnderstood([places], false)).toEqual([]);
    expect(fewerUnderstood([places], true)).toEqual([]);
    expect(fewerUnderstood([places, level], false)).toEqual([[places]]);
    expect(fewerUnderstood([level], false)).toEqual([]);
    expect(fewerUnderstood([level, pay(1)], false)).toEqual([[level], [pay(1)]]);
  });

  test('from pay to the field of work', () => {
    const facets = [
      'categories',
      'workModels',
      'careerLevels',
      'experience',
      'contractTypes',
      'jobTypes',
      'salaryFrom',
    ];
    const all = facets.map((facet) => said({ facet, codes: [] }));
    const order = fewerUnderstood(all, false).map((rest) => all.find((one) => !rest.includes(one))?.meaning.facet);
    expect(order).toEqual([...facets].reverse());
  });
});
