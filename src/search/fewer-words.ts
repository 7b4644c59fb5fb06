import { fold } from '#kit/serbian-text.ts';
import type { Word } from './words.ts';

/** What words have found, and in how far other words were searched for than those typed. */
export interface FoundByWords {
  /** Best first. */
  slots: Int32Array;
  /** The words that were used when the typed ones find nothing; null when they do. */
  instead: string | null;
  /** Words left out of `instead`. */
  ignored: string[];
}

/** Where words are looked for. */
export interface WordFinder {
  /** Slots of the items that hold all of the words and none of the excluded. */
  find: (words: Word[]) => Promise<Int32Array>;
  /** Which of the words some live item holds. */
  occurring: (words: Word[]) => Promise<boolean[]>;
  /** Those of the words that name what is looked for; what remains when nothing holds all words. */
  named: (words: Word[]) => Promise<Word[]>;
  /** The commonest word one letter away from a folded one, as it is written; null when there is none. */
  nearest: (text: string) => string | null;
}

const spoken = (words: Word[]): string =>
  words
    .filter(({ excluded }) => !excluded)
    .map(({ typed, kind }) => (kind === 'phrase' ? `„${typed}”` : typed))
    .join(' ');

/** The named words where there are others as well, and what is said of leaving these out; else null. */
export function onlyNamed(words: Word[], names: readonly Word[]) {
  const ignored = words.filter((word) => !word.excluded && !names.includes(word));
  if (names.length === 0 || ignored.length === 0) return null;
  return {
    words: words.filter((word) => word.excluded || names.includes(word)),
    said: { instead: spoken([...names]), ignored: ignored.map(({ typed }) => typed) },
  };
}

/**
 * Finds all words; when nothing holds them all, first words that nothing holds are read as their neighbours of one
 * letter, then left out, then only those that name what is looked for, then fewer words are searched for.
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

  /** Of those without one of the words, what finds most. */
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
  // Of a sentence, the name is what is asked for.
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
