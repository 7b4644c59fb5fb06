import { printQuery, type TextQuery, type WordNode } from './text-query.ts';
import {
  anywhere,
  type Entries,
  inSubtitle,
  inText,
  inTitle,
  type LiveSlots,
  type Positions,
  type WordLists,
} from './word-lists.ts';

/** Ascending slots. */
export type Slots = Int32Array;

const noSlots: Slots = new Int32Array(0);

/** Intersection of two ascending lists. */
export function intersected(some: Slots, others: Slots): Slots {
  const both = new Int32Array(Math.min(some.length, others.length));
  let found = 0;
  let place = 0;
  for (const slot of some) {
    while (place < others.length && (others[place] as number) < slot) place += 1;
    if (place === others.length) break;
    if (others[place] === slot) both[found++] = slot;
  }
  return both.subarray(0, found);
}

/** Intersection of two lists in any order, in the order of the first; null means everything. */
export const inBoth = (some: Slots | null, others: Slots | null): Slots | null => {
  if (!some || !others) return some ?? others;
  const saved = new Uint8Array(others.reduce((most, slot) => Math.max(most, slot), 0) + 1);
  for (const slot of others) saved[slot] = 1;
  return some.filter((slot) => saved[slot] === 1);
};

/** Slots of the first list that are not in the second. */
export function without(some: Slots, others: Slots): Slots {
  const left = new Int32Array(some.length);
  let found = 0;
  let place = 0;
  for (const slot of some) {
    while (place < others.length && (others[place] as number) < slot) place += 1;
    if (others[place] !== slot) left[found++] = slot;
  }
  return left.subarray(0, found);
}

/** Union of two ascending lists. */
export function united(some: Slots, others: Slots): Slots {
  if (some.length === 0) return others;
  if (others.length === 0) return some;
  const either = new Int32Array(some.length + others.length);
  let found = 0;
  let a = 0;
  let b = 0;
  while (a < some.length || b < others.length) {
    const left = a < some.length ? (some[a] as number) : Number.POSITIVE_INFINITY;
    const right = b < others.length ? (others[b] as number) : Number.POSITIVE_INFINITY;
    either[found++] = Math.min(left, right);
    if (left <= right) a += 1;
    if (right <= left) b += 1;
  }
  return either.subarray(0, found);
}

/** Slots of a word's entries at one of the places, each once. */
const standing = ({ slots, masks }: Entries, places: number, { begun }: WordNode): Slots => {
  // Only prefixes have several entries per slot.
  if (!begun && (places & inText) !== 0) return slots;
  const saved = new Int32Array(slots.length);
  let found = 0;
  let last = -1;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    if ((((masks[at] as number) | inText) & places) === 0 || slot === last) continue;
    saved[found++] = slot;
    last = slot;
  }
  return saved.subarray(0, found);
};

const placesOf = ({ weights }: WordNode): number =>
  weights === '' ? anywhere : (weights.includes('A') ? inTitle : 0) | (weights.includes('B') ? inSubtitle : 0);

/** Phrases that may occur in the body text, whose positions only PostgreSQL knows. */
export const phrasesInTexts = (query: TextQuery): TextQuery[] => {
  switch (query.op) {
    case 'word':
      return [];
    case 'phrase':
      return query.words.every(({ weights }) => weights === '') ? [query] : [];
    case 'not':
      return phrasesInTexts(query.part);
    default:
      return query.parts.flatMap(phrasesInTexts);
  }
};

/**
 * Evaluates queries on the word lists as PostgreSQL would on the vectors, for the items that are live at one instant.
 * `inTexts` has PostgreSQL's results for phrases that may occur in the body text, by the phrase's text form.
 */
export class QueryMatch {
  readonly lists: WordLists;
  readonly #live: LiveSlots;
  readonly #inTexts: ReadonlyMap<string, Slots>;
  readonly #entries = new Map<string, Entries>();

  constructor(lists: WordLists, live: LiveSlots, inTexts: ReadonlyMap<string, Slots> = new Map()) {
    this.lists = lists;
    this.#live = live;
    this.#inTexts = inTexts;
  }

  /** The slots that match a query when words count only at the given places; none match a query without words. */
  slotsOf(query: TextQuery | null, places: number): Slots {
    if (!query) return noSlots;
    switch (query.op) {
      case 'word':
        return standing(this.entriesOf(query), places & placesOf(query), query);
      case 'or':
        return query.parts.map((part) => this.slotsOf(part, places)).reduce(united, noSlots);
      case 'not':
        return without(this.everything(), this.slotsOf(query.part, places));
      case 'and':
        return this.#all(query.parts, places);
      case 'phrase':
        return this.#phrase(query, places);
    }
  }

