import { z } from 'zod';
import { adTypeCodes, defaultAdDays } from '#features/advertising/ad-type.ts';
import { purchase } from '#features/advertising/orders/fields.ts';
import { catalog } from '#features/catalog/catalog.ts';
import { codesOf } from '#kit/codes.ts';
import { localDayField, optionalEmail, optionalText, webAddress } from '#kit/fields.ts';
import { toE164 } from '#kit/phone.ts';
import { richTextField } from '#kit/rich-text-field.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { ofChosenModes } from './chosen-modes.ts';
import { draftId } from './draft-id.ts';
import { contentTypes } from './fields.ts';
import {
  type CodeField,
  type FieldCode,
  type FieldWith,
  type FilledStep,
  fieldsWith,
  type PostingField,
  type PostingFieldRow,
  type PostingFields,
  postingFields,
} from './posting-field-table.ts';
import { postingLimits as limits } from './posting-limits.ts';
import { questionList } from './question-input.ts';
import { promisedDays } from './reply-promise.ts';

/* Schemas of employers' input: one for each step of the wizard and one of all steps for the server. Forms pass the
   values of their fields: an empty choice is `''` or null. */

const unique = <T>(items: T[]): T[] => [...new Set(items)];

/** „Cela Srbija” replaces all other places in Serbia; abroad is separate (rules.md#posting-fields). */
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

/** Empty input gets a different error than too short input. */
const positionTitle = z
  .string()
  .trim()
  .max(limits.title)
  .refine((text) => text !== '', issueCode('required'))
  .refine(
    (text) => text === '' || text.length >= limits.shortestTitle,
    issueCode('too-short', { min: limits.shortestTitle }),
  );

/** The id of an upload. */
const uploadId = z
  .union([z.literal(''), z.uuid()])
  .nullish()
  .transform((id) => id?.toLowerCase() || null);

/** Input schemas of each kind of field; those with codes and words are derived from their rows. */
const inputOfKind = {
  'ad-type': z.enum(adTypeCodes),
  days: z.number().int().min(1).max(365).default(defaultAdDays),
  title: positionTitle,
  salary: salaryRange,
  day: z
    .union([z.literal(''), localDayField])
    .nullish()
    .transform((day) => day || null),
  email: optionalEmail,
  promise: z
    .literal(promisedDays)
    .nullish()
    .transform((days) => days ?? null),
  'content-type': z.enum(contentTypes),
  rich: richTextField(limits.richText),
  upload: uploadId,
  questions: questionList(0).default([]),
  flag: z.boolean().default(false),
  link: z.union([z.literal(''), webAddress]).default(''),
  phone: z
    .string()
    .trim()
    .max(40)
    .refine((text) => text === '' || toE164(text) !== null, issueCode('phone'))
    .transform((text) => toE164(text) ?? '')
    .default(''),
};

type InputOfKind = typeof inputOfKind;

const codesInput = <T extends string>(codes: readonly [T, ...T[]], least: number, most: number) =>
  z.array(z.enum(codes)).min(least).max(most).transform(unique);
const optionalCodesInput = <T extends string>(codes: readonly [T, ...T[]], most: number) =>
  codesInput(codes, 0, most).default([]);
const codeInput = <T extends string>(codes: readonly [T, ...T[]]) => z.enum(codes);
const optionalCodeInput = <T extends string>(codes: readonly [T, ...T[]]) =>
  z
    .union([z.literal(''), z.enum(codes)])
    .nullish()
    .transform((code) => code || null);

/** The schema of a field's input, by its row. */
type InputOf<F extends PostingField> = F extends CodeField
  ? PostingFields[F] extends { least: number }
    ? ReturnType<typeof codesInput<FieldCode<F>>>
    : PostingFields[F] extends { kind: 'codes' }
      ? ReturnType<typeof optionalCodesInput<FieldCode<F>>>
      : PostingFields[F] extends { required: true }
        ? ReturnType<typeof codeInput<FieldCode<F>>>
        : ReturnType<typeof optionalCodeInput<FieldCode<F>>>
  : PostingFields[F]['kind'] extends keyof InputOfKind
    ? InputOfKind[PostingFields[F]['kind']]
    : ReturnType<typeof optionalText>;

