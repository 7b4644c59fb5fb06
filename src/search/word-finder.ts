import { bestFirst, type Sequence } from './best-first.ts';
import { ranksOf } from './internal/query-rank.ts';
import { type QueryMatch, type Slots, without } from './query-match.ts';
import type { MaybeQuery } from './text-query.ts';
import { anywhere, inHead, inTitle } from './word-lists.ts';

/** Queries for included and excluded words, each null without such words. */
export interface WordQuery {
  /** All words. */
  exact: MaybeQuery;
  /** The same, but a related name in the title matches as well. */
  wide: MaybeQuery;
  excluded: MaybeQuery;
  /** Whether there are only excluded words, so that everything else matches. */
  isOpen: boolean;
  /** Whether any word has related names. */
  related: boolean;
}

const titleBit = 1;
const headBit = 2;
const wholeBit = 4;
const namedBit = 8;

/** Sets a bit for each of the ascending slots that is also in the other list. */
const mark = (bits: Uint8Array, slots: Slots, others: Slots, bit: number): void => {
  let place = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    while (place < others.length && (others[place] as number) < slot) place += 1;
    if (others[place] === slot) bits[at] = (bits[at] as number) | bit;
  }
};

/** The band for each combination of bits. */
const bandsWithout = Array.from({ length: 16 }, (_, bits) => (bits & titleBit ? 0 : bits & headBit ? 1 : 2));
const bandsWithNames = Array.from({ length: 16 }, (_, bits) => {
  if (bits & titleBit) return 0;
  const named = (bits & namedBit) !== 0;
  if (bits & headBit) return named ? 1 : 2;
  if (bits & wholeBit) return 3;
  return named ? 4 : 5;
});

/**
 * Slots of the live items that hold all words and none of the excluded, best first: in three bands (all words in the title; also
 * the subtitle; also the text), after them those that only related names in the title find; in a band by priority,
 * relevance, newest. Where related names match as well, items with one of them in the title come first
 * in the second band and among those that only they find.
 */
export function findByWords(
  sequence: Sequence,
  match: QueryMatch,
  { exact, wide, excluded, isOpen, related }: WordQuery,
): Slots {
  const all = isOpen ? match.everything() : match.slotsOf(wide, anywhere);
  const found = excluded ? without(all, match.slotsOf(excluded, anywhere)) : all;
  if (!wide) return bestFirst(sequence, found, null);
  const bands = new Uint8Array(found.length);
  mark(bands, found, match.slotsOf(exact, inTitle), titleBit);
  mark(bands, found, match.slotsOf(exact, inHead), headBit);
  if (related) {
    mark(bands, found, match.slotsOf(exact, anywhere), wholeBit);
    mark(bands, found, match.slotsOf(wide, inTitle), namedBit);
  }
  const bandOf = related ? bandsWithNames : bandsWithout;
  for (let at = 0; at < bands.length; at += 1) bands[at] = bandOf[bands[at] as number] as number;
  return bestFirst(sequence, found, { bands, ranks: ranksOf(match, wide, found) });
}
