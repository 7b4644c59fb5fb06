import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, indexed, now } from '#tests/builders/indexed-posting-builder.ts';
import { employerCounts, liveOf } from './employer-counts.ts';
import { SlotOrder, slotOrders } from './slot-order.ts';

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

test('a company has as many live postings as there are, without those that have ended or were taken away', () => {
  const posting = fc.record({
    employerId: fc.integer({ min: 1, max: 3 }),
    untilIn: fc.integer({ min: -2, max: 2 }),
    removed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(posting, { maxLength: 30 }), (list) => {
      const rows = list.map(({ employerId, untilIn }) => indexed({ employerId, liveUntil: now + untilIn }));
      const columns = columnsOf(rows);
      for (const [at, { removed }] of list.entries()) if (removed) columns.remove(rows[at]?.id as number);
      const order = (name: keyof typeof slotOrders): SlotOrder => {
        const slots = new SlotOrder(columns, slotOrders[name]);
        slots.fill();
        return slots;
      };
      const orders = {
        priority: order('priority'),
        newest: order('newest'),
        expiring: order('expiring'),
      };
      for (const employer of [1, 2, 3, 4])
        expect(liveOf({ columns, orders }, employer, now)).toBe(
          list.filter(
            ({ employerId, untilIn, removed }) => employerId === employer && untilIn >= 0 && !removed,
          ).length,
        );
    }),
  );
});
