import type { Columns, Kinds, Named, Numbering } from './columns.ts';

/** How many of the found rows have each id of a `key` column. */
export interface ValueCounts {
  of(id: number): number;
  /** The ids with the most rows, at most `limit`; ordered by id where the counts are equal. */
  most(limit: number): { id: number; count: number }[];
  /** All ids with any rows, most first. */
  all(): { id: number; count: number }[];
}

/** `ids` maps each number of `counts` to its id. */
export function valueCounts(counts: Int32Array, ids: readonly number[]): ValueCounts {
  const isBefore = (a: number, b: number): boolean =>
    counts[a] !== counts[b] ? (counts[a] as number) > (counts[b] as number) : (ids[a] as number) < (ids[b] as number);
  const toCounts = (numbers: number[]): { id: number; count: number }[] =>
    numbers.map((number) => ({ id: ids[number] as number, count: counts[number] as number }));
  return {
    of(id) {
      const number = ids.indexOf(id);
      return number < 0 ? 0 : (counts[number] ?? 0);
    },
    most(limit) {
      // In one pass: sorting all would cost more than the search.
      const best: number[] = [];
      for (let number = 0; number < counts.length; number += 1) {
        if (counts[number] === 0) continue;
        if (best.length === limit && !isBefore(number, best[limit - 1] as number)) continue;
        let place = best.length;
        while (place > 0 && isBefore(number, best[place - 1] as number)) place -= 1;
        best.splice(place, 0, number);
        best.length = Math.min(best.length, limit);
      }
      return toCounts(best);
    },
    all() {
      const some: number[] = [];
      for (let number = 0; number < counts.length; number += 1) if (counts[number] !== 0) some.push(number);
      return toCounts(some.sort((a, b) => (isBefore(a, b) ? -1 : 1)));
    },
  };
}

/** How many live rows have an id, without scanning them; `expiring` has the slots ordered by their ends. */
export function liveOf<K extends Kinds>(
  columns: Columns<K>,
  expiring: Int32Array,
  name: Named<K, 'key'>,
  id: number,
  now: number,
): number {
  const { alive, until } = columns;
  const cells = columns.cells[name] as Int32Array;
  const ids = columns.shared[name as never] as Numbering<number>;
  const number = ids.find(id);
  if (number === undefined) return 0;
  let count = ids.counts[number] as number;
  // Rows past their end that are not marked as ended yet come first among those that end.
  for (const slot of expiring) {
    if ((until[slot] as number) >= now) break;
    if (alive[slot] === 1 && cells[slot] === number) count -= 1;
  }
  return count;
}
