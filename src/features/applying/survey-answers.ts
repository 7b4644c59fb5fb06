import type { Question } from '#features/postings/fields.ts';
import { isRequirement, meetsRequirement } from '#features/postings/requirement.ts';
import type { FieldIssue } from '#kit/problem.ts';
import type { AnsweredQuestion } from './fields.ts';

/** The answer to one question: selected answers, or free text. */
export interface GivenAnswer {
  questionId: string;
  answers?: readonly string[] | undefined;
  text?: string | undefined;
}

const answerOne = (question: Question, given: GivenAnswer | undefined): { words: string[]; code: string | null } => {
  const text = given?.text?.trim() ?? '';
  if (question.answerType === 'free') return { words: [text], code: text === '' ? 'answer-missing' : null };
  const chosen = new Set(given?.answers);
  const words = question.answers.filter((answer) => chosen.has(answer));
  if (chosen.size === 0) return { words, code: 'answer-missing' };
  if (words.length !== chosen.size) return { words, code: 'not-listed' };
  return { words, code: question.answerType === 'single' && words.length !== 1 ? 'not-listed' : null };
};

const toAnswered = (question: Question, answers: string[]): AnsweredQuestion => {
  const { id, text, answerType, requiredAnswers = [] } = question;
  const answered = { questionId: id, text, answerType, answers };
  if (!isRequirement(question)) return answered;
  return {
    ...answered,
    requirement: { answers: [...requiredAnswers], met: meetsRequirement(question, answers) },
  };
};

/**
 * Validates answers against the questions of a posting (rules.md#questions) and converts them into the texts that the
 * application stores. Issues are at `answers.N`, N being the question's index. Answers to questions that no longer
 * exist are ignored. `ends` are the indices of questions whose answer ends applying (rules.md#requirements).
 */
export function checkAnswers(
  questions: readonly Question[],
  given: readonly GivenAnswer[],
): { answered: AnsweredQuestion[]; issues: FieldIssue[]; ends: number[] } {
  const byQuestion = new Map(given.map((answer) => [answer.questionId, answer]));
  const results = questions.map((question) => ({
    question,
    ...answerOne(question, byQuestion.get(question.id)),
  }));
  return {
    answered: results.map(({ question, words }) => toAnswered(question, words)),
    issues: results.flatMap(({ code }, index) => (code === null ? [] : [{ path: `answers.${index}`, code }])),
    ends: results.flatMap(({ question, words, code }, index) =>
      code === null && question.otherwise === 'end' && !meetsRequirement(question, words) ? [index] : [],
    ),
  };
}
