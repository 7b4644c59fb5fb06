import { expect, test } from 'vitest';
import { translator } from '#tests/support/mail-surroundings.ts';
import { selectionWords } from './selection-words.ts';

const words = (days: (number | null)[], language: 'sr' | 'en' = 'sr') => {
  const { steps, total } = selectionWords(
    days.map((count, at) => ({ title: `Korak ${at + 1}`, days: count })),
    translator(language),
  );
  return { notes: steps.map(({ note }) => note), total };
};

test('each step says its days, and together they say theirs', () => {
  expect(words([1, 2, 21])).toEqual({
    notes: ['obično 1 dan', 'obično 2 dana', 'obično 21 dan'],
    total: 'Ceo izbor obično traje oko 24 dana.',
  });
  expect(words([1, 20]).total).toBe('Ceo izbor obično traje oko 21 dan.');
  expect(words([1, 2], 'en')).toEqual({
    notes: ['usually 1 day', 'usually 2 days'],
    total: 'The whole process usually takes about 3 days.',
  });
});

test('there is no total where a step does not state its days, and of one step', () => {
  expect(words([3, null])).toEqual({ notes: ['obično 3 dana', null], total: null });
  expect(words([3]).total).toBeNull();
  expect(words([]).total).toBeNull();
});
