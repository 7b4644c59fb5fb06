import { z } from 'zod';
import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { employerCard } from '#features/employers/fields.ts';
import { heldReasons } from '#features/files/file-rules.ts';
import { codeLabel } from '#kit/fields.ts';
import { allFields, cardFields, pageFields } from './posting-field-sets.ts';
import { type PostingField, type PostingFieldRow, type PostingFields, postingFields } from './posting-field-table.ts';
import { postingStates } from './posting-state.ts';

/** Response schemas of postings. Employers' input is in `input-fields.ts`, search queries in `search-fields.ts`. */

/** Monthly pay in whole units; either bound may be missing. */
export const salaryView = z.object({
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  currency: z.enum(['RSD', 'EUR']),
  basis: z.enum(['net', 'gross']),
});

export const answerTypes = ['multiple', 'single', 'free'] as const;

/** What happens without the required answers: the employer sees it, or applying ends (rules.md#requirements). */
export const otherwiseModes = ['mark', 'end'] as const;

/** At most 10 questions, with 2–10 predefined answers or a free entry (rules.md#questions). */
export const question = z
  .object({
    id: z.string(),
    text: z.string(),
    answerType: z.enum(answerTypes),
    answers: z.array(z.string()),
    /** The required answers, in order; set together with `otherwise` or not at all. */
    requiredAnswers: z.array(z.string()).optional(),
    otherwise: z.enum(otherwiseModes).optional(),
  })
  .meta({ id: 'Question' });
export type Question = z.output<typeof question>;

/** The kind of content: a short text alone, four rich parts, or a file. */
export const contentTypes = ['short', 'text', 'file'] as const;

/** A picture or file shown on the page. */
export const fileReference = z.object({
  id: z.string(),
  name: z.string(),
  /** Media type detected from the content. */
  type: z.string(),
  /** In bytes. */
  size: z.number().int(),
  url: z.string(),
  /** Of a picture, in pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Why it is unavailable: the scanner has not responded yet, or has found something. */
  held: z.enum(heldReasons).optional(),
});
export type FileReference = z.output<typeof fileReference>;

/** Schemas of each kind of field as sent; those with codes are derived from their rows. */
const contentOfKind = {
  'ad-type': z.enum(adTypeCodes),
  days: z.number().int(),
  title: z.string(),
  line: z.string(),
  text: z.string(),
  salary: salaryView.nullable(),
  day: z.string().nullable(),
  email: z.string(),
  promise: z.number().int().nullable(),
  'content-type': z.enum(contentTypes),
  rich: z.string(),
  upload: fileReference.nullable(),
  questions: z.array(question),
  flag: z.boolean(),
  link: z.string(),
  phone: z.string(),
};
type ContentOfKind = typeof contentOfKind;

/** The schema of a field, with `item` for its codes. */
type ViewOf<F extends PostingField, Item extends z.ZodType> = PostingFields[F] extends { kind: 'codes' }
  ? z.ZodArray<Item>
  : PostingFields[F] extends { kind: 'code' }
    ? PostingFields[F] extends { required: true }
      ? Item
      : z.ZodNullable<Item>
    : PostingFields[F]['kind'] extends keyof ContentOfKind
      ? ContentOfKind[PostingFields[F]['kind']]
      : never;

const viewShape = <F extends PostingField, Item extends z.ZodType>(fields: readonly F[], item: Item) =>
  Object.fromEntries(
    fields.map((field) => {
      const row: PostingFieldRow = postingFields[field];
      if (row.kind === 'codes') return [field, z.array(item)];
      if (row.kind === 'code') return [field, row.required ? item : item.nullable()];
      return [field, contentOfKind[row.kind]];
    }),
  ) as { [Name in F]: ViewOf<Name, Item> };

/** All fields as sent. */
export const contentShape = viewShape(allFields, z.string());

/**
 * How the pay of a posting compares with the pay that others of its category state, where they are enough
 * (rules.md#pay-figures), in the request's language.
 */
export const payMark = z
  .object({
    /** In a few words: „veća nego u 70% sličnih oglasa”. */
    short: z.string(),
    /** A sentence with the category and the place. */
    note: z.string(),
    /**
     * Both ends of the pay and the median of the others in percent of the way between the pay below which a tenth of
     * them stay and the pay that a tenth of them exceed.
     */
    from: z.number().int(),
    to: z.number().int(),
    median: z.number().int(),
  })
  .meta({ id: 'PayMark' });
export type PayMark = z.output<typeof payMark>;

/** A posting in a list. Labels are in the request's language. */
export const postingCard = z
  .object({
    id: z.number().int(),
    ...viewShape(cardFields, codeLabel),
    /** Whether its ad type has a badge in lists. */
    badge: z.boolean(),
    /** Displayed name: the advertiser's, else the company's. */
    company: z.string(),
    employerId: z.number().int(),
    /** URL of the company's logo; null without one, and with another advertiser's name. */
    logo: z.string().nullable(),
    salary: salaryView.nullable(),
    /** First publication. */
    publishedAt: z.iso.datetime(),
    /** Last local day for applications. */
    closesOn: z.string(),
    /** Days from today to that day, 0 = today. */
    daysLeft: z.number().int(),
    /** First published within 48 hours. */
    isNew: z.boolean(),
  })
  .meta({ id: 'PostingCard' });
export type PostingCard = z.output<typeof postingCard>;

/** A posting in the list of a search. */
export const listedPosting = postingCard.extend({ pay: payMark.nullable() }).meta({ id: 'ListedPosting' });
export type ListedPosting = z.output<typeof listedPosting>;

export const applyModes = ['platform', 'link', 'phone'] as const;

/** A posting's own page. */
export const postingPage = postingCard
  .extend({
    state: z.enum(postingStates),
    /** Whether it accepts applications and is listed. */
    live: z.boolean(),
    ...viewShape(pageFields, codeLabel),
    applyMode: z.enum(applyModes),
    /** Whether it has been live; if not, only its employer and administrators see this page. */
    published: z.boolean(),
    lastRenewedAt: z.iso.datetime().nullable(),
    /** Closing instant with offset. */
    validThrough: z.iso.datetime(),
    viewCount: z.number().int(),
    applicationCount: z.number().int(),
    employer: employerCard,
  })
  .meta({ id: 'Posting' });
export type PostingPage = z.output<typeof postingPage>;

/** The data of an external application; counted when requested. */
export const applyTarget = z.object({ link: z.string().nullable(), phone: z.string().nullable() });

export const facetValue = codeLabel.extend({ count: z.number().int() });
export type FacetValue = z.output<typeof facetValue>;
