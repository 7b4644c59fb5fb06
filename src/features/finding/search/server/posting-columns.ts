import { adTypeCodes } from '#features/advertising/ad-type.ts';
import { grown } from './grown-array.ts';

/** What the index knows of one live posting. */
export interface IndexedPosting {
  id: number;
  /** Of the ad type, 1 first. */
  priority: number;
  productGroup: string;
  employerId: number;
  /** Milliseconds since 1970, like the next two. */
  firstPublishedAt: number;
  liveUntil: number;
  /** The latest edit, publication or renewal. */
  modifiedAt: number;
  /** Net dinars a month; null when no pay is stated. */
  salary: number | null;
  /** Numbers of its facet values. */
  values: number[];
  title: string;
  company: string;
}

/** Numbers for things that many rows share, in the order of their first appearance, with how many living rows do. */
export class Numbering<T> {
  readonly list: T[] = [];
  readonly counts: number[] = [];
  readonly #numbers = new Map<T, number>();

  of(thing: T): number {
    let number = this.#numbers.get(thing);
    if (number === undefined) {
      number = this.list.push(thing) - 1;
      this.counts.push(0);
      this.#numbers.set(thing, number);
    }
    return number;
  }

  /** Undefined for a thing that never appeared. */
  find(thing: T): number | undefined {
    return this.#numbers.get(thing);
  }

  /** The number of a thing that one more living row has. */
  count(thing: T): number {
    const number = this.of(thing);
    this.counts[number] = (this.counts[number] as number) + 1;
    return number;
  }

  discount(number: number): void {
    this.counts[number] = (this.counts[number] as number) - 1;
  }
}

const unstated = -1;

const bitsSet = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
const startCapacity = 4096;

/**
 * Live postings as columns, one slot each, so that a hundred thousand can be filtered and counted in milliseconds. Slots
 * are only ever added: a changed posting gets a new one, and its old one is dead.
 */
export class PostingColumns {
  size = 0;
  dead = 0;
  ids = new Int32Array(startCapacity);
  alive = new Uint8Array(startCapacity);
  priorities = new Uint8Array(startCapacity);
  productGroups = new Uint8Array(startCapacity);
  employers = new Int32Array(startCapacity);
  published = new Float64Array(startCapacity);
  until = new Float64Array(startCapacity);
  modified = new Float64Array(startCapacity);
  /** −1: not stated. */
  salaries = new Int32Array(startCapacity);
  titles = new Int32Array(startCapacity);
  companies = new Int32Array(startCapacity);
  /** The values of slot i are from starts[i] to starts[i + 1]. */
  starts = new Uint32Array(startCapacity + 1);
  values = new Uint16Array(startCapacity * 16);

  readonly employerIds = new Numbering<number>();
  readonly titleTexts = new Numbering<string>();
  readonly companyTexts = new Numbering<string>();
  readonly #slots = new Map<number, number>();
  /** By number of a facet value: the slots that have it, a bit each. */
  readonly #having: Int32Array[] = [];

  /** The slot of a posting, while it lives. */
  slotOf(id: number): number | undefined {
    const slot = this.#slots.get(id);
    return slot !== undefined && this.alive[slot] === 1 ? slot : undefined;
  }

  /** The last slot of a posting, even a dead one: it still has its place in every order. */
  lastSlotOf(id: number): number | undefined {
    return this.#slots.get(id);
  }

  /** Whether a posting has a facet's value, by its number. */
  hasValue(slot: number, value: number): boolean {
    const end = this.starts[slot + 1] as number;
    for (let at = this.starts[slot] as number; at < end; at += 1) if (this.values[at] === value) return true;
    return false;
  }

  /** The slots that have one of the facet values, a bit each, the first the lowest; dead ones too. */
  bitsOf(values: readonly number[]): Int32Array {
    const either = new Int32Array((this.size + 31) >>> 5);
    for (const value of values) {
      const having = this.#having[value];
      if (!having) continue;
      const words = Math.min(having.length, either.length);
      for (let word = 0; word < words; word += 1)
        either[word] = (either[word] as number) | (having[word] as number);
    }
    return either;
  }

