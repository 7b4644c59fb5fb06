import { foldForSearch } from '#kit/serbian-text.ts';

/** Folded words of texts, each behind a blank; „C++” and „C#” are words. */
export const wordsOf = (...texts: string[]): string =>
  ` ${texts
    .map(foldForSearch)
    .join(' ')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()}`;

/** Typed words as beginnings of words: whether all are in the words of a thing, and whether it begins with them (0) or not (1). */
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
