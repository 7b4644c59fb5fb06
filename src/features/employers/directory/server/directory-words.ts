import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { categories } from '#features/catalog/categories.ts';
import { findPlace, placesUnder } from '#features/catalog/place-tree.ts';
import { fold } from '#kit/serbian-text.ts';

const wordsIn = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** Min length of a prefix that matches a category: „it” matches only as a whole word. */
const shortestBeginning = 4;

const allCategories: readonly CatalogItem[] = categories;
const namesOfCategories = allCategories.map(({ code, sr, en, synonyms = [] }) => ({
  code,
  names: [sr, en, ...synonyms].map(wordsIn),
}));

/** Codes of the categories whose label or synonym matches a text: each word must be a prefix of a word of the name. */
export function categoriesNamed(text: string): string[] {
  const queryWords = wordsIn(text);
  if (queryWords.length === 0) return [];
  const begins = (words: string[], start: string): boolean =>
    words.some((word) => word === start || (start.length >= shortestBeginning && word.startsWith(start)));
  return namesOfCategories
    .filter(({ names }) => names.some((words) => queryWords.every((start) => begins(words, start))))
    .map(({ code }) => code);
}

/** Folded names of the places and all places below them, to match against companies' towns. */
export const placeNamesOf = (codes: readonly string[]): string[] => [
  ...new Set(
    codes
      .flatMap((code) => [findPlace(code), ...placesUnder(code)])
      .flatMap((place) => place?.sr ?? [])
      .map(fold),
  ),
];

/** Words to search for in company names; dots of abbreviations (`d.o.o.`) are ignored. */
export const nameWords = (text: string): string[] => wordsIn(text.replaceAll('.', ''));
