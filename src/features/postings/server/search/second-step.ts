import type { Executor } from '#platform/database/database.ts';
import { fold } from '#shared/serbian-text.ts';
import type { RelatedWords } from './related-words.ts';
import { findByWords, occurring } from './text-search.ts';
import { nearestWord, type Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';

/** What words have found, and in how far other words were searched for than those typed. */
export interface FoundByWords {
  ids: Int32Array;
  /** What the postings were found by when what was typed finds nothing; null when it does. */
  instead: string | null;
  /** Words left out of `instead`. */
  leftOut: string[];
}

export interface WordSearch {
  executor: Executor;
  related: RelatedWords;
  vocabulary: () => Vocabulary;
}

const spoken = (words: Word[]): string =>
  words
    .filter(({ excluded }) => !excluded)
    .map(({ typed, kind }) => (kind === 'phrase' ? `„${typed}”` : typed))
    .join(' ');

/**
 * Finds all words; when nothing holds them all, first words that nothing holds are read as their neighbours of one letter,
 * then fewer words are searched for (SPEC §8).
 */
export async function searchWords(search: WordSearch, words: Word[], now: Date): Promise<FoundByWords> {
  const { executor, related } = search;
  const find = async (some: Word[]): Promise<Int32Array> =>
    findByWords(executor, await related.group(executor, some), now);
  const whole = await find(words);
  if (whole.length > 0) return { ids: whole, instead: null, leftOut: [] };

  const asked = words.filter(({ excluded }) => !excluded);
  const excluded = words.filter((word) => word.excluded);
  const known = await occurring(executor, asked, now);
  const mended = asked.map((word, place): Word => {
    if (known[place] || (word.kind !== 'word' && word.kind !== 'begun')) return word;
    const near = nearestWord(search.vocabulary(), word.text);
    return near === null ? word : { ...word, kind: 'word', text: fold(near), typed: near };
  });
  const answer = (ids: Int32Array, used: Word[]): FoundByWords => ({
    ids,
    instead: spoken(used),
    leftOut: mended.filter((word) => !used.includes(word)).map(({ typed }) => typed),
  });
  if (mended.some((word, place) => word !== asked[place])) {
    const ids = await find([...mended, ...excluded]);
    if (ids.length > 0) return answer(ids, mended);
  }

  const remaining = mended.filter((word, place) => known[place] || word !== asked[place]);
  if (remaining.length === 0) return { ids: whole, instead: null, leftOut: [] };
  if (remaining.length < mended.length) {
    const ids = await find([...remaining, ...excluded]);
    if (ids.length > 0) return answer(ids, remaining);
  }
  let best: FoundByWords | null = null;
  for (const left of remaining.length > 1 ? remaining : []) {
    const used = remaining.filter((word) => word !== left);
    const ids = await find([...used, ...excluded]);
    if (ids.length > (best?.ids.length ?? 0)) best = answer(ids, used);
  }
  if (best) return best;
  const longest = [...remaining].sort((a, b) => b.text.length - a.text.length)[0] as Word;
  const ids = await find([longest, ...excluded]);
  return ids.length > 0 ? answer(ids, [longest]) : { ids: whole, instead: null, leftOut: [] };
}
