import { expect, it } from 'vitest';
import { onePerEmployer } from './one-per-employer.ts';

const rows = (...employers: number[]) => employers.map((employerId, id) => ({ id, employerId }));
const ids = (list: { id: number }[]): number[] => list.map(({ id }) => id);

it('shows no employer twice while there are others', () => {
  expect(ids(onePerEmployer(rows(1, 1, 2, 1, 3, 4), 3))).toEqual([0, 2, 4]);
});

it('fills up with those that are left, in their order', () => {
  expect(ids(onePerEmployer(rows(1, 1, 2, 1), 3))).toEqual([0, 1, 2]);
  expect(ids(onePerEmployer(rows(1), 3))).toEqual([0]);
});
