import { cyrillicToLatin, foldForSearch } from '#kit/serbian-text.ts';
import { isFiller } from '../../search/server/fillers.ts';

/**
 * Prefixes of folded words that are never recorded or shown as keywords, however often they are searched for:
 * obscenities, insults, slurs, crimes.
 */
const refusedBeginnings = (
  'jeb kurv kurac kurcin picka picku pizd govn sranj seronj pusenj drkadz drkanj karanj sisat ' +
  'fuck shit bitch cunt whore slut porn prostit escort eskort erotsk ' +
  'peder cigan sugav siptar ustas cetnik balij nigger nigga faggot retard ' +
  'mongoloid debil idiot kreten budal glup majmun lopov prevarant kriminalac droga drogu drogir kokain heroin marihuan ' +
  'ubica ubist silovat silovan pedofil'
).split(' ');

/** Whether a folded word has a rejected prefix. */
const isRefused = (word: string): boolean => refusedBeginnings.some((beginning) => word.startsWith(beginning));

export interface KeywordText {
  /** Fold key, shared by all spellings of the same words. */
  folded: string;
  words: string;
}

const longest = 60;
const maxWords = 5;
/** Letters, digits and characters in names of technologies; quotes, leading minus and asterisks are search syntax. */
const plain = /^[.\p{L}\p{N}][\p{L}\p{N} .+#/&-]*$/u;
const ignoredWord = /\s-/;
const address = /www\.|\.(?:rs|com|org|info|me|ba|hr)(?![\p{L}\p{N}])/iu;
/** Text with more digits is a phone, personal or account number. */
const maxFigures = 4;

/**
 * Converts text to a keyword that may be shown publicly; null for text that names no occupation or skill: addresses,
 * numbers, fillers, whole sentences, rejected words.
 */
export function keywordOf(typed: string): KeywordText | null {
  const words = cyrillicToLatin(typed.normalize('NFC')).replace(/\s+/g, ' ').trim();
  if (words.length < 2 || words.length > longest || !plain.test(words)) return null;
  if (ignoredWord.test(words) || address.test(words)) return null;
  if ((words.match(/\p{N}/gu)?.length ?? 0) > maxFigures || !/\p{L}{2}|\p{L}[+#]/u.test(words)) return null;
  const folded = foldForSearch(words)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const parts = folded.split(' ');
  if (parts.length > maxWords || parts.every(isFiller) || parts.some(isRefused)) return null;
  return { folded, words: words.toLowerCase() };
}

/** The part of a title after the position. */
const furtherPart = /\s*(?:[,(/|:;]|\s[-–—]\s).*$/u;
const maxTitleWords = 4;

/** Lower case as within a sentence; keeps `CNC`, `IT` and `C kategorije` unless the whole title is upper case. */
const asInSentence = (title: string): string =>
  /\p{Ll}/u.test(title)
    ? title.replace(/[\p{L}\p{N}]+/gu, (word, at: number) =>
        /^\p{Lu}+$/u.test(word) && (word.length > 1 || at > 0) ? word : word.toLowerCase(),
      )
    : title.toLowerCase();

/** The position named in a title as a keyword, or null. */
export function keywordOfTitle(title: string): KeywordText | null {
  const position = cyrillicToLatin(title).replace(furtherPart, '').trim();
  const keyword = keywordOf(position);
  if (!keyword || position.split(' ').length > maxTitleWords) return null;
  return { folded: keyword.folded, words: asInSentence(position.replace(/\s+/g, ' ')) };
}
