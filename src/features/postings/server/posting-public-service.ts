import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { careerLevels } from '#features/catalog/career-levels.ts';
import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { categories } from '#features/catalog/categories.ts';
import { contractTypes } from '#features/catalog/contract-types.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { jobTypes } from '#features/catalog/job-types.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { findPlace, IN_SERBIA_TAG, placeLabel } from '#features/catalog/place-tree.ts';
import { workModels } from '#features/catalog/work-models.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Actor } from '#shared/actor.ts';
import { localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem } from '#shared/problem.ts';
import type { FacetValue, HomePage, PostingCard, PostingPage } from '../fields.ts';
import { maySeePosting } from '../policy.ts';
import { isLive } from '../posting-state.ts';
import { type Facets, type PostingsMeta, type PostingsQuery, postingsQuery } from '../search-fields.ts';
import { toCard, toPostingPage } from './posting-rows.ts';
import { countFacets, type FacetCount, type FacetName, facetNames, searchPage } from './posting-search.ts';
import * as store from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';

export interface Visitor {
  clientAddress: string;
  userAgent: string;
}

export interface PostingPublicService {
  search(
    actor: Actor,
    query: PostingsQuery,
    language: Language,
  ): Promise<{ data: PostingCard[]; meta: PostingsMeta }>;
  home(actor: Actor, language: Language): Promise<HomePage>;
  /** Throws 404 for an unknown or never published posting of somebody else, 410 for a removed one. */
  get(actor: Actor, id: number, language: Language): Promise<PostingPage>;
  similar(actor: Actor, id: number, language: Language): Promise<PostingCard[]>;
  countView(actor: Actor, id: number, visitor: Visitor): Promise<void>;
  /** Throws 409 `postings.not-live` for an ended posting. */
  applyTarget(actor: Actor, id: number): Promise<{ link: string | null; phone: string | null }>;
}

const facetLists: Record<Exclude<FacetName, 'locations'>, readonly CatalogItem[]> = {
  categories,
  contractTypes,
  jobTypes,
  workModels,
  careerLevels,
  educationLevels,
};

/** Busiest places first; regions and municipalities are found by their names, the list shows towns and the two wholes. */
const placeFacet = (counts: Map<string, number>, language: Language): FacetValue[] => {
  const everywhere = counts.get('cela-srbija') ?? 0;
  return [...counts]
    .flatMap(([code, count]) => {
      const kind = findPlace(code)?.kind;
      if (code === IN_SERBIA_TAG || kind === undefined || kind === 'region' || kind === 'municipality')
        return [];
      if (code === 'cela-srbija')
        return [{ code, label: placeLabel(code, language), count: counts.get(IN_SERBIA_TAG) ?? count }];
      return [
        { code, label: placeLabel(code, language), count: kind === 'abroad' ? count : count + everywhere },
      ];
    })
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
};

const listFacet = (
  list: readonly CatalogItem[],
  counts: Map<string, number>,
  language: Language,
): FacetValue[] =>
  list.map(({ code }) => ({ code, label: labelOf(list, code, language), count: counts.get(code) ?? 0 }));

const byBusiest = (values: FacetValue[]): FacetValue[] => [...values].sort((a, b) => b.count - a.count);

const toFacets = (counts: FacetCount[], language: Language): { facets: Facets; total: number } => {
  const byFacet = Map.groupBy(counts, ({ facet }) => facet);
  const countsOf = (facet: FacetName): Map<string, number> =>
    new Map(byFacet.get(facet)?.map(({ code, count }) => [code, count]));
  const lists = facetNames
    .filter((name) => name !== 'locations')
    .map((name) => [name, listFacet(facetLists[name], countsOf(name), language)] as const);
  const facets = {
    ...Object.fromEntries(lists),
    locations: placeFacet(countsOf('locations'), language),
  } as Facets;
  facets.categories = byBusiest(facets.categories);
  return { facets, total: byFacet.get('total')?.[0]?.count ?? 0 };
};

/** Counting everything anew for every reader would cost more than the page; seconds-old counts serve all. */
export const facetCacheMs = 10_000;

