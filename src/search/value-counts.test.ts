import fc from 'fast-check';
import { expect, test } from 'vitest';
import { book, columnsOf, now, ordered } from '#tests/builders/book-builder.ts';
import { liveOf, valueCounts } from './value-counts.ts';

test('those with most rows come first, the smaller id where they have as many, none without any', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 99 }), count: fc.nat(4) }), {
        selector: ({ id }) => id,
      }),
      fc.integer({ min: 1, max: 9 }),
      (list, limit) => {
        const counts = valueCounts(
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

test('an id has as many live rows as there are, without those that have ended or were removed', () => {
  const some = fc.record({
    publisherId: fc.integer({ min: 1, max: 3 }),
    untilIn: fc.integer({ min: -2, max: 2 }),
    removed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 30 }), (list) => {
      const rows = list.map(({ publisherId, untilIn }) => book({ publisherId, until: now + untilIn }));
      const columns = columnsOf(rows);
      for (const [at, { removed }] of list.entries()) if (removed) columns.remove(rows[at]?.id as number);
      const { slots } = ordered(columns, 'ending');
      for (const id of [1, 2, 3, 4])
        expect(liveOf(columns, slots, 'publisherId', id, now)).toBe(
          list.filter(({ publisherId, untilIn, removed }) => publisherId === id && untilIn >= 0 && !removed).length,
        );
    }),
  );
});
