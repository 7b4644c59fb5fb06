import { LRUCache } from 'lru-cache';
import { facetValues } from '#features/postings/facet-values.ts';
import { readEuroRate } from '#features/postings/pay/server/pay-store.ts';
import { publishedSteps } from '#features/postings/search-address.ts';
import {
  type PostingsQuery,
  postingsQuery,
  type Suggestion,
  type SuggestQuery,
} from '#features/postings/search-fields.ts';
import type { Executor } from '#platform/database/database.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import { createTurns } from '#platform/turns.ts';
import type { Language } from '#shared/i18n/language.ts';
import { pageOffset } from '#shared/paging.ts';
import { foldForSearch } from '#shared/serbian-text.ts';
import { createLiveSuggestions } from '../../suggestions/server/live-suggestions.ts';
import type { Slots } from '../../words/server/query-match.ts';
import { printQuery } from '../../words/server/text-query.ts';
import { createWordMeanings } from '../../words/server/word-meanings.ts';
import { createWordSearch } from '../../words/server/word-search.ts';
import { createCompanyNames } from './company-names.ts';
import { type EmployerCounts, employerCounts } from './employer-counts.ts';
import { countAtPlace, countedIn } from './facet-counts.ts';
import { type FoundByWords, onlyNamed, searchWithFewer } from './fewer-words.ts';
import { hasOneFilter, type Matches, matchPostings } from './filter-match.ts';
import { type Content, createIndexContent } from './index-content.ts';
import { type PageStart, pageOf, type Tier, whole } from './index-page.ts';
import { createKeywordSearch, inBoth } from './keyword-search.ts';
import { createKeywords } from './keywords.ts';
import { type Help, helpWithNothing } from './nothing-found.ts';
import { type Question, readQuestion, type Understood } from './question.ts';
import { createRelatedWords } from './related-words.ts';
import { tiersFor } from './said-first.ts';
import { type ComparedPosting, findSimilar } from './similar-postings.ts';
import { chosenIn, fewerUnderstood, narrowedBy } from './understood-filters.ts';
import { createVocabulary, nearestWord, nearestWords, spelledBy, type Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

/** Counts that are so old serve the same question again: only the clock can have changed them. */
const matchesKeptMs = 5000;
/** What is kept of answers, in bytes, of words and of filters each: one that finds half of a million postings takes two megabytes. */
const mostKept = 32_000_000;

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
  help: Help | null;
  /** The words of the search besides filters, as typed. */
  rest: string;
  /** The words used instead of the typed ones, when those find nothing. */
  instead: string | null;
  leftOut: string[];
  counts: FacetCount[];
  /** Postings by employer. */
  employers: EmployerCounts;
  /** Postings first published within this many days. */
  published: { days: number; count: number }[];
}

export interface PostingIndex {
  search(query: PostingsQuery, now: Date): Promise<IndexAnswer>;
  /** What begins like the words typed so far; seconds old. */
  suggest(query: SuggestQuery, language: Language, now: Date): Promise<Suggestion[]>;
  /** Ids of live postings most like one, live or not, best first. */
  similar(posting: ComparedPosting, limit: number, now: Date): Promise<number[]>;
  /** All live postings, and some that are so no longer: for questions that are no search. */
  content(): Promise<Pick<Content, 'columns' | 'orders'>>;
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
  /** Milliseconds since it last was as new as the database; null before it has been read. */
  age(): number | null;
  /** Begins to read, so that the first question need not; a failure is for whoever asks. */
  begin(): void;
}

interface Moment {
  content: Content;
  state: string;
  now: Date;
}

const nothing: FoundByWords = { slots: new Int32Array(0), instead: null, leftOut: [] };

/**
 * Answers questions about all live postings from memory, which is brought up to date from the database before it is asked: words,
 * filters, counts and orders.
 */
