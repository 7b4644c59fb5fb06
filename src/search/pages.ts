/** Part of an order: those of these slots, in this sequence, for which `has` is true. */
export interface Tier {
  slots: Int32Array;
  has: (slot: number) => boolean;
}

/** An order as one tier. */
export const whole = (slots: Int32Array): Tier[] => [{ slots, has: () => true }];

/** The `named` slots before all others, each group in its order. */
export function namedFirst(columns: { size: number }, named: Int32Array, others: Int32Array): Tier[] {
  const isNamed = new Uint8Array(columns.size);
  for (const slot of named) isNamed[slot] = 1;
  return [...whole(named), { slots: others, has: (slot) => isNamed[slot] !== 1 }];
}

/** Matching slots before all others, each group in its order. */
export const fittingFirst = (tiers: readonly Tier[], fits: (slot: number) => boolean): Tier[] =>
  [true, false].flatMap((first) =>
    tiers.map(({ slots, has }) => ({ slots, has: (slot: number) => has(slot) && fits(slot) === first })),
  );

/** The start of a page: after a slot, or after a number of matching slots. */
export interface PageStart {
  after?: number | undefined;
  skip: number;
  size: number;
}

/**
 * Ids of one page of matching slots, from the tiers in sequence. Reads no more of an order than the page needs: the
 * first page of a broad search is near its beginning. Null when the slot to start after is not found.
 */
export function pageOf(
  { ids }: { ids: Int32Array },
  tiers: Iterable<Tier>,
  mask: Uint8Array,
  { after, skip, size }: PageStart,
): number[] | null {
  const page: number[] = [];
  let begun = after === undefined;
  let passed = 0;
  for (const { slots, has } of tiers) {
    if (page.length === size) break;
    for (let at = 0; at < slots.length && page.length < size; at += 1) {
      const slot = slots[at] as number;
      if (!begun) begun = slot === after && has(slot);
      else if (mask[slot] === 1 && has(slot)) {
        if (passed < skip) passed += 1;
        else page.push(ids[slot] as number);
      }
    }
  }
  return begun ? page : null;
}