export function createPostingPublicService(deps: {
  database: Database;
  clock: Clock;
  secret: Uint8Array;
}): PostingPublicService {
  const { database, clock } = deps;
  const facetCache = new LRUCache<string, Promise<FacetCount[]>>({ max: 1000, ttl: facetCacheMs });

  const facetCounts = (query: PostingsQuery, now: Date): Promise<FacetCount[]> => {
    const key = JSON.stringify({ ...query, page: 0, pageSize: 0, sort: '' });
    const known = facetCache.get(key);
    if (known) return known;
    const fresh = countFacets(database.executor, query, now);
    facetCache.set(key, fresh);
    fresh.catch(() => facetCache.delete(key));
    return fresh;
  };

  const visible = async (actor: Actor, id: number, now: Date) => {
    const found = await store.findPosting(database.executor, id);
    if (!found) throw new Problem('postings.not-found');
    const may = maySeePosting(actor, found.posting);
    if (may !== 'yes') throw new Problem(may === 'removed' ? 'postings.removed' : 'postings.not-found');
    return { ...found, now };
  };

  const visitorKey = (day: string, { clientAddress, userAgent }: Visitor): string =>
    createHmac('sha256', deps.secret)
      .update(`view ${day} ${clientAddress} ${userAgent}`)
      .digest('base64url')
      .slice(0, 22);

  const isOwn = (actor: Actor, posting: PostingRow): boolean =>
    actor.kind === 'account' &&
    (actor.accountType === 'admin' ||
      (actor.accountType === 'employer' && actor.employerId === posting.employerId));

  return {
    async search(_actor, query, language) {
      const now = clock.now();
      const [rows, counts] = await Promise.all([
        searchPage(database.executor, query, now),
        facetCounts(query, now),
      ]);
      const { facets, total } = toFacets(counts, language);
      const { q, locations, salaryFrom, salaryUnstated, publishedWithin, sort } = query;
      const understood = {
        q,
        locations: locations.codes.map((code) => ({ code, label: placeLabel(code, language) })),
        unknownPlaces: locations.unknown,
        salaryFrom,
        salaryUnstated,
        publishedWithin,
        sort,
        categories: query.categories,
        contractTypes: query.contractTypes,
        jobTypes: query.jobTypes,
        workModels: query.workModels,
        careerLevels: query.careerLevels,
        educationLevels: query.educationLevels,
      };
      const meta = { page: query.page, pageSize: query.pageSize, total, facets, understood };
      return { data: rows.map((row) => toCard(row, { language, now })), meta };
    },

    async home(_actor, language) {
      const now = clock.now();
      const { executor } = database;
      const [promoted, hot, featured, newest, counts, selectedEmployers] = await Promise.all([
        store.listOfAdType(executor, 'promoted', 'newest', 6, now),
        store.listOfAdType(executor, 'hot', 'ending', 5, now),
        store.listOfAdType(executor, 'featured', 'newest', 8, now),
        store.listNewest(executor, 4, now),
        facetCounts(postingsQuery.parse({}), now),
        store.listBusiestEmployers(executor, 6, now),
      ]);
      const { facets, total } = toFacets(counts, language);
      const cards = (rows: Parameters<typeof toCard>[0][]): PostingCard[] =>
        rows.map((row) => toCard(row, { language, now }));
      return {
        total,
        promoted: cards(promoted),
        hot: cards(hot),
        featured: cards(featured),
        newest: cards(newest),
        categories: facets.categories,
        places: facets.locations,
        selectedEmployers,
        remoteTotal: facets.workModels.find(({ code }) => code === 'od-kuce')?.count ?? 0,
      };
    },

    async get(actor, id, language) {
      const { posting, employer, now } = await visible(actor, id, clock.now());
      return toPostingPage(posting, employer, await store.countLiveOf(database.executor, employer.id, now), {
        language,
        now,
      });
    },

    async similar(actor, id, language) {
      const { posting, now } = await visible(actor, id, clock.now());
      const rows = await store.listSimilar(database.executor, posting, 4, now);
      return rows.map((row) => toCard(row, { language, now }));
    },

    async countView(actor, id, visitor) {
      const { posting, now } = await visible(actor, id, clock.now());
      if (isOwn(actor, posting) || isbot(visitor.userAgent) || !isLive(posting, now)) return;
      const day = localDay(now);
      await database.transaction((tx) => store.countView(tx, id, day, visitorKey(day, visitor)));
    },

    async applyTarget(actor, id) {
      const { posting, now } = await visible(actor, id, clock.now());
      if (!isLive(posting, now)) throw new Problem('postings.not-live');
      return { link: posting.externalLink || null, phone: posting.externalPhone || null };
    },
  };
}
