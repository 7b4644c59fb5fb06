import { expect, test } from 'vitest';
import type { ApplicationListRow } from '../received/fields.ts';
import { stableRows } from './stable-row-order.ts';
import { swipedTo, swipeKind } from './use-swipe.ts';

const row = (id: string, status: ApplicationListRow['status'] = 'unsorted') => ({ id, status }) as ApplicationListRow;
const shown = (...ids: string[]) => ids.map((id) => ({ ...row(id), gone: false }));
const names = (rows: readonly { id: string; gone: boolean }[]) =>
  rows.map(({ id, gone }) => (gone ? `(${id})` : id)).join(' ');

test('a row that left keeps its place, and the next one comes at the end', () => {
  expect(names(stableRows(shown('a', 'b', 'c'), [row('a'), row('c'), row('d')]))).toBe('a (b) c d');
});

test('what is new above waits', () => {
  expect(names(stableRows(shown('a', 'b'), [row('new'), row('a'), row('b')]))).toBe('a b');
});

test('rows are as they are now, and come back', () => {
  const gone = stableRows(shown('a', 'b'), [row('a', 'saved')]);
  expect(gone[0]).toMatchObject({ status: 'saved' });
  expect(names(stableRows(gone, [row('a'), row('b')]))).toBe('a b');
});

test('a finger that goes up or down scrolls, one that goes sideways far enough sorts', () => {
  expect(swipeKind(5, 5)).toBe('none');
  expect(swipeKind(20, 40)).toBe('scroll');
  expect(swipeKind(40, 20)).toBe('swipe');
  expect([swipedTo(50), swipedTo(100), swipedTo(-100)]).toEqual([null, 'right', 'left']);
});
