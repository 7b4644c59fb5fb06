import type { AnsweredQuestion } from '#features/applications/fields.ts';
import type { Question } from '#features/postings/fields.ts';
import { meetsRequirement } from '#features/postings/requirement.ts';
import type { DemoPosting } from './demo-model.ts';
import { createRandom, type Random } from './random.ts';

type Asked = Omit<Question, 'id'>;

const single = (text: string, ...answers: string[]): Asked => ({ text, answerType: 'single', answers });
const multiple = (text: string, ...answers: string[]): Asked => ({ text, answerType: 'multiple', answers });
const free = (text: string): Asked => ({ text, answerType: 'free', answers: [] });

const practice = single(
  'Koliko godina radite na sličnim poslovima?',
  'Manje od godinu dana',
  'Od jedne do tri godine',
  'Više od tri godine',
);
const start = single('Od kada možete da počnete?', 'Odmah', 'Za petnaest dana', 'Za mesec dana ili kasnije');
const shifts = single('Da li vam odgovara rad u smenama?', 'Da', 'Samo prva i druga smena', 'Ne');
const licence = single('Da li imate vozačku dozvolu B kategorije?', 'Da', 'Ne');
const languages = multiple(
  'Koje strane jezike koristite u radu?',
  'Engleski',
  'Nemački',
  'Italijanski',
  'Ruski',
  'Nijedan',
);
const pay = free('Kolika neto zarada bi vam odgovarala?');
const why = free('Šta vas je privuklo ovom poslu?');

const needs = (question: Asked, otherwise: Question['otherwise'], ...requiredAnswers: string[]): Asked => ({
  ...question,
  requiredAnswers,
  otherwise,
});

/** What the demo account's own company asks those who want to keep its books. */
const bookkeeping: readonly Asked[] = [
  needs(
    single(
      'Da li ste samostalno radili završni račun?',
      'Da, više puta',
      'Jednom, uz pomoć kolege',
      'Još ne',
    ),
    'mark',
    'Da, više puta',
    'Jednom, uz pomoć kolege',
  ),
  needs(single('Da li možete da radite u našoj kancelariji bar tri dana nedeljno?', 'Da', 'Ne'), 'end', 'Da'),
  multiple(
    'Koje obračune ste radili?',
    'PDV',
    'Zarade',
    'Porez na dobit',
    'Paušalno oporezivanje',
    'Putni nalozi',
  ),
  start,
  pay,
];

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
    ...(posting.categories.some((code) =>
      ['it-softver', 'turizam', 'pozivni-centri', 'logistika'].includes(code),
    )
      ? [languages]
      : []),
    why,
  ];
  const questions = own ? bookkeeping : [start, ...random.shuffled(fitting).slice(0, random.int(1, 3))];
  return questions.map((question, place) => ({ ...question, id: `pitanje-${place + 1}` }));
}

const freeAnswers: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /zarada/,
    ['Od 110.000 dinara.', 'Između 100.000 i 120.000, u zavisnosti od obima posla.', 'Kao u oglasu.'],
  ],
  [/privuklo/, ['Jasan opis posla i stalna osoba za svakog klijenta.', 'Blizina stana i mirno radno vreme.']],
];

/** An invented person's answers to them. */
export const answersTo = (questions: readonly Question[], random: Random): AnsweredQuestion[] =>
  questions.map((question) => {
    const { id, text, answerType, answers, requiredAnswers, otherwise } = question;
    const words = freeAnswers.find(([about]) => about.test(text))?.[1] ?? ['Po dogovoru.'];
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
