import { z } from 'zod';
import { requiredText } from '#kit/fields.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { ofChosenKind } from './chosen-modes.ts';
import { answerTypes, otherwiseModes, type Question } from './fields.ts';
import { postingLimits as limits } from './posting-limits.ts';

/** Input schemas of a question, alone and in a list. */

const foldedAnswer = (answer: string): string => answer.toLowerCase().replace(/\s+/g, ' ');

const answerList = z.array(z.string().trim().max(limits.answerText)).max(limits.answers);

const sentQuestion = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  text: requiredText(limits.questionText),
  answerType: z.enum(answerTypes),
  answers: answerList.default([]),
  requiredAnswers: answerList.optional(),
  otherwise: z.enum(otherwiseModes).optional(),
});
type SentQuestion = z.output<typeof sentQuestion>;

/** An error of a question: its path and code. */
type Mistake = [path: PropertyKey[], code: string];

function answerMistakes({ answerType, answers }: SentQuestion): Mistake[] {
  if (answerType === 'free') return [];
  if (answers.filter((answer) => answer !== '').length < limits.fewestAnswers) return [[['answers'], 'answers-needed']];
  const folded = answers.map(foldedAnswer);
  return folded.flatMap((answer, index): Mistake[] => {
    if (answer === '') return [[['answers', index], 'required']];
    return folded.indexOf(answer) < index ? [[['answers', index], 'repeated']] : [];
  });
}

/** The errors of a requirement: it must be complete, and possible both to meet and to miss (rules.md#requirements). */
function requirementMistakes(question: SentQuestion): Mistake[] {
  const { answerType, answers, requiredAnswers: required = [], otherwise } = question;
  if (required.length === 0 && otherwise === undefined) return [];
  if (answerType === 'free') return [[[required.length > 0 ? 'requiredAnswers' : 'otherwise'], 'requirement-of-free']];
  if (required.length === 0) return [[['requiredAnswers'], 'required-answers-needed']];
  const entries = required.flatMap((answer, index): Mistake[] => {
    if (answer === '' || !answers.includes(answer)) return [[['requiredAnswers', index], 'not-listed']];
    return required.indexOf(answer) < index ? [[['requiredAnswers', index], 'repeated']] : [];
  });
  const all = answerType === 'single' && answers.every((answer) => answer === '' || required.includes(answer));
  return [
    ...entries,
    ...(all ? [[['requiredAnswers'], 'no-answer-left'] satisfies Mistake] : []),
    ...(otherwise === undefined ? [[['otherwise'], 'choose'] satisfies Mistake] : []),
  ];
}

/** The required answers in the order of the answers; without a requirement neither field is set. */
const toQuestion = ({ requiredAnswers = [], otherwise, ...question }: SentQuestion): Question =>
  otherwise === undefined
    ? question
    : {
        ...question,
        requiredAnswers: question.answers.filter((answer) => requiredAnswers.includes(answer)),
        otherwise,
      };

const wholeQuestion = sentQuestion
  .superRefine((question, context) => {
    for (const [path, code] of [...answerMistakes(question), ...requirementMistakes(question)])
      context.addIssue({ code: 'custom', path, input: question.answers, ...issueCode(code) });
  })
  .transform(toQuestion);

/** A question with predefined answers must have both; a free entry has none (rules.md#questions). */
export const questionInput = z.preprocess(
  (question: z.input<typeof wholeQuestion>) => ofChosenKind(question),
  wholeQuestion,
);

/** A list of at least `min` questions. */
export const questionList = (min: number) => z.array(questionInput).min(min).max(limits.questions);
