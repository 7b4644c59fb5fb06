import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { categories } from '#features/catalog/categories.ts';
import { findPlace, placesUnder } from '#features/catalog/place-tree.ts';
import { fold } from '#kit/serbian-text.ts';

const wordsIn = (text: string): string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/** Beginnings shorter than this name no category: „it” is one only as a whole. */
const shortestBeginning = 4;

const allCategories: readonly CatalogItem[] = categories;
const namesOfCategories = allCategories.map(({ code, sr, en, synonyms = [] }) => ({
  code,
  names: [sr, en, ...synonyms].map(wordsIn),
}));

/** Codes of the categories that a text names, by label or synonym: each word of it begins a word of the name. */
export function categoriesNamed(text: string): string[] {
  const queryWords = wordsIn(text);
  if (queryWords.length === 0) return [];
  const begins = (words: string[], start: string): boolean =>
    words.some((word) => word === start || (start.length >= shortestBeginning && word.startsWith(start)));
  return namesOfCategories
    .filter(({ names }) => names.some((words) => queryWords.every((start) => begins(words, start))))
    .map(({ code }) => code);
}

/** Folded names of the places and of all below them, as companies write their town. */
export const placeNamesOf = (codes: readonly string[]): string[] => [
  ...new Set(
    codes
      .flatMap((code) => [findPlace(code), ...placesUnder(code)])
      .flatMap((place) => place?.sr ?? [])
      .map(fold),
  ),
];

/** Words of a company's name to look for; dots of abbreviations do not count (`d.o.o.`). */
export const nameWords = (text: string): string[] => wordsIn(text.replaceAll('.', ''));
