import type { Translate } from '#shared/i18n/translator.ts';
import type { FieldIssue } from '#shared/problem.ts';

/** Issues of answers (`answers.N`) as the errors of a form's questions. */
export const answerErrors = (
  issues: readonly FieldIssue[],
  t: Translate,
): { name: `answers.${number}`; error: { type: string; message: string } }[] =>
  issues.map(({ path, code }) => ({
    name: path as `answers.${number}`,
    error: { type: code, message: t(`validation.${code as 'answer-missing'}`) },
  }));
