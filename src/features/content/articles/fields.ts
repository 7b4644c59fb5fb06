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

/** What an administrator is working on: anything that was typed, right or not yet. */
export const articleValues = z
  .strictObject({
    category: z.enum(blogCategoryCodes),
    art: z.enum(blogArts),
    /** Id of an uploaded picture; without one the drawing is shown. */
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

/** Whether a text says anything in a language. */
export const isWritten = (one: ArticleWords): boolean => needed.some((name) => one[name] !== '');

const fields = {
  category: z.enum(blogCategoryCodes),
  art: z.enum(blogArts),
  blogImage: picture,
  author: line(articleLengths.author),
  sr: words,
  en: words,
};

/** A text may be in one language alone; one that is begun is whole. Without any it is the Serbian one that is missing. */
const whole = ({ sr, en }: { sr: ArticleWords; en: ArticleWords }, context: z.RefinementCtx): void => {
  for (const [language, one] of [['sr', sr] as const, ['en', en] as const]) {
    if (!isWritten(one) && (language === 'en' || isWritten(en))) continue;
    for (const name of needed)
      if (one[name] === '') context.addIssue({ code: 'custom', path: [language, name], ...issueCode('required') });
  }
};

/** What is published. */
export const articleInput = z.strictObject(fields).superRefine(whole);
export type ArticleInput = z.output<typeof articleInput>;
export type ArticleForm = z.input<typeof articleInput>;

const version = z.number().int().min(1);

export const articleSave = z.strictObject({ values: articleValues, version });

/** A moment as it is written: Belgrade's clock. */
export const writtenMoment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);

export const articlePublication = z
  .strictObject({
    ...fields,
    version,
    /** When readers see it first; null: at once. */
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

/** A text in the list of administrators. */
export const articleRow = z
  .object({
    id: z.number().int(),
    /** In the language of the list, else in the other; '' while there is none. */
    title: z.string(),
    category: z.object({ code: z.enum(blogCategoryCodes), label: z.string() }),
    author: z.string(),
    /** In which it is written. */
    languages: z.array(z.enum(languages)),
    state: z.enum(articleStates),
    published: instant.nullable(),
    saved: instant,
    /** What is written differs from what readers see. */
    changed: z.boolean(),
  })
  .meta({ id: 'ArticleRow' });
export type ArticleRow = z.output<typeof articleRow>;

export const articlesMeta = pageMeta.extend({
  /** Of everything, whatever is searched. */
  counts: z.object(
    Object.fromEntries(articleStates.map((state) => [state, z.number().int()])) as Record<
      (typeof articleStates)[number],
      z.ZodNumber
    >,
  ),
});
export type ArticlesMeta = z.output<typeof articlesMeta>;

/** A working copy as the browser's drafts know it. */
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
    /** Ids under which readers find it, of the languages that they see now. */
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
    /** As readers see it; null where it is not written in that language. */
    post: blogPost.nullable(),
    values: articleValues,
  })
  .meta({ id: 'ArticlePreview' });
export type ArticlePreview = z.output<typeof articlePreview>;
