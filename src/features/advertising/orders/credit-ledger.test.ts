import { expect, test } from 'vitest';
import { creditLedger } from './credit-ledger.ts';

const day = (at: number) => new Date(Date.UTC(2026, 0, at));
const credits = { bought: 3, paidAt: day(5), validUntil: day(25) };
const posting = { id: 1, positionTitle: 'Zidar' };
const use = (askedAt: number, droppedAt: number | null = null) => ({
  askedAt: day(askedAt),
  droppedAt: droppedAt === null ? null : day(droppedAt),
  posting,
});
const shortly = (...given: Parameters<typeof creditLedger>) =>
  creditLedger(...given).map(({ event, change, at }) => [event, change, Number(at.slice(8, 10))]);

test('payments, uses and returns, in the order of time', () => {
  expect(shortly(credits, [use(6, 9), use(8)], day(10))).toEqual([
    ['paid', 3, 5],
    ['used', -1, 6],
    ['used', -1, 8],
    ['returned', 1, 9],
  ]);
});

test('the first ad, asked for before the payment, is used by it', () => {
  expect(shortly(credits, [use(1)], day(6))).toEqual([
    ['paid', 3, 5],
    ['used', -1, 5],
  ]);
});

test('the balance expires; a credit that is returned later expires with it', () => {
  expect(shortly(credits, [use(6), use(7, 28)], day(30))).toEqual([
    ['paid', 3, 5],
    ['used', -1, 6],
    ['used', -1, 7],
    ['expired', -1, 25],
  ]);
});

test('a credit that is returned in the last moment counts, and expires', () => {
  expect(shortly(credits, [use(6, 25)], day(30))).toEqual([
    ['paid', 3, 5],
    ['used', -1, 6],
    ['returned', 1, 25],
    ['expired', -3, 25],
  ]);
});

test('a package that is used up has nothing to expire', () => {
  expect(shortly(credits, [use(6), use(7), use(8)], day(30))).toHaveLength(4);
});
