import type { Resolver } from 'react-hook-form';
import { stepSchemas } from '#features/postings/input-fields.ts';
import {
  type FilledStep,
  type PostingStep,
  postingSteps,
  stepFields,
} from '#features/postings/posting-steps.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { FieldIssue } from '#shared/problem.ts';
import { toFieldIssues } from '#shared/validation-issues.ts';
import { toFieldErrors } from '#ui/forms/zod-form.ts';
import { type DraftValues, toPostingForm } from './posting-draft.ts';

const pick = (draft: DraftValues, step: FilledStep): Record<string, unknown> => {
  const values = toPostingForm(draft);
  return Object.fromEntries(stepFields[step].map((field) => [field, values[field]]));
};

/** An end of the salary that is no number: the schema knows only that its type is wrong. */
const inWords = (issue: FieldIssue): FieldIssue =>
  issue.code === 'wrong-type' && issue.path.startsWith('salaryRange.') ? { ...issue, code: 'whole' } : issue;

/** What is wrong or missing in one step, by the schema the server uses. */
export const checkStep = (values: DraftValues, step: FilledStep): FieldIssue[] => {
  const result = stepSchemas[step].safeParse(pick(values, step), { reportInput: true });
  return result.success ? [] : toFieldIssues(result.error).map(inWords);
};

export interface MissingParts {
  step: FilledStep;
  /** Names of its wrong or missing fields, each once. */
  fields: string[];
}

/** The first step that is not in order yet; null when all can be sent. */
export const firstMissing = (values: DraftValues): MissingParts | null => {
  for (const step of postingSteps) {
    if (step === 'potvrda') return null;
    const issues = checkStep(values, step);
    if (issues.length === 0) continue;
    return { step, fields: [...new Set(issues.map(({ path }) => path.split('.')[0] ?? ''))] };
  }
  return null;
};

/**
 * Everything that a posting lacks to be renewed as it is, step by step (SPEC §7); which ad type is chosen beside.
 * @param lastDayOver its own last day has passed or leaves nothing of the new period
 */
export const missingParts = (values: DraftValues, lastDayOver: boolean): MissingParts[] =>
  postingSteps.flatMap((step) => {
    if (step === 'potvrda' || step === 'tip') return [];
    const fields = checkStep(values, step).map(({ path }) => path.split('.')[0] ?? '');
    if (step === 'opsti-podaci' && lastDayOver) fields.push('expiryDate');
    return fields.length > 0 ? [{ step, fields: [...new Set(fields)] }] : [];
  });

/** Up to where the wizard is open: the first step that is not in order, or the last one. */
export const openSteps = (missing: MissingParts | null): PostingStep[] =>
  postingSteps.slice(0, missing ? postingSteps.indexOf(missing.step) + 1 : postingSteps.length);

/** Checks the fields of the step that is shown. */
export const stepResolver =
  (currentStep: () => PostingStep, t: Translate): Resolver<DraftValues> =>
  async (values) => {
    const step = currentStep();
    const issues = step === 'potvrda' ? [] : checkStep(values, step);
    if (issues.length === 0) return { values, errors: {} };
    return { values: {}, errors: toFieldErrors<DraftValues>(issues, t) };
  };
