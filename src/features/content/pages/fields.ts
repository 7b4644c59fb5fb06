import { z } from 'zod';
import { localDayField } from '#kit/fields.ts';
import { languages } from '#kit/i18n/language.ts';
import { codeQuery, versionQuery } from '#kit/query-fields.ts';
import { richTextField } from '#kit/rich-text-field.ts';
import { bodyLength } from '../editing/body-length.ts';
import { editablePages } from '../editing/editable-pages.ts';
import { textSaver, textVersion, typedLength } from '../editing/fields.ts';
import { pageLengths } from './page-lengths.ts';

export const pageParams = z.object({
  id: z.string().transform((text) => editablePages.find((page) => page === text) ?? null),
});

/** The public text of a page. */
export const sitePage = z
  .object({
    title: z.string(),
    description: z.string(),
    brief: z.string(),
    /** Version of the shown text; 0 is the built-in one. */
    number: z.number().int(),
    changedOn: z.string(),
    /** Whether people accept the text: `changedOn` is then the day from which it is in force. */
    binding: z.boolean(),
    /** Sanitized HTML. */
    intro: z.string(),
    sections: z.array(z.object({ id: z.string(), title: z.string(), short: z.string(), html: z.string() })),
  })
  .meta({ id: 'SitePage' });
export type SitePage = z.output<typeof sitePage>;

const typed = (max: number) => z.string().max(max);
const typedWords = z.strictObject({
  title: typed(1000),
  description: typed(1000),
  brief: typed(5000),
  body: typed(typedLength),
});

/** Working copy of a page. */
export const pageValues = z.strictObject({ sr: typedWords, en: typedWords }).meta({ id: 'PageValues' });
export type PageValues = z.output<typeof pageValues>;

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(max));

const words = z.strictObject({
  title: line(pageLengths.title),
  description: line(pageLengths.description),
  brief: line(pageLengths.brief),
  body: richTextField(bodyLength),
});

export const pageInput = z.strictObject({ sr: words, en: words });
export type PageInput = z.output<typeof pageInput>;
export type PageForm = z.input<typeof pageInput>;

const version = z.number().int().min(0);

export const pageSave = z.strictObject({ values: pageValues, version });

export const pagePublication = z.strictObject({
  sr: words,
  en: words,
  version,
  /** The day from which it is in force; for non-binding pages it is the day of publication. */
  inForceOn: z.union([z.null(), localDayField]),
  /** Asks all account holders to accept the text again; only for texts that people accept. */
  asksConsent: z.boolean(),
});
export type PagePublication = z.output<typeof pagePublication>;

const instant = z.object({ at: z.iso.datetime(), daysAgo: z.number().int() });

/** Number of people who accepted the requested version. */
const consents = z.object({
  number: z.number().int(),
  accounts: z.number().int(),
  accepted: z.number().int(),
});

/** A page in the administrators' list. */
export const pageRow = z
  .object({
    page: z.enum(editablePages),
    title: z.string(),
    number: z.number().int(),
    published: instant.nullable(),
    /** Whether the working copy has unpublished changes. */
    changed: z.boolean(),
    /** Only for texts that people accept, once a version has asked for consent. */
    consents: consents.nullable(),
  })
  .meta({ id: 'PageRow' });
export type PageRow = z.output<typeof pageRow>;

export const savedPage = z
  .object({ values: pageValues, version: z.number().int(), savedAt: z.iso.datetime() })
  .meta({ id: 'KeptPage' });
export type SavedPage = z.output<typeof savedPage>;

export const pageView = z
  .object({
    page: z.enum(editablePages),
    draft: savedPage,
    savedBy: textSaver,
    number: z.number().int(),
    changed: z.boolean(),
    binding: z.boolean(),
    versions: z.array(textVersion),
    consents: consents.nullable(),
    /** Today in Belgrade. */
    today: z.string(),
  })
  .meta({ id: 'PageView' });
export type PageView = z.output<typeof pageView>;

export const pagePreviewQuery = z.object({
  language: codeQuery(languages),
  version: versionQuery().describe(
    'A published one, 0 the one that came with the program; what is being written by default.',
  ),
});

export const pagePreview = z
  .object({
    page: z.enum(editablePages),
    language: z.enum(languages),
    version: textVersion.nullable(),
    text: sitePage,
    values: pageValues,
  })
  .meta({ id: 'PagePreview' });
export type PagePreview = z.output<typeof pagePreview>;
