import fc from 'fast-check';
import { expect, test } from 'vitest';
import { book, columnsOf, now, ordered } from '#tests/builders/book-builder.ts';
import { bestFirst } from './best-first.ts';

const one = fc.record({
  priority: fc.constantFrom(1, 2, 4),
  age: fc.nat(3),
  band: fc.nat(5),
  rank: fc.constantFrom(0, 1e-20, 0.0607, 0.607927, 0.6079271, 0.98, 1.2),
  wanted: fc.boolean(),
});

test('band, priority, rank, newest, last id: in this order, whatever they are', () => {
  fc.assert(
    fc.property(fc.array(one, { maxLength: 40 }), (list) => {
      const columns = columnsOf(list.map(({ priority, age }) => book({ shelf: priority, addedAt: now - age })));
      const sequence = { priorities: columns.cells.shelf, newest: ordered(columns, 'newest') };
      const slots = list.flatMap(({ wanted }, slot) => (wanted ? [slot] : []));
      const at = (slot: number) => list[slot] as (typeof list)[number];
      const fit = {
        bands: Uint8Array.from(slots, (slot) => at(slot).band),
        ranks: Float32Array.from(slots, (slot) => at(slot).rank),
      };
      const byNewest = (a: number, b: number): number => at(a).priority - at(b).priority;
      const age = (a: number, b: number): number => at(a).age - at(b).age || b - a;
      const expected = [...slots].sort(
        (a, b) =>
          at(a).band - at(b).band || byNewest(a, b) || Math.fround(at(b).rank) - Math.fround(at(a).rank) || age(a, b),
      );
      expect([...bestFirst(sequence, Int32Array.from(slots), fit)]).toEqual(expected);
      const plain = [...slots].sort((a, b) => byNewest(a, b) || age(a, b));
      expect([...bestFirst(sequence, Int32Array.from(slots), null)]).toEqual(plain);
    }),
  );
});
