import { expect, test } from 'vitest';
import { findWording } from '#features/publishing/wording/wording-check.ts';
import { type WordingSentence, wordingSentences } from './wording-sentences.ts';

/** How much of what is unlawful in one half of the sentences the check finds, and how much of what it finds is. */
function measureWording(half: WordingSentence['half'], written: WordingSentence['written']) {
  const sentences = wordingSentences.filter((sentence) => sentence.half === half && sentence.written === written);
  const missed = sentences.filter(
    ({ text, rule, harmless }) => !harmless && !findWording(text).some((finding) => finding.rule === rule),
  );
  const alarms = sentences.filter(({ text, harmless }) => harmless && findWording(text).length > 0);
  const unlawful = sentences.filter(({ harmless }) => !harmless).length;
  const hits = unlawful - missed.length;
  return { recall: hits / unlawful, precision: hits / (hits + alarms.length), missed, alarms };
}

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
