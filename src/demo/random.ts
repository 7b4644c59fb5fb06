/** A seeded source of choices: the same seed makes the same demo data on every machine. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number, both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks by weight: `[['a', 3], ['b', 1]]` gives a three times out of four. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** Mulberry32: small and fast, and sufficient where nothing depends on secrecy. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));

  const at = <Item>(items: readonly Item[], index: number): Item => {
    if (items.length === 0) throw new RangeError('nothing to choose from');
    return items[Math.min(index, items.length - 1)] as Item;
  };
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => at(items, int(0, items.length - 1)),
    weighted: (items) => {
      let remaining = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      const index = items.findIndex(([, weight]) => {
        remaining -= weight;
        return remaining < 0;
      });
      return at(items, index < 0 ? items.length - 1 : index)[0];
    },
    shuffled: (items) => {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last--) {
        const other = int(0, last);
        [result[last], result[other]] = [result[other] as (typeof items)[0], result[last] as (typeof items)[0]];
      }
      return result;
    },
  };
}

/**
 * Deals from pools of sentences as from shuffled decks: none is repeated before the whole pool was used, so that all
 * are about equally frequent.
 */
export interface Decks {
  /**
   * `count` different items (fewer when the pool is smaller), in the order of the pool. Items that do not fit stay in
   * the deck for others.
   */
  deal(pool: readonly string[], count: number, fits?: (item: string) => boolean): string[];
}

export function createDecks(random: Random): Decks {
  const decks = new Map<readonly string[], string[]>();
  return {
    deal(pool, count, fits = () => true) {
      const dealt = new Set<string>();
      const size = Math.min(count, pool.filter(fits).length);
      while (dealt.size < size) {
        const deck = decks.get(pool) ?? [];
        const index = deck.findLastIndex((item) => !dealt.has(item) && fits(item));
        if (index < 0) decks.set(pool, [...random.shuffled(pool), ...deck]);
        else dealt.add(deck.splice(index, 1)[0] as string);
      }
      return pool.filter((item) => dealt.has(item));
    },
  };
}
