import { categories } from '#features/catalog/categories.ts';
import { places } from '#features/catalog/places.ts';
import type { PostingColumns } from './posting-columns.ts';

/** Texts whose words can be meant: titles, companies, categories and places. */
export function* knownTexts(columns: PostingColumns): Generator<{ text: string; count: number }> {
  yield* columns.texts('title');
  yield* columns.texts('company');
  for (const { sr, en, ...more } of [...categories, ...places])
    for (const text of [sr, en, ...('synonyms' in more ? more.synonyms : [])]) yield { text, count: 1 };
}
