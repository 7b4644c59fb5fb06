import { fold } from '#kit/serbian-text.ts';
import type { Word } from './words.ts';

/** What a search by words has found, and whether other words than those typed were used. */
export interface FoundByWords {
  /** Best first. */
  slots: Int32Array;
  /** The words used when the typed ones find nothing; null when they do. */
  instead: string | null;
  /** Words omitted from `instead`. */
  ignored: string[];
}

/** Functions to search for words. */
export interface WordFinder {
  /** Slots of the items with all of the words and none of the excluded. */
  find: (words: Word[]) => Promise<Int32Array>;
  /** For each of the words, whether any live item contains it. */
  occurring: (words: Word[]) => Promise<boolean[]>;
  /** Those of the words that name what is searched for, like an occupation; used when nothing contains all words. */
  named: (words: Word[]) => Promise<Word[]>;
  /** The most common word one letter away from a folded one, in its usual spelling; null when there is none. */
  nearest: (text: string) => string | null;
}

const spoken = (words: Word[]): string =>
  words
    .filter(({ excluded }) => !excluded)
    .map(({ typed, kind }) => (kind === 'phrase' ? `„${typed}”` : typed))
    .join(' ');

/** The naming words if there are others as well, and a description of the ignored ones; else null. */
export function onlyNamed(words: Word[], names: readonly Word[]) {
  const ignored = words.filter((word) => !word.excluded && !names.includes(word));
  if (names.length === 0 || ignored.length === 0) return null;
  return {
    words: words.filter((word) => word.excluded || names.includes(word)),
    said: { instead: spoken([...names]), ignored: ignored.map(({ typed }) => typed) },
  };
}

/**
 * Finds all words; when nothing contains them all, first unknown words are replaced by words one letter away, then
 * omitted, then only naming words are searched for, then fewer words.
 */
export async function searchWithFewer(
  { find, occurring, named, nearest }: WordFinder,
  words: Word[],
): Promise<FoundByWords> {
  const whole = await find(words);
  if (whole.length > 0) return { slots: whole, instead: null, ignored: [] };

  const included = words.filter(({ excluded }) => !excluded);
  const excluded = words.filter((word) => word.excluded);
  const occurrences = await occurring(included);
  const known = await named(included);
  const mended = included.map((word, place): Word => {
    if (occurrences[place] || known.includes(word) || (word.kind !== 'word' && word.kind !== 'begun')) return word;
    const near = nearest(word.text);
    return near === null ? word : { ...word, kind: 'word', text: fold(near), typed: near };
  });
  const answer = (slots: Int32Array, used: Word[]): FoundByWords => ({
    slots,
    instead: spoken(used),
    ignored: mended.filter((word) => !used.includes(word)).map(({ typed }) => typed),
  });
  if (mended.some((word, place) => word !== included[place])) {
    const slots = await find([...mended, ...excluded]);
    if (slots.length > 0) return answer(slots, mended);
  }

  /** Omits each of the words in turn and returns the largest result. */
  const withoutOne = async (some: Word[]): Promise<FoundByWords | null> => {
    let best: FoundByWords | null = null;
    for (const dropped of remaining.length > 1 ? some : []) {
      const used = remaining.filter((word) => word !== dropped);
      const slots = await find([...used, ...excluded]);
      if (slots.length > (best?.slots.length ?? 0)) best = answer(slots, used);
    }
    return best;
  };

  const remaining = mended.filter((word, place) => occurrences[place] || word !== included[place]);
  if (remaining.length === 0) return { slots: whole, instead: null, ignored: [] };
  if (remaining.length < mended.length) {
    const slots = await find([...remaining, ...excluded]);
    if (slots.length > 0) return answer(slots, remaining);
  }
  // In a sentence, the naming words are what is searched for.
  const names = await named(remaining);
  const others = remaining.filter((word) => !names.includes(word));
  const best = await withoutOne(names.length > 0 ? others : remaining);
  if (best) return best;
  const [longest] = [...remaining].sort((a, b) => b.text.length - a.text.length);
  for (const used of [names, [longest as Word]]) {
    const slots = used.length > 0 ? await find([...used, ...excluded]) : whole;
    if (slots.length > 0) return answer(slots, used);
  }
  return { slots: whole, instead: null, ignored: [] };
}
