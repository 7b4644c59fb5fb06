import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { htmlLang, type Language, languages } from '#shared/i18n/language.ts';
import { inLanguage } from '#shared/i18n/page-address.ts';
import { languageOf, originOf, texts } from './page-context.ts';

/** What a page says about itself, in the page's language; loaders make it, `meta` shows it. */
export interface PageDescription {
  title: string;
  description: string;
  /** Absolute address without a language; null for pages that search engines leave out. */
  canonical: string | null;
  language: Language;
  robots: string | null;
  /** Absolute address of the RSS feed of what the page lists, without a language. */
  feed: string | null;
  /** schema.org objects. */
  structuredData: object[];
}

export interface PageFacts {
  /** Without the name of the site, which is added; `wholeTitle` stands as it is. */
  title: string;
  wholeTitle?: boolean;
  description?: string;
  /** Path and query that this page is to be known by; without one it has no canonical address. */
  path?: string;
  robots?: string;
  /** Path and query of an RSS feed. */
  feed?: string;
  structuredData?: object[];
}

/** Describes a page from the words its loader has put together. */
export function describePage(
  context: Readonly<RouterContextProvider>,
  { title, wholeTitle = false, description, path, robots, feed, structuredData = [] }: PageFacts,
): PageDescription {
  const t = texts(context);
  return {
    title: wholeTitle ? title : t('shell.title', { title }),
    description: description ?? t('shell.description'),
    canonical: path === undefined ? null : new URL(path, originOf(context)).href,
    language: languageOf(context),
    robots: robots ?? null,
    feed: feed === undefined ? null : new URL(feed, originOf(context)).href,
    structuredData,
  };
}

const ogLocale: Record<Language, string> = { sr: 'sr_RS', en: 'en_GB' };

const addresses = (canonical: string, language: Language): MetaDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: inLanguage(canonical, language) },
  ...languages.map((other) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: htmlLang[other],
    href: inLanguage(canonical, other),
  })),
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: canonical },
  { property: 'og:url', content: inLanguage(canonical, language) },
];

const feedLink = (href: string, title: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href,
});

/** Title, description, canonical address, its languages, Open Graph and structured data of a page. */
export function pageMeta(page: PageDescription | undefined): MetaDescriptor[] {
  if (!page) return [{ title: 'Prilika' }];
  const { title, description, canonical, language, robots, feed, structuredData } = page;
  return [
    { title },
    { name: 'description', content: description },
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...(canonical ? addresses(canonical, language) : []),
    ...(feed ? [feedLink(inLanguage(feed, language), title)] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Prilika' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: ogLocale[language] },
    ...structuredData.map((object) => ({ 'script:ld+json': object as never })),
  ];
}
