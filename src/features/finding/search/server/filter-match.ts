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

/** Null where nothing is asked for. */
const oneOf = (numbers: number[]): number[] | null => (numbers.length > 0 ? numbers : null);

const chosenCodes = (query: PostingsQuery, facet: FacetName): string[] =>
  facet === 'locations' ? placeFilter(query.locations.codes) : query[facet];

/** Of every value's number, whether a filter asks for it; and the bits of the filters that are set. */
const facetChoice = (query: PostingsQuery): { allowed: Uint8Array; asked: number } => {
  const allowed = new Uint8Array(facetValues.length);
  let facetBits = 0;
  for (const facet of facetNames) {
    const codes = chosenCodes(query, facet);
    if (codes.length === 0) continue;
    facetBits |= facetBit(facet);
    for (const code of codes) {
      const number = facetNumber(facet, code);
      if (number !== undefined) allowed[number] = 1;
    }
  }
  return { allowed, asked: facetBits };
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
  const { allowed, asked: askedFacets } = facetChoice(query);
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

  const amount = candidates ? candidates.length : size;
  for (let index = 0; index < amount; index += 1) {
    const slot = candidates ? (candidates[index] as number) : index;
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
      for (let at = start; at < end; at += 1) (counts[values[at] as number] as number) += 1;
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
  if (everything) {
    for (let value = 0; value < counts.length; value += 1)
      if (bitOfValue[value] === filterBits) counts[value] = everything.counts[value] as number;
    if (filterBits === employerBit) return { ...everything, mask, total, counts, publishedCounts };
    if (filterBits === publishedBit)
      return { mask, total, counts, employerCounts, publishedCounts: everything.publishedCounts };
  }
  return { mask, total, counts, employerCounts, publishedCounts };
}
