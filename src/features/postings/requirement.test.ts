import { describe, expect, test } from 'vitest';
import { createTranslator } from '#kit/i18n/translator.ts';
import type { Question } from './fields.ts';
import { postingMessages } from './messages.sr.ts';
import { isRequirement, meetsRequirement, requirementSentence } from './requirement.ts';

const t = createTranslator('sr', { postings: postingMessages });

const asked = (answerType: Question['answerType'], ...requiredAnswers: string[]) => ({
  answerType,
  requiredAnswers,
});

describe('what a job needs is met', () => {
  test.each<[string, Parameters<typeof meetsRequirement>[0], string[], boolean]>([
    ['of one answer by the required one', asked('single', 'Da'), ['Da'], true],
    ['of one answer by any of several', asked('single', 'Da', 'Učim'), ['Učim'], true],
    ['of one answer by no other', asked('single', 'Da', 'Učim'), ['Ne'], false],
    ['of one answer by none', asked('single', 'Da'), [], false],
    ['of several by all that are required', asked('multiple', 'PDV', 'Zarade'), ['Zarade', 'PDV'], true],
    ['of several by more than that', asked('multiple', 'PDV'), ['Zarade', 'PDV'], true],
    ['of several not by some of them', asked('multiple', 'PDV', 'Zarade'), ['PDV'], false],
    ['of several by none', asked('multiple', 'PDV'), [], false],
    ['by whatever is answered when nothing is required', { answerType: 'single' }, ['Ne'], true],
    ['also when the list of the required is empty', asked('multiple'), [], true],
  ])('%s', (_, question, chosen, met) => {
    expect(meetsRequirement(question, chosen)).toBe(met);
    expect(isRequirement(question)).toBe((question.requiredAnswers ?? []).length > 0);
  });
});

test.each([
  [
    { ...asked('single', 'Da', 'Učim'), otherwise: 'mark' as const },
    'Za ovaj posao je potrebno: „Da” ili „Učim”; možete da se prijavite i bez toga.',
  ],
  [
    { ...asked('multiple', 'PDV', 'Zarade', 'Popis'), otherwise: 'end' as const },
    'Za ovaj posao je potrebno: „PDV”, „Zarade” i „Popis”. Bez toga na ovaj oglas ne možete da se prijavite.',
  ],
])('it is said before anything is answered', (question, sentence) => {
  expect(requirementSentence(question, t)).toBe(sentence);
});
