import { AgentItems, type MatchedAgent } from './agent-items.ts';

/** Data of a posting needed for matching. */
export interface MatchedPosting {
  /** Numbers of its facet values. */
  values: readonly number[];
  employerId: number;
  /** Net dinars per month; null when not stated. */
  salary: number | null;
  /** Items of the keyword queries that match it. */
  fitting: readonly number[];
}

type Growable = Int32Array | Uint32Array;

const grown = <A extends Growable>(array: A, needed: number): A => {
  if (array.length >= needed) return array;
  const larger = new (array.constructor as new (length: number) => A)(Math.max(needed, array.length * 2));
  larger.set(array as never);
  return larger;
};

/** Per agent: slot, bits of the required lists, number of items, and the items, stored flat for sequential reads. */
class Drawer {
  tape = new Int32Array(32);
  size = 0;

  add(slot: number, asked: number, items: readonly number[]): void {
    const end = this.size + 3 + items.length;
    this.tape = grown(this.tape, end);
    this.tape.set([slot, asked, items.length, ...items], this.size);
    this.size = end;
  }
}

/** Agent id stored for a dead slot. */
const dead = 0;

/**
 * Index of all agents that finds the matches of a posting without checking every agent. Each agent is stored only in
 * the drawers of its most selective list (one per value, employer or keyword); a posting checks the agents in the
 * drawers of its own items. Slots are only ever added; a changed agent gets a new slot, and its old one is dead.
 */
export class AgentIndex {
  readonly items: AgentItems;
  size = 0;
  dead = 0;
  /** Agent id by slot. */
  #ids = new Int32Array(1024);
  /** Slot plus one by agent id; 0 for none. */
  #slots = new Int32Array(1024);
  /** By slot, the sequence number of the last matching posting. */
  #met = new Uint32Array(1024);
  /** By slot, the minimum pay, and 1 where postings that state none match too. */
  #minPay = new Int32Array(1024);
  #unstatedPay = new Int32Array(1024);
  #matches = 0;
  readonly #drawers: (Drawer | undefined)[] = [];
  /** Agents that fit no other drawer: those with only exclusions and word prefixes. */
  readonly #everywhere = new Drawer();

  /** @param shares share of postings with a facet value, by the number of the value */
  constructor(shares: ArrayLike<number>) {
    this.items = new AgentItems(shares);
  }

  /** Adds an agent, replacing its previous version. */
  add(agent: MatchedAgent): void {
    this.remove(agent.id);
    const wish = this.items.askedBy(agent);
    if (!wish) return;
    const slot = this.size;
    this.size += 1;
    this.#ids = grown(this.#ids, this.size);
    this.#met = grown(this.#met, this.size);
    this.#minPay = grown(this.#minPay, this.size);
    this.#unstatedPay = grown(this.#unstatedPay, this.size);
    this.#minPay[slot] = agent.search.salaryFrom ?? 0;
    this.#unstatedPay[slot] = agent.search.salaryUnstated ? 1 : 0;
    this.#slots = grown(this.#slots, agent.id + 1);
    this.#ids[slot] = agent.id;
    this.#slots[agent.id] = slot + 1;
    const { items, asked } = wish;
    const keys = this.#selectiveItems(items);
    if (!keys) this.#everywhere.add(slot, asked, items);
    for (const key of keys ?? []) {
      this.#drawers[key] ??= new Drawer();
      this.#drawers[key].add(slot, asked, items);
    }
  }

  remove(id: number): void {
    const slot = (this.#slots[id] ?? 0) - 1;
    if (slot < 0) return;
    this.#ids[slot] = dead;
    this.#slots[id] = 0;
    this.dead += 1;
  }

  /** Ids of the agents that match a posting, without duplicates. */
  match({ values, employerId, salary, fitting }: MatchedPosting): number[] {
    const { bits } = this.items;
    const employer = this.items.employer(employerId);
    const items = [...values, ...(employer === undefined ? [] : [employer]), ...fitting];
    /** Bit of its list, by item of the posting. */
    const has = new Uint32Array(bits.length);
    for (const item of items) has[item] = bits[item] as number;
    this.#matches += 1;
    const ids: number[] = [];
    for (const item of items) this.#open(this.#drawers[item], has, salary, ids);
    this.#open(this.#everywhere, has, salary, ids);
    return ids;
  }

  #isPaid(slot: number, salary: number | null): boolean {
    const min = this.#minPay[slot] as number;
    return min === 0 || (salary === null ? this.#unstatedPay[slot] === 1 : salary >= min);
  }

  #open(drawer: Drawer | undefined, has: Uint32Array, salary: number | null, found: number[]): void {
    if (!drawer) return;
    const { tape, size } = drawer;
    for (let at = 0; at < size; ) {
      const slot = tape[at] as number;
      const asked = tape[at + 1] as number;
      const end = at + 3 + (tape[at + 2] as number);
      let met = 0;
      for (let item = at + 3; item < end; item += 1) met |= has[tape[item] as number] as number;
      at = end;
      // An agent may be in several of the posting's drawers.
      if (met !== asked || this.#ids[slot] === dead || this.#met[slot] === this.#matches) continue;
      if (!this.#isPaid(slot, salary)) continue;
      this.#met[slot] = this.#matches;
      found.push(this.#ids[slot] as number);
    }
  }

  /** The items of the list that the fewest postings match; null when any posting may match every list. */
  #selectiveItems(items: readonly number[]): number[] | null {
    const { bits, shares } = this.items;
    let best: number[] | null = null;
    let least = 1;
    for (const list of Map.groupBy(items, (item) => bits[item]).values()) {
      const share = list.reduce((sum, item) => sum + (shares[item] as number), 0);
      if (share >= least) continue;
      least = share;
      best = list;
    }
    return best;
  }
}
