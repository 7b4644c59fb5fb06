import { foldForSearch } from '#kit/serbian-text.ts';
import type { CatalogItem } from './catalog-item.ts';
import { categories } from './categories.ts';

/** Endings of a noun or an adjective in its cases, folded. */
const ending = /(?:om|em|oj|ama|ima|og|[aeiou])?$/;

const bare = (word: string): string => (word.length > 3 ? word.replace(ending, '') : word);

/** Words without what makes them a case, and without „i”. */
const keyOf = (text: string): string =>
  (foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word !== 'i')
    .map(bare)
    .join(' ');

/** The part before the first comma, bracket or „i”. */
const mainName = (label: string): string => (label.split(/,| i | \(/)[0] as string).trim();

/** Their main names also mean something else: care for the old, foreign languages, anything. */
const misleading = new Set(['nega', 'jezici', 'ostalo']);

const byKey = new Map(
  (categories as readonly CatalogItem[])
    .flatMap(({ code, sr, en, names = [] }) =>
      [sr, en, ...(misleading.has(code) ? [] : [mainName(sr)]), ...names].map((name) => [keyOf(name), code] as const),
    )
    .reverse(),
);

/** The code of the field of work that words name, in any case and script; undefined for a part of one, such as a trade. */
export const fieldNamed = (words: string): string | undefined => byKey.get(keyOf(words));
