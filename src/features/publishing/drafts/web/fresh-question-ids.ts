import type { Question } from '#features/postings/fields.ts';

/** An id that none of these questions has. */
export const freshId = (questions: readonly Question[]): string => {
  let number = questions.length + 1;
  while (questions.some(({ id }) => id === `p${number}`)) number += 1;
  return `p${number}`;
};

/** Appends questions up to the maximum; each gets a unique id. */
export const withQuestions = (questions: readonly Question[], more: readonly Question[], most: number): Question[] => {
  const all = [...questions];
  for (const question of more) {
    if (all.length >= most) break;
    all.push({ ...question, id: freshId(all) });
  }
  return all;
};

/** Questions without empty ones. */
export const withoutBlank = <Q extends Question>(questions: readonly Q[]): Q[] =>
  questions.filter(({ text, answers }) => text.trim() !== '' || answers.some((answer) => answer.trim() !== ''));
