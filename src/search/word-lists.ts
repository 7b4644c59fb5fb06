import { grown } from './internal/grown-array.ts';
import { TermTable } from './internal/term-table.ts';

/** Where a stem occurs in an item: its title (weight A), its subtitle (B), its text (C, D). Bits of a mask. */
export const inTitle = 1;
export const inSubtitle = 2;
export const inText = 4;
export const inHead = inTitle | inSubtitle;
export const anywhere = inHead | inText;

/** The items that contain a stem, by slot. */
export interface Entries {
  slots: Int32Array;
  /** Mask of `inTitle` and `inSubtitle`; 0 when the stem is in the text alone. */
  masks: Uint8Array;
  /** Address of its positions in the head (see `positionsAt`). */
  heads: Uint32Array;
}

/** Which slots are live. */
export interface LiveSlots {
  alive: Uint8Array;
  until: Float64Array;
  /** Milliseconds since 1970. */
  now: number;
}

/** Positions in a head, numbered as in PostgreSQL. */
export interface Positions {
  at: number[];
  /** For each position, whether it is in the title. */
  title: boolean[];
}

const pageBits = 20;
const pageSize = 1 << pageBits;
const withinPage = pageSize - 1;
/** Header of a block: the address of the next one (four bytes), and its number of used bytes (two). */
const header = 6;
const smallestBlock = 32;
const largestBlock = 16_384;
const startTerms = 4096;
const positionOf = 0x3fff;
/** Entries that are moved between two pauses. */
const pausedAfter = 100_000;

/** Writes a number with seven bits per byte, lowest first; returns the end. */
const writeNumber = (into: Uint8Array, from: number, value: number): number => {
  let at = from;
  let rest = value;
  for (; rest >= 128; rest >>>= 7) into[at++] = (rest & 127) | 128;
  into[at++] = rest;
  return at;
};

/**
 * Which items contain which stems, read from PostgreSQL's own vectors. Each stem has a chain of blocks of bytes: for
 * each slot, ascending, the difference to the previous one, where the stem occurs (title, subtitle), and its positions
 * there, from which phrases and ranks are computed. Positions in the text are not stored: they are three quarters of a
 * vector.
 */
export class WordLists {
  readonly terms = new TermTable();
  #pages = [Buffer.alloc(pageSize)];
  /** Used bytes of the last page; the first bytes are unused, so that no address is 0. */
  #used = header;
  #first = new Uint32Array(startTerms);
  #block = new Uint32Array(startTerms);
  #writeAt = new Uint32Array(startTerms);
  #blockEnd = new Uint32Array(startTerms);
  #lastSlot = new Int32Array(startTerms);
  #counts = new Int32Array(startTerms);
  #taken = new Uint32Array(startTerms);
  /** Encoded positions of one entry. */
  #scratch = new Uint8Array(2048);

  /** Adds the words of an item, in a slot after all others. `source` is a vector as written by `tsvectorsend`. */
  add(slot: number, source: Buffer): void {
    let amount = source.readUInt32BE(0);
    let at = 4;
    for (; amount > 0; amount -= 1) {
      const start = at;
      while (source[at] !== 0) at += 1;
      const term = this.terms.of(source, start, at);
      const positions = ((source[at + 1] as number) << 8) | (source[at + 2] as number);
      at += 3;
      const end = at + positions * 2;
      let mask = 0;
      for (let place = at; place < end; place += 2) {
        const weight = (source[place] as number) >> 6;
        if (weight === 3) mask |= inTitle;
        else if (weight === 2) mask |= inSubtitle;
      }
      this.#append(term, slot, mask, mask === 0 ? 0 : this.#encode(source, at, end, mask));
      at = end;
    }
  }

  /** How many slots were ever added for a stem, including dead ones. */
  countOf(term: number): number {
    return this.#counts[term] ?? 0;
  }

