import type { Columns, ColumnValues, Kinds, Named, Numbering } from './columns.ts';

/** The filters of a list for which counts are shown. */
export interface Filters<K extends Kinds> {
  /** Every code that a row can have, with its facet; its index is its number. At most 29 facets. */
  codes: readonly { facet: string; code: string }[];
  /** The column whose ids are filtered by and counted, however many there are. */
  counted: Named<K, 'key'>;
  /** The column that is filtered by age, and the ages in milliseconds that are counted. */
  aged: Named<K, 'time'>;
  ages: readonly number[];
}

/**
 * The requested filters: values of one filter are alternatives, filters are combined with AND. A filter without values
 * is ignored.
 */
export interface Asked<K extends Kinds> {
  /** By facet; an unknown code matches nothing. */
  codes: Readonly<Record<string, readonly string[]>>;
  counted: readonly number[];
  maxAge: number | null;
  /** Filters without counts. */
  oneOf: { readonly [C in Named<K, 'text' | 'key'>]?: readonly ColumnValues[K[C]][] };
  atLeast: { readonly [C in Named<K, 'amount'>]?: { from: number; orUnstated: boolean } };
  /** Rows that are left out: by id, and by the id in the counted column. */
  without?: { ids: readonly number[]; counted: readonly number[] } | undefined;
}

export interface Matches {
  /** 1 for each slot that matches everything. */
  mask: Uint8Array;
  total: number;
  /** By number of the code: rows that match all filters but the code's own facet. */
  counts: Int32Array;
  /** By number of the id in the counted column, ignoring that filter. */
  idCounts: Int32Array;
  /** In the order of `ages`, ignoring that filter. */
  ageCounts: number[];
}

const none = -1;
/**
 * From this share of all slots on, it is faster to count by the bitmaps of the codes than by the codes of each slot.
 */
const manyLooked = 0.3;

interface FacetChoice {
  /** For each code's number, whether a filter includes it. */
  allowed: Uint8Array;
  /** The bits of the active facets. */
  asked: number;
  /** The numbers that each active facet includes. */
  lists: number[][];
}

/** Slots that fail at most one of the lists, or none with `all`: those that fail more are counted nowhere. */
const preselected = <K extends Kinds>(columns: Columns<K>, lists: readonly number[][], all: boolean): Int32Array => {
  const words = (columns.size + 31) >>> 5;
  const fit = new Int32Array(words).fill(-1);
  const nearly = new Int32Array(words).fill(-1);
  for (const list of lists) {
    const having = columns.bitsOf(list);
    for (let word = 0; word < words; word += 1) {
      const bits = having[word] as number;
      nearly[word] = ((nearly[word] as number) & bits) | (fit[word] as number);
      fit[word] = (fit[word] as number) & bits;
    }
  }
  return slotsOfBits(all ? fit : nearly, columns.size);
};

const slotsOfBits = (bits: Int32Array, size: number): Int32Array => {
  const slots = new Int32Array(size);
  let found = 0;
  for (let word = 0; word < bits.length; word += 1)
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) {
      const slot = word * 32 + 31 - Math.clz32(rest & -rest);
      if (slot < size) slots[found++] = slot;
    }
  return slots.subarray(0, found);
};

/** The slots that filters without counts exclude, as 1; null when no such filter is active. */
const excludedBy = <K extends Kinds>(
  columns: Columns<K>,
  { oneOf, atLeast, without }: Asked<K>,
  counted: Named<K, 'key'>,
): Uint8Array | null => {
  const { cells, shared, size } = columns;
  const chosen = Object.entries<readonly unknown[]>(oneOf as never).filter(([, values]) => values.length > 0);
  const least = Object.entries<{ from: number; orUnstated: boolean }>(atLeast as never);
  if (chosen.length + least.length === 0 && !without) return null;
  const excluded = new Uint8Array(size);
  for (const id of without?.ids ?? []) {
    const slot = columns.lastSlotOf(id);
    if (slot !== undefined) excluded[slot] = 1;
  }
  if (without && without.counted.length > 0) {
    const numbering = shared[counted as never] as Numbering<unknown>;
    const numbers = new Set(without.counted.map((id) => numbering.find(id)));
    const column = cells[counted] as Int32Array;
    for (let slot = 0; slot < size; slot += 1) if (numbers.has(column[slot] as number)) excluded[slot] = 1;
  }
  for (const [name, values] of chosen) {
    const numbering = shared[name as never] as Numbering<unknown>;
    const numbers = values.map((value) => numbering.find(value) ?? none);
    const column = cells[name] as Int32Array;
    for (let slot = 0; slot < size; slot += 1) if (!numbers.includes(column[slot] as number)) excluded[slot] = 1;
  }
  for (const [name, { from, orUnstated }] of least) {
    const column = cells[name] as Int32Array;
    for (let slot = 0; slot < size; slot += 1) {
      const amount = column[slot] as number;
      if (amount < 0 ? !orUnstated : amount < from) excluded[slot] = 1;
    }
  }
  return excluded;
};

/** Filters and counts rows of one kind. */
export class FilterMatch<K extends Kinds> {
  readonly #filters: Filters<K>;
  readonly #facets: string[];
  readonly #numbers: Map<string, number>;
  /** For each code's number, the bit of its facet. */
  readonly #bitOf: Uint32Array;

