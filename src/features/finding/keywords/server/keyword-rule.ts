import { cyrillicToLatin, foldForSearch } from '#kit/serbian-text.ts';
import { isFiller } from '../../search/server/fillers.ts';

/**
 * Beginnings of folded words that are never recorded or shown as keywords, however often they are searched for:
 * obscenities, insults, names for groups of people, crimes.
 */
const refusedBeginnings = (
  'jeb kurv kurac kurcin picka picku pizd govn sranj seronj pusenj drkadz drkanj karanj sisat ' +
  'fuck shit bitch cunt whore slut porn prostit escort eskort erotsk ' +
  'peder cigan sugav siptar ustas cetnik balij nigger nigga faggot retard ' +
  'mongoloid debil idiot kreten budal glup majmun lopov prevarant kriminalac droga drogu drogir kokain heroin marihuan ' +
  'ubica ubist silovat silovan pedofil'
).split(' ');

/** Whether a folded word begins like one that is refused. */
const isRefused = (word: string): boolean => refusedBeginnings.some((beginning) => word.startsWith(beginning));

export interface KeywordText {
  /** What spellings of the same words share. */
  folded: string;
  words: string;
}

const longest = 60;
const maxWords = 5;
/** Letters, figures and the signs of technologies; quotes, minus in front and asterisks are for looking, not for naming. */
const plain = /^[.\p{L}\p{N}][\p{L}\p{N} .+#/&-]*$/u;
const ignoredWord = /\s-/;
const address = /www\.|\.(?:rs|com|org|info|me|ba|hr)(?![\p{L}\p{N}])/iu;
/** This many figures are a phone number, a personal number or an account. */
const maxFigures = 4;

/**
 * Words as a keyword that may be public; null for text that names no occupation or skill: addresses, numbers, the
 * language of searching, whole sentences, refused words.
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

/** The rest of a title after the position. */
const furtherPart = /\s*(?:[,(/|:;]|\s[-–—]\s).*$/u;
const maxTitleWords = 4;

/** In small letters as in a sentence; `CNC`, `IT` and `C kategorije` stay as they are unless all is shouted. */
const asInSentence = (title: string): string =>
  /\p{Ll}/u.test(title)
    ? title.replace(/[\p{L}\p{N}]+/gu, (word, at: number) =>
        /^\p{Lu}+$/u.test(word) && (word.length > 1 || at > 0) ? word : word.toLowerCase(),
      )
    : title.toLowerCase();

/** The position a title names as a keyword, or null. */
export function keywordOfTitle(title: string): KeywordText | null {
  const position = cyrillicToLatin(title).replace(furtherPart, '').trim();
  const keyword = keywordOf(position);
  if (!keyword || position.split(' ').length > maxTitleWords) return null;
  return { folded: keyword.folded, words: asInSentence(position.replace(/\s+/g, ' ')) };
}
