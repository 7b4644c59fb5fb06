import { z } from 'zod';
import { adTypeCodes, defaultAdDays } from '#features/advertising/ad-type.ts';
import { purchase } from '#features/advertising/order-fields.ts';
import { careerLevels } from '#features/catalog/career-levels.ts';
import { categories } from '#features/catalog/categories.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { places } from '#features/catalog/places.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { codesOf } from '#shared/codes.ts';
import { localDayField, optionalEmail, optionalText, requiredText, webAddress } from '#shared/fields.ts';
import { toE164 } from '#shared/phone.ts';
import { issueCode } from '#shared/validation-issues.ts';
import { ofChosenKind, ofChosenModes } from './chosen-modes.ts';
import { answerTypes } from './fields.ts';
import { postingLimits as limits } from './posting-limits.ts';
import { richTextField } from './rich-text-field.ts';

/*
 * What employers send of a posting: the draft keys of SPEC §5, a schema for each step of the wizard and all of them
 * together for the server. Forms hand over what their fields hold: an empty choice is `''` or null.
 */

const unique = <T>(items: T[]): T[] => [...new Set(items)];

const codeList = <T extends string>(codes: readonly [T, ...T[]], min: number, max: number) =>
  z.array(z.enum(codes)).min(min).max(max).transform(unique);

const optionalCode = <T extends string>(codes: readonly [T, ...T[]]) =>
  z
    .union([z.literal(''), z.enum(codes)])
    .nullish()
    .transform((code) => code || null);

const richText = richTextField(limits.richText);

/** Cela Srbija makes its other places superfluous; abroad stays beside it (SPEC §5, §8). */
export const withoutCoveredPlaces = <T extends string>(codes: readonly T[]): T[] =>
  codes.some((code) => code === 'cela-srbija')
    ? codes.filter((code) => code === 'cela-srbija' || code === 'inostranstvo')
    : [...codes];

const salaryAmount = z
  .number()
  .int({ error: 'whole' })
  .min(1)
  .max(limits.salary)
  .nullish()
  .transform((amount) => amount ?? null);

const salaryRange = z
  .strictObject({
    min: salaryAmount,
    max: salaryAmount,
    currency: z.enum(['RSD', 'EUR']),
    basis: z.enum(['net', 'gross']),
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ['min'],
    ...issueCode('min-above-max'),
  })
  .nullish()
  .transform((range) => (range && (range.min !== null || range.max !== null) ? range : null));

const foldedAnswer = (answer: string): string => answer.toLowerCase().replace(/\s+/g, ' ');

const wholeQuestion = z
  .strictObject({
    id: z.string().regex(/^[\w-]{1,40}$/),
    text: requiredText(limits.questionText),
    answerType: z.enum(answerTypes),
    answers: z.array(z.string().trim().max(limits.answerText)).max(limits.answers).default([]),
  })
  .superRefine(({ answerType, answers }, context) => {
    if (answerType === 'free') return;
    const add = (path: PropertyKey[], code: string) =>
      context.addIssue({ code: 'custom', path, input: answers, ...issueCode(code) });
    if (answers.filter((answer) => answer !== '').length < limits.fewestAnswers)
      add(['answers'], 'answers-needed');
    else {
      const folded = answers.map(foldedAnswer);
      folded.forEach((answer, index) => {
        if (answer === '') add(['answers', index], 'required');
        else if (folded.indexOf(answer) < index) add(['answers', index], 'repeated');
      });
    }
  });

/** SPEC §7: a question with predefined answers needs both; a free entry has none. */
export const questionInput = z.preprocess(
  (question: z.input<typeof wholeQuestion>) => ofChosenKind(question),
  wholeQuestion,
);
export type QuestionInput = z.output<typeof questionInput>;

/** At least so many questions. */
export const questionList = (min: number) => z.array(questionInput).min(min).max(limits.questions);

/** Nothing typed is told apart from too little. */
const positionTitle = z
  .string()
  .trim()
  .max(limits.title)
  .refine((text) => text !== '', issueCode('required'))
  .refine(
    (text) => text === '' || text.length >= limits.shortestTitle,
    issueCode('too-short', { min: limits.shortestTitle }),
  );

const adTypeShape = {
  productGroup: z.enum(adTypeCodes),
  /** Days; which ones an ad type has is in the price list. */
  productDuration: z.number().int().min(1).max(365).default(defaultAdDays),
};

const generalShape = {
  positionTitle,
  categories: codeList(codesOf(categories), 1, limits.categories),
  locations: codeList(codesOf(places), 1, limits.locations).transform(withoutCoveredPlaces),
  contractType: z.enum(codesOf(contractTypes)),
  jobType: z.enum(codesOf(jobTypes)),
  workModel: optionalCode(codesOf(workModels)),
  experience: optionalCode(codesOf(experienceLevels)),
  careerLevels: codeList(codesOf(careerLevels), 0, careerLevels.length).default([]),
  educationLevels: codeList(codesOf(educationLevels), 0, educationLevels.length).default([]),
  salaryRange,
  expiryDate: z
    .union([z.literal(''), localDayField])
    .nullish()
    .transform((day) => day || null),
  notificationsEmail: optionalEmail,
};

