import { foldForSearch } from '#kit/serbian-text.ts';

/** Folded words of texts, each preceded by a blank; „C++” and „C#” are words. */
export const wordsOf = (...texts: string[]): string =>
  ` ${texts
    .map(foldForSearch)
    .join(' ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()}`;

/**
 * Matches typed words as prefixes: whether all occur in an item's words, and whether the item begins with them (0) or
 * not (1).
 */
export function typedIn(typed: string): {
  empty: boolean;
  in: (words: string) => boolean;
  place: (words: string) => 0 | 1;
} {
  const whole = wordsOf(typed);
  const each = whole.split(' ').filter((word) => word !== '');
  return {
    empty: each.length === 0,
    in: (words) => each.every((word) => words.includes(` ${word}`)),
    place: (words) => (words.startsWith(` ${each.join(' ')}`) ? 0 : 1),
  };
}
