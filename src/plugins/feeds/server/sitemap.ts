import { existsSync } from 'node:fs';
import { placeFilter } from '#features/catalog/place-tree.ts';
import { places } from '#features/catalog/places.ts';
import { blogHref } from '#features/content/blog/blog-paths.ts';
import type { Content, PublishedText } from '#features/content/server/index.ts';
import type { LiveAddresses } from '#features/finding/server/index.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import type { Document } from '#host/http/cached-answers.ts';
import { pageAddress, siteMap } from '#kit/site-map.ts';
import { type SitemapEntry, sitemapIndex, urlSet } from './sitemap-xml.ts';

/** Sitemaps of one kind: `/sitemap-{kind}.xml` or, by blocks of ids, `/sitemap-{kind}-{block}.xml`. */
interface Section {
  files(): Promise<SitemapEntry[]>;
  /** Empty for a block that does not exist; null selects the only file of a section without blocks. */
  entries(block: number | null): Promise<SitemapEntry[]>;
}

/** Whether a page has its files: those of a plugin go with its folder. */
const isInstalled = (plugin: string | undefined): boolean =>
  plugin === undefined || existsSync(new URL(`../../${plugin}`, import.meta.url));

const latest = (entries: readonly { lastModified: Date | null }[]): Date | null =>
  entries.reduce<Date | null>(
    (last, { lastModified }) => (lastModified && (!last || lastModified > last) ? lastModified : last),
    null,
  );

const whole = (kind: string, read: () => Promise<SitemapEntry[]>): Section => ({
  async files() {
    const entries = await read();
    if (entries.length === 0) return [];
    return [{ path: `/sitemap-${kind}.xml`, lastModified: latest(entries) }];
  },
  entries: async (block) => (block === null ? read() : []),
});

/** Blocks are ranges of ids, so a file changes only when something in it does. */
const inBlocks = (kind: string, read: LiveAddresses['postings'], path: (id: number) => string): Section => ({
  async files() {
    const blocks = await read.blocks();
    return blocks.map(({ id, lastModified }) => ({ path: `/sitemap-${kind}-${id}.xml`, lastModified }));
  },
  async entries(block) {
    const list = block === null ? [] : await read.inBlock(block);
    return list.map(({ id, lastModified }) => ({ path: path(id), lastModified }));
  },
});

/** Lists of one category or one place that have postings (`isLandingPage`). */
const landingPages = async (addresses: LiveAddresses): Promise<SitemapEntry[]> => {
  const inCategories = await addresses.categories();
  const byTag = new Map((await addresses.placeTags()).map(({ id, lastModified }) => [id, lastModified]));
  const inPlaces = places.flatMap(({ code }): SitemapEntry[] => {
    const tags = placeFilter([code]);
    // Nationwide postings appear in every place's list, but do not make it a page of their own.
    if (!byTag.has(tags[0] as string)) return [];
    const lastModified = latest(tags.map((tag) => ({ lastModified: byTag.get(tag) ?? null })));
    return [{ path: postingsAddress({ locations: [code] }), lastModified }];
  });
  return [
    ...inCategories.map(({ id, lastModified }) => ({
      path: postingsAddress({ categories: [id] }),
      lastModified,
    })),
    ...inPlaces,
  ];
};

/** The paths of a text, or of a list of texts, in each language it exists in. */
const inLanguages = (texts: readonly PublishedText[], path: (text: PublishedText) => string) =>
  Object.fromEntries(texts.map((text) => [text.language, path(text)]));

const articlePath = (text: PublishedText): string => pageAddress('blog-post', text.id);

/** Blog texts, which have a page of their own in each language, and the lists of their categories. */
const blogPages = (texts: PublishedText[]): SitemapEntry[] => {
  const same = (text: PublishedText) =>
    texts.filter((other) => other === text || (text.pairKey !== null && other.pairKey === text.pairKey));
  const articles = texts.map((text) => ({
    path: articlePath(text),
    lastModified: text.lastModified,
    only: { language: text.language, alternates: inLanguages(same(text), articlePath) },
  }));
  const categories = [...new Set(texts.map(({ category }) => category))].flatMap((category) => {
    const path = blogHref({ category });
    const inCategory = texts.filter((text) => text.category === category);
    const alternates = inLanguages(inCategory, () => path);
    return (Object.keys(alternates) as PublishedText['language'][]).map((language) => ({
      path,
      lastModified: latest(inCategory.filter((text) => text.language === language)),
      only: { language, alternates },
    }));
  });
  return [...articles, ...categories];
};

export interface Sitemap {
  index(origin: string): Promise<Document>;
  /** The file of a kind and block; null when it does not exist. */
  file(kind: string, block: number | null, origin: string): Promise<Document | null>;
}

/** The sitemap index and its files, each with far fewer than the 50,000 addresses allowed (sitemaps.org). */
export function createSitemap(deps: { addresses: LiveAddresses; blog: Pick<Content, 'published'> }): Sitemap {
  const { addresses, blog } = deps;
  const sections = new Map<string, Section>([
    [
      'pages',
      whole('pages', async () => {
        const lastModified = await addresses.lastModified();
        return Object.values(siteMap)
          .filter(({ sitemap = false, plugin }) => sitemap && isInstalled(plugin))
          .map(({ path, sitemap }) => ({ path, lastModified: sitemap === 'postings' ? lastModified : null }));
      }),
    ],
    ['blog', whole('blog', async () => blogPages(await blog.published()))],
    ['lists', whole('lists', () => landingPages(addresses))],
    ['postings', inBlocks('postings', addresses.postings, (id) => pageAddress('posting', id))],
    ['employers', inBlocks('employers', addresses.employers, (id) => pageAddress('employer', id))],
  ]);
  return {
    async index(origin) {
      const files: SitemapEntry[] = [];
      for (const section of sections.values()) files.push(...(await section.files()));
      return sitemapIndex(files, origin);
    },

    async file(kind, block, origin) {
      const entries = (await sections.get(kind)?.entries(block)) ?? [];
      return entries.length === 0 ? null : urlSet(entries, origin);
    },
  };
}