/** The id of an upload. */
const uploadId = z
  .union([z.literal(''), z.uuid()])
  .nullish()
  .transform((id) => id?.toLowerCase() || null);

const contentShape = {
  contentType: z.enum(['short', 'text', 'file']),
  jobShortDescription: optionalText(limits.shortContent),
  jobDescription: richText,
  conditionsDescription: richText,
  offersDescription: richText,
  additionalDescription: richText,
  /** A JPG or PNG beside the content, whatever its kind. */
  image: uploadId,
  /** The content itself for `file`, else something to read beside it. */
  file: uploadId,
};

const questionnaireShape = {
  questions: questionList(0).default([]),
};

const advertiserShape = {
  advertiserName: optionalText(limits.advertiserName),
  advertiserEmail: optionalEmail,
  isExternalApply: z.boolean().default(false),
  externalLink: z.union([z.literal(''), webAddress]).default(''),
  externalPhone: z
    .string()
    .trim()
    .max(40)
    .refine((text) => text === '' || toE164(text) !== null, issueCode('phone'))
    .transform((text) => toE164(text) ?? '')
    .default(''),
};

/** A rule between fields: it also runs while other fields are wrong, so that all mistakes are told at once. */
interface CrossRule {
  path: PropertyKey[];
  code: string;
  params?: Record<string, number>;
  broken(values: Record<string, unknown>): boolean;
}

const contentRules: CrossRule[] = [
  {
    path: ['jobShortDescription'],
    code: 'required',
    broken: ({ contentType, jobShortDescription }) =>
      (contentType === 'short' || contentType === 'file') && jobShortDescription === '',
  },
  {
    path: ['jobShortDescription'],
    code: 'too-long',
    params: { max: limits.shortDescription },
    broken: ({ contentType, jobShortDescription }) =>
      contentType !== 'short' &&
      typeof jobShortDescription === 'string' &&
      jobShortDescription.length > limits.shortDescription,
  },
  {
    path: ['jobDescription'],
    code: 'required',
    broken: ({ contentType, jobDescription }) => contentType === 'text' && jobDescription === '',
  },
  {
    path: ['file'],
    code: 'required',
    broken: ({ contentType, file }) => contentType === 'file' && !file,
  },
];

const questionnaireRules: CrossRule[] = [
  {
    path: ['questions'],
    code: 'invalid',
    broken: ({ questions }) =>
      Array.isArray(questions) &&
      new Set(questions.map((question: { id?: unknown } | null) => question?.id)).size < questions.length,
  },
];

const advertiserRules: CrossRule[] = [
  {
    path: ['externalLink'],
    code: 'required',
    broken: ({ isExternalApply, externalLink, externalPhone }) =>
      isExternalApply === true && externalLink === '' && externalPhone === '',
  },
];

const withRules = <S extends z.ZodRawShape>(shape: S, rules: CrossRule[]) => {
  const whole = z.strictObject(shape).superRefine(
    (values, context) => {
      for (const { path, code, params, broken } of rules) {
        if (broken(values))
          context.addIssue({ code: 'custom', path, input: values, ...issueCode(code, params) });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );
  return z.preprocess((values: z.input<typeof whole>) => ofChosenModes(values), whole);
};

/** The schema of each step of the wizard that has fields, in their order. */
export const stepSchemas = {
  tip: withRules(adTypeShape, []),
  'opsti-podaci': withRules(generalShape, []),
  sadrzaj: withRules(contentShape, contentRules),
  upitnik: withRules(questionnaireShape, questionnaireRules),
  oglasivac: withRules(advertiserShape, advertiserRules),
};

const allSteps = {
  ...adTypeShape,
  ...generalShape,
  ...contentShape,
  ...questionnaireShape,
  ...advertiserShape,
};
const allRules = [...contentRules, ...questionnaireRules, ...advertiserRules];

/** All steps at once. */
export const postingInput = withRules(allSteps, allRules);
export type PostingInput = z.output<typeof postingInput>;
export type PostingForm = z.input<typeof postingInput>;

/** The version of the posting that the editing began with; a newer one is told (409). */
const version = z.number().int().min(1);

/** `PUT /employer/postings/{id}`: all that a posting says; its ad type and period are bought, not edited (SPEC §4). */
export const editedInput = withRules(
  { ...generalShape, ...contentShape, ...questionnaireShape, ...advertiserShape, version },
  allRules,
);
export type EditedInput = z.output<typeof editedInput>;
export type EditedForm = z.input<typeof editedInput>;

/** `POST /employer/postings/{id}/renew`: another period, with the posting as it is or as it was edited for it. */
export const renewedInput = withRules(
  { ...allSteps, purchase: purchase.nullable().default(null), version },
  allRules,
);
export type RenewedInput = z.output<typeof renewedInput>;
export type RenewedForm = z.input<typeof renewedInput>;

/** `POST /employer/postings`: all steps, and how the posting is bought when it costs something. */
export const sentInput = withRules({ ...allSteps, purchase: purchase.nullable().default(null) }, allRules);
export type SentInput = z.output<typeof sentInput>;
export type SentForm = z.input<typeof sentInput>;
