import type { Question } from '#features/postings/fields.ts';

/* In the form required answers are marked by position, so that the mark follows an answer while it is edited, also
   while two answers are temporarily equal; the question stores the answers' text. */

/** The texts of the marked answers, each once; empty answers are skipped. */
export const requiredOf = (answers: readonly string[], marks: readonly boolean[]): string[] => [
  ...new Set(answers.filter((answer, at) => marks[at] && answer.trim() !== '')),
];

/** The marks of a question: those set here if they still match the question, else derived from its required answers. */
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
