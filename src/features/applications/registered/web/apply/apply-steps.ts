import type { Question } from '#features/postings/fields.ts';
import { isRequirement } from '#features/postings/requirement.ts';
import { pageAddress } from '#shared/site-map.ts';

/** The steps of applying, as the address names them (`?korak=`); requirements and other questions only where there are any. */
export const applySteps = ['uslovi', 'dokumenti', 'upitnik', 'pregled'] as const;
export type ApplyStep = (typeof applySteps)[number];

export const stepsOf = (questions: readonly Question[]): readonly ApplyStep[] =>
  applySteps.filter((step) => {
    if (step === 'uslovi') return questions.some(isRequirement);
    return step !== 'upitnik' || questions.some((question) => !isRequirement(question));
  });

/** Where answers are changed: the questions, else the requirements. */
export const answersStep = (questions: readonly Question[]): ApplyStep =>
  stepsOf(questions).includes('upitnik') ? 'upitnik' : 'uslovi';

/** The step that an address names; the first for anything else. */
export const toApplyStep = (asked: string | null, steps: readonly ApplyStep[]): ApplyStep =>
  steps.find((step) => step === asked) ?? steps[0] ?? 'dokumenti';

export const applyAddress = (postingId: number, step?: ApplyStep): string =>
  `${pageAddress('apply', postingId)}${step ? `?korak=${step}` : ''}`;