  /** Adds to each value's count how many of the slots, a bit each, have it. */
  countValues(slots: Int32Array, counts: Int32Array): void {
    for (const [value, having] of this.#having.entries()) {
      if (!having) continue;
      const words = Math.min(having.length, slots.length);
      let count = 0;
      for (let word = 0; word < words; word += 1)
        count += bitsSet((having[word] as number) & (slots[word] as number));
      counts[value] = (counts[value] as number) + count;
    }
  }

  /** What was added as this slot. */
  postingAt(slot: number): IndexedPosting {
    const salary = this.salaries[slot] as number;
    return {
      id: this.ids[slot] as number,
      priority: this.priorities[slot] as number,
      productGroup: adTypeCodes[this.productGroups[slot] as number] as string,
      employerId: this.employerIds.list[this.employers[slot] as number] as number,
      firstPublishedAt: this.published[slot] as number,
      liveUntil: this.until[slot] as number,
      modifiedAt: this.modified[slot] as number,
      salary: salary === unstated ? null : salary,
      values: [...this.values.subarray(this.starts[slot], this.starts[slot + 1])],
      title: this.titleTexts.list[this.titles[slot] as number] as string,
      company: this.companyTexts.list[this.companies[slot] as number] as string,
    };
  }

  /** Different texts of living rows with how many rows have them. */
  *texts(of: 'titles' | 'companies'): Generator<{ text: string; count: number }> {
    const { list, counts } = of === 'titles' ? this.titleTexts : this.companyTexts;
    for (const [number, text] of list.entries()) {
      const count = counts[number] as number;
      if (count > 0) yield { text, count };
    }
  }

  add(posting: IndexedPosting): number {
    this.remove(posting.id);
    const slot = this.size;
    const start = this.starts[slot] as number;
    this.#grow(slot + 1, start + posting.values.length);
    this.ids[slot] = posting.id;
    this.alive[slot] = 1;
    this.priorities[slot] = posting.priority;
    this.productGroups[slot] = adTypeCodes.indexOf(posting.productGroup as never);
    this.employers[slot] = this.employerIds.count(posting.employerId);
    this.published[slot] = posting.firstPublishedAt;
    this.until[slot] = posting.liveUntil;
    this.modified[slot] = posting.modifiedAt;
    this.salaries[slot] = posting.salary ?? unstated;
    this.titles[slot] = this.titleTexts.count(posting.title);
    this.companies[slot] = this.companyTexts.count(posting.company);
    for (let at = 0; at < posting.values.length; at += 1) {
      const value = posting.values[at] as number;
      this.values[start + at] = value;
      const having = grown(this.#having[value] ?? new Int32Array(startCapacity >>> 5), (slot >>> 5) + 1);
      having[slot >>> 5] = (having[slot >>> 5] as number) | (1 << (slot & 31));
      this.#having[value] = having;
    }
    this.starts[slot + 1] = start + posting.values.length;
    this.size = slot + 1;
    this.#slots.set(posting.id, slot);
    return slot;
  }

  remove(id: number): void {
    const slot = this.slotOf(id);
    if (slot === undefined) return;
    this.alive[slot] = 0;
    this.dead += 1;
    this.employerIds.discount(this.employers[slot] as number);
    this.titleTexts.discount(this.titles[slot] as number);
    this.companyTexts.discount(this.companies[slot] as number);
  }

  #grow(slots: number, values: number): void {
    this.ids = grown(this.ids, slots);
    this.alive = grown(this.alive, slots);
    this.priorities = grown(this.priorities, slots);
    this.productGroups = grown(this.productGroups, slots);
    this.employers = grown(this.employers, slots);
    this.published = grown(this.published, slots);
    this.until = grown(this.until, slots);
    this.modified = grown(this.modified, slots);
    this.salaries = grown(this.salaries, slots);
    this.titles = grown(this.titles, slots);
    this.companies = grown(this.companies, slots);
    this.starts = grown(this.starts, slots + 1);
    this.values = grown(this.values, values);
  }
}
