import { z } from 'zod';
import { postingFields } from '#features/postings/posting-field-table.ts';
import { postingLimits as limits } from '#features/postings/posting-limits.ts';
import { type ReadablePart, readableParts } from './posting-wording.ts';
import { wordingRules } from './wording-check.ts';

/** Input and response of `POST /employer/postings/check`. */

/** Each phrase with its part; `found` is folded (one script, no diacritics). */
export const postingFinding = z
  .object({
    part: z.enum(readableParts),
    rule: z.enum(wordingRules),
    found: z.string(),
    /** Its position in the part's plain text as written, `end` excluded. */
    start: z.number().int().min(0),
    end: z.number().int().min(0),
    /** Whether a posting with it needs review; else it is only pointed out. */
    stops: z.boolean(),
  })
  .meta({ id: 'PostingFinding' });

const text = (max: number) => z.string().max(max).default('');
/** HTML, which is longer than its text. */
const richText = text(4 * limits.richText);

const questions = z
  .array(
    z.strictObject({
      text: text(limits.questionText),
      answers: z.array(z.string().max(limits.answerText)).max(limits.answers).default([]),
      requiredAnswers: z.array(z.string().max(limits.answerText)).max(limits.answers).default([]),
    }),
  )
  .max(limits.questions)
  .default([]);

const inputOf = (part: ReadablePart): z.ZodType => {
  const row = postingFields[part];
  if (row.kind === 'questions') return questions;
  if (row.kind === 'rich') return richText;
  return text(row.kind === 'title' ? limits.title : row.most);
};

type WordingShape = {
  [Part in ReadablePart]: Part extends 'questions' ? typeof questions : ReturnType<typeof text>;
};

/** All texts so far, including unfinished ones. */
export const wordingInput = z.strictObject(
  Object.fromEntries(readableParts.map((part) => [part, inputOf(part)])) as WordingShape,
);
