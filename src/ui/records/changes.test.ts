import { expect, test } from 'vitest';
import { changedFields, mergeChanges } from './changes.ts';

const base = { title: 'A', pay: { from: '1', to: '2' }, days: [{ n: '1' }, { n: '2' }], tags: ['a'] };

test('one’s own changes go on top of the newer version, field by field', () => {
  const mine = { ...base, pay: { from: '9', to: '2' }, days: [{ n: '1' }, { n: '7' }] };
  const theirs = { ...base, title: 'B', pay: { from: '1', to: '5' }, days: [{ n: '4' }, { n: '2' }] };
  expect(mergeChanges(base, mine, theirs)).toEqual({
    title: 'B',
    pay: { from: '9', to: '5' },
    days: [{ n: '4' }, { n: '7' }],
    tags: ['a'],
  });
});

test('a list that has grown or shrunk is taken as a whole, and what nobody changed stays', () => {
  expect(mergeChanges(base, { ...base, tags: ['a', 'b'] }, { ...base, tags: [] })).toEqual({
    ...base,
    tags: ['a', 'b'],
  });
  expect(mergeChanges(base, base, { ...base, tags: [] })).toEqual({ ...base, tags: [] });
  expect(mergeChanges(base, { ...base, title: '' }, base)).toEqual({ ...base, title: '' });
});

test('both changed the same field: one’s own stays', () => {
  expect(mergeChanges({ a: 1 }, { a: 2 }, { a: 3 })).toEqual({ a: 2 });
});

test('changed fields are those whose values differ, whatever the order of their keys', () => {
  expect(changedFields({ a: { x: 1, y: 2 }, b: 1 }, { a: { y: 2, x: 1 }, b: 2 })).toEqual({ b: 1 });
});
