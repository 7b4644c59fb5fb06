import { z } from 'zod';
import { postingLimits as limits } from './posting-limits.ts';
import { readableParts } from './posting-wording.ts';
import { wordingRules } from './wording-check.ts';

/** What `POST /employer/postings/check` reads and answers. */

/** Each phrase with the part it stands in; `found` is folded (one script, no diacritics). */
export const postingFinding = z
  .object({
    part: z.enum(readableParts),
    rule: z.enum(wordingRules),
    found: z.string(),
    /** Where it stands in the part's plain text as it was written, `end` excluded. */
    start: z.number().int().min(0),
    end: z.number().int().min(0),
    /** A posting with it waits for review; else it is only pointed out. */
    stops: z.boolean(),
  })
  .meta({ id: 'PostingFinding' });

const text = (max: number) => z.string().max(max).default('');
/** HTML: its tags take room beside the words. */
const richText = text(4 * limits.richText);

/** Whatever texts there are already; unfinished ones too. */
export const wordingInput = z.strictObject({
  positionTitle: text(limits.title),
  jobShortDescription: text(limits.shortContent),
  jobDescription: richText,
  conditionsDescription: richText,
  offersDescription: richText,
  additionalDescription: richText,
  questions: z
    .array(
      z.strictObject({
        text: text(limits.questionText),
        answers: z.array(z.string().max(limits.answerText)).max(limits.answers).default([]),
      }),
    )
    .max(limits.questions)
    .default([]),
  advertiserName: text(limits.advertiserName),
});
