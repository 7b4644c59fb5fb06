import type { Question } from '#features/postings/fields.ts';
import type { PostingInput } from '#features/postings/input-fields.ts';
import { type ReadableField, readableFields } from '#features/postings/posting-field-sets.ts';
import { postingFields } from '#features/postings/posting-field-table.ts';
import { textOfHtml } from '#kit/rich-text.ts';
import { demandsOf } from './demands.ts';
import { findOneSexTitle, findWording, type WordingFinding } from './wording-check.ts';

/** The parts of a posting with text, in the order of its page. */
export const readableParts = readableFields;
export type ReadablePart = ReadableField;

/** The fields read by the wording check. */
export type ReadableFields = Pick<PostingInput, Exclude<ReadablePart, 'questions'>> & {
  questions: readonly Pick<Question, 'text' | 'answers' | 'requiredAnswers'>[];
};

/** One part as plain text; phrases do not span lines. Required answers are added as the demands they express. */
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
 * The findings of the wording check in a part of this text. A title with forbidden words has to be rewritten: advice on
 * naming both sexes would suggest repeating them.
 */
export function findInPart(part: ReadablePart, text: string): WordingFinding[] {
  const found = findWording(text);
  return part === 'positionTitle' && found.length === 0 ? findOneSexTitle(text) : found;
}

/**
 * All findings of the wording check in a posting, part by part: the same for sending, moderation and the author's
 * warning.
 */
export const wordingOf = (posting: ReadableFields): PostingFinding[] =>
  readableParts.flatMap((part) => findInPart(part, textOfPart(posting, part)).map((finding) => ({ ...finding, part })));
