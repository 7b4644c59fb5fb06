import { LRUCache } from 'lru-cache';
import { type PostingsQuery, postingsQuery } from '#features/postings/search-fields.ts';
import { readEuroRate } from '#features/postings/server/pay-store.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import { createTurns } from '#host/turns.ts';
import { createCompanyNames } from './company-names.ts';
import { type FoundByWords, onlyNamed, searchWithFewer } from './fewer-words.ts';
import { hasOneFilter, type Matches, matchPostings } from './filter-match.ts';
import { type Content, createIndexContent } from './index-content.ts';
import { createKeywordSearch, inBoth } from './keyword-search.ts';
import { createKeywords } from './keywords.ts';
import type { Slots } from './query-match.ts';
import { type Question, readQuestion, type Understood } from './question.ts';
import { createRelatedWords } from './related-words.ts';
import { chosenIn, fewerUnderstood, narrowedBy } from './understood-filters.ts';
import { createVocabulary, nearestWord, type Vocabulary } from './vocabulary.ts';
import { createWordMeanings } from './word-meanings.ts';
import { createWordSearch } from './word-search.ts';
import type { Word } from './words.ts';

/** Counts that are so old serve the same question again: only the clock can have changed them. */
const matchesCacheMs = 5000;
/** What is kept of answers, in bytes, of words and of filters each: one that finds half of a million postings takes two megabytes. */
const maxCached = 32_000_000;

/** What one answer is worked out from. */
export interface Snapshot {
  content: Content;
  state: string;
  now: Date;
}

const nothing: FoundByWords = { slots: new Int32Array(0), instead: null, leftOut: [] };

/** What fits a query among all live postings, by words and filters, kept while the index is in the same state. */
export function createIndexAnswers({
  readDatabase,
  searchFreshMs,
}: {
  readDatabase: ReadDatabase;
  searchFreshMs: number;
}) {
  const { executor } = readDatabase;
  const turn = createTurns();
  const index = createIndexContent({ readDatabase, searchFreshMs, turn });
  const related = createRelatedWords();
  const meanings = createWordMeanings();
  const wordSearch = createWordSearch({ executor, related, meanings, turn });
  const keywords = createKeywords(related, meanings);
  const keywordSearch = createKeywordSearch(executor, keywords, wordSearch);
  const named = (words: Word[]): Promise<Word[]> => related.named(executor, words);
  const resultsByWords = new LRUCache<string, FoundByWords, { words: Word[]; snapshot: Snapshot }>({
    maxSize: maxCached,
    sizeCalculation: ({ slots }) => slots.byteLength + 1000,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { words, snapshot } }) =>
      searchWithFewer(
        {
          find: (some) => wordSearch.find(snapshot.content, some, snapshot.now),
          occurring: (some) => wordSearch.occurring(snapshot.content, some, snapshot.now),
          named,
          nearest: (text) => nearestWord(currentVocabulary(), text),
        },
        words,
      ),
  });
  const matched = new LRUCache<string, Matches>({
    maxSize: maxCached,
    sizeCalculation: ({ mask, employerCounts }) => mask.byteLength + employerCounts.byteLength + 1000,
  });
  const companies = createCompanyNames();
  let everything: { key: string; matches: Matches } | null = null;
  let vocabulary: { state: string; words: Vocabulary } | null = null;

  const currentVocabulary = (): Vocabulary => {
    const { state, columns } = index.current();
    if (vocabulary?.state !== state) vocabulary = { state, words: createVocabulary(columns) };
    return vocabulary.words;
  };

  /** Everything that belongs to one answer is worked out from one content, and kept under the state it began with. */
  const snapshotOf = async (now: Date): Promise<Snapshot> => {
    await index.upToDate();
    const content = index.current();
    return { content, state: content.state, now };
  };

  const foundBy = async (snapshot: Snapshot, words: Word[]): Promise<FoundByWords> => {
    await index.wordsRead();
    return resultsByWords.forceFetch(JSON.stringify([snapshot.state, words]), {
      context: { words, snapshot },
    });
  };

  /** All live postings with their counts, once for each state and some seconds. */
  const allOf = ({ columns }: Content, state: string, now: Date): Matches => {
    const key = `${state} ${Math.floor(now.getTime() / matchesCacheMs)}`;
    if (everything?.key !== key)
      everything = { key, matches: matchPostings(columns, postingsQuery.parse({}), null, now.getTime()) };
    return everything.matches;
  };

  const matchesOf = async (
    { content, state, now }: Snapshot,
    query: PostingsQuery,
    found: FoundByWords | null,
    words: readonly Word[] = [],
  ): Promise<{ matches: Matches; candidates: Slots | null }> => {
    const time = Math.floor(now.getTime() / matchesCacheMs);
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
    snapshot: Snapshot,
    { words, understood, repeatsChosen }: Question,
  ): Promise<FoundByWords | null> => {
    if (words.length > 0) return foundBy(snapshot, words);
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
  const answer = async (snapshot: Snapshot, query: PostingsQuery) => {
    const question = questionOf(query);
    const wordMatches = query.q ? await foundFor(snapshot, question) : null;
    const attempt = async (understood: Understood[], found = wordMatches, words = question.words) => {
      const narrowedQuery = await narrowed(query, understood);
      const matched = await matchesOf(snapshot, narrowedQuery, found, words);
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
      const { slots } = await foundBy(snapshot, occupation.words);
      const some = await attempt(question.understood, { slots, ...occupation.said }, occupation.words);
      if (some.matches.total > 0) return { ...answered, ...some, fewer: true };
    }
    return { ...answered, ...whole };
  };

  return {
    index,
    turn,
    related,
    meanings,
    wordSearch,
    keywords,
    currentVocabulary,
    snapshotOf,
    foundBy,
    matchesOf,
    questionOf,
    narrowed,
    answer,
  };
}

export type IndexAnswers = ReturnType<typeof createIndexAnswers>;
export type Answered = Awaited<ReturnType<IndexAnswers['answer']>>;
