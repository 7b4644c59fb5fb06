import { fieldNamed } from '#features/catalog/field-names.ts';
import { relatedNames } from '#features/catalog/related-names.ts';
import { foldForSearch } from '#kit/serbian-text.ts';
import { type PlacedWord, splitQuestion, type Word } from '#search/words.ts';
import { fillersAt, isFiller } from './fillers.ts';
import { type Meaning, spokenAt } from './spoken-filters.ts';

/** Words recognised as a filter. */
export interface Understood {
  meaning: Meaning;
  /** The words as typed. */
  typed: string;
  /** The whole query with these words in quotes, so that they are search words. */
  asWords: string;
}

export interface Question {
  /** Required and excluded words. */
  words: Word[];
  /** The words of a recognised field of work: postings with these words come first. */
  first: Word[];
  understood: Understood[];
  /** Some words only repeat selected filters: without other words, only the filters apply. */
  repeatsChosen: boolean;
  /** The typed text without recognised words and fillers. */
  rest: string;
}

export interface QuestionContext {
  /** Selected values: words for the same filter are redundant, or search words. */
  chosen: (facet: Meaning['facet']) => readonly string[];
  /** Whether these folded words without fillers are a company name, whose words are never filters. */
  isCompany: (words: string) => boolean;
}

const maxWords = 12;
/** Possible prefix of a word: at least three letters or digits. */
const begun = /^[\p{L}\p{N}]{3,}$/u;
const longestName = 5;

/** Names of occupations, whose words are never filters: `komercijalista na terenu`. */
const names = new Set(
  relatedNames
    .flat()
    .map(foldForSearch)
    .filter((name) => name.includes(' ')),
);

const nameAt = (texts: readonly string[], at: number): number => {
  for (let length = longestName; length > 1; length -= 1)
    if (names.has(texts.slice(at, at + length).join(' '))) return length;
  return 0;
};

const isPlain = (word: Word): boolean => word.kind === 'word' && !word.excluded;

/**
 * Parses a query: words that must be found, and filters that people express in words (`u Nišu`, `bez iskustva`,
 * `preko 100.000`). Words in quotes and after a minus are always search words. Fillers are ignored if there is anything
 * else; the last word may be unfinished. A query with only exclusions matches everything else; without words and
 * filters there is nothing to search for.
 */
export function readQuestion(typed: string, { chosen, isCompany }: QuestionContext): Question {
  const { parts, words } = splitQuestion(typed);
  const texts = words.map((word) => (isPlain(word) ? word.text : ''));
  const telling: PlacedWord[] = [];
  const fillers: PlacedWord[] = [];
  const understood: Understood[] = [];
  let repeatsChosen = false;

  const understand = (from: number, length: number, meaning: Meaning): void => {
    const first = (words[from] as PlacedWord).part;
    const last = (words[from + length - 1] as PlacedWord).part;
    const said = parts
      .slice(first, last + 1)
      .join(' ')
      .replaceAll('"', '');
    understood.push({
      meaning,
      typed: said.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
      asWords: [...parts.slice(0, first), `"${said}"`, ...parts.slice(last + 1)].join(' '),
    });
  };

  const company = isCompany(texts.filter((text) => text !== '' && !isFiller(text)).join(' '));
  for (let at = 0; at < words.length; ) {
    const name = company ? 1 : nameAt(texts, at);
    const spoken = name > 0 || texts[at] === '' ? null : spokenAt(texts, at);
    const codes = spoken ? chosen(spoken.meaning.facet) : [];
    if (spoken && codes.length === 0) {
      understand(at, spoken.length, spoken.meaning);
      at += spoken.length;
    } else if (spoken && 'codes' in spoken.meaning && spoken.meaning.codes.every((code) => codes.includes(code))) {
      repeatsChosen = true;
      at += spoken.length;
    } else {
      const empty = name > 1 || texts[at] === '' ? 0 : fillersAt(texts, at);
      const taken = words.slice(at, at + Math.max(1, name, empty));
      for (const word of taken) (empty > 0 || (isFiller(word.text) && isPlain(word)) ? fillers : telling).push(word);
      at += taken.length;
    }
  }

  const included = telling.filter(({ excluded }) => !excluded);
  const field =
    company || !included.every(isPlain) ? undefined : fieldNamed(included.map(({ text }) => text).join(' '));
  const isField = field !== undefined && chosen('categories').length === 0;
  if (isField) {
    const places = included.map((word) => words.indexOf(word));
    const first = Math.min(...places);
    understand(first, Math.max(...places) - first + 1, { facet: 'categories', codes: [field] });
  }

  const remaining = isField ? telling.filter(({ excluded }) => excluded) : telling;
  const isSaid = remaining.length > 0 || understood.length > 0 || repeatsChosen;
  const rest = (isSaid ? remaining : fillers).slice(0, maxWords);
  const last = words.at(-1);
  const asWords = (some: PlacedWord[]): Word[] =>
    some.map(({ part, ...word }) =>
      last?.part === part && word.text === last.text && isPlain(word) && begun.test(word.text)
        ? { ...word, kind: 'begun' }
        : word,
    );
  return {
    words: asWords(rest),
    first: isField ? asWords(included) : [],
    understood,
    repeatsChosen,
    rest: parts.filter((_, at) => rest.some(({ part }) => part === at)).join(' '),
  };
}
