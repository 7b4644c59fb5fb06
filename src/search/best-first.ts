import type { Slots } from './query-match.ts';

/** How well slots fit, each by its place in a list of them. */
export interface Fit {
  /** 0 first, 7 at most. */
  bands: Uint8Array;
  /** Single precision, none below 0. */
  ranks: Float32Array;
}

/** What orders slots that fit as well. */
export interface Sequence {
  priorities: Uint8Array;
  newest: { slots: Int32Array; places: Int32Array };
}

/** Bits of a key, from the highest: three of the band, four of the priority, the rank, the place among the newest. */
const placeBits = 25;
const lowRank = 32 - placeBits;
const placeMask = 2 ** placeBits - 1;

/**
 * Slots by band, priority (the lowest first, 15 at most), rank (the highest first) and the newest first; without `fit` by priority and the newest first. All of it is
 * one number of 64 bits a slot, so that thirty thousand are sorted without comparing objects.
 */
export function bestFirst({ priorities, newest }: Sequence, slots: Slots, fit: Fit | null): Slots {
  const keys = new BigUint64Array(slots.length);
  const halves = new Uint32Array(keys.buffer);
  const places = newest.places;
  // As integers, numbers of single precision are in the same order.
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
