import type { Resolver } from 'react-hook-form';
import { stepSchemas } from '#features/postings/input-fields.ts';
import { type LastDayBounds, lastDayIssue } from '#features/postings/last-day.ts';
import { parseDate } from '#kit/dates.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { FieldIssue } from '#kit/problem.ts';
import { toFieldIssues } from '#kit/validation-issues.ts';
import { toFieldErrors } from '#ui/forms/zod-form.ts';
import { openStep } from '#ui/wizard/step-address.ts';
import { type FilledStep, type PostingStep, postingSteps, stepFields } from '../../posting-steps.ts';
import { type DraftValues, toPostingForm } from './posting-draft.ts';

const pick = (draft: DraftValues, step: FilledStep): Record<string, unknown> => {
  const values = toPostingForm(draft);
  return Object.fromEntries(stepFields(step).map((field) => [field, values[field]]));
};

/** Gives a salary bound that is not a number a better code: the schema only knows that its type is wrong. */
const inWords = (issue: FieldIssue): FieldIssue =>
  issue.code === 'wrong-type' && issue.path.startsWith('salaryRange.') ? { ...issue, code: 'whole' } : issue;

/** The bounds of the employer's own last day for a number of bought days; null when unknown. */
export type LastDayOf = (days: number) => LastDayBounds | null;

const lastDayIssues = ({ expiryDate, productDuration }: DraftValues, lastDayOf: LastDayOf): FieldIssue[] => {
  const bounds = lastDayOf(productDuration);
  const issue = bounds && lastDayIssue(parseDate(expiryDate), bounds);
  return issue ? [issue] : [];
};

/** The issues of one step, by the same rules as the server's. */
export const checkStep = (values: DraftValues, step: FilledStep, lastDayOf: LastDayOf = () => null): FieldIssue[] => {
  const result = stepSchemas[step].safeParse(pick(values, step), { reportInput: true });
  const issues = result.success ? [] : toFieldIssues(result.error).map(inWords);
  return step === 'opsti-podaci' ? [...issues, ...lastDayIssues(values, lastDayOf)] : issues;
};

export interface MissingParts {
  step: FilledStep;
  /** Names of its invalid or missing fields, each once. */
  fields: string[];
}

/** The first incomplete step; null when the draft can be sent. */
export const firstMissing = (values: DraftValues, lastDayOf?: LastDayOf): MissingParts | null => {
  for (const step of postingSteps) {
    if (step === 'potvrda') return null;
    const issues = checkStep(values, step, lastDayOf);
    if (issues.length === 0) continue;
    return { step, fields: [...new Set(issues.map(({ path }) => path.split('.')[0] ?? ''))] };
  }
  return null;
};

/**
 * Everything missing to renew a posting without edits, step by step (rules.md#posting-wizard), except the choice of the
 * ad type.
 * @param lastDayOver whether its own last day leaves nothing of the new period
 */
export const missingParts = (values: DraftValues, lastDayOver: boolean, lastDayOf?: LastDayOf): MissingParts[] =>
  postingSteps.flatMap((step) => {
    if (step === 'potvrda' || step === 'tip') return [];
    const fields = checkStep(values, step, lastDayOf).map(({ path }) => path.split('.')[0] ?? '');
    if (step === 'opsti-podaci' && lastDayOver) fields.push('expiryDate');
    return fields.length > 0 ? [{ step, fields: [...new Set(fields)] }] : [];
  });

/** A step that was requested before it is open. */
export interface LockedStep {
  wanted: PostingStep;
  missing: MissingParts;
}

/** The step to show when one is requested: itself, or the first incomplete one with the reason. */
export const stepGate = (
  values: DraftValues,
  wanted: PostingStep,
  lastDayOf?: LastDayOf,
): { step: PostingStep; locked: LockedStep | null } => {
  const missing = firstMissing(values, lastDayOf);
  const step = openStep(postingSteps, wanted, missing?.step ?? null);
  return { step, locked: missing && step !== wanted ? { wanted, missing } : null };
};

/** Validates the fields of the current step. */
export const stepResolver =
  (currentStep: () => PostingStep, lastDayOf: LastDayOf, t: Translate): Resolver<DraftValues> =>
  async (values) => {
    const step = currentStep();
    const issues = step === 'potvrda' ? [] : checkStep(values, step, lastDayOf);
    if (issues.length === 0) return { values, errors: {} };
    return { values: {}, errors: toFieldErrors<DraftValues>(issues, t) };
  };
