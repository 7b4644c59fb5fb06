import { expect, test } from 'vitest';
import { historyEventOf, historyNoteOf } from './posting-history.ts';

test.each([
  [null, 'awaiting_payment', 'sent'],
  [null, 'in_review', 'sent'],
  [null, 'active', 'published'],
  ['awaiting_payment', 'in_review', 'paid'],
  ['awaiting_payment', 'active', 'paid-published'],
  ['awaiting_payment', 'closed', 'taken-back'],
  ['in_review', 'active', 'approved'],
  ['in_review', 'rejected', 'rejected'],
  ['rejected', 'in_review', 'resent'],
  ['rejected', 'closed', 'taken-back'],
  ['active', 'in_review', 'changed'],
  ['active', 'closed', 'closed'],
  ['active', 'expired', 'expired'],
  ['expired', 'active', 'renewed'],
  ['closed', 'awaiting_payment', 'renewal-sent'],
  ['expired', 'removed', 'removed'],
] as const)('from %s to %s: %s', (from, to, event) => {
  expect(historyEventOf(from, to)).toBe(event);
});

test('a posting that is live again after a block is not a renewal', () => {
  expect(historyEventOf('closed', 'active', 'unblocked')).toBe('resumed');
});

test('a cause is shown where the employer has not caused it, and a posting that waits for payment says so', () => {
  expect(historyNoteOf('closed', 'filled')).toBe('filled');
  expect(historyNoteOf('in_review', 'wording')).toBe('wording');
  expect(historyNoteOf('awaiting_payment', 'renewal')).toBe('payment');
  expect(historyNoteOf('active', 'renewal')).toBeNull();
  expect(historyNoteOf('rejected', null)).toBeNull();
});
