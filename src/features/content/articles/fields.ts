import { z } from 'zod';
import { languages } from '#kit/i18n/language.ts';
import { codeQuery, pageMeta, pageQuery, textQuery, versionQuery } from '#kit/query-fields.ts';
import { richTextField } from '#kit/rich-text-field.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { blogArts, blogCategoryCodes } from '../blog/blog-categories.ts';
import { blogPost } from '../blog/fields.ts';
import { bodyLength } from '../editing/body-length.ts';
import { textSaver, textVersion, typedLength } from '../editing/fields.ts';
import { articleLengths, articleStates } from './article-limits.ts';

const text = (max: number) => z.string().max(max);
const picture = z.uuid().nullable();

const typedWords = z.strictObject({
  title: text(1000),
  summary: text(5000),
  imageAlt: text(1000),
  body: text(typedLength),
});

/** Working copy of an article: values as typed, valid or not. */
export const articleValues = z
  .strictObject({
    category: z.enum(blogCategoryCodes),
    art: z.enum(blogArts),
    /** Id of an uploaded picture; without one, the drawing is shown. */
    blogImage: picture,
    author: text(1000),
    sr: typedWords,
    en: typedWords,
  })
  .meta({ id: 'ArticleValues' });
export type ArticleValues = z.output<typeof articleValues>;

const line = (max: number) =>
  z
    .string()
    .transform((typed) => typed.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().max(max));

const words = z.strictObject({
  title: line(articleLengths.title),
  summary: line(articleLengths.summary),
  imageAlt: line(articleLengths.imageAlt),
  body: richTextField(bodyLength),
});
export type ArticleWords = z.output<typeof words>;

const needed = ['title', 'summary', 'body'] as const;

/** Whether an article has any text in a language. */
export const isWritten = (one: ArticleWords): boolean => needed.some((name) => one[name] !== '');

const fields = {
  category: z.enum(blogCategoryCodes),
  art: z.enum(blogArts),
  blogImage: picture,
  author: line(articleLengths.author),
  sr: words,
  en: words,
};

/**
 * An article may be in one language only, but each language that has text must be complete. Without any text, the
 * Serbian fields are reported as missing.
 */
const whole = ({ sr, en }: { sr: ArticleWords; en: ArticleWords }, context: z.RefinementCtx): void => {
  for (const [language, one] of [['sr', sr] as const, ['en', en] as const]) {
    if (!isWritten(one) && (language === 'en' || isWritten(en))) continue;
    for (const name of needed)
      if (one[name] === '') context.addIssue({ code: 'custom', path: [language, name], ...issueCode('required') });
  }
};

/** Input for publishing an article. */
export const articleInput = z.strictObject(fields).superRefine(whole);
export type ArticleInput = z.output<typeof articleInput>;
export type ArticleForm = z.input<typeof articleInput>;

const version = z.number().int().min(1);

export const articleSave = z.strictObject({ values: articleValues, version });

/** Local time in Belgrade, e.g. `2026-12-01T09:00`. */
export const writtenMoment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);

export const articlePublication = z
  .strictObject({
    ...fields,
    version,
    /** Publication time; null to publish at once. */
    at: z.union([z.null(), writtenMoment]),
  })
  .superRefine(whole);
export type ArticlePublication = z.output<typeof articlePublication>;

export const articleWithdrawal = z.strictObject({ version });

export const articlesQuery = z.object({
  ...pageQuery,
  q: textQuery(100).describe('Words of a title or an author.'),
  state: codeQuery(articleStates),
  category: codeQuery(blogCategoryCodes),
});
export type ArticlesQuery = z.output<typeof articlesQuery>;

const instant = z.object({ at: z.iso.datetime(), daysAgo: z.number().int() });

/** An article in the administrators' list. */
export const articleRow = z
  .object({
    id: z.number().int(),
    /** Title in the language of the list, else in the other one; '' when there is none. */
    title: z.string(),
    category: z.object({ code: z.enum(blogCategoryCodes), label: z.string() }),
    author: z.string(),
    /** Languages in which the article has text. */
    languages: z.array(z.enum(languages)),
    state: z.enum(articleStates),
    published: instant.nullable(),
    saved: instant,
    /** Whether the working copy has unpublished changes. */
    changed: z.boolean(),
  })
  .meta({ id: 'ArticleRow' });
export type ArticleRow = z.output<typeof articleRow>;

export const articlesMeta = pageMeta.extend({
  /** Counts of all articles, regardless of the search. */
  counts: z.object(
    Object.fromEntries(articleStates.map((state) => [state, z.number().int()])) as Record<
      (typeof articleStates)[number],
      z.ZodNumber
    >,
  ),
});
export type ArticlesMeta = z.output<typeof articlesMeta>;

/** A working copy in the form used by browser drafts. */
export const savedArticle = z
  .object({
    id: z.number().int(),
    values: articleValues,
    version: z.number().int(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'KeptArticle' });
export type SavedArticle = z.output<typeof savedArticle>;

export const articleView = z
  .object({
    draft: savedArticle,
    savedBy: textSaver,
    state: z.enum(articleStates),
    published: instant.nullable(),
    changed: z.boolean(),
    versions: z.array(textVersion),
    /** Public ids, for the languages that readers see now. */
    posts: z.array(z.object({ language: z.enum(languages), id: z.number().int() })),
  })
  .meta({ id: 'ArticleView' });
export type ArticleView = z.output<typeof articleView>;

export const previewQuery = z.object({
  language: codeQuery(languages),
  version: versionQuery().describe('A published one; the working copy by default.'),
});

export const articlePreview = z
  .object({
    id: z.number().int(),
    title: z.string(),
    language: z.enum(languages),
    version: textVersion.nullable(),
    /** The article as shown to readers; null when it has no text in that language. */
    post: blogPost.nullable(),
    values: articleValues,
  })
  .meta({ id: 'ArticlePreview' });
export type ArticlePreview = z.output<typeof articlePreview>;
