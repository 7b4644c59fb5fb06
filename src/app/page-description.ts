import type { Language } from '#kit/i18n/language.ts';
import { type Context, languageOf, originOf, texts } from './page-context.ts';

/** A page's metadata, in the page's language; its loader returns it as `page`, `PageHead` shows it. */
export interface PageDescription {
  title: string;
  description: string;
  /** Absolute address without a language; null for pages excluded from search engines. */
  canonical: string | null;
  language: Language;
  robots: string | null;
  /** Absolute address of the RSS feed of the listed items, without a language. */
  feed: string | null;
  /** Absolute addresses of the page in each language, if they are not this one with a language parameter. */
  alternates: Partial<Record<Language, string>> | null;
  /** Absolute address of the picture for link previews, 1200 × 630 pixels, and its description. */
  picture: { url: string; alt: string };
  /** schema.org objects. */
  structuredData: object[];
}

export interface PageFacts {
  /** Without the name of the site, which is added; `wholeTitle` is used unchanged. */
  title: string;
  wholeTitle?: boolean;
  /** Page of a list; from the second on it is part of the title. */
  pageNumber?: number;
  description?: string;
  /** Path and query of its canonical address: only pages with one are indexed; of those with null, links are followed. */
  path?: string | null;
  /** Path and query of an RSS feed. */
  feed?: string;
  /** Paths in each language, if it is a different page there; only the languages it exists in. */
  alternates?: Partial<Record<Language, string>>;
  /** Path of the page's own preview picture; by default the site's. */
  picture?: { path: string; alt: string };
  structuredData?: object[];
}

/** Creates the metadata of a page from what its loader provides. */
export function describePage(
  context: Context,
  {
    title,
    wholeTitle = false,
    pageNumber = 1,
    description,
    path,
    feed,
    alternates,
    picture = { path: '/share.png', alt: 'Prilika' },
    structuredData = [],
  }: PageFacts,
): PageDescription {
  const t = texts(context);
  const paged = pageNumber > 1 ? t('shell.pageTitle', { title, page: pageNumber }) : title;
  return {
    title: wholeTitle ? title : t('shell.title', { title: paged }),
    description: description ?? t('shell.description'),
    canonical: path ? new URL(path, originOf(context)).href : null,
    language: languageOf(context),
    robots: path ? null : path === null ? 'noindex, follow' : 'noindex',
    feed: feed === undefined ? null : new URL(feed, originOf(context)).href,
    alternates: alternates
      ? Object.fromEntries(
          Object.entries(alternates).map(([other, its]) => [other, new URL(its, originOf(context)).href]),
        )
      : null,
    picture: { url: new URL(picture.path, originOf(context)).href, alt: picture.alt },
    structuredData,
  };
}
