import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { relatedNames } from '#features/catalog/related-names.ts';
import type { Executor } from '#platform/database/database.ts';
import { foldForSearch } from '#shared/serbian-text.ts';
import { isFiller, type Word } from './words.ts';

/** Words that must be found together, or one of the names that do as well. */
export interface WordGroup {
  words: Word[];
  names: string[];
}

export interface RelatedWords {
  /** Joins neighbouring words that are the name of an occupation, in any case form, and adds the names related to it. */
  group(executor: Executor, words: Word[]): Promise<WordGroup[]>;
}

/** In words that are not fillers. */
const longestName = 4;

/** Groups of names, known by the stems of their words, so that `prodavačicu` finds the group of `prodavačica`. */
export function createRelatedWords(): RelatedWords {
  const stems = new LRUCache<string, string>({ max: 20_000 });
  let byStems: Promise<Map<string, string[]>> | null = null;

  const stem = async (executor: Executor, words: string[]): Promise<void> => {
    const unknown = [...new Set(words)].filter((word) => !stems.has(word));
    if (unknown.length === 0) return;
    const result = await executor.execute<{ word: string; stem: string[] | null }>(
      sql`select word, ts_lexize('serbian_stem', word) as stem from unnest(${sql.param(unknown)}::text[]) as word`,
    );
    for (const row of result.rows) stems.set(row.word, row.stem?.[0] ?? row.word);
  };

  /** Without fillers, which are left out of what was typed as well. */
  const keyOf = (words: string[]): string =>
    words
      .filter((word) => !isFiller(word))
      .map((word) => stems.get(word) ?? word)
      .join(' ');

  const load = async (executor: Executor): Promise<Map<string, string[]>> => {
    const groups = relatedNames.map((names) => names.map((name) => foldForSearch(name)));
    await stem(
      executor,
      groups.flat().flatMap((name) => name.split(' ')),
    );
    const map = new Map<string, string[]>();
    for (const names of groups) {
      for (const name of names) {
        const key = keyOf(name.split(' '));
        map.set(key, [...new Set([...(map.get(key) ?? []), ...names.filter((other) => other !== name)])]);
      }
    }
    return map;
  };

  return {
    async group(executor, words) {
      byStems ??= load(executor).catch((error: unknown) => {
        byStems = null;
        throw error;
      });
      const related = await byStems;
      await stem(
        executor,
        words.map(({ text }) => text),
      );
      const isPlain = (word: Word | undefined): boolean => word?.kind === 'word' && !word.excluded;
      const groups: WordGroup[] = [];
      for (let at = 0; at < words.length; ) {
        let length = 1;
        let names: string[] = [];
        for (let tried = longestName; tried >= 1 && names.length === 0; tried -= 1) {
          const part = words.slice(at, at + tried);
          if (part.length < tried || !part.every(isPlain)) continue;
          names = related.get(keyOf(part.map(({ text }) => text))) ?? [];
          if (names.length > 0) length = tried;
        }
        groups.push({ words: words.slice(at, at + length), names });
        at += length;
      }
      return groups;
    },
  };
}