const inputOf = (field: PostingField): z.ZodType => {
  const row: PostingFieldRow = postingFields[field];
  switch (row.kind) {
    case 'code': {
      const codes = codesOf<string>(catalog[row.list]);
      return row.required ? codeInput(codes) : optionalCodeInput(codes);
    }
    case 'codes': {
      const codes = codesOf<string>(catalog[row.list]);
      const most = row.most ?? codes.length;
      return row.least ? codesInput(codes, row.least, most) : optionalCodesInput(codes, most);
    }
    case 'line':
    case 'text':
      return optionalText(row.most);
    default:
      return inputOfKind[row.kind];
  }
};

type ShapeOf<S extends FilledStep> = { [F in FieldWith<{ step: S }>]: InputOf<F> };

/** The fields of a step with their schemas. */
const shapeOf = <S extends FilledStep>(step: S) =>
  Object.fromEntries(fieldsWith({ step }).map((field) => [field, inputOf(field)])) as ShapeOf<S>;

const adTypeShape = shapeOf('tip');
const generalFields = shapeOf('opsti-podaci');
const generalShape = {
  ...generalFields,
  locations: generalFields.locations.transform(withoutCoveredPlaces),
};
const contentShape = shapeOf('sadrzaj');
const questionnaireShape = shapeOf('upitnik');
const advertiserShape = shapeOf('oglasivac');

/** A rule between fields: it also runs while other fields are invalid, so that all errors are reported at once. */
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
        if (broken(values)) context.addIssue({ code: 'custom', path, input: values, ...issueCode(code, params) });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  );
  return z.preprocess((values: z.input<typeof whole>) => ofChosenModes(values), whole);
};

/** The schema of each step of the wizard that has fields, in order. */
export const stepSchemas = {
  tip: withRules(adTypeShape, []),
  'opsti-podaci': withRules(generalShape, []),
  sadrzaj: withRules(contentShape, contentRules),
  upitnik: withRules(questionnaireShape, questionnaireRules),
  oglasivac: withRules(advertiserShape, advertiserRules),
};

/** All fields but the ad type and the period, which are bought and cannot be edited. */
const editedShape = { ...generalShape, ...contentShape, ...questionnaireShape, ...advertiserShape };
const allSteps = { ...adTypeShape, ...editedShape };
const allRules = [...contentRules, ...questionnaireRules, ...advertiserRules];

/** All steps together. */
export const postingInput = withRules(allSteps, allRules);
export type PostingInput = z.output<typeof postingInput>;
export type PostingForm = z.input<typeof postingInput>;

/** Id of the sent draft, which is accepted once from any tab or device (rules.md#sending-once). */
const sentDraft = draftId.optional();

/** The version of the posting on which the edit is based; a newer one causes a conflict (409). */
const version = z.number().int().min(1);

/**
 * `PUT /employer/postings/{id}`: the whole content of a posting; its ad type and period are bought, not edited
 * (rules.md#posting-wizard).
 */
export const editedInput = withRules({ ...editedShape, version, draftId: sentDraft }, allRules);
export type EditedInput = z.output<typeof editedInput>;
export type EditedForm = z.input<typeof editedInput>;

/** `POST /employer/postings/{id}/renew`: another period, with the posting unchanged or edited for it. */
export const renewedInput = withRules(
  { ...allSteps, purchase: purchase.nullable().default(null), version, draftId: sentDraft },
  allRules,
);
export type RenewedInput = z.output<typeof renewedInput>;
export type RenewedForm = z.input<typeof renewedInput>;

/** `POST /employer/postings`: all steps, and how the posting is bought if it is not free. */
export const sentInput = withRules(
  { ...allSteps, purchase: purchase.nullable().default(null), draftId: sentDraft },
  allRules,
);
export type SentInput = z.output<typeof sentInput>;
export type SentForm = z.input<typeof sentInput>;
