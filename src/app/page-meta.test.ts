import { describe, expect, it } from 'vitest';
import { type PageDescription, pageMeta } from './page-meta.ts';

const page = (changes: Partial<PageDescription> = {}): PageDescription => ({
  title: 'Oglasi za posao | Prilika',
  description: 'Opis',
  canonical: 'https://prilika.example/oglasi?categories=magacin',
  language: 'sr',
  robots: null,
  feed: null,
  picture: { url: 'https://prilika.example/share.png', alt: 'Prilika' },
  structuredData: [],
  ...changes,
});

const link = (descriptors: object[], match: Record<string, string>): string | undefined =>
  descriptors
    .map((descriptor) => descriptor as Record<string, string>)
    .find((descriptor) => Object.entries(match).every(([name, value]) => descriptor[name] === value))?.[
    'href'
  ];

describe('pageMeta', () => {
  it('names the page in both languages; Serbian has the address without one', () => {
    const tags = pageMeta(page());
    expect(link(tags, { rel: 'canonical' })).toBe('https://prilika.example/oglasi?categories=magacin');
    expect(link(tags, { hrefLang: 'sr-Latn' })).toBe('https://prilika.example/oglasi?categories=magacin');
    expect(link(tags, { hrefLang: 'en' })).toBe('https://prilika.example/oglasi?categories=magacin&lang=en');
    expect(link(tags, { hrefLang: 'x-default' })).toBe('https://prilika.example/oglasi?categories=magacin');
  });

  it('makes the English page the canonical one of the English page', () => {
    expect(link(pageMeta(page({ language: 'en' })), { rel: 'canonical' })).toBe(
      'https://prilika.example/oglasi?categories=magacin&lang=en',
    );
  });

  it('names the page in the other language where it exists, and no other', () => {
    const canonical = 'https://prilika.example/blog/2';
    const both = { sr: 'https://prilika.example/blog/1', en: canonical };
    const tags = pageMeta(page({ language: 'en', canonical, alternates: both }));
    expect(link(tags, { rel: 'canonical' })).toBe('https://prilika.example/blog/2?lang=en');
    expect(link(tags, { hrefLang: 'sr-Latn' })).toBe('https://prilika.example/blog/1');
    expect(link(tags, { hrefLang: 'en' })).toBe('https://prilika.example/blog/2?lang=en');
    expect(link(tags, { hrefLang: 'x-default' })).toBe('https://prilika.example/blog/1');
    const alone = pageMeta(page({ language: 'en', canonical, alternates: { en: canonical } }));
    expect(link(alone, { hrefLang: 'sr-Latn' })).toBeUndefined();
    expect(link(alone, { hrefLang: 'x-default' })).toBe('https://prilika.example/blog/2?lang=en');
  });

  it('gives a page that search engines leave out no address', () => {
    const tags = pageMeta(page({ canonical: null, robots: 'noindex' }));
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(link(tags, { rel: 'canonical' })).toBeUndefined();
  });

  it('shows title and description also to who shares the page', () => {
    const tags = pageMeta(page());
    expect(tags).toContainEqual({ title: 'Oglasi za posao | Prilika' });
    expect(tags).toContainEqual({ property: 'og:title', content: 'Oglasi za posao | Prilika' });
    expect(tags).toContainEqual({ property: 'og:description', content: 'Opis' });
  });

  it('has a picture with its size and words', () => {
    const tags = pageMeta(
      page({
        picture: { url: 'https://prilika.example/oglasi/1/og.png?lang=sr&v=1', alt: 'Zidar, Gradnja' },
      }),
    );
    expect(tags).toContainEqual({
      property: 'og:image',
      content: 'https://prilika.example/oglasi/1/og.png?lang=sr&v=1',
    });
    expect(tags).toContainEqual({ property: 'og:image:alt', content: 'Zidar, Gradnja' });
    expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  it('names the feed of what it lists, in its language', () => {
    const feed = 'https://prilika.example/rss.xml?categories=magacin';
    const rss = { rel: 'alternate', type: 'application/rss+xml' };
    expect(link(pageMeta(page({ feed })), rss)).toBe(feed);
    expect(link(pageMeta(page({ feed, language: 'en' })), rss)).toBe(`${feed}&lang=en`);
    expect(link(pageMeta(page()), rss)).toBeUndefined();
  });

  it('has a title at least', () => {
    expect(pageMeta(undefined)).toEqual([{ title: 'Prilika' }]);
  });
});
