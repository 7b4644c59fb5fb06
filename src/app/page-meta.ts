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
  /** Absolute addresses of the same in each language, where they are not this one with a language. */
  alternates?: Partial<Record<Language, string>> | null;
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
  context: Readonly<RouterContextProvider>,
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
    robots: robots ?? null,
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

const ogLocale: Record<Language, string> = { sr: 'sr_RS', en: 'en_GB' };

const addresses = (
  canonical: string,
  language: Language,
  alternates: Partial<Record<Language, string>>,
): MetaDescriptor[] => [
  { tagName: 'link', rel: 'canonical', href: inLanguage(canonical, language) },
  ...languages.flatMap((other) => {
    const address = alternates[other];
    return address
      ? [{ tagName: 'link', rel: 'alternate', hrefLang: htmlLang[other], href: inLanguage(address, other) }]
      : [];
  }),
  {
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'x-default',
    href: alternates.sr ?? inLanguage(canonical, language),
  },
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
  const { title, description, canonical, language, robots, feed, alternates, picture, structuredData } = page;
  return [
    { title },
    { name: 'description', content: description },
    ...(robots ? [{ name: 'robots', content: robots }] : []),
    ...(feed ? [feedLink(inLanguage(feed, language), title)] : []),
    ...(canonical ? addresses(canonical, language, alternates ?? { sr: canonical, en: canonical }) : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Prilika' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: ogLocale[language] },
    { property: 'og:image', content: picture.url },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData.map((object) => ({ 'script:ld+json': object as never })),
  ];
}