  constructor(filters: Filters<K>) {
    const { codes } = filters;
    this.#filters = filters;
    this.#facets = [...new Set(codes.map(({ facet }) => facet))];
    this.#numbers = new Map(codes.map(({ facet, code }, number) => [`${facet} ${code}`, number]));
    this.#bitOf = Uint32Array.from(codes, ({ facet }) => 1 << this.#facets.indexOf(facet));
  }

  #choice({ codes }: Asked<K>): FacetChoice {
    const allowed = new Uint8Array(this.#filters.codes.length);
    const lists: number[][] = [];
    let asked = 0;
    for (const [place, facet] of this.#facets.entries()) {
      const some = codes[facet] ?? [];
      if (some.length === 0) continue;
      asked |= 1 << place;
      const list = some.flatMap((code) => this.#numbers.get(`${facet} ${code}`) ?? []);
      for (const number of list) allowed[number] = 1;
      lists.push(list);
    }
    return { allowed, asked, lists };
  }

  /** Whether exactly one filter with counts is active, and no other. */
  hasOne({ codes, counted, maxAge, oneOf, atLeast, without }: Asked<K>): boolean {
    const isSet = (list: readonly unknown[]): boolean => list.length > 0;
    const facets = Object.values(codes).filter(isSet).length;
    const others = Object.values<readonly unknown[]>(oneOf as never).some(isSet) || isSet(Object.keys(atLeast));
    return facets + (isSet(counted) ? 1 : 0) + (maxAge === null ? 0 : 1) === 1 && !others && !without;
  }

  /**
   * Filters and counts in one pass over the candidates (all slots when null): each facet is counted without its own
   * filter. `now` in milliseconds. With `everything`, the result without the only active filter, the codes of that
   * filter need not be counted.
   */
  match(
    columns: Columns<K>,
    query: Asked<K>,
    candidates: Int32Array | null,
    now: number,
    everything: Matches | null = null,
  ): Matches {
    const { alive, until, starts, values, size } = columns;
    const bitOf = this.#bitOf;
    const { counted, aged, ages } = this.#filters;
    const ids = columns.cells[counted] as Int32Array;
    const times = columns.cells[aged] as Float64Array;
    const numbering = columns.shared[counted as never] as Numbering<number>;
    const { allowed, asked: askedFacets, lists } = this.#choice(query);
    const chosen = query.counted.length > 0 ? query.counted.map((id) => numbering.find(id) ?? none) : null;
    const excluded = excludedBy(columns, query, counted);
    const since = query.maxAge === null ? 0 : now - query.maxAge;
    const idBit = 1 << this.#facets.length;
    const ageBit = idBit << 1;
    const filterBits = askedFacets | (chosen ? idBit : 0) | (query.maxAge === null ? 0 : ageBit);

    const mask = new Uint8Array(size);
    const counts = new Int32Array(bitOf.length);
    const idCounts = new Int32Array(numbering.list.length);
    const ageStarts = ages.map((age) => now - age);
    const ageCounts = ages.map(() => 0);
    const steps = ages.length;
    let total = 0;

    const isNarrow = lists.length > 1 || (everything !== null && lists.length > 0);
    const looked = candidates ?? (isNarrow ? preselected(columns, lists, everything !== null) : null);
    const amount = looked ? looked.length : size;
    // For many slots, values are counted by bitmaps.
    const fits = amount > size * manyLooked ? new Int32Array((size + 31) >>> 5) : null;
    for (let index = 0; index < amount; index += 1) {
      const slot = looked ? (looked[index] as number) : index;
      if (alive[slot] === 0 || (until[slot] as number) < now) continue;
      if (excluded !== null && excluded[slot] === 1) continue;
      const start = starts[slot] as number;
      const end = starts[slot + 1] as number;
      const time = times[slot] as number;
      // Rows that fail only one filter still count for that filter's own values.
      let failed = filterBits;
      if (failed !== 0) {
        if (askedFacets !== 0)
          for (let at = start; at < end; at += 1) {
            const value = values[at] as number;
            if (allowed[value] === 1) failed &= ~(bitOf[value] as number);
          }
        if (chosen?.includes(ids[slot] as number)) failed &= ~idBit;
        if (time >= since) failed &= ~ageBit;
        if ((failed & (failed - 1)) !== 0) continue;
      }
      if (everything && failed !== 0) continue;
      if (failed === 0) {
        mask[slot] = 1;
        total += 1;
        if (fits) (fits[slot >>> 5] as number) |= 1 << (slot & 31);
        else for (let at = start; at < end; at += 1) (counts[values[at] as number] as number) += 1;
      } else {
        for (let at = start; at < end; at += 1) {
          const value = values[at] as number;
          if (bitOf[value] === failed) (counts[value] as number) += 1;
        }
      }
      if (failed === 0 || failed === idBit) (idCounts[ids[slot] as number] as number) += 1;
      if (failed === 0 || failed === ageBit)
        for (let step = 0; step < steps; step += 1)
          if (time >= (ageStarts[step] as number)) (ageCounts[step] as number) += 1;
    }
    if (fits) columns.countValues(fits, counts);
    if (everything) {
      for (let value = 0; value < counts.length; value += 1)
        if (bitOf[value] === filterBits) counts[value] = everything.counts[value] as number;
      if (filterBits === idBit) return { ...everything, mask, total, counts, ageCounts };
      if (filterBits === ageBit) return { mask, total, counts, idCounts, ageCounts: everything.ageCounts };
    }
    return { mask, total, counts, idCounts, ageCounts };
  }
}