  /** The live slots that contain a stem, ascending; without `live` also the dead ones. The hot loop of every search. */
  entriesOf(term: number, live: LiveSlots | null): Entries {
    const count = this.countOf(term);
    const slots = new Int32Array(count);
    const masks = new Uint8Array(count);
    const heads = new Uint32Array(count);
    const lastBlock = this.#block[term];
    let found = 0;
    let slot = 0;
    for (let block = count === 0 ? 0 : (this.#first[term] as number); block !== 0; ) {
      const page = this.#pages[block >>> pageBits] as Buffer;
      const base = (block & ~withinPage) >>> 0;
      let at = block & withinPage;
      const end = block === lastBlock ? (this.#writeAt[term] as number) - base : at + page.readUInt16LE(at + 4);
      const next = block === lastBlock ? 0 : page.readUInt32LE(at);
      at += header;
      while (at < end) {
        let byte = page[at++] as number;
        let value = byte & 127;
        for (let shift = 7; byte >= 128; shift += 7) {
          byte = page[at++] as number;
          value |= (byte & 127) << shift;
        }
        slot += value >>> 2;
        const mask = value & inHead;
        const head = base + at;
        if (mask !== 0) {
          const length = page[at++] as number;
          at += length < 128 ? length : 1 + ((length & 127) | ((page[at] as number) << 7));
        }
        if (live && (live.alive[slot] !== 1 || (live.until[slot] as number) < live.now)) continue;
        slots[found] = slot;
        masks[found] = mask;
        heads[found] = head;
        found += 1;
      }
      block = next;
    }
    return {
      slots: slots.subarray(0, found),
      masks: masks.subarray(0, found),
      heads: heads.subarray(0, found),
    };
  }

  /** Whether an entry has exactly one position, as most have. */
  hasOne(head: number): boolean {
    const page = this.#pages[head >>> pageBits] as Uint8Array;
    const at = head & withinPage;
    return page[at] === 1 || (page[at] === 2 && (page[at + 1] as number) >= 128);
  }

  /** Reads the positions of an entry into `into`. */
  positionsAt(head: number, mask: number, into: Positions): void {
    const page = this.#pages[head >>> pageBits] as Uint8Array;
    let at = head & withinPage;
    into.at.length = 0;
    into.title.length = 0;
    let length = page[at++] as number;
    if (length >= 128) length = (length & 127) | ((page[at++] as number) << 7);
    const end = at + length;
    let position = 0;
    while (at < end) {
      let value = 0;
      let byte = 0;
      let shift = 0;
      do {
        byte = page[at++] as number;
        value |= (byte & 127) << shift;
        shift += 7;
      } while (byte >= 128);
      position += mask === inHead ? value >> 1 : value;
      into.at.push(position);
      into.title.push(mask === inHead ? (value & 1) === 0 : mask === inTitle);
    }
  }

  /**
   * Copies the lists to other slots, without dead ones (−1), for rebuilt columns. `pause` is awaited after every few
   * milliseconds of work.
   */
  async moved(newSlots: Int32Array, pause: () => Promise<void>): Promise<WordLists> {
    const lists = new WordLists();
    let work = 0;
    for (let term = 0; term < this.terms.size; term += 1) {
      const name = this.terms.bytesOf(term);
      const { slots, masks, heads } = this.entriesOf(term, null);
      for (let at = 0; at < slots.length; at += 1) {
        const to = newSlots[slots[at] as number] as number;
        const mask = masks[at] as number;
        if (to < 0) continue;
        const length = mask === 0 ? 0 : this.#copyPositions(heads[at] as number, lists.#scratch);
        lists.#append(lists.terms.of(name, 0, name.length), to, mask, length);
      }
      work += slots.length;
      if (work < pausedAfter) continue;
      work = 0;
      await pause();
    }
    return lists;
  }

  /** Memory use in bytes. */
  get memory(): number {
    return this.#pages.length * pageSize + this.#first.length * 28 + this.terms.memory;
  }

  #copyPositions(head: number, into: Uint8Array): number {
    const page = this.#pages[head >>> pageBits] as Uint8Array;
    let at = head & withinPage;
    let length = page[at++] as number;
    if (length >= 128) length = (length & 127) | ((page[at++] as number) << 7);
    into.set(page.subarray(at, at + length));
    return length;
  }

  /** Encodes positions of the head into the scratch buffer; returns their length in bytes. */
  #encode(source: Buffer, from: number, to: number, mask: number): number {
    let length = 0;
    let last = 0;
    for (let at = from; at < to; at += 2) {
      const word = ((source[at] as number) << 8) | (source[at + 1] as number);
      const weight = word >> 14;
      if (weight < 2) continue;
      const position = word & positionOf;
      const step = position - last;
      last = position;
      length = writeNumber(this.#scratch, length, mask === inHead ? (step << 1) | (weight === 2 ? 1 : 0) : step);
    }
    return length;
  }

  /** Appends an entry, whose positions are in the scratch buffer. */
  #append(term: number, slot: number, mask: number, length: number): void {
    if (term >= this.#first.length) this.#growTerms(term + 1);
    // At most five bytes for slot and mask, two for the length.
    const needed = 7 + length;
    if ((this.#writeAt[term] as number) + needed > (this.#blockEnd[term] as number)) this.#addBlock(term, needed);
    const start = this.#writeAt[term] as number;
    const page = this.#pages[start >>> pageBits] as Uint8Array;
    const base = (start & ~withinPage) >>> 0;
    let at = writeNumber(page, start & withinPage, ((slot - (this.#lastSlot[term] as number)) << 2) | mask);
    if (mask !== 0) {
      at = writeNumber(page, at, length);
      for (let place = 0; place < length; place += 1) page[at++] = this.#scratch[place] as number;
    }
    this.#writeAt[term] = base + at;
    this.#lastSlot[term] = slot;
    this.#counts[term] = (this.#counts[term] as number) + 1;
  }

  /** Blocks grow with a stem's size, so that at most about a quarter is unused. */
  #addBlock(term: number, needed: number): void {
    const wanted = Math.max(smallestBlock, needed + header, (this.#taken[term] as number) >> 2);
    const size = Math.min(largestBlock, wanted);
    if (this.#used + size > pageSize) {
      this.#pages.push(Buffer.alloc(pageSize));
      this.#used = 0;
    }
    const block = (this.#pages.length - 1) * pageSize + this.#used;
    this.#used += size;
    if (this.#counts[term] === 0) this.#first[term] = block;
    else this.#close(this.#block[term] as number, this.#writeAt[term] as number, block);
    this.#block[term] = block;
    this.#writeAt[term] = block + header;
    this.#blockEnd[term] = block + size;
    this.#taken[term] = (this.#taken[term] as number) + size;
  }

  /** Records in a full block where it ends and which one follows. */
  #close(block: number, end: number, next: number): void {
    const page = this.#pages[block >>> pageBits] as Buffer;
    page.writeUInt32LE(next, block & withinPage);
    page.writeUInt16LE(end - block, (block & withinPage) + 4);
  }

  #growTerms(needed: number): void {
    this.#first = grown(this.#first, needed);
    this.#block = grown(this.#block, needed);
    this.#writeAt = grown(this.#writeAt, needed);
    this.#blockEnd = grown(this.#blockEnd, needed);
    this.#lastSlot = grown(this.#lastSlot, needed);
    this.#counts = grown(this.#counts, needed);
    this.#taken = grown(this.#taken, needed);
  }
}
