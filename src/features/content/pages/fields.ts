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

/** A page's text as everybody reads it. */
export const sitePage = z
  .object({
    title: z.string(),
    description: z.string(),
    brief: z.string(),
    /** Of the text that is shown; 0 is the one that came with the program. */
    number: z.number().int(),
    changedOn: z.string(),
    /** People agree to it: it holds from that day, rather than only being of that day. */
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

/** What is being written of a page. */
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
  /** The day from which it holds; of a page that binds nobody it is the day of the publication. */
  inForceOn: z.union([z.null(), localDayField]),
  /** Everybody with an account is asked to agree anew; for texts that people agree to. */
  asksConsent: z.boolean(),
});
export type PagePublication = z.output<typeof pagePublication>;

const instant = z.object({ at: z.iso.datetime(), daysAgo: z.number().int() });

/** How many people have agreed to the version that is asked for. */
const consents = z.object({
  number: z.number().int(),
  accounts: z.number().int(),
  accepted: z.number().int(),
});

/** A page in the list of administrators. */
export const pageRow = z
  .object({
    page: z.enum(editablePages),
    title: z.string(),
    number: z.number().int(),
    published: instant.nullable(),
    /** More is written than is shown. */
    changed: z.boolean(),
    /** Of the texts that people agree to, once a version has asked for it. */
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
