import { categories } from '#features/catalog/categories.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { places } from '#features/catalog/places.ts';
import { relatedNames } from '#features/catalog/related-names.ts';
import type { Suggestion, SuggestQuery } from '#features/postings/search-fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import { typedIn, wordsOf } from '#search/typed-words.ts';
import type { PostingColumns } from './posting-columns.ts';

/** A possible suggestion; `words` are the folded words it is found by, each preceded by a space. */
interface Candidate {
  kind: Suggestion['kind'];
  /** Code of the category or place, id of the company. */
  code: string | null;
  label: Record<Language, string>;
  words: string;
  count: number;
}

/** Number of postings that a search for a category, place or company finds. */
export type CountOf = (filter: 'categories' | 'locations' | 'employers', code: string) => number;

/**
 * Max number per kind, so that none displaces the others; in display order: `voz` suggests a driver before Voždovac.
 */
const maxOfKind: Record<Suggestion['kind'], number> = { position: 5, category: 2, place: 2, company: 2 };
const kinds = Object.keys(maxOfKind);
const maxInAll = 8;

/** „Kuvar (m/ž)” and „Kuvar” are one position. */
const bareTitle = (title: string): string => title.replace(/\s*\((?:m|ž|f|m\/ž|m\/f|ž\/m)\)\s*$/iu, '').trim();

/** Names of occupations; other first words of titles (`pomoćni`, `senior`) are not suggested alone. */
const names = new Set(relatedNames.flat().map((name) => wordsOf(name)));
const headWord = /^[\p{L}]{3,}(?=[\s,–-])/u;

/** First words shared by several positions: „Vozač” of „Vozač autobusa” and „Vozač C kategorije”. */
const headsOf = (positions: readonly Candidate[]): Candidate[] => {
  const heads = new Map<string, Candidate & { positions: number }>();
  for (const { label, count } of positions) {
    const head = headWord.exec(label.sr)?.[0];
    if (head === undefined) continue;
    const words = wordsOf(head);
    const sameHead = heads.get(words);
    if (sameHead) {
      sameHead.count += count;
      sameHead.positions += 1;
    } else {
      const label = { sr: head, en: head };
      heads.set(words, { kind: 'position', code: null, label, words, count, positions: 1 });
    }
  }
  const called = new Map(positions.map((position) => [position.words, position]));
  return [...heads.values()].filter((head) => {
    const position = called.get(head.words);
    if (position) position.count += head.count;
    return head.positions > 1 && !position && names.has(head.words);
  });
};

const positionsOf = (columns: PostingColumns): Candidate[] => {
  const byKey = new Map<string, Candidate>();
  for (const { text, count } of columns.texts('title')) {
    const title = bareTitle(text);
    const words = wordsOf(title);
    const entry = byKey.get(words);
    if (entry) entry.count += count;
    else byKey.set(words, { kind: 'position', code: null, label: { sr: title, en: title }, words, count });
  }
  return [...byKey.values(), ...headsOf([...byKey.values()])];
};

const companiesOf = (columns: PostingColumns, countOf: CountOf): Candidate[] => {
  const employerOf = new Map<number, number>();
  for (let slot = 0; slot < columns.size; slot += 1)
    if (columns.alive[slot] === 1)
      employerOf.set(columns.cells.company[slot] as number, columns.cells.employerId[slot] as number);
  return [...employerOf].map(([company, employer]) => {
    const name = columns.shared.company.list[company] as string;
    const code = String(columns.shared.employerId.list[employer]);
    return {
      kind: 'company',
      code,
      label: { sr: name, en: name },
      words: wordsOf(name),
      count: countOf('employers', code),
    };
  });
};

/** Occupations that are not a position of any live posting; suggested only in occupation fields. */
const otherNames = (positions: readonly Candidate[]): Candidate[] => {
  const called = new Set(positions.map(({ words }) => words));
  const byWords = new Map(relatedNames.flat().map((name) => [wordsOf(name), name]));
  return [...byWords]
    .filter(([words]) => !called.has(words))
    .map(([words, name]) => {
      const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      return { kind: 'position', code: null, label: { sr: label, en: label }, words, count: 0 };
    });
};

/**
 * All possible suggestions, including places and names of occupations without postings. The count of a position is the
 * number of titles, used for ranking; its number of search results is determined when it is shown.
 */
export function createSuggestions(columns: PostingColumns, countOf: CountOf): Candidate[] {
  const ofCategories = categories.map(
    ({ code, sr, en, synonyms }): Candidate => ({
      kind: 'category',
      code,
      label: { sr, en },
      words: wordsOf(sr, en, ...(synonyms ?? [])),
      count: countOf('categories', code),
    }),
  );
  const ofPlaces = places.map(({ code, sr, en, locative, ...more }): Candidate => {
    const synonyms = 'synonyms' in more ? more.synonyms : [];
    const label = { sr: placeLabel(code, 'sr'), en: placeLabel(code, 'en') };
    return {
      kind: 'place',
      code,
      label,
      words: wordsOf(sr, en, ...synonyms, locative),
      count: countOf('locations', code),
    };
  });
  const positions = positionsOf(columns);
  const withPostings = [...positions, ...companiesOf(columns, countOf), ...ofCategories].filter(
    ({ count }) => count > 0,
  );
  return [...withPostings, ...otherNames(positions), ...ofPlaces];
}

/**
 * Suggestions for typed text: each typed word must be a prefix of one of the candidate's words. Those that begin with
 * the text come first; then sorted by kind and number of postings. If only one kind is requested, it may fill the list.
 */
export function suggest(
  candidates: readonly Candidate[],
  { q, kind: only }: SuggestQuery,
  language: Language,
): Suggestion[] {
  const typed = typedIn(q);
  if (typed.empty) return [];
  const room = only ? { ...maxOfKind, [only]: maxInAll } : { ...maxOfKind };
  return candidates
    .filter(({ kind, count }) => (only ? kind === only : count > 0))
    .filter(({ words }) => typed.in(words))
    .sort(
      (a, b) =>
        typed.place(a.words) - typed.place(b.words) ||
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        b.count - a.count ||
        (a.words < b.words ? -1 : 1),
    )
    .filter(({ kind }) => room[kind]-- > 0)
    .slice(0, maxInAll)
    .map(({ kind, code, label, count }) => ({ kind, code, label: label[language], count }));
}
