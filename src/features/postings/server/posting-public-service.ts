import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { placeLabel } from '#features/catalog/place-tree.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { RateLimit } from '#platform/rate-limit.ts';
import type { Actor } from '#shared/actor.ts';
import { localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem } from '#shared/problem.ts';
import type { HomePage, PostingCard, PostingPage } from '../fields.ts';
import { maySeePosting } from '../policy.ts';
import { isLive } from '../posting-state.ts';
import {
  type PostingsMeta,
  type PostingsQuery,
  postingsQuery,
  type Suggestion,
  type SuggestQuery,
} from '../search-fields.ts';
import type { ViewQuery } from '../view-fields.ts';
import { listHomeEmployers } from './home-employers.ts';
import { onePerEmployer } from './one-per-employer.ts';
import { toEmployerFacet, toFacets, toSaidFilter } from './posting-facets.ts';
import { readPostingFiles } from './posting-files.ts';
import { toCard, toPostingPage } from './posting-rows.ts';
import * as store from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';
import type { PostingIndex } from './search/posting-index.ts';
import { viewSourceOf } from './view-source.ts';

const similarAmount = 4;

export interface Visitor {
  network: string;
  userAgent: string;
}

export interface WhoHires {
  /** Companies with their live postings, most first. */
  employers: { id: number; count: number }[];
  /** Codes of categories by their live postings, most first; whichever categories are chosen. */
  categories: string[];
}

export interface PostingPublicService {
  search(
    actor: Actor,
    query: PostingsQuery,
    language: Language,
  ): Promise<{ data: PostingCard[]; meta: PostingsMeta }>;
  /** At most eight; none for nothing typed. */
  suggest(query: SuggestQuery, language: Language): Promise<Suggestion[]>;
  home(actor: Actor, language: Language): Promise<HomePage>;
  /** Who has live postings of these categories and places, and which categories those are; nothing chosen means all. */
  whoHires(filter: { categories?: readonly string[]; locations?: readonly string[] }): Promise<WhoHires>;
  /** Throws 404 for an unknown or never published posting of somebody else, 410 for a removed one. */
  get(actor: Actor, id: number, language: Language): Promise<PostingPage>;
  similar(actor: Actor, id: number, language: Language): Promise<PostingCard[]>;
  /** Once per visitor and day, with where it came from. */
  countView(actor: Actor, id: number, visitor: Visitor, from: ViewQuery): Promise<void>;
  /**
   * Where applications go that are not taken here; counted as views are.
   * @throws 409 `postings.not-live` for an ended posting, 429 after too many
   */
  applyTarget(
    actor: Actor,
    id: number,
    visitor: Visitor,
  ): Promise<{ link: string | null; phone: string | null }>;
}

