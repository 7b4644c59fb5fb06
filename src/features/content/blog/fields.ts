import { z } from 'zod';
import { languages } from '#kit/i18n/language.ts';
import { codeQuery, idParam, pageMeta, pageQuery } from '#kit/query-fields.ts';
import { blogArts, blogCategoryCodes } from './blog-categories.ts';

export const blogQuery = z.object({ category: codeQuery(blogCategoryCodes), ...pageQuery });

export const blogParams = z.object({ id: idParam });

/** A blog article as shown in lists. */
export const blogCard = z
  .object({
    id: z.number().int(),
    language: z.enum(languages),
    category: z.object({ code: z.enum(blogCategoryCodes), label: z.string() }),
    title: z.string(),
    summary: z.string(),
    /** Shown when there is no picture. */
    art: z.enum(blogArts),
    image: z.object({ url: z.string(), width: z.number().int(), height: z.number().int(), alt: z.string() }).nullable(),
    readingMinutes: z.number().int().positive(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: 'BlogCard' });
export type BlogCard = z.infer<typeof blogCard>;

/** A full article, with its translations and related articles. */
export const blogPost = blogCard
  .extend({
    /** Name of the author; null for the editors of the site. */
    author: z.string().nullable(),
    /** Sanitised HTML. */
    body: z.string(),
    updatedAt: z.iso.datetime(),
    translations: z.array(z.object({ language: z.enum(languages), id: z.number().int() })),
    related: z.array(blogCard),
  })
  .meta({ id: 'BlogPost' });
export type BlogPost = z.infer<typeof blogPost>;

export const blogMeta = pageMeta.extend({ category: z.enum(blogCategoryCodes).nullable() });
export type BlogMeta = z.infer<typeof blogMeta>;