export function createPostingIndex(deps: {
  readDatabase: ReadDatabase;
  searchFreshMs: number;
}): PostingIndex {
  const { readDatabase, searchFreshMs } = deps;
  const { executor } = readDatabase;
  const turn = createTurns();
  const index = createIndexContent({ readDatabase, searchFreshMs, turn });
  const related = createRelatedWords();
  const meanings = createWordMeanings();
  const wordSearch = createWordSearch({ executor, related, meanings, turn });
  const keywords = createKeywords(related, meanings);
  const keywordSearch = createKeywordSearch(executor, keywords, wordSearch);
  const named = (words: Word[]): Promise<Word[]> => related.named(executor, words);
  const resultsByWords = new LRUCache<string, FoundByWords, { words: Word[]; moment: Moment }>({
    maxSize: mostKept,
    sizeCalculation: ({ slots }) => slots.byteLength + 1000,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { words, moment } }) =>
      searchWithFewer(
        {
          find: (some) => wordSearch.find(moment.content, some, moment.now),
          occurring: (some) => wordSearch.occurring(moment.content, some, moment.now),
          named,
          nearest: (text) => nearestWord(currentVocabulary(), text),
        },
        words,
      ),
  });
  const matched = new LRUCache<string, Matches>({
    maxSize: mostKept,
    sizeCalculation: ({ mask, employerCounts }) => mask.byteLength + employerCounts.byteLength + 1000,
  });
  const companies = createCompanyNames();
  const suggestions = createLiveSuggestions(searchFreshMs);
  let everything: { key: string; matches: Matches } | null = null;
  let vocabulary: { state: string; words: Vocabulary } | null = null;

  const currentVocabulary = (): Vocabulary => {
    const { state, columns } = index.current();
    if (vocabulary?.state !== state) vocabulary = { state, words: createVocabulary(columns) };
    return vocabulary.words;
  };

  /** Everything that belongs to one answer is worked out from one content, and kept under the state it began with. */
  const momentOf = async (now: Date): Promise<Moment> => {
    await index.upToDate();
    const content = index.current();
    return { content, state: content.state, now };
  };

  const foundBy = async (moment: Moment, words: Word[]): Promise<FoundByWords> => {
    await index.wordsRead();
    return resultsByWords.forceFetch(JSON.stringify([moment.state, words]), { context: { words, moment } });
  };

  /** All live postings with their counts, once for each state and some seconds. */
  const allOf = ({ columns }: Content, state: string, now: Date): Matches => {
    const key = `${state} ${Math.floor(now.getTime() / matchesKeptMs)}`;
    if (everything?.key !== key)
      everything = { key, matches: matchPostings(columns, postingsQuery.parse({}), null, now.getTime()) };
    return everything.matches;
  };

  const matchesOf = async (
    { content, state, now }: Moment,
    query: PostingsQuery,
    found: FoundByWords | null,
    words: readonly Word[] = [],
  ): Promise<{ matches: Matches; candidates: Slots | null }> => {
    const time = Math.floor(now.getTime() / matchesKeptMs);
    // Which of its words are searched for depends on what was chosen, which the narrowed query no longer tells.
    const question = JSON.stringify([{ ...query, page: 0, pageSize: 0, sort: '', after: null }, words]);
    const key = `${state} ${time} ${found !== null} ${question}`;
    if (query.keywords.length > 0) await index.wordsRead();
    const byKeywords = await keywordSearch(query.keywords, content, state, now);
    if (!matched.has(key)) await turn();
    const candidates = inBoth(found?.slots ?? null, byKeywords);
    const match = (asked: PostingsQuery, whole: Matches | null): Matches =>
      matchPostings(content.columns, asked, candidates, now.getTime(), whole);
    const matches =
      matched.get(key) ??
      match(query, !candidates && hasOneFilter(query) ? allOf(content, state, now) : null);
    matched.set(key, matches);
    return { matches, candidates };
  };

  /** All live postings when nothing but filters is asked for. */
  const foundFor = async (
    moment: Moment,
    { words, understood, repeatsChosen }: Question,
  ): Promise<FoundByWords | null> => {
    if (words.length > 0) return foundBy(moment, words);
    return understood.length > 0 || repeatsChosen ? null : nothing;
  };

  const questionOf = (query: PostingsQuery): Question => {
    const isCompany = (words: string): boolean => companies.has(index.current().columns, words);
    return readQuestion(query.q, { chosen: chosenIn(query), isCompany });
  };

  const narrowed = async (
    query: PostingsQuery,
    understood: readonly Understood[],
  ): Promise<PostingsQuery> => {
    const inEuros = understood.some(({ meaning }) => 'currency' in meaning && meaning.currency === 'EUR');
    return narrowedBy(query, understood, inEuros ? await readEuroRate(executor) : 1);
  };

  /** What fits a query; without some of what was understood where nothing fits it all. */
  const answer = async (moment: Moment, query: PostingsQuery) => {
    const question = questionOf(query);
    const wordMatches = query.q ? await foundFor(moment, question) : null;
    const attempt = async (understood: Understood[], found = wordMatches, words = question.words) => {
      const narrowedQuery = await narrowed(query, understood);
      const matched = await matchesOf(moment, narrowedQuery, found, words);
      return { ...matched, understood, query: narrowedQuery, found };
    };
    const whole = await attempt(question.understood);
    const answered = { question, fewer: false };
    if (whole.matches.total > 0 || wordMatches?.slots.length === 0) return { ...answered, ...whole };
    for (const understood of fewerUnderstood(question.understood, wordMatches !== null)) {
      const some = await attempt(understood);
      if (some.matches.total > 0) return { ...answered, ...some, fewer: true };
    }
    // In a place that has no Italian cook there may be a cook.
    const isPlaced = whole.query.locations.codes.length > 0;
    const occupation = isPlaced ? onlyNamed(question.words, await named(question.words)) : null;
    if (occupation) {
      const { slots } = await foundBy(moment, occupation.words);
      const some = await attempt(question.understood, { slots, ...occupation.said }, occupation.words);
      if (some.matches.total > 0) return { ...answered, ...some, fewer: true };
    }
    return { ...answered, ...whole };
  };

  const bestFirst = async (
    { content, ...moment }: Moment,
    { candidates, question, understood }: Awaited<ReturnType<typeof answer>>,
  ): Promise<Tier[]> => {
    const named =
      question.first.length > 0 ? (await foundBy({ content, ...moment }, question.first)).slots : null;
    return tiersFor(content, { order: candidates ?? content.orders.priority.slots, named, understood });
  };

  /** Ids of a page: behind a posting where that still has its place, otherwise as many pages on. */
  const pageIds = async (
    moment: Moment,
    query: PostingsQuery,
    answered: Awaited<ReturnType<typeof answer>>,
  ): Promise<number[]> => {
    const { columns, orders } = moment.content;
    const after = query.after === null ? undefined : columns.lastSlotOf(query.after);
    const of = (tiers: Tier[], start: Pick<PageStart, 'after' | 'skip'>): number[] | null =>
      pageOf(columns, tiers, answered.matches.mask, { ...start, size: query.pageSize });
    if (query.sort !== 'priority' && after !== undefined) {
      const order = orders[query.sort];
      return of(whole(order.slots.subarray(order.behind(after))), { skip: 0 }) ?? [];
    }
    const tiers =
      query.sort === 'priority' ? await bestFirst(moment, answered) : whole(orders[query.sort].slots);
    const behind = after === undefined ? null : of(tiers, { after, skip: 0 });
    return behind ?? of(tiers, { skip: pageOffset(query) }) ?? [];
  };

  /** The query with what its words say chosen, as the page goes on from it. */
  const saidOf = async (query: PostingsQuery, { understood, rest }: Question): Promise<PostingsQuery> =>
    understood.length === 0 ? query : { ...(await narrowed(query, understood)), q: rest };

  const helpFor = async (moment: Moment, query: PostingsQuery): Promise<Help> =>
    helpWithNothing(query, {
      countIn: async (other, places) => {
        const anywhere = { ...other, locations: { codes: [], unknown: [] } };
        const { matches } = await answer(moment, anywhere);
        return places.map((code) => countAtPlace(countedIn(matches.counts)('locations'), code));
      },
      totalOf: async (other) => (await answer(moment, other)).matches.total,
      unknownOf: async (q) => {
        const words = questionOf({ ...query, q }).words.filter(({ excluded }) => !excluded);
        await index.wordsRead();
        const occurrences = await wordSearch.occurring(moment.content, words, moment.now);
        return words.filter((_, at) => !occurrences[at]).map(({ text, typed }) => ({ text, typed }));
      },
      near: (word) => nearestWords(currentVocabulary(), word),
    });

  return {
    async search(query, now) {
      const moment = await momentOf(now);
      const answered = await answer(moment, query);
      const { matches, found, question, understood } = answered;
      const { columns } = moment.content;
      const leftOut = question.understood.filter((said) => !understood.includes(said));
      const instead = [found?.instead ?? question.rest, ...understood.map(({ typed }) => typed)]
        .join(' ')
        .trim();
      return {
        ids: await pageIds(moment, query, answered),
        total: matches.total,
        understood,
        query: answered.query,
        help: matches.total > 0 ? null : await helpFor(moment, await saidOf(query, question)),
        rest: question.rest,
        instead: answered.fewer || (found?.instead ?? null) !== null ? instead : null,
        leftOut: [...(found?.leftOut ?? []), ...leftOut.map(({ typed }) => typed)],
        counts: facetValues.map((value, number) => ({ ...value, count: matches.counts[number] as number })),
        employers: employerCounts(matches.employerCounts, columns.employerIds.list),
        published: publishedSteps.map((days, place) => ({
          days,
          count: matches.publishedCounts[place] as number,
        })),
      };
    },

    async suggest(query, language, now) {
      const moment = await momentOf(now);
      return suggestions(moment.content, query, {
        ...{ language, state: moment.state, time: now.getTime() },
        all: async () => (await matchesOf(moment, postingsQuery.parse({}), null)).matches,
        totalOf: async (q) => (await answer(moment, postingsQuery.parse({ q }))).matches.total,
      });
    },

    async similar(posting, limit, now) {
      const { content } = await momentOf(now);
      await turn();
      return findSimilar(content.columns, posting, limit, now.getTime());
    },

    async content() {
      await index.upToDate();
      return index.current();
    },

    async titles() {
      await index.upToDate();
      return [...index.current().columns.texts('titles')];
    },

    async spell(texts) {
      await index.upToDate();
      const words = currentVocabulary();
      return texts.map((text) => spelledBy(words, text));
    },

    async countEach(texts, now) {
      const moment = await momentOf(now);
      const stems = await meanings.stemsOf(executor, texts.map(foldForSearch));
      const counts: { count: number; stems: string }[] = [];
      for (const [at, q] of texts.entries()) {
        const { matches, found, fewer } = await answer(moment, postingsQuery.parse({ q }));
        const itself = !fewer && (found?.instead ?? null) === null;
        counts.push({ count: itself ? matches.total : 0, stems: printQuery(stems[at] ?? null) });
      }
      return counts;
    },

    async related(text) {
      const { words } = questionOf(postingsQuery.parse({ q: text }));
      const groups = await related.group(executor, words);
      return groups.flatMap(({ names }) => names);
    },

    async valueShares(now) {
      const { matches } = await matchesOf(await momentOf(now), postingsQuery.parse({}), null);
      return Float32Array.from(matches.counts, (count) => count / Math.max(1, matches.total));
    },

    keywordQueries: (typed, inside = executor) => keywords.queriesOf(inside, typed),

    changed: index.changed,
    age: index.age,

    begin() {
      index.upToDate().catch(() => {});
    },
  };
}
