import { placeCounts } from '#features/advertising/ad-places.ts';
import { paidPlaces } from '#features/advertising/ad-type.ts';
import { hourOf, startOfHour } from '#kit/dates.ts';
import { type Tier, whole } from '#search/pages.ts';
import type { Content } from './index-content.ts';

/** Postings in a block, whatever the page size (ADR 88). */
const blockSize = 20;
/** Places of paid postings in a block, by priority. */
const places = paidPlaces.map((code) => placeCounts[code]);

interface Orders {
  columns: Content['columns'];
  orders: Pick<Content['orders'], 'priority'>;
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/**
 * The order of an ad type's postings in an hour, by place. The first `places` of them are on page one, and the next hour
 * continues after them: over any number of hours, none is there more than one hour longer than another. Whenever the
 * same ones return, another of them is first.
 */
const turned = (slots: readonly number[], places: number, hour: number): ((place: number) => number) => {
  const { length } = slots;
  const returns = Math.floor((hour * commonDivisor(places, length)) / length);
  return (place) => {
    const turn = place < places ? (place + returns) % places : place;
    return slots[(hour * places + turn) % length] as number;
  };
};

/** Divides the order by priority into the matching paid postings, newest first, and all other slots. */
const divided = ({ columns, orders }: Orders, mask: Uint8Array): { paid: number[][]; others: Int32Array } => {
  const { slots } = orders.priority;
  const { priority } = columns.cells;
  let at = 0;
  const paid = places.map((_, type) => {
    const matching: number[] = [];
    for (; priority[slots[at] as number] === type + 1; at += 1)
      if (mask[slots[at] as number] === 1) matching.push(slots[at] as number);
    return matching;
  });
  return { paid, others: slots.subarray(at) };
};

/** Number of postings of each ad type in the first block: more than their places if the others do not fill it. */
const countsInFirst = (paid: readonly number[][], othersCount: number): number[] => {
  const counts = paid.map(({ length }, type) => Math.min(length, places[type] as number));
  let room = counts.reduce((left, count) => left - count, blockSize - othersCount);
  return paid.map(({ length }, type) => {
    const count = counts[type] as number;
    const more = Math.max(0, Math.min(length - count, room));
    room -= more;
    return count + more;
  });
};

/**
 * The order by priority of a search without words, in blocks: a few paid postings of each type, then others, newest
 * first; when there are no others left, the remaining paid ones. Who of a type is first changes with the hour. Those
 * published in this hour take turns from the next one, so that the pages of an hour stay consistent.
 */
export function paidPlacesFirst(
  content: Orders,
  { mask, total }: { mask: Uint8Array; total: number },
  now: Date,
): Iterable<Tier> {
  const { paid, others } = divided(content, mask);
  const othersCount = paid.reduce((left, { length }) => left - length, total);
  const hour = hourOf(now);
  const { firstPublishedAt } = content.columns.cells;
  const turns = countsInFirst(paid, othersCount).map((count, type) => {
    const slots = paid[type] as number[];
    const old = slots.findIndex((slot) => (firstPublishedAt[slot] as number) < startOfHour(hour));
    const taking = old < 0 ? [] : slots.slice(old);
    const slotAt = turned(taking, Math.min(count, taking.length), hour);
    return (place: number) => (place < taking.length ? slotAt(place) : slots[place - taking.length]) as number;
  });
  /** Paid postings of the blocks from one to another. */
  const paidOf = (from: number, to: number): Int32Array => {
    const slots: number[] = [];
    for (const [type, slotAt] of turns.entries()) {
      const count = places[type] as number;
      const end = Math.min(to * count, (paid[type] as number[]).length);
      for (let place = from * count; place < end; place += 1) slots.push(slotAt(place));
    }
    return new Int32Array(slots);
  };
  return {
    *[Symbol.iterator]() {
      let next = 0;
      let left = othersCount;
      for (let block = 0; ; block += 1) {
        const first = paidOf(block, block + 1);
        if (first.length === 0) break;
        const from = next;
        for (let room = blockSize - first.length; room > 0 && left > 0; next += 1) {
          const matching = mask[others[next] as number] as number;
          room -= matching;
          left -= matching;
        }
        yield* whole(first);
        yield* whole(others.subarray(from, next));
        if (left === 0) return yield* whole(paidOf(block + 1, Number.POSITIVE_INFINITY));
      }
      yield* whole(others.subarray(next));
    },
  };
}
