import { expect, test } from 'vitest';
import { mailsAMonth } from './frequency.ts';

test.each([
  [0, 'instant', 0],
  [12, 'instant', 12],
  [900, 'instant', 900],
  [12, 'daily', 12],
  [900, 'daily', 30],
  [3, 'weekly', 3],
  [900, 'weekly', 4],
] as const)('%i postings a month are, %s, about %i mails', (postings, frequency, mails) => {
  expect(mailsAMonth(postings, frequency)).toBe(mails);
});
