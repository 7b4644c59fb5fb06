import { z } from 'zod';
import { adTypeCodes, defaultAdDays } from '#features/advertising/ad-type.ts';
import { maxOrderedAds } from '#features/advertising/orders/packages.ts';
import { draftId } from '#features/postings/draft-id.ts';
import { answerTypes, contentTypes, otherwiseModes } from '#features/postings/fields.ts';
import { allFields } from '#features/postings/posting-field-sets.ts';
import { type PostingField, type PostingFields, postingFields } from '#features/postings/posting-field-table.ts';
import type { PostingState } from '#features/postings/posting-state.ts';
import { promisedDays } from '#features/postings/reply-promise.ts';
import { pageMeta, pageQuery } from '#kit/query-fields.ts';
import { ownCounts } from '../own-fields.ts';
import { postingSteps } from '../posting-steps.ts';

/* A draft of a posting: the values of the wizard's fields, valid or not yet (rules.md#drafts). Only shape and size
   are validated; the steps report errors. */

const words = z.string().max(500);
/** Rich text as HTML: much longer than its text. */
const html = z.string().max(60_000);
const codes = z.array(z.string().max(100)).max(100);
/** A bound that is not a number is stored as typed. */
const amount = z.union([z.number(), words]).nullable();

/** An upload of the draft. */
const upload = z.object({ id: z.string().max(100), name: words, size: z.number() }).nullable();
export type DraftUpload = NonNullable<z.output<typeof upload>>;

const draftQuestion = z.object({
  id: z.string().max(100),
  text: z.string().max(2000),
  answerType: z.enum(answerTypes),
  answers: z.array(z.string().max(2000)).max(50),
  /** Answers marked as required, possibly incomplete; `otherwise` is set when there are required answers. */
  requiredAnswers: z.array(z.string().max(2000)).max(50).optional(),
  otherwise: z.enum(otherwiseModes).optional(),
});

/** How a draft stores a field of each kind, and its value in an empty form. */
const kinds = {
  'ad-type': { schema: z.enum(['', ...adTypeCodes]), empty: '' },
  days: { schema: z.number(), empty: defaultAdDays },
  title: { schema: words, empty: '' },
  line: { schema: words, empty: '' },
  text: { schema: z.string().max(5000), empty: '' },
  code: { schema: words, empty: '' },
  codes: { schema: codes, empty: [] },
  salary: {
    schema: z.object({
      min: amount,
      max: amount,
      currency: z.enum(['RSD', 'EUR']),
      basis: z.enum(['net', 'gross']),
    }),
    empty: { min: null, max: null, currency: 'RSD', basis: 'net' },
  },
  day: { schema: words, empty: '' },
  email: { schema: words, empty: '' },
  promise: { schema: z.literal(promisedDays).nullable(), empty: null },
  'content-type': { schema: z.enum(contentTypes), empty: 'text' },
  rich: { schema: html, empty: '' },
  upload: { schema: upload, empty: null },
  questions: { schema: z.array(draftQuestion).max(50), empty: [] },
  flag: { schema: z.boolean(), empty: false },
  link: { schema: z.string().max(3000), empty: '' },
  phone: { schema: words, empty: '' },
} satisfies Record<PostingFields[PostingField]['kind'], { schema: z.ZodType; empty: unknown }>;

type FieldShape = { [F in PostingField]: (typeof kinds)[PostingFields[F]['kind']]['schema'] };

export const draftShape = {
  ...(Object.fromEntries(allFields.map((field) => [field, kinds[postingFields[field].kind].schema])) as FieldShape),
  /** Number of ads bought at once, this one being the first; 1 is a single ad. */
  adCount: z.number().int().min(1).max(maxOrderedAds).default(1),
  /** The last open step. */
  step: z.enum(postingSteps).default('tip'),
};

const draftValues = z.strictObject(draftShape);
export type DraftValues = z.output<typeof draftValues>;

/** The content fields of a draft, without the last open step. */
export type DraftField = Exclude<keyof DraftValues, 'step'>;

/** The values of an empty form. */
export const emptyDraft = (): DraftValues => ({
  ...(Object.fromEntries(
    allFields.map((field) => [field, structuredClone<unknown>(kinds[postingFields[field].kind].empty)]),
  ) as Omit<DraftValues, 'adCount' | 'step'>),
  adCount: 1,
  step: 'tip',
});

/** Older drafts lack fields added later: those are empty. */
export const withLaterFields = (values: Partial<DraftValues>): DraftValues => ({
  ...emptyDraft(),
  ...values,
});

export const draftKinds = ['create', 'renew', 'edit'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** An unknown kind is not found. */
export const draftParams = z.object({
  kind: z.string().transform((kind) => draftKinds.find((known) => known === kind) ?? null),
});

/** The posting that is edited or renewed, and its version when the draft began; null for a new one. */
const about = z.object({ id: z.number().int().min(1), version: z.number().int().min(1) }).nullable();
export type DraftSubject = z.output<typeof about>;

/** A draft stored in the account, available on all devices. */
export const savedDraft = z
  .object({
    id: draftId,
    posting: about,
    values: draftValues,
    /** Increases with every save. */
    version: z.number().int(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'PostingDraft' });
export type SavedDraft = z.output<typeof savedDraft>;

/** Maximum number of drafts of new postings per account. */
export const maxDrafts = 20;

/** The id of a draft of a new posting; invalid ids are not found. */
export const newDraftParams = z.object({
  id: z.string().transform((id) => draftId.safeParse(id).data ?? null),
});

/** The query of `GET /employer/drafts` and of `/profil/poslodavac/oglasi/nacrti`. */
export const draftsQuery = z.object(pageQuery);

/** A draft of a new posting in the list. */
export const listedDraft = z
  .object({
    id: draftId,
    /** As typed; empty if not typed yet. */
    positionTitle: z.string(),
    productGroup: z.enum(adTypeCodes).nullable(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'ListedPostingDraft' });
export type ListedDraft = z.output<typeof listedDraft>;

export const draftsMeta = pageMeta.extend({ counts: ownCounts });

/** The stored draft of one kind; null when there is none. */
export const draftAnswer = z.object({ draft: savedDraft.nullable() });

/** `PUT /employer/drafts/{kind}`; `version` is that of the draft to be overwritten, 0 for none. */
export const draftInput = z.strictObject({
  /** Not sent by pages that were opened before drafts had one. */
  id: draftId.optional(),
  posting: about,
  // Not sent by pages that were opened before a field existed.
  values: z.preprocess(
    (values: Partial<z.input<typeof draftValues>>) =>
      values?.constructor === Object ? withLaterFields(values as Partial<DraftValues>) : values,
    draftValues,
  ),
  version: z.number().int().min(0),
});
export type DraftInput = z.output<typeof draftInput>;

/**
 * The posting created from a draft: `current` of `postings.draft-sent`, and `sent` in that of `postings.draft-changed`.
 */
export interface SentDraft {
  id: number;
  positionTitle: string;
  /** The visible state. */
  state: PostingState;
}
