import type { Document } from '#host/http/cached-answers.ts';
import { xmlText } from '#host/xml.ts';
import { htmlLang, type Language, languages } from '#kit/i18n/language.ts';
import { inLanguage } from '#kit/i18n/page-address.ts';

/** An entry of a sitemap: a page, or another sitemap. */
export interface SitemapEntry {
  path: string;
  /** Null when unknown: no date is better than a wrong one. */
  lastModified: Date | null;
  /** For a page in one language: the language, and the paths of the same content in each language it exists in. */
  only?: { language: Language; alternates: Partial<Record<Language, string>> };
}

const lastmod = (date: Date | null): string => (date ? `<lastmod>${date.toISOString()}</lastmod>` : '');

/** The page in every language, each with its alternates (Google, localised versions). */
const urlsOf = ({ path, lastModified, only }: SitemapEntry, origin: string): string => {
  const address = new URL(path, origin).href;
  const paths = only?.alternates ?? { sr: path, en: path };
  const inEach = languages.flatMap((language) => {
    const its = paths[language];
    return its === undefined ? [] : [[language, inLanguage(new URL(its, origin).href, language)] as const];
  });
  const alternates = [
    ...inEach.map(([language, href]) => [htmlLang[language], href] as const),
    // Serbian where available, as on the page itself.
    ...inEach.slice(0, 1).map(([, href]) => ['x-default', href] as const),
  ]
    .map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${xmlText(href)}"/>`)
    .join('');
  return (only ? [only.language] : languages)
    .map(
      (language) =>
        `<url><loc>${xmlText(inLanguage(address, language))}</loc>${lastmod(lastModified)}${alternates}</url>`,
    )
    .join('\n');
};

const document = (root: string, attributes: string, lines: string[]): Document => ({
  contentType: 'application/xml; charset=utf-8',
  body: `${['<?xml version="1.0" encoding="UTF-8"?>', `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>`, ...lines, `</${root}>`].join('\n')}\n`,
});

/** A sitemap of pages. */
export const urlSet = (entries: SitemapEntry[], origin: string): Document =>
  document(
    'urlset',
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    entries.map((entry) => urlsOf(entry, origin)),
  );

/** A sitemap of sitemaps. */
export const sitemapIndex = (entries: SitemapEntry[], origin: string): Document =>
  document(
    'sitemapindex',
    '',
    entries.map(
      ({ path, lastModified }) =>
        `<sitemap><loc>${xmlText(new URL(path, origin).href)}</loc>${lastmod(lastModified)}</sitemap>`,
    ),
  );
