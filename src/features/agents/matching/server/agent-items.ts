import { placeFilter } from '#features/catalog/place-tree.ts';
import { bitOfValue, facetBit, facetNames, facetNumber, facetValues } from '#features/postings/facet-values.ts';
import type { AgentSearch } from '../../agent-search.ts';
import { routesOf } from './query-routes.ts';

/** Data of an agent needed for matching. */
export interface MatchedAgent {
  id: number;
  search: AgentSearch;
  /** Its keywords, each as a `tsquery`. */
  keywordQueries: readonly string[];
}

/** Bits in addition to the facets: employers, keywords, and lists that match nothing as none of their values exists. */
const employerBit = 1 << facetNames.length;
const keywordBit = employerBit << 1;
const goneBit = keywordBit << 1;

/** Estimated shares of postings that contain a stem or belong to an employer; they are not counted. */
const shareOfStem = 0.01;
const shareOfEmployer = 0.001;

/**
 * Numbers all items that agents search for: facet values by their numbers, then employers and keyword queries in order
 * of first appearance. Stores the bit of its list and the share of matching postings for each item.
 */
export class AgentItems {
  readonly bits: number[] = [...bitOfValue];
  readonly shares: number[];
  readonly #employers = new Map<number, number>();
  readonly #queries = new Map<string, number>();
  readonly #texts = new Map<number, string>();
  /** Query items by a stem that matching postings contain, and query items without such a stem. */
  readonly #byStem = new Map<string, number[]>();
  readonly #everywhere: number[] = [];

  /** @param shares share of postings with a facet value, by the number of the value */
  constructor(shares: ArrayLike<number>) {
    this.shares = facetValues.map((_, number) => shares[number] as number);
  }

  /** Items of an agent, and the bits of the lists that must each match at least one. Null when nothing can match. */
  askedBy({ search, keywordQueries }: MatchedAgent): { items: number[]; asked: number } | null {
    let asked = 0;
    const items: number[] = [];
    for (const facet of facetNames) {
      const codes = search[facet];
      if (codes.length === 0) continue;
      const known = (facet === 'locations' ? placeFilter(codes) : codes).flatMap(
        (code) => facetNumber(facet, code) ?? [],
      );
      asked |= known.length > 0 ? facetBit(facet) : goneBit;
      items.push(...known);
    }
    for (const id of search.employers) items.push(this.#employer(id));
    for (const query of keywordQueries) items.push(this.#query(query));
    if (search.employers.length > 0) asked |= employerBit;
    if (search.keywords.length > 0) asked |= keywordBit;
    return (asked & goneBit) === 0 ? { items, asked } : null;
  }

  /** The item of an employer; undefined when no agent searches for it. */
  employer(id: number): number | undefined {
    return this.#employers.get(id);
  }

  /** The queries that may match a posting with these stems, with their items; all others cannot match. */
  queriesFor(stems: readonly string[]): { item: number; query: string }[] {
    const found = new Set(this.#everywhere);
    for (const stem of stems) for (const item of this.#byStem.get(stem) ?? []) found.add(item);
    return [...found].map((item) => ({ item, query: this.#texts.get(item) as string }));
  }

  #employer(id: number): number {
    let item = this.#employers.get(id);
    if (item === undefined) {
      item = this.#add(employerBit, shareOfEmployer);
      this.#employers.set(id, item);
    }
    return item;
  }

  #query(query: string): number {
    let item = this.#queries.get(query);
    if (item !== undefined) return item;
    const routes = routesOf(query);
    item = this.#add(keywordBit, routes ? routes.length * shareOfStem : 1);
    this.#queries.set(query, item);
    this.#texts.set(item, query);
    if (!routes) this.#everywhere.push(item);
    for (const stem of routes ?? []) {
      const items = this.#byStem.get(stem);
      if (items) items.push(item);
      else this.#byStem.set(stem, [item]);
    }
    return item;
  }

  #add(bit: number, share: number): number {
    this.shares.push(share);
    return this.bits.push(bit) - 1;
  }
}
