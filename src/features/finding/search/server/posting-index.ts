import { LRUCache } from 'lru-cache';
import { facetNumber, facetValues } from '#features/postings/facet-values.ts';
import { readEuroRate } from '#features/postings/pay/server/pay-store.ts';
import { publishedSteps } from '#features/postings/search-address.ts';
import {
  type NothingFoundHelp,
  type PostingsQuery,
  postingsQuery,
  type Suggestion,
  type SuggestQuery,
} from '#features/postings/search-fields.ts';
import { readMark } from '#platform/database/changes.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import { createTurns } from '#platform/turns.ts';
import type { Language } from '#shared/i18n/language.ts';
import { pageOffset } from '#shared/paging.ts';
import { foldForSearch } from '#shared/serbian-text.ts';
import { createSuggestions, suggest } from '../../suggestions/server/suggestions.ts';
import { createCompanyNames } from './company-names.ts';
import type { FoundByWords } from './fewer-words.ts';
import { type Matches, matchPostings } from './filter-match.ts';
import { pageOf } from './index-page.ts';
import { createKeywordSearch, inBoth } from './keyword-search.ts';
import { createKeywords } from './keywords.ts';
import { helpWithNothing } from './nothing-found.ts';
import { PostingColumns } from './posting-columns.ts';
import { readAll, readChanges } from './posting-feed.ts';
import { type Question, readQuestion, type Understood } from './question.ts';
import { createRelatedWords } from './related-words.ts';
import { searchWords } from './second-step.ts';
import { type ComparedPosting, findSimilar } from './similar-postings.ts';
import { SlotOrder, slotOrders } from './slot-order.ts';
import { occurring, stemsOf } from './text-search.ts';
import { chosenIn, fewerUnderstood, narrowedBy } from './understood-filters.ts';
import { createVocabulary, nearestWords, spelledBy, type Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Counts that are so old serve the same question again: only the clock can have changed them. */
const matchesKeptMs = 5000;
/** Making suggestions reads every title: they may be this many times as old as the index itself. */
const suggestionsKept = 75;
/** Columns are rebuilt when this share of their slots is dead. */
const mostDead = 0.5;

export interface FacetCount {
  facet: string;
  code: string;
  count: number;
}

export interface IndexAnswer {
  /** Ids of the page, in order. */
  ids: number[];
  total: number;
  /** Words that were taken for filters. */
  understood: Understood[];
  /** The filters that were searched by: those chosen and those understood. */
  query: PostingsQuery;
  /** Where nothing is found. */
  help: NothingFoundHelp | null;
  /** The words of the search besides filters, as typed. */
  rest: string;
  /** The words used instead of the typed ones, when those find nothing. */
  instead: string | null;
  leftOut: string[];
  counts: FacetCount[];
  /** Postings by employer, most first. */
  employers: { id: number; count: number }[];
  /** Postings first published within this many days. */
  published: { days: number; count: number }[];
}

export interface PostingIndex {
  search(query: PostingsQuery, now: Date): Promise<IndexAnswer>;
  /** What begins like the words typed so far; seconds old. */
  suggest(query: SuggestQuery, language: Language, now: Date): Promise<Suggestion[]>;
  /** Ids of live postings most like one, live or not, best first. */
  similar(posting: ComparedPosting, limit: number, now: Date): Promise<number[]>;
  /** Different titles of live postings with how many have them. */
  titles(): Promise<{ text: string; count: number }[]>;
  /** Folded words as titles, companies, categories and places spell them; null where one of them is not there. */
  spell(texts: readonly string[]): Promise<(string | null)[]>;
  /** How many live postings a search for each text finds (0 when it finds others instead), and what case forms of the same words share. */
  countEach(texts: readonly string[], now: Date): Promise<{ count: number; stems: string }[]>;
  /** Folded names of occupations that a search for the text finds as well. */
  related(text: string): Promise<string[]>;
  /** Of each facet value's number the share of live postings that have it. */
  valueShares(now: Date): Promise<Float32Array>;
  /** Keywords, each as a `tsquery` in text form: a posting fits it when its words match. */
  keywordQueries(keywords: readonly string[], executor?: Executor): Promise<string[]>;
  /** A committed change must be visible to the next search. */
  changed(): void;
}

interface Content {
  columns: PostingColumns;
  orders: Record<keyof typeof slotOrders, SlotOrder>;
}

const nothing: FoundByWords = { ids: new Int32Array(0), instead: null, leftOut: [] };

const slotsOf = (columns: PostingColumns, ids: Int32Array): Int32Array =>
  ids.map((id) => columns.slotOf(id) ?? -1).filter((slot) => slot >= 0);

const emptyContent = (): Content => {
  const columns = new PostingColumns();
  const orders = {
    priority: new SlotOrder(columns, slotOrders.priority),
    newest: new SlotOrder(columns, slotOrders.newest),
    expiring: new SlotOrder(columns, slotOrders.expiring),
  };
  return { columns, orders };
};

/**
 * What a search needs of all live postings, kept in memory and brought up to date from the database before it is asked:
 * words are found by PostgreSQL, filters, counts and orders are worked out here.
 */
export function createPostingIndex(deps: { database: Database; searchFreshMs: number }): PostingIndex {
  const { database, searchFreshMs } = deps;
  const related = createRelatedWords();
  const keywords = createKeywords(related);
  const keywordSearch = createKeywordSearch(database, keywords);
  let content = emptyContent();
  let mark: string | null = null;
  let version = 0;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  /** What the last reading brought, by posting; the next one may bring it again. */
  let lastChanges = new Map<number, string>();
  /** Counts announced changes; `seen` is the count at the last reading's start. */
  let announced = 0;
  let seen = 0;
  const resultsByWords = new LRUCache<string, FoundByWords, { words: Word[]; now: Date }>({
    max: 300,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { words, now } }) =>
      searchWords({ executor: database.executor, related, vocabulary: currentVocabulary }, words, now),
  });
  const matched = new LRUCache<string, Matches>({ max: 100 });
  const companies = createCompanyNames();
  const turn = createTurns();
  let suggestions: { version: number; madeAt: number; list: ReturnType<typeof createSuggestions> } | null =
    null;
  let vocabulary: { version: number; words: Vocabulary } | null = null;

  const currentVocabulary = (): Vocabulary => {
    if (vocabulary?.version !== version) vocabulary = { version, words: createVocabulary(content.columns) };
    return vocabulary.words;
  };

  const load = async (): Promise<void> => {
    const fresh = emptyContent();
    mark = await readMark(database.executor);
    for await (const batch of readAll(database.executor))
      for (const posting of batch) fresh.columns.add(posting);
    for (const order of Object.values(fresh.orders)) order.fill();
    content = fresh;
    version += 1;
  };

  const follow = async (from: string): Promise<void> => {
    const { items, mark: next } = await readChanges(database.executor, from);
    const { columns, orders } = content;
    for (const { id, tx, posting } of items) {
      if (lastChanges.get(id) === tx) continue;
      // A posting that is held as it is has other words: what was found by words counts no more.
      version += 1;
      if (!posting) columns.remove(id);
      else if (!columns.holds(posting)) {
        const slot = columns.add(posting);
        for (const order of Object.values(orders)) order.insert(slot);
      }
    }
    lastChanges = new Map(items.map(({ id, tx }) => [id, tx]));
    mark = next;
    if (columns.size > 1000 && columns.dead > columns.size * mostDead) await load();
  };

  const read = async (): Promise<void> => {
    const startedAt = performance.now();
    const startedWith = announced;
    if (mark === null) await load();
    else await follow(mark);
    readAt = startedAt;
    seen = startedWith;
  };

  const isFresh = (): boolean =>
    mark !== null && seen === announced && performance.now() - readAt < searchFreshMs;

  const upToDate = async (): Promise<void> => {
    // A reading under way may have begun before the change that the caller must see.
    if (reading) await reading;
    if (isFresh()) return;
    reading ??= read().finally(() => {
      reading = null;
    });
    await reading;
  };

  const foundBy = (words: Word[], now: Date): Promise<FoundByWords> =>
    resultsByWords.forceFetch(JSON.stringify([version, words]), { context: { words, now } });

  const matchesOf = async (
    query: PostingsQuery,
    found: FoundByWords | null,
    now: Date,
  ): Promise<{ matches: Matches; candidates: Int32Array | null } & Content> => {
    const time = Math.floor(now.getTime() / matchesKeptMs);
    const question = JSON.stringify({ ...query, page: 0, pageSize: 0, sort: '', after: null });
    const keyNow = (): string => `${version} ${time} ${question}`;
    const byKeywords = await keywordSearch(query.keywords, version, now);
    if (!matched.has(keyNow())) await turn();
    const key = keyNow();
    const { columns, orders } = content;
    const ids = inBoth(found?.ids ?? null, byKeywords);
    const candidates = ids && slotsOf(columns, ids);
    const matches = matched.get(key) ?? matchPostings(columns, query, candidates, now.getTime());
    matched.set(key, matches);
    return { matches, candidates, columns, orders };
  };

  const isCompany = (words: string): boolean => companies.has(content.columns, words);

  /** All live postings when nothing but filters is asked for. */
  const foundFor = async ({ words, understood }: Question, now: Date): Promise<FoundByWords | null> =>
    words.length > 0 ? foundBy(words, now) : understood.length > 0 ? null : nothing;

  const questionOf = (query: PostingsQuery): Question =>
    readQuestion(query.q, { chosen: chosenIn(query), isCompany });

  const narrowed = async (
    query: PostingsQuery,
    understood: readonly Understood[],
  ): Promise<PostingsQuery> => {
    const inEuros = understood.some(({ meaning }) => 'currency' in meaning && meaning.currency === 'EUR');
    return narrowedBy(query, understood, inEuros ? await readEuroRate(database.executor) : 1);
  };

  /** What fits a query; without some of what was understood where nothing fits it all. */
  const answer = async (query: PostingsQuery, now: Date) => {
    const question = questionOf(query);
    const wordMatches = query.q ? await foundFor(question, now) : null;
    const attempt = async (understood: Understood[]) => {
      const narrowedQuery = await narrowed(query, understood);
      return { ...(await matchesOf(narrowedQuery, wordMatches, now)), understood, query: narrowedQuery };
    };
    const whole = await attempt(question.understood);
    const answered = { found: wordMatches, question, fewer: false };
    if (whole.matches.total > 0 || wordMatches?.ids.length === 0) return { ...answered, ...whole };
    for (const understood of fewerUnderstood(question.understood, wordMatches !== null)) {
      const some = await attempt(understood);
      if (some.matches.total > 0) return { ...answered, ...some, fewer: true };
    }
    return { ...answered, ...whole };
  };

  /** In the order of the words, and of the field of work that is asked for; what is where it was asked for before Cela Srbija. */
  const bestFirst = async (
    { columns, orders, candidates, question, understood }: Awaited<ReturnType<typeof answer>>,
    now: Date,
  ): Promise<Int32Array> => {
    let order = candidates ?? orders.priority.slots;
    if (question.first.length > 0) {
      const named = slotsOf(columns, (await foundBy(question.first, now)).ids);
      const isNamed = new Set(named);
      order = Int32Array.from([...named, ...order.filter((slot) => !isNamed.has(slot))]);
    }
    const places = understood.flatMap(({ meaning }) => (meaning.facet === 'locations' ? meaning.codes : []));
    if (places.length === 0) return order;
    const values = places.flatMap((code) => facetNumber('locations', code) ?? []);
    const isThere = (slot: number): boolean => values.some((value) => columns.hasValue(slot, value));
    return Int32Array.from([...order.filter(isThere), ...order.filter((slot) => !isThere(slot))]);
  };

  const helpFor = async (query: PostingsQuery, now: Date): Promise<NothingFoundHelp> =>
    helpWithNothing(query, {
      totalOf: async (other) => (await answer(other, now)).matches.total,
      unknownOf: async (q) => {
        const words = questionOf({ ...query, q }).words.filter(({ excluded }) => !excluded);
        const occurrences = await occurring(database.executor, words, now);
        return words.filter((_, at) => !occurrences[at]).map(({ text, typed }) => ({ text, typed }));
      },
      near: (word) => nearestWords(currentVocabulary(), word),
    });

  return {
    async search(query, now) {
      await upToDate();
      const answered = await answer(query, now);
      const { matches, columns, orders, found, question, understood } = answered;
      const leftOut = question.understood.filter((said) => !understood.includes(said));
      const instead = [found?.instead ?? question.rest, ...understood.map(({ typed }) => typed)]
        .join(' ')
        .trim();
      const order = query.sort === 'priority' ? await bestFirst(answered, now) : orders[query.sort].slots;
      const after = query.after === null ? undefined : columns.lastSlotOf(query.after);
      const from =
        after === undefined
          ? 0
          : order === orders[query.sort].slots
            ? orders[query.sort].behind(after)
            : order.indexOf(after) + 1;
      return {
        ids: pageOf(columns, order, matches.mask, from, from > 0 ? 0 : pageOffset(query), query.pageSize),
        total: matches.total,
        understood,
        query: answered.query,
        help: matches.total > 0 ? null : await helpFor(query, now),
        rest: question.rest,
        instead: answered.fewer || (found?.instead ?? null) !== null ? instead : null,
        leftOut: [...(found?.leftOut ?? []), ...leftOut.map(({ typed }) => typed)],
        counts: facetValues.map((value, number) => ({ ...value, count: matches.counts[number] as number })),
        employers: [...matches.employerCounts]
          .map((count, number) => ({ id: columns.employerIds.list[number] as number, count }))
          .filter(({ count }) => count > 0)
          .sort((a, b) => b.count - a.count || a.id - b.id),
        published: publishedSteps.map((days, place) => ({
          days,
          count: matches.publishedCounts[place] as number,
        })),
      };
    },

    async suggest(query, language, now) {
      await upToDate();
      const time = now.getTime();
      const isOld = !suggestions || Math.abs(time - suggestions.madeAt) >= searchFreshMs * suggestionsKept;
      if (!suggestions || (isOld && suggestions.version !== version)) {
        const { matches, columns } = await matchesOf(postingsQuery.parse({}), null, now);
        const countOf = (facet: 'categories' | 'locations', code: string): number =>
          matches.counts[facetNumber(facet, code) ?? -1] ?? 0;
        suggestions = { version, madeAt: time, list: createSuggestions(columns, countOf) };
      }
      return suggest(suggestions.list, query, language);
    },

    async similar(posting, limit, now) {
      await upToDate();
      await turn();
      return findSimilar(content.columns, posting, limit, now.getTime());
    },

    async titles() {
      await upToDate();
      return [...content.columns.texts('titles')];
    },

    async spell(texts) {
      await upToDate();
      const words = currentVocabulary();
      return texts.map((text) => spelledBy(words, text));
    },

    async countEach(texts, now) {
      await upToDate();
      const stems = await stemsOf(database.executor, texts.map(foldForSearch));
      const counts: { count: number; stems: string }[] = [];
      for (const [at, q] of texts.entries()) {
        const { matches, found, fewer } = await answer(postingsQuery.parse({ q }), now);
        const itself = !fewer && (found?.instead ?? null) === null;
        counts.push({ count: itself ? matches.total : 0, stems: stems[at] as string });
      }
      return counts;
    },

    async related(text) {
      const { words } = questionOf(postingsQuery.parse({ q: text }));
      const groups = await related.group(database.executor, words);
      return groups.flatMap(({ names }) => names);
    },

    async valueShares(now) {
      await upToDate();
      const { matches } = await matchesOf(postingsQuery.parse({}), null, now);
      return Float32Array.from(matches.counts, (count) => count / Math.max(1, matches.total));
    },

    keywordQueries: (typed, executor = database.executor) => keywords.queriesOf(executor, typed),

    changed() {
      announced += 1;
    },
  };
}
