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

/**
 * Filters and counts in one pass over the candidates (all slots when null): values of a filter OR each other, filters AND,
 * and each facet is counted without its own filter. `now` in milliseconds.
 */
export function matchPostings(
  columns: PostingColumns,
  query: PostingsQuery,
  candidates: Int32Array | null,
  now: number,
): Matches {
  const { alive, until, productGroups, salaries, published, employers, starts, values, size } = columns;
  const { allowed, asked: askedFacets } = facetChoice(query);
  const askedEmployers = new Set(query.employers.map((id) => columns.employerIds.find(id)));
  const groups = new Set(query.productGroups.map((code) => adTypeCodes.indexOf(code)));
  const since = query.publishedWithin === null ? 0 : now - query.publishedWithin * dayMs;
  const filterBits =
    askedFacets |
    (query.employers.length > 0 ? employerBit : 0) |
    (query.publishedWithin === null ? 0 : publishedBit);

  const mask = new Uint8Array(size);
  const counts = new Int32Array(facetValues.length);
  const employerCounts = new Int32Array(columns.employerIds.list.length);
  const publishedCounts = publishedSteps.map(() => 0);
  let total = 0;

  const amount = candidates ? candidates.length : size;
  for (let index = 0; index < amount; index += 1) {
    const slot = candidates ? (candidates[index] as number) : index;
    if (alive[slot] === 0 || (until[slot] as number) < now) continue;
    if (groups.size > 0 && !groups.has(productGroups[slot] as number)) continue;
    const pay = salaries[slot] as number;
    if (query.salaryFrom !== null && (pay < 0 ? !query.salaryUnstated : pay < query.salaryFrom)) continue;

    const start = starts[slot] as number;
    const end = starts[slot + 1] as number;
    let met = 0;
    for (let at = askedFacets === 0 ? end : start; at < end; at += 1) {
      const value = values[at] as number;
      if (allowed[value] === 1) met |= bitOfValue[value] as number;
    }
    if (askedEmployers.has(employers[slot] as number)) met |= employerBit;
    const publishedAt = published[slot] as number;
    if (publishedAt >= since) met |= publishedBit;

    // What fails one filter alone still counts for that filter's own values.
    const failed = filterBits & ~met;
    if (failed !== 0 && (failed & (failed - 1)) !== 0) continue;
    if (failed === 0) {
      mask[slot] = 1;
      total += 1;
    }
    for (let at = start; at < end; at += 1) {
      const value = values[at] as number;
      if (failed === 0 || bitOfValue[value] === failed) counts[value] = (counts[value] as number) + 1;
    }
    if (failed === 0 || failed === employerBit) {
      const employer = employers[slot] as number;
      employerCounts[employer] = (employerCounts[employer] as number) + 1;
    }
    if (failed === 0 || failed === publishedBit) {
      for (const [place, days] of publishedSteps.entries())
        if (publishedAt >= now - days * dayMs)
          publishedCounts[place] = (publishedCounts[place] as number) + 1;
    }
  }
  return { mask, total, counts, employerCounts, publishedCounts };
}
