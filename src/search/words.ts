import { foldForSearch } from '#kit/serbian-text.ts';

/** One part of the query. */
export interface Word {
  /** Folded; several words for a phrase. */
  text: string;
  /** As typed, without surrounding punctuation. */
  typed: string;
  /** `begun`: the last word, which may be incomplete. */
  kind: 'word' | 'phrase' | 'prefix' | 'begun';
  excluded: boolean;
}

/** A word with the index of its part of the query. */
export interface PlacedWord extends Word {
  part: number;
}

const longestWord = 60;
const part = /(-?)"([^"]*)"?|(\S+)/g;
const quotes = /[„“”«»]/g;
const letters = /[\p{L}\p{N}]/u;
const signsAround = /^[^\p{L}\p{N}€]+|[^\p{L}\p{N}€]+$/gu;

/** As typed, without surrounding punctuation, unless it is part of the word: C++, .NET. */
const withoutSigns = (bare: string, text: string): string => {
  const plain = bare.replace(signsAround, '');
  return plain === '' || foldForSearch(plain) !== text.replace(signsAround, '')
    ? bare.replace(/[.,;:!?)]+$/, '') || bare
    : plain;
};

/**
 * Splits what a person typed into parts that must all be found: quotes make phrases, a leading minus excludes, an
 * asterisk after two or more letters means a prefix, joined words (`pica-majstor`) are separate words. `parts` is the
 * typed text, split.
 */
export function splitQuestion(typed: string): { parts: string[]; words: PlacedWord[] } {
  const parts: string[] = [];
  const words: PlacedWord[] = [];
  for (const [whole, minus, quoted, plain] of typed.replace(quotes, '"').matchAll(part)) {
    const at = parts.push(whole) - 1;
    const excluded = minus === '-' || (plain?.startsWith('-') ?? false);
    const bare = (quoted ?? (plain as string).replace(/^-+/, '')).trim().slice(0, longestWord);
    const beginning = /^[\p{L}\p{N}]{2,}\*$/u.test(bare);
    const text = foldForSearch(beginning ? bare.slice(0, -1) : bare);
    if (!letters.test(text)) continue;
    const pieces = text.split(' ').filter((some) => letters.test(some));
    const joined = quoted === undefined && pieces.length > 1;
    if (joined && !excluded) {
      const typedPieces = bare.split(/[-/]/);
      for (const [place, piece] of pieces.entries())
        words.push({
          text: piece.replace(signsAround, ''),
          typed: (typedPieces.length === pieces.length ? typedPieces[place] : piece) as string,
          kind: 'word',
          excluded,
          part: at,
        });
      continue;
    }
    const kind = quoted !== undefined || joined ? 'phrase' : beginning ? 'prefix' : 'word';
    words.push({
      text: kind === 'word' ? text.replace(signsAround, '') : text,
      typed: withoutSigns(bare, text),
      kind,
      excluded,
      part: at,
    });
  }
  return { parts, words };
}
