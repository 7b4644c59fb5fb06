import { fold } from '#shared/serbian-text.ts';

/** A word of a text: a run of letters, a number, or one of the signs that mean something here (`€ $ @`). */
export interface Word {
  /** One script, no diacritics, lower case. */
  folded: string;
  /** Its position in the text as written. */
  start: number;
  end: number;
  /** What is between this word and the next: nothing relevant, a sign, or the end of a sentence. */
  after: 'space' | 'sign' | 'end';
}

const anyWord = /[\p{L}\p{M}]+|\p{N}+(?:[.,]\p{N}+)*|[€$@]/gu;
const signs = /[,.;:!?()\n–—]/;

/** A stop ends a sentence unless a lower-case letter follows: „isklj. žensko” is one sentence. */
const endOfSentence = /\n|[.!?;](?:[^\S\n]+(?!\p{Ll})|$)/u;

const boundary = (text: string, from: number, to: number): Word['after'] => {
  const between = text.slice(from, to);
  if (to === text.length || endOfSentence.test(between + text.charAt(to))) return 'end';
  return signs.test(between) ? 'sign' : 'space';
};

/** Spaced-out letters are one word when there are at least this many of them. */
const fewestApart = 4;
const closeUp = /^[ .\-_*]$/;
const wordApart = /^[^\S\n]{2,4}$/;

const isSingle = ({ start, end, folded }: Word): boolean => end - start === 1 && /[\p{L}\p{N}]/u.test(folded);

/** `m u š k a r c i` and `d-e-v-o-j-k-e` become words again; a wider gap parts two of them. */
function joined(text: string, words: readonly Word[]): Word[] {
  const result: Word[] = [];
  for (let at = 0; at < words.length; ) {
    let last = at;
    const gapAfter = (index: number) => text.slice(words[index]?.end, words[index + 1]?.start);
    const goesOn = (index: number): boolean => {
      const [one, next] = [words[index], words[index + 1]];
      return (
        !!one &&
        !!next &&
        isSingle(one) &&
        isSingle(next) &&
        /^(?:[ .\-_*]|[^\S\n]{2,4})$/.test(gapAfter(index))
      );
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

/** The words of a text in either script, folded, with their places. */
export function wordsOf(text: string): Word[] {
  const matches = [...text.matchAll(anyWord)];
  const words = matches.map(({ 0: word, index }, at): Word => {
    const end = index + word.length;
    const next = matches[at + 1]?.index ?? text.length;
    return { folded: fold(word), start: index, end, after: boundary(text, end, next) };
  });
  return joined(text, words);
}
