import { z } from 'zod';
import { question } from '#features/postings/fields.ts';
import { questionList } from '#features/postings/question-input.ts';
import { requiredText } from '#kit/fields.ts';

/** Questions that an employer has stored to use again (rules.md#questions). */
export const questionnaire = z
  .object({
    id: z.number().int(),
    name: z.string(),
    questions: z.array(question),
    version: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Questionnaire' });
export type Questionnaire = z.output<typeof questionnaire>;

const shape = { name: requiredText(80), questions: questionList(1) };

export const questionnaireInput = z.strictObject(shape);
export type QuestionnaireInput = z.output<typeof questionnaireInput>;

/** Replaces the version that was read. */
export const changedQuestionnaire = z.strictObject({ ...shape, version: z.number().int().min(1) });
