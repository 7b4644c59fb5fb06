import { type SQL, sql } from 'drizzle-orm';
import { categories } from '#features/catalog/categories.ts';
import { findPlace, placeClosure } from '#features/catalog/place-tree.ts';
import { workModels } from '#features/catalog/work-models.ts';
import { foldForSearch } from '#kit/serbian-text.ts';

/**
 * Version of the words in the search columns. Raise it with every change of them: here, in `toSearchable`, in
 * `foldForSearch`, in the names of the catalogue. Postings with a smaller version are written again after the next
 * start (ADR 23).
 */
export const searchWordsVersion = 1;

/** What of a posting can be found by words. Texts may be HTML. */
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

/** Without synonyms: a painter's trade is one of many crafts. */
const categoryWords = (codes: readonly string[]): string =>
  categories
    .filter(({ code }) => codes.includes(code))
    .flatMap(({ sr, en }) => [sr, en])
    .join(' ');

/** `rad od kuće` is looked for like a field of work. */
const workModelWords = (of: string | null): string =>
  workModels
    .filter(({ code }) => code === of)
    .flatMap((model) => [model.sr, model.en, ...('synonyms' in model ? model.synonyms : [])])
    .join(' ');

/** Tags become blanks, so that `</li><li>` parts words. */
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

/** Folded text as weighted words: through PostgreSQL's Serbian stemmer (rules.md#folding). */
const weighted = (folded: SQL, weight: 'A' | 'B' | 'C'): SQL =>
  sql`setweight(to_tsvector('serbian', ${folded}), ${sql.raw(`'${weight}'`)})`;

/**
 * Everything a posting is found by, under its weight: title and places A, company, categories and work model B, the
 * text C.
 */
export const weightedTexts = (from: SearchableText): Record<'A' | 'B' | 'C', string> => ({
  A: `${from.positionTitle} ${placeWords(from.locations)}`,
  B: `${from.company} ${categoryWords(from.categories)} ${workModelWords(from.workModel)}`,
  C: from.texts.map(plainText).join(' '),
});

/** The same, folded as the search columns want it. */
export function foldedTexts(from: SearchableText): Record<'A' | 'B' | 'C', string> {
  const { A, B, C } = weightedTexts(from);
  return { A: foldForSearch(A), B: foldForSearch(B), C: foldForSearch(C) };
}

/** The head is what weighs A and B; of folded texts. */
export const searchHeadOf = (A: SQL, B: SQL): SQL => sql`${weighted(A, 'A')} || ${weighted(B, 'B')}`;

/** What follows the head in the column of all words. */
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

/** What a person typed as a query over that column: all words, quotes and minus as search engines have them. */
export const searchQuery = (typed: string): SQL => sql`websearch_to_tsquery('serbian', ${foldForSearch(typed)})`;
