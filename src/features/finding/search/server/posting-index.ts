import { facetValues } from '#features/postings/facet-values.ts';
import { publishedSteps } from '#features/postings/search-address.ts';
import {
  type PostingsQuery,
  postingsQuery,
  type Suggestion,
  type SuggestQuery,
} from '#features/postings/search-fields.ts';
import type { HiddenIds } from '#features/postings/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import type { Language } from '#kit/i18n/language.ts';
import { pageOffset } from '#kit/paging.ts';
import { foldForSearch } from '#kit/serbian-text.ts';
import { type PageStart, pageOf, type Tier, whole } from '#search/pages.ts';
import { printQuery } from '#search/text-query.ts';
import { type ValueCounts, valueCounts } from '#search/value-counts.ts';
import { nearestWords, spelledBy } from '#search/vocabulary.ts';
import { countAtPlace, countedIn } from './facet-counts.ts';
import { type Answered, createIndexAnswers, type IndexAnswers, type Snapshot, withoutHidden } from './index-answers.ts';
import type { Content } from './index-content.ts';
import { createLiveSuggestions } from './live-suggestions.ts';
import { type Help, helpWithNothing } from './nothing-found.ts';
import { paidPlacesFirst } from './paid-places.ts';
import type { Question, Understood } from './question.ts';
import { tiersFor } from './said-first.ts';
import { type ComparedPosting, findSimilar } from './similar-postings.ts';

export interface FacetCount {
  facet: string;
  code: string;
  count: number;
}

export interface IndexAnswer {
  /** Ids of the page, in order. */
  ids: number[];
  total: number;
  /** How many more there are that the candidate has hidden. */
  hidden: number;
  /** Words recognised as filters. */
  understood: Understood[];
  /** The executed query, with the selected and the recognised filters. */
  query: PostingsQuery;
  /** Suggestions when nothing is found. */
  help: Help | null;
  /** The search words without recognised filters, as typed. */
  rest: string;
  /** The words used instead of the typed ones if those find nothing. */
  instead: string | null;
  ignored: string[];
  counts: FacetCount[];
  /** Number of postings by employer. */
  employers: ValueCounts;
  /** Number of postings first published within the given number of days. */
  published: { days: number; count: number }[];
}

/** The order by priority: paid places take turns without words, with words the best match is first. */
const byPriority = async (
  { foundBy }: IndexAnswers,
  { content, ...snapshot }: Snapshot,
  { q }: PostingsQuery,
  { candidates, matches, question, understood }: Answered,
): Promise<Iterable<Tier>> => {
  if (q === '') return paidPlacesFirst(content, matches, snapshot.now);
  const named = question.first.length > 0 ? (await foundBy({ content, ...snapshot }, question.first)).slots : null;
  return tiersFor(content, { order: candidates ?? content.orders.priority.slots, named, understood });
};

/** Ids of a page: after the given posting if it is still in the list, otherwise by page offset. */
const pageIds = async (
  answers: IndexAnswers,
  snapshot: Snapshot,
  query: PostingsQuery,
  answered: Answered,
): Promise<number[]> => {
  const { columns, orders } = snapshot.content;
  const after = query.after === null ? undefined : columns.lastSlotOf(query.after);
  const of = (tiers: Iterable<Tier>, start: Pick<PageStart, 'after' | 'skip'>): number[] | null =>
    pageOf(columns, tiers, answered.matches.mask, { ...start, size: query.pageSize });
  if (query.sort !== 'priority' && after !== undefined) {
    const order = orders[query.sort];
    return of(whole(order.slots.subarray(order.behind(after))), { skip: 0 }) ?? [];
  }
  const tiers =
    query.sort === 'priority' ? await byPriority(answers, snapshot, query, answered) : whole(orders[query.sort].slots);
  const behind = after === undefined ? null : of(tiers, { after, skip: 0 });
  return behind ?? of(tiers, { skip: pageOffset(query) }) ?? [];
};

/** The query with recognised words as selected filters, as in the page's links. */
const saidOf = async (
  { narrowed }: IndexAnswers,
  query: PostingsQuery,
  { understood, rest }: Question,
): Promise<PostingsQuery> => (understood.length === 0 ? query : { ...(await narrowed(query, understood)), q: rest });

const helpFor = (
  { index, wordSearch, currentVocabulary, questionOf, answer }: IndexAnswers,
  snapshot: Snapshot,
  query: PostingsQuery,
): Promise<Help> =>
  helpWithNothing(query, {
    countIn: async (other, places) => {
      const anywhere = { ...other, locations: { codes: [], unknown: [] } };
      const { matches } = await answer(snapshot, anywhere);
      return places.map((code) => countAtPlace(countedIn(matches.counts)('locations'), code));
    },
    totalOf: async (other) => (await answer(snapshot, other)).matches.total,
    unknownOf: async (q) => {
      const words = questionOf({ ...query, q }).words.filter(({ excluded }) => !excluded);
      await index.wordsRead();
      const occurrences = await wordSearch.occurring(snapshot.content, words, snapshot.now);
      return words.filter((_, at) => !occurrences[at]).map(({ text, typed }) => ({ text, typed }));
    },
    near: (word) => nearestWords(currentVocabulary(), word),
  });

