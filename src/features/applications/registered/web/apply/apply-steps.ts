import { pageAddress } from '#shared/site-map.ts';

/** The steps of applying, as the address names them (`?korak=`); the questions only where there are any. */
export const applySteps = ['dokumenti', 'upitnik', 'pregled'] as const;
export type ApplyStep = (typeof applySteps)[number];

export const stepsOf = (questions: readonly unknown[]): readonly ApplyStep[] =>
  applySteps.filter((step) => step !== 'upitnik' || questions.length > 0);

/** The step that an address names; the first for anything else. */
export const toApplyStep = (asked: string | null, steps: readonly ApplyStep[]): ApplyStep =>
  steps.find((step) => step === asked) ?? 'dokumenti';

export const applyAddress = (postingId: number, step?: ApplyStep): string =>
  `${pageAddress('apply', postingId)}${step ? `?korak=${step}` : ''}`;
