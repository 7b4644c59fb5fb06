import type { Language } from '#kit/i18n/language.ts';
import { type Context, languageOf, originOf, texts } from './page-context.ts';

/** What a page says about itself, in the page's language; its loader returns it as `page`, `PageHead` shows it. */
export interface PageDescription {
  title: string;
  description: string;
  /** Absolute address without a language; null for pages that search engines leave out. */
  canonical: string | null;
  language: Language;
  robots: string | null;
  /** Absolute address of the RSS feed of what the page lists, without a language. */
  feed: string | null;
  /** Absolute addresses of the same in each language, where they are not this one with a language. */
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
  description?: string;
  /** Path and query that this page is to be known by; without one it has no canonical address. */
  path?: string;
  /** By default search engines keep a page that has an address to be known by, and no other. */
  robots?: string;
  /** Path and query of an RSS feed. */
  feed?: string;
  /** Paths in each language, for a page that is another page there; only the languages it exists in. */
  alternates?: Partial<Record<Language, string>>;
  /** Path of a picture of the page's own; without one it is the site's. */
  picture?: { path: string; alt: string };
  structuredData?: object[];
}

/** Describes a page from the words its loader has put together. */
export function describePage(
  context: Context,
  {
    title,
    wholeTitle = false,
    description,
    path,
    robots,
    feed,
    alternates,
    picture = { path: '/share.png', alt: 'Prilika' },
    structuredData = [],
  }: PageFacts,
): PageDescription {
  const t = texts(context);
  return {
    title: wholeTitle ? title : t('shell.title', { title }),
    description: description ?? t('shell.description'),
    canonical: path === undefined ? null : new URL(path, originOf(context)).href,
    language: languageOf(context),
    robots: robots ?? (path === undefined ? 'noindex' : null),
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
