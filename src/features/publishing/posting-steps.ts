import {
  type FieldWith,
  type FilledStep,
  fieldsWith,
  filledSteps,
  postingFields,
} from '#features/postings/posting-field-table.ts';

export type { FilledStep };

/**
 * Steps of the posting wizard in order (rules.md#posting-wizard); the codes are used in `?korak=`. The last one only
 * shows the fields.
 */
export const postingSteps = [...filledSteps, 'potvrda'] as const;
export type PostingStep = (typeof postingSteps)[number];

/** The fields of a step. */
export const stepFields = <S extends FilledStep>(step: S): FieldWith<{ readonly step: S }>[] => fieldsWith({ step });

/** The step that contains a field; `path` as in field errors, `questions.0.text`. */
export const stepOfField = (path: string): FilledStep | null => {
  const [field = ''] = path.split('.');
  return Object.hasOwn(postingFields, field) ? postingFields[field as keyof typeof postingFields].step : null;
};
