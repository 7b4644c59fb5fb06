import { fold } from '#kit/serbian-text.ts';
import { isTens, isUnit } from './number-words.ts';

/** A word of a text: a run of letters, a number (also in words), or one of the relevant symbols (`€ $ @`). */
export interface Word {
  /** One script, no diacritics, lower case. */
  folded: string;
  /** Its position in the original text. */
  start: number;
  end: number;
  /**
   * What is between this word and the next: nothing relevant, a symbol, the end of one of several demands, or of a
   * sentence.
   */
  after: 'space' | 'sign' | 'comma' | 'end';
}

const anyWord = /[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*|[€$@]/gu;
const signs = /[,.;:!?()|\n–—]/;

/**
 * A full stop ends a sentence unless a lower-case letter follows: „isklj. žensko” is one sentence. So does a bullet of
 * a list.
 */
const endOfSentence = /[\n•●▪■◦‣∙]|[.!?;](?:[^\S\n]+(?!\p{Ll})|(?=\p{Lu})|$)/u;

/** „god.”, „maks.”: a full stop after a few letters, followed by a lower-case letter or a number. */
const abbreviated = /^\p{L}{1,4}\.[^\S\n]*[\p{Ll}\p{N}]$/u;

const boundary = (text: string, word: string, from: number, to: number): Word['after'] => {
  const between = text.slice(from, to);
  const next = text.charAt(to);
  if (abbreviated.test(word + between + next)) return 'sign';
  if (to === text.length || endOfSentence.test(between + next)) return 'end';
  // The full stop of an ordinal („35. godine”) ends nothing.
  if (/[,;!?]/.test(between) || (between.includes('.') && !/^\p{N}/u.test(word))) return 'comma';
  return signs.test(between) ? 'sign' : 'space';
};

/** At least this many spaced-out letters are joined to one word. */
const fewestApart = 4;
const closeUp = /^[ .\-_*]$/;
const wordApart = /^[^\S\n]{2,4}$/;

const isSingle = ({ start, end, folded }: Word): boolean => end - start === 1 && /[\p{L}\p{N}]/u.test(folded);

/** Joins `m u š k a r c i` and `d-e-v-o-j-k-e` to words; a wider gap separates two words. */
function joined(text: string, words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let last = at;
    const gapAfter = (index: number) => text.slice(words[index]?.end, words[index + 1]?.start);
    const goesOn = (index: number): boolean => {
      const [one, next] = [words[index], words[index + 1]];
      return !!one && !!next && isSingle(one) && isSingle(next) && /^(?:[ .\-_*]|[^\S\n]{2,4})$/.test(gapAfter(index));
    };
    while (goesOn(last)) last += 1;
    const run = words.slice(at, last + 1);
    at = last + 1;
    if (run.length < fewestApart) {
      result.push(...run);
      continue;
    }
    let word = run[0] as Word;
    for (const next of run.slice(1)) {
      const gap = text.slice(word.end, next.start);
      if (wordApart.test(gap) && !closeUp.test(gap)) {
        result.push(word);
        word = next;
      } else word = { ...word, folded: word.folded + next.folded, end: next.end, after: next.after };
    }
    result.push(word);
  }
  return result;
}

/** Joins „trideset pet” and „trideset i pet” to one word. */
function withNumbers(words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    result.push(word);
    if (!isTens(word.folded) || word.after !== 'space') continue;
    const and = words[at + 1]?.folded === 'i' && words[at + 1]?.after === 'space' ? 1 : 0;
    const unit = words[at + 1 + and];
    if (!unit || !isUnit(unit.folded)) continue;
    const parts = words.slice(at, at + 2 + and);
    result[result.length - 1] = {
      ...unit,
      folded: parts.map(({ folded }) => folded).join(' '),
      start: word.start,
    };
    at += 1 + and;
  }
  return result;
}

/** The words of a text in either script, folded, with their positions. */
export function wordsOf(text: string): Word[] {
  const matches = [...text.matchAll(anyWord)];
  const words = matches.map(({ 0: word, index }, at): Word => {
    const end = index + word.length;
    const next = matches[at + 1]?.index ?? text.length;
    return { folded: fold(word), start: index, end, after: boundary(text, word, end, next) };
  });
  return withNumbers(joined(text, words));
}
