import type { Question } from '#features/postings/fields.ts';

/*
 * In the form a required answer is marked at its place, so that the mark follows the answer while its words are typed,
 * also while two answers say the same for a moment; the question keeps the words.
 */

/** The words of the marked answers, each once; an answer without words has none. */
export const requiredOf = (answers: readonly string[], marks: readonly boolean[]): string[] => [
  ...new Set(answers.filter((answer, at) => marks[at] && answer.trim() !== '')),
];

/** The marks of a question: those that were set here while the question still says so, else those of its words. */
export const marksOf = (
  { answers, requiredAnswers = [] }: Pick<Question, 'answers' | 'requiredAnswers'>,
  set: readonly boolean[],
): readonly boolean[] => {
  const same = requiredOf(answers, set);
  return set.length === answers.length &&
    same.length === requiredAnswers.length &&
    same.every((answer, at) => answer === requiredAnswers[at])
    ? set
    : answers.map((answer) => requiredAnswers.includes(answer));
};
