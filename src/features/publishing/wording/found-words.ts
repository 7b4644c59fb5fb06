import { fold } from '#kit/serbian-text.ts';

export interface Piece {
  text: string;
  /** Whether the word belongs to a found phrase. */
  found: boolean;
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Splits a text into pieces at the phrases found by the wording check (folded). Phrases are compared word by word,
 * ignoring script, diacritics, punctuation and spaces between the words.
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
