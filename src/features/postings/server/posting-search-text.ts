import { type SQL, sql } from 'drizzle-orm';
import { categories } from '#features/catalog/categories.ts';
import { findPlace, placeClosure } from '#features/catalog/place-tree.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { foldForSearch } from '#kit/serbian-text.ts';

/**
 * Version of the words in the search columns. Increase it with every change of them: here, in `toSearchable`, in
 * `foldForSearch`, in the names of the catalogue. Postings with a smaller version are rewritten after the next start
 * (ADR 23).
 */
export const searchWordsVersion = 1;

/** The searchable content of a posting. Texts may be HTML. */
export interface SearchableText {
  positionTitle: string;
  locations: readonly string[];
  company: string;
  categories: readonly string[];
  workModel: string | null;
  texts: readonly string[];
}

const placeWords = (codes: readonly string[]): string =>
  placeClosure(codes)
    .map(findPlace)
    .flatMap((place) => (place ? [place.sr, place.en, ...(place.synonyms ?? [])] : []))
    .join(' ');

/** Without synonyms: a painter's trade is only one of many crafts in its category. */
const categoryWords = (codes: readonly string[]): string =>
  categories
    .filter(({ code }) => codes.includes(code))
    .flatMap(({ sr, en }) => [sr, en])
    .join(' ');

/** People search for `rad od kuće` like for a field of work. */
const workModelWords = (of: string | null): string =>
  workModels
    .filter(({ code }) => code === of)
    .flatMap((model) => [model.sr, model.en, ...('synonyms' in model ? model.synonyms : [])])
    .join(' ');

/** Tags become blanks, so that `</li><li>` separates words. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();

/** Folded text as weighted words, stemmed by PostgreSQL's Serbian stemmer (rules.md#folding). */
const weighted = (folded: SQL, weight: 'A' | 'B' | 'C'): SQL =>
  sql`setweight(to_tsvector('serbian', ${folded}), ${sql.raw(`'${weight}'`)})`;

/** All searchable text of a posting by weight: title and places A, company, categories and work model B, the text C. */
export const weightedTexts = (from: SearchableText): Record<'A' | 'B' | 'C', string> => ({
  A: `${from.positionTitle} ${placeWords(from.locations)}`,
  B: `${from.company} ${categoryWords(from.categories)} ${workModelWords(from.workModel)}`,
  C: from.texts.map(plainText).join(' '),
});

/** The same, folded for the search columns. */
export function foldedTexts(from: SearchableText): Record<'A' | 'B' | 'C', string> {
  const { A, B, C } = weightedTexts(from);
  return { A: foldForSearch(A), B: foldForSearch(B), C: foldForSearch(C) };
}

/** The head, with the words of weight A and B, from folded texts. */
export const searchHeadOf = (A: SQL, B: SQL): SQL => sql`${weighted(A, 'A')} || ${weighted(B, 'B')}`;

/** The words after the head in the column of all words. */
export const searchTailOf = (C: SQL): SQL => weighted(C, 'C');

/** The search columns of one posting. */
export function searchColumns(from: SearchableText): {
  search: SQL;
  searchHead: SQL;
  searchVersion: number;
} {
  const { A, B, C } = foldedTexts(from);
  const searchHead = searchHeadOf(sql`${A}`, sql`${B}`);
  return {
    search: sql`${searchHead} || ${searchTailOf(sql`${C}`)}`,
    searchHead,
    searchVersion: searchWordsVersion,
  };
}

/** Typed text as a query on that column: all words, with quotes and minus as in search engines. */
export const searchQuery = (typed: string): SQL => sql`websearch_to_tsquery('serbian', ${foldForSearch(typed)})`;
