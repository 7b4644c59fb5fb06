import { collator } from './i18n/formatters.ts';

const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџш';
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ');

const latinOf = new Map([...CYRILLIC].map((letter, index) => [letter, LATIN[index] ?? letter]));

const isCapital = (letter: string | undefined): boolean => letter !== undefined && letter !== letter.toLowerCase();

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Transliterates Serbian Cyrillic to Latin; other text is unchanged. A capital Љ, Њ or Џ becomes two capitals when a
 * neighbouring letter is a capital (ЉУБАВ → LJUBAV, Љубав → Ljubav). The reverse is ambiguous (serbian-cyrillic.ts).
 */
export const cyrillicToLatin = (text: string): string =>
  text.replace(/[Ѐ-ӿ]/g, (letter, index: number) => {
    const latin = latinOf.get(letter.toLowerCase());
    if (latin === undefined) return letter;
    if (!isCapital(letter)) return latin;
    const shouted = isCapital(text[index - 1]) || isCapital(text[index + 1]);
    return latin.length > 1 && shouted ? latin.toUpperCase() : capitalized(latin);
  });

/** Handles the Serbian letters in one step, because nearly all texts have no other special ones. */
const plainOf: Record<string, string> = { č: 'c', ć: 'c', š: 's', ž: 'z', đ: 'd' };

const withoutMarks = (text: string): string => {
  const serbian = text.replace(/[čćšžđ]/g, (letter) => plainOf[letter] as string);
  return /[^\s -¿‐-›]/.test(serbian) ? serbian.normalize('NFD').replace(/\p{Mark}/gu, '') : serbian;
};

/**
 * A key that is the same for all spellings of a word: Đorđe, Djordje, Dorde and Ђорђе are all `dorde`. Used for search,
 * comparison and slugs, never shown.
 */
export function fold(text: string): string {
  return withoutMarks(cyrillicToLatin(text.normalize('NFKC')).toLowerCase()).replaceAll('dj', 'd');
}

/**
 * Words with punctuation that a text search would drop or misread, mostly technologies. Longer ones precede their
 * parts.
 */
const markedWords: readonly [RegExp, string][] = [
  [/(?<![\w.])asp\.net\b/g, 'aspnet dotnet'],
  [/(?<!\w)\.net\b/g, 'dotnet'],
  [/(?<!\w)c\/c\+\+/g, 'c cpp'],
  [/(?<!\w)c\+\+/g, 'cpp'],
  [/(?<!\w)c#/g, 'csharp'],
  [/(?<!\w)f#/g, 'fsharp'],
  [/\bobjective-c\b/g, 'objectivec'],
  [/\b(react|angular|vue)\.js\b/g, '$1'],
  [/\b(node|next|nuxt|nest|three|express|d3)\.js\b/g, '$1js'],
  [/\bt-sql\b/g, 'tsql'],
  [/\bpl\/sql\b/g, 'plsql'],
  [/\bci\/cd\b/g, 'cicd'],
  [/\bd\.\s?o\.\s?o\b\.?/g, 'doo'],
  // Splits joined words: a text search would take `sobarica/sobar` for a file path.
  [/(?<=[a-z0-9])[-/](?=[a-z0-9])/g, ' '],
];

/**
 * `fold` for text that is indexed or searched for: `C++` → `cpp`, `C#` → `csharp`, `.NET` → `dotnet`, `Node.js` →
 * `nodejs`, `pica-majstor` → `pica majstor`.
 */
export function foldForSearch(text: string): string {
  return markedWords.reduce((folded, [pattern, token]) => folded.replace(pattern, token), fold(text));
}

/** Text as a part of a URL: a–z, 0–9 and single hyphens; empty when no character remains. */
export function slug(text: string): string {
  return foldForSearch(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const legalForms = new Set(['doo', 'ad', 'pr', 'kd', 'od', 'jp', 'szr', 'str', 'sztr', 'zz']);
const kindsOfBusiness = new Set(['hotel', 'restoran', 'pekara', 'apoteka', 'kompanija', 'grupa', 'firma']);

/**
 * One or two capital letters that represent a firm without a logo. Legal forms and conjunctions are skipped, and so
 * is the kind of business when two words of a name follow it (Hotel Bistrica Park → BP).
 */
export function initials(name: string): string {
  const words = name
    .replace(/\b([\p{Letter}])\.\s?(?=[\p{Letter}]\.)/gu, '$1')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && fold(word) !== 'i');
  const named = words.filter((word) => !legalForms.has(fold(word)));
  const counted = named.length > 0 ? named : words;
  const [first] = counted;
  const skip = counted.length > 2 && first !== undefined && kindsOfBusiness.has(fold(first)) ? 1 : 0;
  return counted
    .slice(skip, skip + 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/**
 * Comparison in the order of the Serbian alphabet (… c č ć d dž đ … l lj … n nj …) for `sort`, which databases do not
 * support.
 */
export const compareSerbian = (a: string, b: string): number => collator('sr').compare(a, b);

/** More than the words of a name, a firm and an address. */
const maxSearchedWords = 8;

/** The words by which a list is searched: folded, unique, at most eight. */
export const searchedWords = (text: string): string[] =>
  [...new Set(fold(text).split(/\s+/).filter(Boolean))].slice(0, maxSearchedWords);