  /** The entries of a word; for a prefix, several entries per slot, ordered by their stems. */
  entriesOf({ stem, begun }: WordNode): Entries {
    const key = `${begun ? '*' : ''}${stem}`;
    const known = this.#entries.get(key);
    if (known) return known;
    const entries = begun ? this.#begun(stem) : this.#ofTerm(this.lists.terms.find(stem));
    this.#entries.set(key, entries);
    return entries;
  }

  #ofTerm(term: number | null): Entries {
    if (term === null) return { slots: noSlots, masks: new Uint8Array(0), heads: new Uint32Array(0) };
    return this.lists.entriesOf(term, this.#live);
  }

  #begun(stem: string): Entries {
    const lists = this.lists.terms.begunWith(stem).map((term) => this.#ofTerm(term));
    const filled = lists.filter(({ slots }) => slots.length > 0);
    return filled.length < 2 ? (filled[0] ?? this.#ofTerm(null)) : bySlot(filled, this.#live.alive.length);
  }

  /** All live slots. */
  everything(): Slots {
    const { alive, until, now } = this.#live;
    const all = new Int32Array(alive.length);
    let found = 0;
    for (let slot = 0; slot < alive.length; slot += 1)
      if (alive[slot] === 1 && (until[slot] as number) >= now) all[found++] = slot;
    return all.subarray(0, found);
  }

  #all(parts: readonly TextQuery[], places: number): Slots {
    const wanted = parts.filter(({ op }) => op !== 'not').map((part) => this.slotsOf(part, places));
    const found =
      wanted.length === 0 ? this.everything() : wanted.sort((a, b) => a.length - b.length).reduce(intersected);
    return parts
      .filter((part) => part.op === 'not')
      .reduce((left, { part }) => without(left, this.slotsOf(part, places)), found);
  }

  #phrase(query: TextQuery & { op: 'phrase' }, places: number): Slots {
    const allowed = query.words.map((word) => places & placesOf(word));
    if (allowed.every((one) => (one & inText) !== 0)) return this.#inTexts.get(printQuery(query)) ?? noSlots;
    const entries = query.words.map((word) => this.entriesOf(word));
    const candidates = query.words
      .map((word, place) => standing(entries[place] as Entries, allowed[place] as number, word))
      .sort((a, b) => a.length - b.length)
      .reduce(intersected);
    const next = entries.map(() => 0);
    const read: Positions = { at: [], title: [] };
    /** Positions where a phrase may begin, judging by the words so far. */
    let starts: number[] = [];
    return candidates.filter((slot) => {
      for (let place = 0; place < entries.length; place += 1) {
        const { slots, masks, heads } = entries[place] as Entries;
        let here = next[place] as number;
        while ((slots[here] as number) < slot) here += 1;
        next[place] = here;
        this.lists.positionsAt(heads[here] as number, masks[here] as number, read);
        const offset = query.at[place] as number;
        const isHere = (start: number): boolean => {
          const at = read.at.indexOf(start + offset);
          return at >= 0 && ((allowed[place] as number) & (read.title[at] ? inTitle : inSubtitle)) !== 0;
        };
        starts = (place === 0 ? read.at.map((position) => position - offset) : starts).filter(isHere);
        if (starts.length === 0) return false;
      }
      return true;
    });
  }
}

/** Merges the entries of several stems, ordered by slot and within a slot by stem. */
const bySlot = (lists: readonly Entries[], size: number): Entries => {
  const starts = new Int32Array(size + 1);
  for (const { slots } of lists) for (const slot of slots) starts[slot + 1] = (starts[slot + 1] as number) + 1;
  for (let slot = 0; slot < size; slot += 1) starts[slot + 1] = (starts[slot + 1] as number) + (starts[slot] as number);
  const total = starts[size] as number;
  const merged = {
    slots: new Int32Array(total),
    masks: new Uint8Array(total),
    heads: new Uint32Array(total),
  };
  for (const { slots, masks, heads } of lists) {
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] as number;
      const place = starts[slot] as number;
      starts[slot] = place + 1;
      merged.slots[place] = slot;
      merged.masks[place] = masks[at] as number;
      merged.heads[place] = heads[at] as number;
    }
  }
  return merged;
};
