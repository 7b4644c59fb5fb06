import { placeFilter } from '#features/catalog/place-tree.ts';
import { bitOfValue, facetBit, facetNames, facetNumber } from '#features/postings/facet-values.ts';
import type { AgentSearch } from '../../agent-search.ts';

/** What matching needs to know of one agent. */
export interface MatchedAgent {
  id: number;
  search: AgentSearch;
  /** Its keywords as a `tsquery`; empty without any. */
  keywordQuery: string;
}

type Growable = Int32Array | Uint32Array | Uint16Array | Uint8Array;

/** The array itself, or a larger one with the same content. */
export const grown = <A extends Growable>(array: A, needed: number): A => {
  if (array.length >= needed) return array;
  const larger = new (array.constructor as new (length: number) => A)(Math.max(needed, array.length * 2));
  larger.set(array as never);
  return larger;
};

const startCapacity = 1024;
const none = -1;

/** Different keyword queries, numbered: many agents have the same. */
export class QueryTexts {
  readonly list: string[] = [];
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.list.push(text) - 1;
      this.#numbers.set(text, number);
    }
    return number;
  }
}

/**
 * Agents as columns, one slot each: a million take some sixty megabytes. Slots are only ever added; a changed agent gets a
 * new one, and its old one is dead.
 */
export class AgentColumns {
  size = 0;
  dead = 0;
  ids = new Int32Array(startCapacity);
  alive = new Uint8Array(startCapacity);
  /** The facets of which a posting must have one of the values, as bits; and one that nothing meets, for lists that are gone. */
  asked = new Uint16Array(startCapacity);
  /** The values of slot i are from starts[i] to starts[i + 1]. */
  starts = new Uint32Array(startCapacity + 1);
  values = new Uint16Array(startCapacity * 8);
  /** Number of its keyword query; −1 without. */
  queries = new Int32Array(startCapacity);
  readonly queryTexts = new QueryTexts();
  /** Ids of the employers it asks for, of those that ask. */
  readonly employers = new Map<number, readonly number[]>();
  #slots = new Int32Array(startCapacity).fill(none);

  /** Adds an agent, in the place of what was known of it before; returns its slot. */
  add({ id, search, keywordQuery }: MatchedAgent): number {
    this.remove(id);
    const slot = this.size;
    const { asked, values } = askedValues(search);
    const start = this.starts[slot] as number;
    this.#grow(slot + 1, start + values.length);
    this.ids[slot] = id;
    this.alive[slot] = 1;
    this.asked[slot] = asked;
    this.values.set(values, start);
    this.starts[slot + 1] = start + values.length;
    this.queries[slot] = keywordQuery === '' ? none : this.queryTexts.of(keywordQuery);
    if (search.employers.length > 0) this.employers.set(slot, search.employers);
    this.#note(id, slot);
    this.size += 1;
    return slot;
  }

  remove(id: number): void {
    const slot = this.#slots[id] ?? none;
    if (slot === none) return;
    this.alive[slot] = 0;
    this.employers.delete(slot);
    this.#slots[id] = none;
    this.dead += 1;
  }

  /** The numbers of the facet values that a slot asks for. */
  valuesOf(slot: number): Uint16Array {
    return this.values.subarray(this.starts[slot], this.starts[slot + 1]);
  }

  /** Bytes of its arrays. */
  get bytes(): number {
    const arrays = [this.ids, this.alive, this.asked, this.starts, this.values, this.queries, this.#slots];
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  #note(id: number, slot: number): void {
    const { length } = this.#slots;
    this.#slots = grown(this.#slots, id + 1);
    if (this.#slots.length > length) this.#slots.fill(none, length);
    this.#slots[id] = slot;
  }

  #grow(slots: number, values: number): void {
    this.ids = grown(this.ids, slots);
    this.alive = grown(this.alive, slots);
    this.asked = grown(this.asked, slots);
    this.queries = grown(this.queries, slots);
    this.starts = grown(this.starts, slots + 1);
    this.values = grown(this.values, values);
  }
}

/** Asked for where a list has values, but none that is known any more: no posting can have one. */
export const goneBit = 1 << facetNames.length;

const askedValues = (search: AgentSearch): { asked: number; values: number[] } => {
  let asked = 0;
  const values: number[] = [];
  for (const facet of facetNames) {
    const codes = search[facet];
    if (codes.length === 0) continue;
    const known = (facet === 'locations' ? placeFilter(codes) : codes).flatMap(
      (code) => facetNumber(facet, code) ?? [],
    );
    asked |= known.length > 0 ? facetBit(facet) : goneBit;
    values.push(...known);
  }
  return { asked, values };
};

/** Of the values that a posting has, the facets that they are of. */
export const bitOf = (value: number): number => bitOfValue[value] as number;
