import type { Question } from '#features/postings/fields.ts';
import type { PostingInput } from '#features/postings/input-fields.ts';
import { type ReadableField, readableFields } from '#features/postings/posting-field-sets.ts';
import { postingFields } from '#features/postings/posting-field-table.ts';
import { textOfHtml } from '#kit/rich-text.ts';
import { demandsOf } from './demands.ts';
import { findOneSexTitle, findWording, type WordingFinding } from './wording-check.ts';

/** Parts of a posting that people read, in the order of its page. */
export const readableParts = readableFields;
export type ReadablePart = ReadableField;

/** What the wording check reads of a posting. */
export type ReadableFields = Pick<PostingInput, Exclude<ReadablePart, 'questions'>> & {
  questions: readonly Pick<Question, 'text' | 'answers' | 'requiredAnswers'>[];
};

/**
 * One part as plain text; no phrase reaches from one line into the next. Required answers are read once more as what they
 * demand.
 */
export const textOfPart = (posting: ReadableFields, part: ReadablePart): string => {
  if (part === 'questions')
    return posting.questions
      .flatMap((question) => [question.text, ...question.answers, ...demandsOf(question)])
      .join('\n');
  return postingFields[part].kind === 'rich' ? textOfHtml(posting[part]) : posting[part];
};

export interface PostingFinding extends WordingFinding {
  part: ReadablePart;
}

/**
 * What the wording check finds in a part of this text. A title with words that may not stand has to be written anew: how to
 * name both sexes in it would be advice to repeat them.
 */
export function findInPart(part: ReadablePart, text: string): WordingFinding[] {
  const found = findWording(text);
  return part === 'positionTitle' && found.length === 0 ? findOneSexTitle(text) : found;
}

/** What the wording check finds in a posting, part by part: the same for sending, moderation and the author's warning. */
export const wordingOf = (posting: ReadableFields): PostingFinding[] =>
  readableParts.flatMap((part) => findInPart(part, textOfPart(posting, part)).map((finding) => ({ ...finding, part })));