const search = async (
  answers: IndexAnswers,
  query: PostingsQuery,
  now: Date,
  hidden: HiddenIds | null,
): Promise<IndexAnswer> => {
  const snapshot = await answers.snapshotOf(now);
  const whole = await answers.answer(snapshot, query);
  const answered = hidden ? await withoutHidden(answers, snapshot, whole, hidden) : whole;
  const { matches, found, question, understood } = answered;
  const { columns } = snapshot.content;
  const ignored = question.understood.filter((said) => !understood.includes(said));
  const instead = [found?.instead ?? question.rest, ...understood.map(({ typed }) => typed)].join(' ').trim();
  return {
    ids: await pageIds(answers, snapshot, query, answered),
    total: matches.total,
    hidden: whole.matches.total - matches.total,
    understood,
    query: answered.query,
    help: whole.matches.total > 0 ? null : await helpFor(answers, snapshot, await saidOf(answers, query, question)),
    rest: question.rest,
    instead: answered.fewer || (found?.instead ?? null) !== null ? instead : null,
    ignored: [...(found?.ignored ?? []), ...ignored.map(({ typed }) => typed)],
    counts: facetValues.map((value, number) => ({ ...value, count: matches.counts[number] as number })),
    employers: valueCounts(matches.idCounts, columns.shared.employerId.list),
    published: publishedSteps.map((days, place) => ({
      days,
      count: matches.ageCounts[place] as number,
    })),
  };
};

/**
 * Answers queries on all live postings (words, filters, counts and orders) from memory, which is first synchronised
 * with the database.
 */
export function createPostingIndex(deps: { readDatabase: ReadDatabase; searchFreshMs: number }) {
  const { executor } = deps.readDatabase;
  const answers = createIndexAnswers(deps);
  const { index, turn, related, meanings, keywords } = answers;
  const { currentVocabulary, snapshotOf, matchesOf, questionOf, answer } = answers;
  const suggestions = createLiveSuggestions(deps.searchFreshMs);

  return {
    /** @param hidden left out of the answer, and counted */
    search: (query: PostingsQuery, now: Date, hidden: HiddenIds | null = null): Promise<IndexAnswer> =>
      search(answers, query, now, hidden),

    /** Suggestions that match the text typed so far; cached for some seconds. */
    async suggest(query: SuggestQuery, language: Language, now: Date): Promise<Suggestion[]> {
      const snapshot = await snapshotOf(now);
      return suggestions(snapshot.content, query, {
        language,
        state: snapshot.state,
        time: now.getTime(),
        all: async () => (await matchesOf(snapshot, postingsQuery.parse({}), null)).matches,
        totalOf: async (q) => (await answer(snapshot, postingsQuery.parse({ q }))).matches.total,
      });
    },

    /** Ids of the live postings most similar to a posting, live or not; best first. */
    async similar(
      posting: ComparedPosting,
      limit: number,
      now: Date,
      hidden: HiddenIds | null = null,
    ): Promise<number[]> {
      const { content } = await snapshotOf(now);
      await turn();
      return findSimilar(content.columns, posting, limit, now.getTime(), hidden);
    },

    /** All live postings, and some that are no longer live; for queries other than searches. */
    async content(): Promise<Pick<Content, 'columns' | 'orders'>> {
      await index.upToDate();
      return index.current();
    },

    /** Distinct titles of live postings, with the number of postings of each. */
    async titles(): Promise<{ text: string; count: number }[]> {
      await index.upToDate();
      return [...index.current().columns.texts('title')];
    },

    /** Folded words as spelled in titles, companies, categories and places; null if one of the words is unknown. */
    async spell(texts: readonly string[]): Promise<(string | null)[]> {
      await index.upToDate();
      const words = currentVocabulary();
      return texts.map((text) => spelledBy(words, text));
    },

    /** For each text, the number of search results (0 if other words were used instead) and its stems. */
    async countEach(texts: readonly string[], now: Date): Promise<{ count: number; stems: string }[]> {
      const snapshot = await snapshotOf(now);
      const stems = await meanings.stemsOf(executor, texts.map(foldForSearch));
      const counts = [];
      for (const [at, q] of texts.entries()) {
        const { matches, found, fewer } = await answer(snapshot, postingsQuery.parse({ q }));
        const itself = !fewer && (found?.instead ?? null) === null;
        counts.push({ count: itself ? matches.total : 0, stems: printQuery(stems[at] ?? null) });
      }
      return counts;
    },

    /** Folded names of occupations that a search for the text also finds. */
    async related(text: string): Promise<string[]> {
      const { words } = questionOf(postingsQuery.parse({ q: text }));
      const groups = await related.group(executor, words);
      return groups.flatMap(({ names }) => names);
    },

    /** Share of live postings with each facet value, indexed by the value's number. */
    async valueShares(now: Date): Promise<Float32Array> {
      const { matches } = await matchesOf(await snapshotOf(now), postingsQuery.parse({}), null);
      return Float32Array.from(matches.counts, (count) => count / Math.max(1, matches.total));
    },

    /** Converts keywords to `tsquery` text; a posting matches a keyword if its words match the query. */
    keywordQueries: (typed: readonly string[], inside: Executor = executor): Promise<string[]> =>
      keywords.queriesOf(inside, typed),

    /** Signals a committed change, which must be visible to the next search. */
    changed: () => index.changed(),
    /** Milliseconds since the index was last in sync with the database; null before it has been loaded. */
    age: () => index.age(),

    /** Starts loading ahead of the first query; errors are reported to the queries. */
    begin(): void {
      index.upToDate().catch(() => {});
    },
  };
}
export type PostingIndex = ReturnType<typeof createPostingIndex>;
