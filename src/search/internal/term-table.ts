import { grown } from './grown-array.ts';

const firstPairs = 65_536;
const startTerms = 4096;
const none = -1;

/** The first two bytes of a term, as a number. */
const pairAt = (bytes: Uint8Array, from: number, to: number): number =>
  ((bytes[from] ?? 0) << 8) | (to - from > 1 ? (bytes[from + 1] as number) : 0);

/**
 * Numbers stems in the order of their first appearance. Stored as bytes, as PostgreSQL sends them: without an object
 * per term, and without creating a string for each word of a vector.
 */
export class TermTable {
  size = 0;
  #bytes = new Uint8Array(startTerms * 8);
  /** Term i is from starts[i] to starts[i + 1]. */
  #starts = new Uint32Array(startTerms + 1);
  /** Open addressing: term + 1, or 0. */
  #places = new Int32Array(startTerms * 2);
  #lastOfPair = new Int32Array(firstPairs).fill(none);
  /** For each term, the previous one with the same first two bytes. */
  #before = new Int32Array(startTerms);

  /** The number of the term with these bytes; a new number for a new term. */
  of(source: Uint8Array, from: number, to: number): number {
    const place = this.#placeOf(source, from, to);
    const known = this.#places[place] as number;
    return known > 0 ? known - 1 : this.#add(place, source, from, to);
  }

  /** Null for an unknown term. */
  find(term: string): number | null {
    const bytes = Buffer.from(term);
    const known = this.#places[this.#placeOf(bytes, 0, bytes.length)] as number;
    return known > 0 ? known - 1 : null;
  }

  /** All terms with this prefix, sorted by bytes. Requires at least two bytes: shorter prefixes find nothing. */
  begunWith(beginning: string): number[] {
    const bytes = Buffer.from(beginning);
    const terms: number[] = [];
    if (bytes.length < 2) return terms;
    let term = this.#lastOfPair[pairAt(bytes, 0, bytes.length)] as number;
    for (; term !== none; term = this.#before[term] as number) if (this.#begins(term, bytes)) terms.push(term);
    return terms.sort((a, b) => Buffer.compare(this.bytesOf(a), this.bytesOf(b)));
  }

  bytesOf(term: number): Uint8Array {
    return this.#bytes.subarray(this.#starts[term], this.#starts[term + 1]);
  }

  /** Memory use in bytes. */
  get memory(): number {
    return (
      this.#bytes.byteLength +
      this.#starts.byteLength +
      this.#places.byteLength +
      this.#lastOfPair.byteLength +
      this.#before.byteLength
    );
  }

  #begins(term: number, beginning: Uint8Array): boolean {
    const start = this.#starts[term] as number;
    if ((this.#starts[term + 1] as number) - start < beginning.length) return false;
    for (let at = 2; at < beginning.length; at += 1) if (this.#bytes[start + at] !== beginning[at]) return false;
    return true;
  }

  /** The place of the term, or where it is to be inserted. */
  #placeOf(source: Uint8Array, from: number, to: number): number {
    let hash = 0x811c9dc5;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (source[at] as number), 0x01000193);
    const last = this.#places.length - 1;
    for (let place = (hash ^ (hash >>> 15)) & last; ; place = (place + 1) & last) {
      const known = this.#places[place] as number;
      if (known === 0 || this.#is(known - 1, source, from, to)) return place;
    }
  }

  #is(term: number, source: Uint8Array, from: number, to: number): boolean {
    const start = this.#starts[term] as number;
    if ((this.#starts[term + 1] as number) - start !== to - from) return false;
    for (let at = from; at < to; at += 1) if (this.#bytes[start + at - from] !== source[at]) return false;
    return true;
  }

  #add(place: number, source: Uint8Array, from: number, to: number): number {
    const term = this.size;
    const start = this.#starts[term] as number;
    this.#bytes = grown(this.#bytes, start + to - from);
    for (let at = from; at < to; at += 1) this.#bytes[start + at - from] = source[at] as number;
    this.#starts = grown(this.#starts, term + 2);
    this.#starts[term + 1] = start + to - from;
    this.#before = grown(this.#before, term + 1);
    const pair = pairAt(source, from, to);
    this.#before[term] = this.#lastOfPair[pair] as number;
    this.#lastOfPair[pair] = term;
    this.#places[place] = term + 1;
    this.size = term + 1;
    if (this.size * 2 > this.#places.length) this.#spread();
    return term;
  }

  #spread(): void {
    this.#places = new Int32Array(this.#places.length * 2);
    for (let term = 0; term < this.size; term += 1) {
      const place = this.#placeOf(this.#bytes, this.#starts[term] as number, this.#starts[term + 1] as number);
      this.#places[place] = term + 1;
    }
  }
}
