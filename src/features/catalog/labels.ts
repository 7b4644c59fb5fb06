import { collator } from '#kit/i18n/formatters.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { CatalogItem } from './catalog-item.ts';

/** The label of a code that is expected to be in the list; an unknown code is returned as is. */
export function labelOf<Item extends CatalogItem>(
  list: readonly Item[],
  code: Item['code'],
  language: Language,
): string {
  return list.find((item) => item.code === code)?.[language] ?? code;
}

/** Whether external text (a query, an import) is a code of the list. */
export function isCodeOf<Item extends CatalogItem>(list: readonly Item[], code: string): code is Item['code'] {
  return list.some((item) => item.code === code);
}

/** A copy of the list, sorted by label in the language's alphabetical order. */
export function sortedByLabel<Item extends CatalogItem>(list: readonly Item[], language: Language): Item[] {
  const { compare } = collator(language);
  return [...list].sort((a, b) => compare(a[language], b[language]));
}
