import type { Keyword, KeywordsMeta, KeywordsQuery } from '#features/postings/keyword-fields.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { addDays, localDay } from '#shared/dates.ts';
import { pageOffset } from '#shared/paging.ts';
import { compareSerbian, foldForSearch } from '#shared/serbian-text.ts';
import type { PostingIndex } from '../search/posting-index.ts';
import { keywordOf, keywordOfTitle } from './keyword-rule.ts';
import { listMostSearched } from './keyword-store.ts';

/** Days of searches that make keywords popular; older ones are forgotten (SPEC §2). */
export const keywordDays = 30;
/** Visitors who must have searched for words before everybody is shown them. */
const leastSearches = 3;
const mostSearched = 100;
const mostKeywords = 150;
const mostRelated = 5;
/** The list may be so many times as old as the search index: it asks for every keyword's count. */
const keptTimes = 750;
/** Older than so many times that, nobody is shown it while it is being made anew. */
const mostStale = 4;

interface Entry extends Keyword {
  folded: string;
}

export interface KeywordList {
  list(query: KeywordsQuery): Promise<{ data: Keyword[]; meta: KeywordsMeta }>;
}

const wordsIn = (text: string): string[] =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * What people search for and find, filled up with positions from titles; with how many live postings a search for it finds.
 * Searched words are shown as postings spell them, and only when they do: nothing a visitor types is shown to others.
 */
export function createKeywordList(deps: {
  database: Database;
  clock: Clock;
  index: PostingIndex;
  searchFreshMs: number;
}): KeywordList {
  const { database, clock, index } = deps;
  const keptMs = deps.searchFreshMs * keptTimes;
  let made: { at: number; entries: Entry[] } | null = null;
  let making: Promise<Entry[]> | null = null;

  const positions = async (): Promise<Map<string, { words: string; count: number }>> => {
    const byFolded = new Map<string, { words: string; count: number }>();
    for (const { text, count } of await index.titles()) {
      const keyword = keywordOfTitle(text);
      if (!keyword) continue;
      const known = byFolded.get(keyword.folded);
      if (known) known.count += count;
      else byFolded.set(keyword.folded, { words: keyword.words, count });
    }
    return byFolded;
  };

  const candidates = async (now: Date): Promise<{ folded: string; words: string }[]> => {
    const after = addDays(localDay(now), -keywordDays);
    const searched = await listMostSearched(database.executor, {
      after,
      least: leastSearches,
      limit: mostSearched,
    });
    const named = await positions();
    const spelled = await index.spell(searched.map(({ folded }) => folded));
    const popular = searched.flatMap(({ folded }, at) => {
      const words = named.get(folded)?.words ?? spelled[at];
      // Rules may have become stricter since it was noted.
      return words && keywordOf(words) ? [{ folded, words }] : [];
    });
    const known = new Set(popular.map(({ folded }) => folded));
    const filling = [...named]
      .filter(([folded]) => !known.has(folded))
      .sort(([a, { count }], [b, { count: other }]) => other - count || (a < b ? -1 : 1))
      .map(([folded, { words }]) => ({ folded, words }));
    return [...popular, ...filling].slice(0, mostKeywords);
  };

  const make = async (): Promise<Entry[]> => {
    const now = clock.now();
    const all = await candidates(now);
    const counts = await index.countEach(
      all.map(({ words }) => words),
      now,
    );
    // Case forms of the same words find the same: the first stands for all.
    const byStems = new Map<string, Entry>();
    for (const [at, { folded, words }] of all.entries()) {
      const { count, stems } = counts[at] as (typeof counts)[number];
      if (count > 0 && !byStems.has(stems)) byStems.set(stems, { folded, keyword: words, count });
    }
    const entries = [...byStems.values()].sort(
      (a, b) => b.count - a.count || compareSerbian(a.keyword, b.keyword),
    );
    made = { at: now.getTime(), entries };
    return entries;
  };

  const current = async (): Promise<Entry[]> => {
    const age = made ? Math.abs(clock.now().getTime() - made.at) : Number.POSITIVE_INFINITY;
    if (made && keptMs > 0 && age < keptMs) return made.entries;
    making ??= make().finally(() => {
      making = null;
    });
    if (!made || age >= keptMs * mostStale) return making;
    // Who comes meanwhile is not kept waiting; the next one who asks hears of a failure.
    making.catch(() => undefined);
    return made.entries;
  };

  return {
    async list({ q, letter, keyword, page, pageSize }) {
      const entries = await current();
      const asked = wordsIn(q);
      const first = letter.toUpperCase()[0];
      const letterOf = (entry: Entry): string => (entry.keyword[0] as string).toUpperCase();
      const found = entries.filter((entry) => {
        const words = entry.folded.split(' ');
        return (
          asked.every((beginning) => words.some((word) => word.startsWith(beginning))) &&
          (first === undefined || letterOf(entry) === first)
        );
      });
      const from = pageOffset({ page, pageSize });
      const chosen = keywordOf(keyword)?.folded;
      const names = new Set(chosen === undefined ? [] : await index.related(keyword));
      const meta: KeywordsMeta = {
        page,
        pageSize,
        total: found.length,
        mostPostings: entries[0]?.count ?? 0,
        letters: [...new Set(entries.map(letterOf))].filter((one) => /\p{L}/u.test(one)).sort(compareSerbian),
        listed: entries.some(({ folded }) => folded === chosen),
        related: entries
          .filter(({ folded }) => folded !== chosen && names.has(folded))
          .slice(0, mostRelated)
          .map((entry) => entry.keyword),
      };
      return {
        data: found
          .slice(from, from + pageSize)
          .map((entry) => ({ keyword: entry.keyword, count: entry.count })),
        meta,
      };
    },
  };
}
