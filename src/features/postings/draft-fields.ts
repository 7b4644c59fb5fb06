import { z } from 'zod';
import { adTypeCodes, defaultAdDays } from '#features/advertising/ad-type.ts';
import { mostAds } from '#features/advertising/packages.ts';
import { answerTypes } from './fields.ts';

/*
 * A draft of a posting: what the fields of the wizard hold, right or not yet (draft keys of SPEC §5). Only shape and size
 * are asked for; what is wrong is said by the steps.
 */

const words = z.string().max(500);
/** Rich text as HTML: far more than its words. */
const html = z.string().max(60_000);
const codes = z.array(z.string().max(100)).max(100);
/** An end that is no amount stays as it was typed. */
const amount = z.union([z.number(), words]).nullable();

/** An upload of the draft. */
const upload = z.object({ id: z.string().max(100), name: words, size: z.number() }).nullable();
export type DraftUpload = NonNullable<z.output<typeof upload>>;

const draftQuestion = z.object({
  id: z.string().max(100),
  text: z.string().max(2000),
  answerType: z.enum(answerTypes),
  answers: z.array(z.string().max(2000)).max(50),
});

export const draftShape = {
  productGroup: z.enum(['', ...adTypeCodes]),
  productDuration: z.number(),
  positionTitle: words,
  categories: codes,
  locations: codes,
  contractType: words,
  jobType: words,
  workModel: words,
  experience: words,
  careerLevels: codes,
  educationLevels: codes,
  salaryRange: z.object({
    min: amount,
    max: amount,
    currency: z.enum(['RSD', 'EUR']),
    basis: z.enum(['net', 'gross']),
  }),
  expiryDate: words,
  notificationsEmail: words,
  contentType: z.enum(['short', 'text', 'file']),
  jobShortDescription: z.string().max(5000),
  jobDescription: html,
  conditionsDescription: html,
  offersDescription: html,
  additionalDescription: html,
  image: upload,
  file: upload,
  questions: z.array(draftQuestion).max(50),
  advertiserName: words,
  advertiserEmail: words,
  isExternalApply: z.boolean(),
  externalLink: z.string().max(3000),
  externalPhone: words,
  /** Ads bought at once, this one the first of them; 1 is this one alone. Drafts of earlier days have none. */
  adCount: z.number().int().min(1).max(mostAds).default(1),
};

export const draftValues = z.strictObject(draftShape);
export type DraftValues = z.output<typeof draftValues>;

/** A form in which nothing is filled in yet. */
export const emptyDraft = (): DraftValues => ({
  productGroup: '',
  productDuration: defaultAdDays,
  positionTitle: '',
  categories: [],
  locations: [],
  contractType: '',
  jobType: '',
  workModel: '',
  experience: '',
  careerLevels: [],
  educationLevels: [],
  salaryRange: { min: null, max: null, currency: 'RSD', basis: 'net' },
  expiryDate: '',
  notificationsEmail: '',
  contentType: 'text',
  jobShortDescription: '',
  jobDescription: '',
  conditionsDescription: '',
  offersDescription: '',
  additionalDescription: '',
  image: null,
  file: null,
  questions: [],
  advertiserName: '',
  advertiserEmail: '',
  isExternalApply: false,
  externalLink: '',
  externalPhone: '',
  adCount: 1,
});

export const draftKinds = ['create', 'renew', 'edit'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** What is no kind is a draft nobody has. */
export const draftParams = z.object({
  kind: z.string().transform((kind) => draftKinds.find((known) => known === kind) ?? null),
});

/** The posting that is edited or renewed, and its version when that began; null for a new one. */
const about = z.object({ id: z.number().int().min(1), version: z.number().int().min(1) }).nullable();
export type DraftSubject = z.output<typeof about>;

/** A draft as it follows the account from device to device. */
export const keptDraft = z
  .object({
    posting: about,
    values: draftValues,
    /** Goes up with every save. */
    version: z.number().int(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'PostingDraft' });
export type KeptDraft = z.output<typeof keptDraft>;

/** What is kept of one kind; null when nothing is. */
export const draftAnswer = z.object({ draft: keptDraft.nullable() });

/** `PUT /employer/drafts/{kind}`; `version` is that of the draft which is written over, 0 for none. */
export const draftInput = z.strictObject({
  posting: about,
  values: draftValues,
  version: z.number().int().min(0),
});
export type DraftInput = z.output<typeof draftInput>;
