import type { Translate } from '#kit/i18n/translator.ts';
import type { Question } from './fields.ts';

/** The fields of a question that define its required answers. */
type Required = Pick<Question, 'answerType' | 'requiredAnswers'>;

/** Whether a question has required answers (rules.md#requirements). */
export const isRequirement = ({ requiredAnswers }: Pick<Question, 'requiredAnswers'>): boolean =>
  requiredAnswers !== undefined && requiredAnswers.length > 0;

/**
 * Whether the chosen answers meet the requirement (rules.md#requirements): any of the required ones for a single
 * answer, all of them for several. A question without a requirement is always met.
 */
export const meetsRequirement = (question: Required, chosen: readonly string[]): boolean => {
  const { requiredAnswers = [], answerType } = question;
  if (requiredAnswers.length === 0) return true;
  return answerType === 'single'
    ? requiredAnswers.some((answer) => chosen.includes(answer))
    : requiredAnswers.every((answer) => chosen.includes(answer));
};

/** The required answers within a sentence: „Da” ili „Učim” for a single answer, „PDV” i „Zarade” for several. */
export const requiredInWords = ({ requiredAnswers = [], answerType }: Required, t: Translate): string => {
  const quoted = requiredAnswers.map((answer) => t('postings.requirements.quoted', { answer }));
  const last = quoted.pop() ?? '';
  const some = quoted.join(', ');
  if (some === '') return last;
  return t(`postings.requirements.${answerType === 'single' ? 'or' : 'and'}`, { some, last });
};

/** What candidates read of a requirement before they answer. */
export const requirementSentence = (question: Required & Pick<Question, 'otherwise'>, t: Translate): string =>
  t(`postings.requirements.${question.otherwise ?? 'mark'}`, { answers: requiredInWords(question, t) });
