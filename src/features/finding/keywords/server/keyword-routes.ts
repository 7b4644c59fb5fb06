import type { Clock } from '#host/clock.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { addDays, localDay } from '#kit/dates.ts';
import { pageOffset } from '#kit/paging.ts';
import { compareSerbian, foldForSearch } from '#kit/serbian-text.ts';
import type { PostingIndex } from '../../search/server/posting-index.ts';
import { listKeywords } from '../contract.ts';
import type { Keyword, KeywordsMeta } from '../fields.ts';
import { keywordOf, keywordOfTitle } from './keyword-rule.ts';
import { listMostSearched } from './keyword-store.ts';

/** Days of searches that make keywords popular; older ones are deleted (rules.md#popular-keywords). */
export const keywordDays = 30;
/** Min number of visitors who must have searched for words before they are shown publicly. */
const minSearches = 3;
const maxListed = 100;
const maxKeywords = 150;
const maxRelated = 5;
/** Cache time as a multiple of the index's; long, because the list queries the count of every keyword. */
const cacheRounds = 750;
/** Multiple of the cache time after which a stale list is no longer served while a new one is computed. */
const maxStale = 4;

interface Entry extends Keyword {
  folded: string;
}

const wordsIn = (text: string): string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

interface KeywordDeps {
  readDatabase: ReadDatabase;
  clock: Clock;
  index: PostingIndex;
  searchFreshMs: number;
}

/**
 * Successful searches, supplemented with positions from titles, each with its number of live postings. Searched words
 * are shown as spelled in postings, and only if postings contain them: text typed by visitors is never shown to others.
 */
function createKeywordList({ readDatabase, clock, index, searchFreshMs }: KeywordDeps) {
  const cacheMs = searchFreshMs * cacheRounds;
  let made: { at: number; entries: Entry[] } | null = null;
  let making: Promise<Entry[]> | null = null;

  const positions = async (): Promise<Map<string, { words: string; count: number }>> => {
    const byFolded = new Map<string, { words: string; count: number }>();
    for (const { text, count } of await index.titles()) {
      const keyword = keywordOfTitle(text);
      if (!keyword) continue;
      const entry = byFolded.get(keyword.folded);
      if (entry) entry.count += count;
      else byFolded.set(keyword.folded, { words: keyword.words, count });
    }
    return byFolded;
  };

  const candidates = async (now: Date): Promise<{ folded: string; words: string }[]> => {
    const after = addDays(localDay(now), -keywordDays);
    const searched = await listMostSearched(readDatabase.executor, {
      after,
      least: minSearches,
      limit: maxListed,
    });
    const named = await positions();
    const spelled = await index.spell(searched.map(({ folded }) => folded));
    const popular = searched.flatMap(({ folded }, at) => {
      const words = named.get(folded)?.words ?? spelled[at];
      // The rules may have become stricter since the search was stored.
      return words && keywordOf(words) ? [{ folded, words }] : [];
    });
    const popularKeys = new Set(popular.map(({ folded }) => folded));
    const filling = [...named]
      .filter(([folded]) => !popularKeys.has(folded))
      .sort(([a, { count }], [b, { count: other }]) => other - count || (a < b ? -1 : 1))
      .map(([folded, { words }]) => ({ folded, words }));
    return [...popular, ...filling].slice(0, maxKeywords);
  };

  const make = async (): Promise<Entry[]> => {
    const now = clock.now();
    const all = await candidates(now);
    const counts = await index.countEach(
      all.map(({ words }) => words),
      now,
    );
    // Case forms of the same words find the same postings, so only the first is listed.
    const byStems = new Map<string, Entry>();
    for (const [at, { folded, words }] of all.entries()) {
      const { count, stems } = counts[at] as (typeof counts)[number];
      if (count > 0 && !byStems.has(stems)) byStems.set(stems, { folded, keyword: words, count });
    }
    const entries = [...byStems.values()].sort((a, b) => b.count - a.count || compareSerbian(a.keyword, b.keyword));
    made = { at: now.getTime(), entries };
    return entries;
  };

  const current = async (): Promise<Entry[]> => {
    const age = made ? Math.abs(clock.now().getTime() - made.at) : Number.POSITIVE_INFINITY;
    if (made && cacheMs > 0 && age < cacheMs) return made.entries;
    making ??= make().finally(() => {
      making = null;
    });
    if (!made || age >= cacheMs * maxStale) return making;
    // Requests do not wait in the meantime; errors are ignored, and the next request retries.
    making.catch(() => undefined);
    return made.entries;
  };

  return current;
}

/** Route for the list of keywords, filtered by text and letter. */
export function createKeywordRoutes(deps: KeywordDeps): Route[] {
  const { index } = deps;
  const current = createKeywordList(deps);

  return [
    on(
      listKeywords,
      async ({ query: { q, letter, keyword, page, pageSize } }) => {
        const entries = await current();
        const queryWords = wordsIn(q);
        const first = letter.toUpperCase()[0];
        const letterOf = (entry: Entry): string => (entry.keyword[0] as string).toUpperCase();
        const matches = entries.filter((entry) => {
          const words = entry.folded.split(' ');
          return (
            queryWords.every((beginning) => words.some((word) => word.startsWith(beginning))) &&
            (first === undefined || letterOf(entry) === first)
          );
        });
        const from = pageOffset({ page, pageSize });
        const chosen = keywordOf(keyword)?.folded;
        const names = new Set(chosen === undefined ? [] : await index.related(keyword));
        const meta: KeywordsMeta = {
          page,
          pageSize,
          total: matches.length,
          mostPostings: entries[0]?.count ?? 0,
          letters: [...new Set(entries.map(letterOf))].filter((one) => /\p{L}/u.test(one)).sort(compareSerbian),
          listed: entries.some(({ folded }) => folded === chosen),
          related: entries
            .filter(({ folded }) => folded !== chosen && names.has(folded))
            .slice(0, maxRelated)
            .map((entry) => entry.keyword),
        };
        return {
          data: matches.slice(from, from + pageSize).map((entry) => ({ keyword: entry.keyword, count: entry.count })),
          meta,
        };
      },
      {
        // Popular searches change continuously.
        shows: () => ({ scopes: ['postings'], seconds: 3600 }),
      },
    ),
  ];
}
