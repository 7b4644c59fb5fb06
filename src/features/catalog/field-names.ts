import { foldForSearch } from '#kit/serbian-text.ts';
import type { CatalogItem } from './catalog-item.ts';
import { categories } from './categories.ts';

/** Case endings of nouns and adjectives, folded. */
const ending = /(?:om|em|oj|ama|ima|og|[aeiou])?$/;

const bare = (word: string): string => (word.length > 3 ? word.replace(ending, '') : word);

/** The words of a text without case endings and without „i”. */
const keyOf = (text: string): string =>
  (foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word !== 'i')
    .map(bare)
    .join(' ');

/** The part before the first comma, bracket or „i”. */
const mainName = (label: string): string => (label.split(/,| i | \(/)[0] as string).trim();

/** Codes whose main names are ambiguous: care for the elderly, foreign languages, anything. */
const misleading = new Set(['nega', 'jezici', 'ostalo']);

const byKey = new Map(
  (categories as readonly CatalogItem[])
    .flatMap(({ code, sr, en, names = [] }) =>
      [sr, en, ...(misleading.has(code) ? [] : [mainName(sr)]), ...names].map((name) => [keyOf(name), code] as const),
    )
    .reverse(),
);

/**
 * The code of the field of work with this name, in any case and script; undefined for only a part of a field, such as a
 * trade.
 */
export const fieldNamed = (words: string): string | undefined => byKey.get(keyOf(words));
