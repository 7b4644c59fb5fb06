import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import type { PageDescription } from '../page-description.ts';
import { PageHead, PageMeta } from './page-head.tsx';

const page: PageDescription = {
  title: 'Oglasi za posao | Prilika',
  description: 'Opis',
  canonical: 'https://prilika.example/oglasi?categories=magacin',
  language: 'sr',
  robots: null,
  feed: null,
  alternates: null,
  picture: { url: 'https://prilika.example/share.png', alt: 'Prilika' },
  structuredData: [],
};

const tagsOf = (changes: Partial<PageDescription> = {}): string =>
  renderMarkup(<PageMeta page={{ ...page, ...changes }} />).replaceAll('&amp;', '&');

/** Where the link of this kind leads. */
const link = (tags: string, attributes: string): string | undefined =>
  new RegExp(`<link ${attributes} (?:title="[^"]*" )?href="([^"]*)"`).exec(tags)?.[1];

const canonicalOf = (tags: string): string | undefined => link(tags, 'rel="canonical"');
const alternateOf = (tags: string, language: string): string | undefined =>
  link(tags, `rel="alternate" hrefLang="${language}"`);

test('a page is named in both languages; Serbian has the address without one', () => {
  const tags = tagsOf();
  expect(canonicalOf(tags)).toBe('https://prilika.example/oglasi?categories=magacin');
  expect(alternateOf(tags, 'sr-Latn')).toBe('https://prilika.example/oglasi?categories=magacin');
  expect(alternateOf(tags, 'en')).toBe('https://prilika.example/oglasi?categories=magacin&lang=en');
  expect(alternateOf(tags, 'x-default')).toBe('https://prilika.example/oglasi?categories=magacin');
});

test('the English page is the canonical one of the English page', () => {
  expect(canonicalOf(tagsOf({ language: 'en' }))).toBe('https://prilika.example/oglasi?categories=magacin&lang=en');
});

test('a page is named in the other language where it exists, and in no other', () => {
  const canonical = 'https://prilika.example/blog/2';
  const both = { sr: 'https://prilika.example/blog/1', en: canonical };
  const tags = tagsOf({ language: 'en', canonical, alternates: both });
  expect(canonicalOf(tags)).toBe('https://prilika.example/blog/2?lang=en');
  expect(alternateOf(tags, 'sr-Latn')).toBe('https://prilika.example/blog/1');
  expect(alternateOf(tags, 'en')).toBe('https://prilika.example/blog/2?lang=en');
  expect(alternateOf(tags, 'x-default')).toBe('https://prilika.example/blog/1');
  const alone = tagsOf({ language: 'en', canonical, alternates: { en: canonical } });
  expect(alternateOf(alone, 'sr-Latn')).toBeUndefined();
  expect(alternateOf(alone, 'x-default')).toBe('https://prilika.example/blog/2?lang=en');
});

test('a page that search engines leave out has no address', () => {
  const tags = tagsOf({ canonical: null, robots: 'noindex' });
  expect(tags).toContain('<meta name="robots" content="noindex"/>');
  expect(canonicalOf(tags)).toBeUndefined();
});

test('who shares the page is shown title and description too', () => {
  const tags = tagsOf();
  expect(tags).toContain('<title>Oglasi za posao | Prilika</title>');
  expect(tags).toContain('<meta property="og:title" content="Oglasi za posao | Prilika"/>');
  expect(tags).toContain('<meta property="og:description" content="Opis"/>');
});

test('a page has a picture with its size and words', () => {
  const url = 'https://prilika.example/oglasi/1/og.png?lang=sr&v=1';
  const tags = tagsOf({ picture: { url, alt: 'Zidar, Gradnja' } });
  expect(tags).toContain(`<meta property="og:image" content="${url}"/>`);
  expect(tags).toContain('<meta property="og:image:alt" content="Zidar, Gradnja"/>');
  expect(tags).toContain('<meta property="og:image:width" content="1200"/>');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test('the feed of what a page lists is named in its language', () => {
  const feed = 'https://prilika.example/rss.xml?categories=magacin';
  const rss = 'rel="alternate" type="application/rss\\+xml"';
  expect(link(tagsOf({ feed }), rss)).toBe(feed);
  expect(link(tagsOf({ feed, language: 'en' }), rss)).toBe(`${feed}&lang=en`);
  expect(link(tagsOf(), rss)).toBeUndefined();
});

test('structured data cannot end their script', () => {
  expect(tagsOf({ structuredData: [{ name: '</script>' }] })).toContain(
    '<script type="application/ld+json">{"name":"\\u003c/script\\u003e"}</script>',
  );
});

/** The title while the root and the open page have these data. */
const titleWith = (
  loaderData: Record<string, { page: PageDescription } | undefined>,
  errors: Record<string, Error> | null = null,
): string | undefined => {
  const head = <PageHead />;
  const children = [{ index: true, id: 'page', loader: () => null, Component: () => null }];
  const element = (
    <>
      {head}
      <Outlet />
    </>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', element, errorElement: head, children }], {
    hydrationData: { loaderData, errors },
  });
  return /<title>(.*)<\/title>/.exec(renderMarkup(<RouterProvider router={router} />))?.[1];
};

test('the open page says what it is called; an error has a title of its own, however much has failed', () => {
  const error = new Error('broken');
  const title = 'Nešto nije u redu! | Prilika';
  expect(titleWith({ page: { page } })).toBe(page.title);
  expect(titleWith({ page: undefined }, { root: error })).toBe(title);
  expect(titleWith({ page: { page } }, { root: error })).toBe(title);
});
