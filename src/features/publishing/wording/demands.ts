import type { Question } from '#features/postings/fields.ts';
import { fold } from '#kit/serbian-text.ts';

const yesOrNo = /^(?:da|ne|yes|no)$/;
const english = /\b(?:you|your|are|is|do|does|what|which|how|gender|sex|age)\b/;

/** A question without its final punctuation, so that its answer can follow in the same sentence. */
const stated = (text: string): string => text.trim().replace(/[\s?!.:;,]+$/u, '');

/** Removes the first words, as many as were found in the folded text. */
const withoutWords = (text: string, count: number): string => text.split(/\s+/).slice(count).join(' ');

const oneDemand = (text: string, answer: string): string[] => {
  const question = stated(text);
  const folded = fold(question);
  const must = english.test(folded) ? 'Must be' : 'Mora biti';
  const together = `${question}: ${answer}`;
  if (!yesOrNo.test(fold(answer).trim())) return [together, `${must}: ${answer}`];
  const [opening] = /^(?:da\s+li\s+ste|jeste\s+li|are\s+you)\s/.exec(folded) ?? [];
  return opening ? [together, `${must} ${withoutWords(question, opening.trim().split(/\s+/).length)}`] : [together];
};

/**
 * The required answers of a question as sentences that can be checked like other text (rules.md#wording-check): „Pol?”
 * with „Muški” is „Pol: Muški”, „Da li ste muškarac?” with „Da” is „Mora biti muškarac”.
 */
export const demandsOf = ({ text, requiredAnswers = [] }: Pick<Question, 'text' | 'requiredAnswers'>): string[] => [
  ...new Set(requiredAnswers.flatMap((answer) => oneDemand(text, answer))),
];
