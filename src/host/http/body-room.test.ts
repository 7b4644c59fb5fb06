import { expect, test } from 'vitest';
import { isProblem } from '#kit/problem.ts';
import { createBodyRoom } from './body-room.ts';

const room = () => createBodyRoom({ maxBytes: 100, maxOfCaller: 2 });
const refusalOf = (act: () => unknown) => {
  try {
    act();
    return null;
  } catch (error) {
    return isProblem(error) ? [error.code, error.retryAfter] : error;
  }
};

test('a caller has so many at once, whatever their size, and others are not held up', () => {
  const { take, taken } = room();
  const first = take('ana', 1);
  take('ana', 1);
  expect(refusalOf(() => take('ana', 1))).toEqual(['too-many-requests', 5]);
  take('marko', 1);
  first();
  take('ana', 1);
  expect(taken()).toBe(3);
});

test('all of them together have so many bytes, to the last one', () => {
  const { take, taken } = room();
  const large = take('ana', 60);
  take('marko', 40);
  expect(refusalOf(() => take('iva', 1))).toEqual(['unavailable', 5]);
  large();
  expect(refusalOf(() => take('iva', 61))).toEqual(['unavailable', 5]);
  take('iva', 60);
  expect(taken()).toBe(100);
});

test('what is released twice is released once, and a refusal takes nothing', () => {
  const { take, taken } = room();
  const release = take('ana', 60);
  refusalOf(() => take('ana', 60));
  release();
  release();
  expect(taken()).toBe(0);
  take('ana', 1);
  take('ana', 1);
  expect(refusalOf(() => take('ana', 1))).toEqual(['too-many-requests', 5]);
});
