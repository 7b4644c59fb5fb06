import { expect, test } from 'vitest';
import { groupedByField } from './posting-groups.ts';

const of = (...ids: number[]) => ids.map((id) => ({ id }));
const field = (label: string, ...postings: number[]) => ({ code: label, label, postings });

test('more than six postings of several categories are in groups, the largest category first', () => {
  const fields = [field('Prodaja', 1, 3, 5, 90), field('Magacin', 2, 4), field('Nega', 91)];
  expect(groupedByField(of(2, 1, 5, 4, 3, 6, 7), fields)).toEqual([
    { label: 'Prodaja', postings: of(1, 5, 3) },
    { label: 'Magacin', postings: of(2, 4) },
    { label: null, postings: of(6, 7) },
  ]);
});

test('few postings, or those of one category, are one list', () => {
  const few = of(1, 2, 3, 4, 5, 6);
  expect(groupedByField(few, [field('a', 1, 2), field('b', 3, 4, 5, 6)])).toEqual([{ label: null, postings: few }]);
  const seven = of(1, 2, 3, 4, 5, 6, 7);
  expect(groupedByField(seven, [field('a', 1, 2, 3, 4, 5, 6, 7)])).toEqual([{ label: null, postings: seven }]);
});
