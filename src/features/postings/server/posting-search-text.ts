import { type SQL, sql } from 'drizzle-orm';
import { categories } from '#features/catalog/categories.ts';
import { findPlace, placeClosure } from '#features/catalog/place-tree.ts';
import { foldForSearch } from '#shared/serbian-text.ts';

/** What of a posting can be found by words. Texts may be HTML. */
export interface SearchableText {
  positionTitle: string;
  locations: readonly string[];
  company: string;
  categories: readonly string[];
  texts: readonly string[];
}

const placeWords = (codes: readonly string[]): string =>
  placeClosure(codes)
    .map(findPlace)
    .flatMap((place) => (place ? [place.sr, place.en, ...(place.synonyms ?? [])] : []))
    .join(' ');

const categoryWords = (codes: readonly string[]): string =>
  categories
    .filter(({ code }) => codes.includes(code))
    .flatMap((category) => [category.sr, category.en, ...('synonyms' in category ? category.synonyms : [])])
    .join(' ');

/** Tags become blanks, so that `</li><li>` parts words. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

const weighted = (text: string, weight: 'A' | 'B' | 'C'): SQL =>
  sql`setweight(to_tsvector('serbian', ${foldForSearch(text)}), ${sql.raw(`'${weight}'`)})`;

/** Title and places weigh A, company and categories B. */
const headVector = (from: SearchableText): SQL =>
  sql`${weighted(`${from.positionTitle} ${placeWords(from.locations)}`, 'A')} || ${weighted(`${from.company} ${categoryWords(from.categories)}`, 'B')}`;

/**
 * The search columns: folded words through PostgreSQL's Serbian stemmer (conventions §8), weight A for title and
 * places, B for company and categories, C for the text.
 */
export const searchColumns = (from: SearchableText): { search: SQL; searchHead: SQL } => ({
  search: sql`${headVector(from)} || ${weighted(from.texts.map(plainText).join(' '), 'C')}`,
  searchHead: headVector(from),
});

/** What a person typed as a query over that column: all words, quotes and minus as search engines have them. */
export const searchQuery = (typed: string): SQL =>
  sql`websearch_to_tsquery('serbian', ${foldForSearch(typed)})`;
