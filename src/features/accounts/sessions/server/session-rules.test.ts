import { expect, test } from 'vitest';
import { deviceOf, isOver, sessionExpiry } from './session-rules.ts';

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

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    { device: 'computer', browser: 'Chrome', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0',
    { device: 'computer', browser: 'Firefox', system: 'Linux' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { device: 'phone', browser: 'Safari', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1',
    { device: 'tablet', browser: 'Safari', system: 'iOS' },
  ],
  ['curl/8.0', { device: 'unknown', system: '' }],
  ['', { device: 'unknown', browser: '', system: '' }],
  ['   ', { device: 'unknown', browser: '', system: '' }],
  [`<script>alert(1)</script>${'('.repeat(250)}`, { device: 'unknown', browser: '', system: '' }],
])('the device of %s', (userAgent, expected) => {
  expect(deviceOf(userAgent)).toMatchObject(expected);
});
