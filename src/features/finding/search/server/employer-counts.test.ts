import fc from 'fast-check';
import { expect, test } from 'vitest';
import { employerCounts } from './employer-counts.ts';

test('those with most postings come first, the smaller id where they have as many, none without any', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 99 }), count: fc.nat(4) }), {
        selector: ({ id }) => id,
      }),
      fc.integer({ min: 1, max: 9 }),
      (list, limit) => {
        const counts = employerCounts(
          Int32Array.from(list, ({ count }) => count),
          list.map(({ id }) => id),
        );
        const sorted = list.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || a.id - b.id);
        expect(counts.all()).toEqual(sorted);
        expect(counts.most(limit)).toEqual(sorted.slice(0, limit));
        for (const { id, count } of list) expect(counts.of(id)).toBe(count);
        expect(counts.of(1000)).toBe(0);
      },
    ),
  );
});