export function createPostingPublicService(deps: {
  database: Database;
  clock: Clock;
  secret: Uint8Array;
  index: PostingIndex;
  /** Whoever asks for so many numbers collects them. */
  targetsPerAddress: RateLimit;
}): PostingPublicService {
  const { database, clock, index } = deps;
  const visible = async (actor: Actor, id: number, now: Date) => {
    const found = await store.findPosting(database.executor, id);
    if (!found) throw new Problem('postings.not-found');
    const may = maySeePosting(actor, found.posting);
    if (may !== 'yes') throw new Problem(may === 'removed' ? 'postings.removed' : 'postings.not-found');
    return { ...found, now };
  };

  /** The same visitor is somebody else the next day, and nobody can tell who it was. */
  const visitorKey = (what: 'view' | 'click', day: string, visitor: Visitor): string =>
    createHmac('sha256', deps.secret)
      .update(`${what} ${day} ${visitor.network} ${visitor.userAgent}`)
      .digest('base64url')
      .slice(0, 22);

  const isOwn = (actor: Actor, posting: PostingRow): boolean =>
    actor.kind === 'account' &&
    (actor.accountType === 'admin' ||
      (actor.accountType === 'employer' && actor.employerId === posting.employerId));

  /** Robots, the owner and administrators are no visitors. */
  const isCounted = (actor: Actor, posting: PostingRow, visitor: Visitor): boolean =>
    !isOwn(actor, posting) && !isbot(visitor.userAgent);

  return {
    async search(_actor, query, language) {
      const now = clock.now();
      const found = await index.search(query, now);
      const { ids, total, counts, employers, published, instead, leftOut, rest, help } = found;
      const [rows, employerFacet] = await Promise.all([
        store.listCards(database.executor, ids, now),
        toEmployerFacet(database.executor, employers, query.employers),
      ]);
      const facets = {
        ...toFacets(counts, language),
        employers: employerFacet,
        publishedWithin: published,
      };
      const { q, locations, salaryFrom, salaryUnstated, publishedWithin, sort } = query;
      const understood = {
        q,
        said: found.understood.map((said) => toSaidFilter(said, found.query, language)),
        rest,
        instead,
        leftOut,
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
        experience: query.experience,
      };
      const meta = { page: query.page, pageSize: query.pageSize, total, facets, help, understood };
      return { data: rows.map((row) => toCard(row, { language, now })), meta };
    },

    suggest: (query, language) => index.suggest(query, language, clock.now()),

    async home(_actor, language) {
      const now = clock.now();
      const { executor } = database;
      const [promoted, hot, featured, newest, { counts, total }, selectedEmployers] = await Promise.all([
        store.listOnHome(executor, 'promoted', 'newest', 6, now),
        // Enough that five employers are among them.
        store.listOnHome(executor, 'hot', 'ending', 30, now),
        store.listOnHome(executor, 'featured', 'newest', 8, now),
        store.listNewest(executor, 4, now),
        index.search(postingsQuery.parse({}), now),
        listHomeEmployers(executor, now),
      ]);
      const facets = toFacets(counts, language);
      const cards = (rows: Parameters<typeof toCard>[0][]): PostingCard[] =>
        rows.map((row) => toCard(row, { language, now }));
      return {
        total,
        promoted: cards(promoted),
        hot: cards(onePerEmployer(hot, 5)),
        featured: cards(featured),
        newest: cards(newest),
        categories: facets.categories,
        places: facets.locations,
        selectedEmployers,
        remoteTotal: facets.workModels.find(({ code }) => code === 'od-kuce')?.count ?? 0,
      };
    },

    async whoHires(filter) {
      const query = { ...postingsQuery.parse(filter), pageSize: 1 };
      const { employers, counts } = await index.search(query, clock.now());
      const categories = counts
        .filter(({ facet, count }) => facet === 'categories' && count > 0)
        .sort((a, b) => b.count - a.count)
        .map(({ code }) => code);
      return { employers, categories };
    },

    async get(actor, id, language) {
      const { posting, employer, badge, now } = await visible(actor, id, clock.now());
      const [activePostings, files] = await Promise.all([
        store.countLiveOf(database.executor, employer.id, now),
        readPostingFiles(database.executor, posting),
      ]);
      const page = toPostingPage({ ...posting, badge }, employer, activePostings, files, { language, now });
      // That a renewal waits to be paid is its owner's affair.
      const ended = page.state === 'awaiting_payment' && !isOwn(actor, posting);
      return ended ? { ...page, state: 'expired' } : page;
    },

    async similar(actor, id, language) {
      const { posting, now } = await visible(actor, id, clock.now());
      const ids = await index.similar(posting, similarAmount, now);
      const rows = await store.listCards(database.executor, ids, now);
      return rows.map((row) => toCard(row, { language, now }));
    },

    async countView(actor, id, visitor, from) {
      const { posting, now } = await visible(actor, id, clock.now());
      if (!isLive(posting, now) || !isCounted(actor, posting, visitor)) return;
      const day = localDay(now);
      const view = { day, visitor: visitorKey('view', day, visitor), source: viewSourceOf(from) };
      await database.transaction((tx) => store.countView(tx, id, view));
    },

    async applyTarget(actor, id, visitor) {
      await deps.targetsPerAddress.consume(visitor.network);
      const { posting, now } = await visible(actor, id, clock.now());
      if (!isLive(posting, now)) throw new Problem('postings.not-live');
      if (posting.isExternalApply && isCounted(actor, posting, visitor)) {
        const day = localDay(now);
        const click = { day, visitor: visitorKey('click', day, visitor) };
        await database.transaction((tx) => store.countApplyClick(tx, id, click));
      }
      return { link: posting.externalLink || null, phone: posting.externalPhone || null };
    },
  };
}
