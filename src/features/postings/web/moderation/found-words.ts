import { fold } from '#shared/serbian-text.ts';

export interface Piece {
  text: string;
  /** A word of a phrase that was found. */
  found: boolean;
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A text in pieces, the phrases that the wording check has found (folded) set apart. They are looked for word by word, so
 * that script, diacritics, signs and blanks between the words do not matter.
 */
export function markFound(text: string, phrases: readonly string[]): Piece[] {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
  const ranges = phrases.flatMap((phrase) => {
    const wanted = wordsOf(phrase);
    if (wanted.length === 0) return [];
    return words.flatMap((_word, at) => {
      const run = words.slice(at, at + wanted.length);
      const same = run.length === wanted.length && run.every(({ folded }, index) => folded === wanted[index]);
      return same ? [{ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }] : [];
    });
  });
  const pieces: Piece[] = [];
  let reached = 0;
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start)) {
    if (end <= reached) continue;
    const from = Math.max(start, reached);
    pieces.push(
      { text: text.slice(reached, from), found: false },
      { text: text.slice(from, end), found: true },
    );
    reached = end;
  }
  return [...pieces, { text: text.slice(reached), found: false }].filter((piece) => piece.text !== '');
}
