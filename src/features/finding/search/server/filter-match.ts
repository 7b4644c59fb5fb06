import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { placeFilter } from '#features/catalog/place-tree.ts';
import {
  bitOfValue,
  type FacetName,
  facetBit,
  facetNames,
  facetNumber,
  facetValues,
} from '#features/postings/facet-values.ts';
import { publishedSteps } from '#features/postings/search-address.ts';
import type { PostingsQuery } from '#features/postings/search-fields.ts';
import type { PostingColumns } from './posting-columns.ts';

export interface Matches {
  /** 1 for each slot that fits everything. */
  mask: Uint8Array;
  total: number;
  /** By number of the facet value: postings that fit everything but the value's own facet. */
  counts: Int32Array;
  /** By number of the employer, without the employers' filter. */
  employerCounts: Int32Array;
  /** In the order of `publishedSteps`, without that filter. */
  publishedCounts: number[];
}

const employerBit = 1 << facetNames.length;
const publishedBit = employerBit << 1;
const dayMs = 86_400_000;
const none = -1;
/** From this share of all slots on it is faster to go through the bits of every value than through the values of each slot. */
const manyLooked = 0.3;

/** Null where nothing is asked for. */
const oneOf = (numbers: number[]): number[] | null => (numbers.length > 0 ? numbers : null);

const chosenCodes = (query: PostingsQuery, facet: FacetName): string[] =>
  facet === 'locations' ? placeFilter(query.locations.codes) : query[facet];

interface FacetChoice {
  /** Of every value's number, whether a filter asks for it. */
  allowed: Uint8Array;
  /** The bits of the filters that are set. */
  asked: number;
  /** The numbers each of them asks for. */
  lists: number[][];
}

const facetChoice = (query: PostingsQuery): FacetChoice => {
  const allowed = new Uint8Array(facetValues.length);
  const lists: number[][] = [];
  let asked = 0;
  for (const facet of facetNames) {
    const codes = chosenCodes(query, facet);
    if (codes.length === 0) continue;
    asked |= facetBit(facet);
    const list = codes.flatMap((code) => facetNumber(facet, code) ?? []);
    for (const number of list) allowed[number] = 1;
    lists.push(list);
  }
  return { allowed, asked, lists };
};

/** Slots that fail one of the lists at most, or none with `all`: whatever fails more counts nowhere. */
const preselected = (columns: PostingColumns, lists: readonly number[][], all: boolean): Int32Array => {
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

/** Whether a query has one filter alone among those that have counts, and no other: without it everything is found. */
export const hasOneFilter = (query: PostingsQuery): boolean => {
  const { employers, publishedWithin, productGroups, salaryFrom } = query;
  const facets = facetNames.filter((facet) => chosenCodes(query, facet).length > 0).length;
  const set = facets + (employers.length > 0 ? 1 : 0) + (publishedWithin === null ? 0 : 1);
  return set === 1 && productGroups.length === 0 && salaryFrom === null;
};

/**
 * Filters and counts in one pass over the candidates (all slots when null): values of a filter OR each other, filters AND,
 * and each facet is counted without its own filter. `now` in milliseconds. With `everything`, what is found without the only
 * filter, the values of that filter need not be counted.
 */
export function matchPostings(
  columns: PostingColumns,
  query: PostingsQuery,
  candidates: Int32Array | null,
  now: number,
  everything: Matches | null = null,
): Matches {
  const { alive, until, productGroups, salaries, published, employers, starts, values, size } = columns;
  const { allowed, asked: askedFacets, lists } = facetChoice(query);
  const employer = oneOf(query.employers.map((id) => columns.employerIds.find(id) ?? none));
  const group = oneOf(query.productGroups.map((code) => adTypeCodes.indexOf(code)));
  const { salaryFrom, salaryUnstated } = query;
  const since = query.publishedWithin === null ? 0 : now - query.publishedWithin * dayMs;
  const filterBits =
    askedFacets | (employer ? employerBit : 0) | (query.publishedWithin === null ? 0 : publishedBit);

  const mask = new Uint8Array(size);
  const counts = new Int32Array(facetValues.length);
  const employerCounts = new Int32Array(columns.employerIds.list.length);
  const stepStarts = publishedSteps.map((days) => now - days * dayMs);
  const publishedCounts = publishedSteps.map(() => 0);
  const steps = stepStarts.length;
  let total = 0;

  const isNarrow = lists.length > 1 || (everything !== null && lists.length > 0);
  const looked = candidates ?? (isNarrow ? preselected(columns, lists, everything !== null) : null);
  const amount = looked ? looked.length : size;
  // Of many slots values are counted by their bits.
  const fits = amount > size * manyLooked ? new Int32Array((size + 31) >>> 5) : null;
  for (let index = 0; index < amount; index += 1) {
    const slot = looked ? (looked[index] as number) : index;
    if (alive[slot] === 0 || (until[slot] as number) < now) continue;
    if (group !== null && !group.includes(productGroups[slot] as number)) continue;
    if (salaryFrom !== null) {
      const pay = salaries[slot] as number;
      if (pay < 0 ? !salaryUnstated : pay < salaryFrom) continue;
    }
    const start = starts[slot] as number;
    const end = starts[slot + 1] as number;
    const publishedAt = published[slot] as number;
    // What fails one filter alone still counts for that filter's own values.
    let failed = filterBits;
    if (failed !== 0) {
      if (askedFacets !== 0)
        for (let at = start; at < end; at += 1) {
          const value = values[at] as number;
          if (allowed[value] === 1) failed &= ~(bitOfValue[value] as number);
        }
      if (employer?.includes(employers[slot] as number)) failed &= ~employerBit;
      if (publishedAt >= since) failed &= ~publishedBit;
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
        if (bitOfValue[value] === failed) (counts[value] as number) += 1;
      }
    }
    if (failed === 0 || failed === employerBit) (employerCounts[employers[slot] as number] as number) += 1;
    if (failed === 0 || failed === publishedBit)
      for (let step = 0; step < steps; step += 1)
        if (publishedAt >= (stepStarts[step] as number)) (publishedCounts[step] as number) += 1;
  }
  if (fits) columns.countValues(fits, counts);
  if (everything) {
    for (let value = 0; value < counts.length; value += 1)
      if (bitOfValue[value] === filterBits) counts[value] = everything.counts[value] as number;
    if (filterBits === employerBit) return { ...everything, mask, total, counts, publishedCounts };
    if (filterBits === publishedBit)
      return { mask, total, counts, employerCounts, publishedCounts: everything.publishedCounts };
  }
  return { mask, total, counts, employerCounts, publishedCounts };
}
