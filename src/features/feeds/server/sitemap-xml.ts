import type { Document } from '#platform/http/kept-answers.ts';
import { xmlText } from '#platform/xml.ts';
import { htmlLang, languages } from '#shared/i18n/language.ts';
import { inLanguage } from '#shared/i18n/page-address.ts';

/** What a sitemap says of a page or of another sitemap. */
export interface SitemapEntry {
  path: string;
  /** Null where nobody knows: better none than a false one. */
  lastModified: Date | null;
}

const lastmod = (date: Date | null): string => (date ? `<lastmod>${date.toISOString()}</lastmod>` : '');

/** The page in every language, each with all the others (Google, localised versions). */
const urlsOf = ({ path, lastModified }: SitemapEntry, origin: string): string => {
  const address = new URL(path, origin).href;
  const alternates = [
    ...languages.map((language) => [htmlLang[language], inLanguage(address, language)] as const),
    ['x-default', address] as const,
  ]
    .map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${xmlText(href)}"/>`)
    .join('');
  return languages
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
