import { expect, test } from 'vitest';
import { variedRows } from './home-routes.ts';

const rows = (...list: [employerId: number, positionTitle: string][]) =>
  list.map(([employerId, positionTitle], id) => ({ id, employerId, positionTitle }));
const ids = (list: { id: number }[]) => list.map(({ id }) => id);

test('an employer or a title that was seen gives its place to the next one', () => {
  const list = rows([1, 'Kuvar'], [1, 'Konobar'], [2, 'Kuvar'], [2, 'Vozač'], [3, 'Magacioner'], [4, 'Tesar']);
  expect(ids(variedRows(list, 3))).toEqual([0, 3, 4]);
});

test('where there are too few, the first of the repeated ones stay, in their order', () => {
  expect(ids(variedRows(rows([1, 'Kuvar'], [1, 'Konobar'], [2, 'Vozač'], [1, 'Tesar']), 3))).toEqual([0, 1, 2]);
  expect(ids(variedRows(rows([1, 'Kuvar']), 3))).toEqual([0]);
});
