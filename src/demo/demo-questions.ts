import { z } from 'zod';
import type { AnsweredQuestion } from '#features/applying/fields.ts';
import { type Question, question } from '#features/postings/fields.ts';
import { meetsRequirement } from '#features/postings/requirement.ts';
import { readContent } from '#host/content-files.ts';
import type { DemoPosting } from './demo-model.ts';
import { createRandom, type Random } from './random.ts';

const asked = question.omit({ id: true });

const { practice, start, shifts, licence, languages, pay, why, bookkeeping, freeAnswers } = readContent(
  'demo/questions.yaml',
  z.strictObject({
    practice: asked,
    start: asked,
    shifts: asked,
    licence: asked,
    languages: asked,
    pay: asked,
    why: asked,
    bookkeeping: z.array(asked),
    freeAnswers: z.record(z.string(), z.array(z.string()).min(1)),
  }),
);

/** Ad types that take questions (rules.md#questions). */
const withQuestions: ReadonlySet<string> = new Set(['promoted', 'hot', 'featured']);

/** The questions of a posting, none for most; `seed` decides. */
export function questionsOf(posting: Omit<DemoPosting, 'questions'>, seed: number): Question[] {
  const random = createRandom(seed);
  if (!withQuestions.has(posting.productGroup) || posting.isExternalApply) return [];
  const own = posting.employerIndex === 0;
  if (!own && !random.chance(0.7)) return [];
  const shiftWork = posting.jobType === 'smenski' || posting.jobType === 'nocni';
  const beginners = posting.experience === 'bez' || posting.careerLevels.includes('praktikant');
  const fitting = [
    ...(beginners ? [] : [practice]),
    ...(posting.contractType === 'volonterski' ? [] : [pay]),
    ...(shiftWork ? [shifts] : []),
    ...(posting.workModel === 'teren' ? [licence] : []),
    ...(posting.categories.some((code) => ['it-softver', 'turizam', 'pozivni-centri', 'logistika'].includes(code))
      ? [languages]
      : []),
    why,
  ];
  const questions = own ? bookkeeping : [start, ...random.shuffled(fitting).slice(0, random.int(1, 3))];
  return questions.map((question, place) => ({ ...question, id: `pitanje-${place + 1}` }));
}

/** An invented person's answers to them. */
export const answersTo = (questions: readonly Question[], random: Random): AnsweredQuestion[] =>
  questions.map((question) => {
    const { id, text, answerType, answers, requiredAnswers, otherwise } = question;
    const words = Object.entries(freeAnswers).find(([about]) => text.includes(about))?.[1] ?? ['Po dogovoru.'];
    const chosen =
      answerType === 'free'
        ? [random.pick(words)]
        : answerType === 'single'
          ? // Nobody gets past a question that ends applying.
            [random.pick(otherwise === 'end' ? (requiredAnswers ?? []) : answers)]
          : answers.filter((_, place) => place === 0 || random.chance(0.4));
    const answered = { questionId: id, text, answerType, answers: chosen };
    return requiredAnswers
      ? {
          ...answered,
          requirement: { answers: requiredAnswers, met: meetsRequirement(question, chosen) },
        }
      : answered;
  });
