import { expect, test } from 'vitest';
import { isOver, sessionExpiry } from './session-life.ts';

const now = new Date('2026-11-20T11:00:00Z');
const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);

test.each([
  ['was not replaced', null, false, false],
  ['was replaced now', ago(0), false, false],
  ['was replaced ten seconds ago', ago(10_000), false, false],
  ['was replaced longer ago', ago(10_001), false, true],
  ['was replaced now, as its successor was', ago(0), true, true],
  ['was replaced longer ago, as its successor was', ago(10_001), true, true],
  ['was not replaced, whatever else was', null, true, false],
])('a token that %s', (_, replacedAt, successorReplaced, over) => {
  expect(isOver({ replacedAt, successorReplaced }, now)).toBe(over);
});

test('a session runs out thirty days after its use', () => {
  expect(sessionExpiry(now).toISOString()).toBe('2026-12-20T11:00:00.000Z');
});
