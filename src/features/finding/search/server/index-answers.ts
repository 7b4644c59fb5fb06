import { LRUCache } from 'lru-cache';
import { categories } from '#features/catalog/categories.ts';
import { places } from '#features/catalog/places.ts';
import type { PostingsQuery } from '#features/postings/search-fields.ts';
import type { HiddenIds } from '#features/postings/server/index.ts';
import { readEuroRate } from '#features/postings/server/pay-store.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import { createTurns } from '#host/turns.ts';
import { createCachedMatches, maxCached, type Snapshot as SearchSnapshot } from '#search/cached-matches.ts';
import { type FoundByWords, onlyNamed, searchWithFewer } from '#search/fewer-words.ts';
import type { Matches } from '#search/filter-match.ts';
import { inBoth, type Slots } from '#search/query-match.ts';
import { createVocabulary, nearestWord, type Vocabulary } from '#search/vocabulary.ts';
import type { Word } from '#search/words.ts';
import { createCompanyNames } from './company-names.ts';
import { type Content, createIndexContent } from './index-content.ts';
import { createKeywordSearch } from './keyword-search.ts';
import { createKeywords } from './keywords.ts';
import type { PostingColumns } from './posting-columns.ts';
import { askedBy, postingFilters } from './posting-filters.ts';
import { type Question, readQuestion, type Understood } from './question.ts';
import { createRelatedWords } from './related-words.ts';
import { chosenIn, fewerUnderstood, narrowedBy } from './understood-filters.ts';
import { createWordMeanings } from './word-meanings.ts';
import { createWordSearch } from './word-search.ts';

/** Texts of the vocabulary for spelling: titles, companies, categories and places. */
export function* knownTexts(columns: PostingColumns): Generator<{ text: string; count: number }> {
  yield* columns.texts('title');
  yield* columns.texts('company');
  for (const { sr, en, ...more } of [...categories, ...places])
    for (const text of [sr, en, ...('synonyms' in more ? more.synonyms : [])]) yield { text, count: 1 };
}

/** State of the index from which one answer is computed. */
export type Snapshot = SearchSnapshot<Content>;

const nothing: FoundByWords = { slots: new Int32Array(0), instead: null, ignored: [] };

/** Components for computing answers. Results of words and filters are cached until the index changes. */
function createParts({ readDatabase, searchFreshMs }: { readDatabase: ReadDatabase; searchFreshMs: number }) {
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
  const cachedMatches = createCachedMatches(postingFilters, turn);
  const companies = createCompanyNames();
  let vocabulary: { state: string; words: Vocabulary } | null = null;

  const currentVocabulary = (): Vocabulary => {
    const { state, columns } = index.current();
    if (vocabulary?.state !== state) vocabulary = { state, words: createVocabulary(knownTexts(columns)) };
    return vocabulary.words;
  };

  /** One answer is computed from a single content, and cached under the state at its start. */
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

  const matchesOf = async (
    snapshot: Snapshot,
    query: PostingsQuery,
    found: FoundByWords | null,
    words: readonly Word[] = [],
  ): Promise<{ matches: Matches; candidates: Slots | null }> => {
    // The words belong to the key: they depend on the selected filters, which the narrowed query no longer shows.
    const question = JSON.stringify([{ ...query, page: 0, pageSize: 0, sort: '', after: null }, words]);
    if (query.keywords.length > 0) await index.wordsRead();
    const byKeywords = await keywordSearch(query.keywords, snapshot.content, snapshot.state, snapshot.now);
    const candidates = inBoth(found?.slots ?? null, byKeywords);
    const key = `${found !== null} ${question}`;
    return { matches: await cachedMatches(snapshot, askedBy(query), candidates, key), candidates };
  };

  const questionOf = (query: PostingsQuery): Question => {
    const isCompany = (words: string): boolean => companies.has(index.current().columns, words);
    return readQuestion(query.q, { chosen: chosenIn(query), isCompany });
  };

  const narrowed = async (query: PostingsQuery, understood: readonly Understood[]): Promise<PostingsQuery> => {
    const inEuros = understood.some(({ meaning }) => 'currency' in meaning && meaning.currency === 'EUR');
    return narrowedBy(query, understood, inEuros ? await readEuroRate(executor) : 1);
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
    named,
    narrowed,
  };
}

type Parts = ReturnType<typeof createParts>;

/** Result of the words; null, meaning all live postings, when the query consists of filters only. */
const foundFor = async (
  { foundBy }: Parts,
  snapshot: Snapshot,
  { words, understood, repeatsChosen }: Question,
): Promise<FoundByWords | null> => {
  if (words.length > 0) return foundBy(snapshot, words);
  return understood.length > 0 || repeatsChosen ? null : nothing;
};

/** Matches of a query; if there are none, some of the recognised filters are dropped. */
const answerOf = async (parts: Parts, snapshot: Snapshot, query: PostingsQuery) => {
  const { questionOf, foundBy, narrowed, matchesOf, named } = parts;
  const question = questionOf(query);
  const wordMatches = query.q ? await foundFor(parts, snapshot, question) : null;
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
  // If a place has no Italian cook, search for a cook.
  const isPlaced = whole.query.locations.codes.length > 0;
  const occupation = isPlaced ? onlyNamed(question.words, await named(question.words)) : null;
  if (occupation) {
    const { slots } = await foundBy(snapshot, occupation.words);
    const some = await attempt(question.understood, { slots, ...occupation.said }, occupation.words);
    if (some.matches.total > 0) return { ...answered, ...some, fewer: true };
  }
  return { ...answered, ...whole };
};
export type Answered = Awaited<ReturnType<typeof answerOf>>;

/** An answer without what a candidate has hidden; not cached, since nobody else asks for it. */
export async function withoutHidden(
  { turn }: Pick<Parts, 'turn'>,
  { content: { columns }, now }: Snapshot,
  answered: Answered,
  { postings, employers }: HiddenIds,
): Promise<Answered> {
  await turn();
  const asked = { ...askedBy(answered.query), without: { ids: postings, counted: employers } };
  return { ...answered, matches: postingFilters.match(columns, asked, answered.candidates, now.getTime()) };
}

/** Matches queries with all live postings, by words and filters. */
export function createIndexAnswers(deps: Parameters<typeof createParts>[0]) {
  const parts = createParts(deps);
  return {
    ...parts,
    answer: (snapshot: Snapshot, query: PostingsQuery): Promise<Answered> => answerOf(parts, snapshot, query),
  };
}

export type IndexAnswers = ReturnType<typeof createIndexAnswers>;
