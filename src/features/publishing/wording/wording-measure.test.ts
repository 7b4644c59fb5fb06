import { expect, test } from 'vitest';
import { measureWording } from './wording-measure.ts';

/*
 * The half kept aside is only counted: who tunes the phrases to its sentences has nothing left to measure with.
 */
test.each([
  ['open', 'alone'],
  ['kept aside', 'alone'],
  ['open', 'in context'],
  ['kept aside', 'in context'],
] as const)('the %s half of the sentences %s: recall 0.95, precision 0.98', (half, written) => {
  const { recall, precision, missed, alarms } = measureWording(half, written);
  const named = half === 'open' ? [...missed, ...alarms].map(({ text }) => text) : [];
  expect(recall, `missed or wrong: ${named.join(' | ')}`).toBeGreaterThanOrEqual(0.95);
  expect(precision, `missed or wrong: ${named.join(' | ')}`).toBeGreaterThanOrEqual(0.98);
});
