import { fold } from '#kit/serbian-text.ts';

export interface Piece {
  text: string;
  /** A word of a phrase that was found. */
  found: boolean;
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A text in pieces, with the phrases of the wording check (folded) separated. Phrases are compared word by word, so
 * that script, diacritics, signs and spaces between the words do not matter.
 */
export function markFound(text: string, phrases: readonly string[]): Piece[] {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
  const ranges = phrases.flatMap((phrase) => {
    const phraseWords = wordsOf(phrase);
    if (phraseWords.length === 0) return [];
    return words.flatMap((_word, at) => {
      const run = words.slice(at, at + phraseWords.length);
      const same = run.length === phraseWords.length && run.every(({ folded }, index) => folded === phraseWords[index]);
      return same ? [{ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }] : [];
    });
  });
  const pieces: Piece[] = [];
  let reached = 0;
  for (const { start, end } of ranges.sort((a, b) => a.start - b.start)) {
    if (end <= reached) continue;
    const from = Math.max(start, reached);
    pieces.push({ text: text.slice(reached, from), found: false }, { text: text.slice(from, end), found: true });
    reached = end;
  }
  return [...pieces, { text: text.slice(reached), found: false }].filter((piece) => piece.text !== '');
}
