import { facetNames, facetValues } from '#features/postings/facet-values.ts';
import { AgentColumns, bitOf, goneBit, grown, type MatchedAgent } from './agent-columns.ts';
import { routesOf } from './query-routes.ts';

/** What matching needs to know of one posting. */
export interface MatchedPosting {
  /** Numbers of its facet values. */
  values: readonly number[];
  employerId: number;
  /** The stems of its texts. */
  stems: readonly string[];
}

/** A list of slots that only grows. */
class Drawer {
  slots = new Int32Array(4);
  size = 0;

  add(slot: number): void {
    this.slots = grown(this.slots, this.size + 1);
    this.slots[this.size] = slot;
    this.size += 1;
  }
}

const drawerOf = <K>(drawers: Map<K, Drawer>, key: K): Drawer => {
  let drawer = drawers.get(key);
  if (!drawer) {
    drawer = new Drawer();
    drawers.set(key, drawer);
  }
  return drawer;
};

/** The share of postings that hold a stem, or are of one employer: how many of each there are is not counted. */
const shareOfStem = 0.01;
const shareOfEmployer = 0.001;

/**
 * All agents, filed so that a posting finds those that fit it without asking every one: each agent lies in the drawers of its most
 * selective list alone (each of its employers, each of its values, or its keywords), a posting opens the drawers of what it
 * has, and checks what lies in them.
 */
export class AgentIndex {
  readonly shares: Float32Array;
  readonly columns = new AgentColumns();
  readonly #byValue = new Map<number, Drawer>();
  readonly #byEmployer = new Map<number, Drawer>();
  readonly #byQuery = new Map<number, Drawer>();
  /** What can lie nowhere else: exclusions and beginnings of words alone. */
  readonly #everywhere = new Drawer();
  /** Numbers of keyword queries by a stem that their postings hold. */
  readonly #queriesByStem = new Map<string, number[]>();
  /** Numbers of keyword queries that have no such stem. */
  readonly #queriesEverywhere: number[] = [];
  /** Of each query the share of postings that it fits, as far as can be told. */
  readonly #queryShares: number[] = [];
  /** Of each slot the posting, by its running number, that last met it. */
  #stamps = new Uint32Array(0);
  #stamp = 0;

  /** @param shares of each facet value's number the share of postings that have it */
  constructor(shares: Float32Array) {
    this.shares = shares;
  }

  add(agent: MatchedAgent): void {
    const slot = this.columns.add(agent);
    const query = this.columns.queries[slot] as number;
    if (query === this.#queryShares.length) this.#route(query);
    this.#file(slot);
  }

  remove(id: number): void {
    this.columns.remove(id);
  }

  /** Numbers of the keyword queries that may fit a posting with these stems; all others do not. */
  queriesFor(stems: readonly string[]): number[] {
    const found = new Set(this.#queriesEverywhere);
    for (const stem of stems) for (const query of this.#queriesByStem.get(stem) ?? []) found.add(query);
    return [...found];
  }

  /**
   * Ids of the agents that fit a posting, each once.
   * @param fitting numbers of the keyword queries that fit it
   */
  match(posting: MatchedPosting, fitting: readonly number[]): number[] {
    const { columns } = this;
    const has = new Uint8Array(facetValues.length);
    for (const value of posting.values) has[value] = 1;
    const fits = new Uint8Array(columns.queryTexts.list.length);
    for (const query of fitting) fits[query] = 1;
    const ids: number[] = [];
    this.#stamps = grown(this.#stamps, columns.size);
    this.#stamp += 1;
    const stamps = this.#stamps;
    const stamp = this.#stamp;

    const isMet = (slot: number): boolean => {
      if (columns.alive[slot] === 0) return false;
      const query = columns.queries[slot] as number;
      if (query >= 0 && fits[query] === 0) return false;
      const end = columns.starts[slot + 1] as number;
      let met = 0;
      for (let at = columns.starts[slot] as number; at < end; at += 1) {
        const value = columns.values[at] as number;
        if (has[value] === 1) met |= bitOf(value);
      }
      if (met !== columns.asked[slot]) return false;
      return columns.employers.get(slot)?.includes(posting.employerId) ?? true;
    };
    const open = (drawer: Drawer | undefined): void => {
      for (let at = 0; drawer && at < drawer.size; at += 1) {
        const slot = drawer.slots[at] as number;
        // An agent may lie in several drawers that the posting opens.
        if (stamps[slot] === stamp || !isMet(slot)) continue;
        stamps[slot] = stamp;
        ids.push(columns.ids[slot] as number);
      }
    };

    for (const value of posting.values) open(this.#byValue.get(value));
    open(this.#byEmployer.get(posting.employerId));
    for (const query of fitting) open(this.#byQuery.get(query));
    open(this.#everywhere);
    return ids;
  }

  #route(query: number): void {
    const routes = routesOf(this.columns.queryTexts.list[query] as string);
    this.#queryShares.push(routes ? routes.length * shareOfStem : 1);
    if (!routes) this.#queriesEverywhere.push(query);
    for (const stem of routes ?? []) {
      const queries = this.#queriesByStem.get(stem);
      if (queries) queries.push(query);
      else this.#queriesByStem.set(stem, [query]);
    }
  }

  /** Into the drawers of the list that fewest postings meet. */
  #file(slot: number): void {
    const { columns } = this;
    // Nothing meets it: it lies nowhere.
    if (((columns.asked[slot] as number) & goneBit) !== 0) return;
    const values = columns.valuesOf(slot);
    const employers = columns.employers.get(slot) ?? [];
    const query = columns.queries[slot] as number;
    let best = query >= 0 ? (this.#queryShares[query] as number) : 1;
    let facet = 0;
    const sums = new Float32Array(facetNames.length);
    for (const value of values) {
      const place = 31 - Math.clz32(bitOf(value));
      sums[place] = (sums[place] as number) + (this.shares[value] as number);
    }
    for (const [place, sum] of sums.entries()) {
      const bit = 1 << place;
      if (((columns.asked[slot] as number) & bit) === 0 || sum >= best) continue;
      best = sum;
      facet = bit;
    }
    if (employers.length > 0 && employers.length * shareOfEmployer < best) {
      for (const id of employers) drawerOf(this.#byEmployer, id).add(slot);
    } else if (facet !== 0) {
      for (const value of values) if (bitOf(value) === facet) drawerOf(this.#byValue, value).add(slot);
    } else if (query >= 0 && (this.#queryShares[query] as number) < 1)
      drawerOf(this.#byQuery, query).add(slot);
    else this.#everywhere.add(slot);
  }
}
