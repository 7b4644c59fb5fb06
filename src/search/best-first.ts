import type { Slots } from './query-match.ts';

/** How well slots match, each at its index in a list of them. */
export interface Fit {
  /** Bands, 0 (best) to 7. */
  bands: Uint8Array;
  /** Single-precision ranks, none negative. */
  ranks: Float32Array;
}

/** The order of slots that match equally well. */
export interface Sequence {
  priorities: Uint8Array;
  newest: { slots: Int32Array; places: Int32Array };
}

/**
 * Bits of a key, from the highest: three for the band, four for the priority, then the rank and the position by age.
 */
const placeBits = 25;
const lowRank = 32 - placeBits;
const placeMask = 2 ** placeBits - 1;

/**
 * Sorts slots by band, priority (lowest first, at most 15), rank (highest first) and age (newest first); without `fit`
 * by priority and age. The sort key is one 64-bit number per slot, so that thirty thousand are sorted without comparing
 * objects.
 */
export function bestFirst({ priorities, newest }: Sequence, slots: Slots, fit: Fit | null): Slots {
  const keys = new BigUint64Array(slots.length);
  const halves = new Uint32Array(keys.buffer);
  const places = newest.places;
  // Non-negative single-precision numbers have the same order when read as integers.
  const ranks = fit && new Uint32Array(fit.ranks.buffer, fit.ranks.byteOffset, fit.ranks.length);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    const rank = ranks ? ~(ranks[at] as number) : 0;
    const first = ((fit?.bands[at] ?? 0) << 4) | (priorities[slot] as number);
    halves[at * 2 + 1] = (first << placeBits) | (rank >>> lowRank);
    halves[at * 2] = (rank << placeBits) | (places[slot] as number);
  }
  keys.sort();
  const order = newest.slots;
  const sorted = new Int32Array(slots.length);
  for (let at = 0; at < sorted.length; at += 1) sorted[at] = order[(halves[at * 2] as number) & placeMask] as number;
  return sorted;
}
