import { describe, expect, test } from 'vitest';
import { columnsOf, indexed, now, numbersOf } from '#tests/builders/indexed-posting-builder.ts';
import { PostingColumns } from './posting-columns.ts';
import { SlotOrder, slotOrders } from './slot-order.ts';

describe('columns', () => {
  test('give back what was added, unstated pay and pay of nothing too', () => {
    const postings = [
      indexed({ salary: 90_000, codes: { categories: ['finansije', 'zanati'] } }),
      indexed({ priority: 1, productGroup: 'promoted', employerId: 2, title: 'Pekar', company: 'Drugi' }),
      indexed({ salary: 0, firstPublishedAt: now - 1, liveUntil: now }),
    ];
    const columns = columnsOf(postings);
    expect(postings.map((_, slot) => columns.postingAt(slot))).toEqual(postings);
  });

  test('give a changed posting a new slot; the old one is dead and its text counts no more', () => {
    const posting = indexed({ title: 'Kuvar', company: 'Kvarc' });
    const columns = columnsOf([posting, indexed({ title: 'Kuvar', company: 'Kvarc' })]);
    expect([...columns.texts('titles')]).toEqual([{ text: 'Kuvar', count: 2 }]);
    expect(columns.add({ ...posting, title: 'Pekar', company: 'Pekara' })).toBe(2);
    expect([columns.size, columns.dead, [...columns.alive.slice(0, 3)]]).toEqual([3, 1, [0, 1, 1]]);
    expect([...columns.texts('titles')]).toEqual([
      { text: 'Kuvar', count: 1 },
      { text: 'Pekar', count: 1 },
    ]);
    expect([...columns.texts('companies')].map(({ text }) => text)).toEqual(['Kvarc', 'Pekara']);
    columns.remove(posting.id);
    expect([...columns.texts('titles')]).toEqual([{ text: 'Kuvar', count: 1 }]);
    expect([columns.slotOf(posting.id), columns.lastSlotOf(posting.id)]).toEqual([undefined, 2]);
    columns.remove(posting.id);
    columns.remove(-1);
    expect(columns.dead).toBe(2);
    expect(columns.employerIds.counts).toEqual([1]);
  });

  test('know the values of each slot', () => {
    const columns = columnsOf([
      indexed({ codes: { categories: ['finansije'] } }),
      indexed({ codes: { categories: ['zanati', 'trgovina'] } }),
    ]);
    const [it, crafts, trade] = numbersOf({ categories: ['finansije', 'zanati', 'trgovina'] }) as [
      number,
      number,
      number,
    ];
    expect([it, crafts, trade].map((value) => columns.hasValue(0, value))).toEqual([true, false, false]);
    expect([it, crafts, trade].map((value) => columns.hasValue(1, value))).toEqual([false, true, true]);
  });

  test('grow, and keep what they held', () => {
    const many = Array.from({ length: 5000 }, (_, at) =>
      indexed({
        title: `T${at}`,
        salary: at,
        employerId: at,
        values: Array.from({ length: 20 }, () => at % 7),
      }),
    );
    const columns = columnsOf(many);
    expect(columns.size).toBe(5000);
    expect(many.map((_, slot) => columns.postingAt(slot))).toEqual(many);
    expect(columns.ids[4999]).toBe(many[4999]?.id);
  });

  test('number employers by their first appearance', () => {
    const columns = columnsOf([
      indexed({ employerId: 7 }),
      indexed({ employerId: 5 }),
      indexed({ employerId: 7 }),
    ]);
    expect([columns.employerIds.list, columns.employerIds.counts]).toEqual([
      [7, 5],
      [2, 1],
    ]);
    expect([columns.employerIds.find(5), columns.employerIds.find(6)]).toEqual([1, undefined]);
  });
});

describe('orders', () => {
  const at = (id: number, priority: number, age: number, left: number) =>
    indexed({ id, priority, firstPublishedAt: now - age, liveUntil: now + left });
  const postings = [at(1, 4, 5, 3), at(2, 1, 9, 2), at(3, 4, 2, 9), at(4, 1, 9, 2), at(5, 2, 1, 9)];
  const expected = { priority: [4, 2, 5, 3, 1], newest: [5, 3, 1, 4, 2], expiring: [2, 4, 1, 3, 5] };

  test.each(Object.keys(slotOrders) as (keyof typeof slotOrders)[])('%s, filled or inserted', (name) => {
    const columns = new PostingColumns();
    const filled = new SlotOrder(columns, slotOrders[name]);
    const inserted = new SlotOrder(columns, slotOrders[name]);
    for (const posting of postings.slice(0, 2)) columns.add(posting);
    inserted.insertFrom(0);
    for (const posting of postings.slice(2)) columns.add(posting);
    inserted.insertFrom(2);
    inserted.insertFrom(5);
    filled.fill();
    for (const order of [filled, inserted]) {
      expect([...order.slots].map((slot) => columns.ids[slot])).toEqual(expected[name]);
      for (const [place, slot] of order.slots.entries()) {
        expect(order.behind(slot)).toBe(place + 1);
        expect(order.places[slot]).toBe(place);
      }
    }
  });

  test('hold many, in whatever sequence they come', () => {
    const many = Array.from({ length: 2500 }, (_, place) => at(place + 1, 4, (place * 37) % 2500, 1));
    const columns = new PostingColumns();
    const order = new SlotOrder(columns, slotOrders.newest);
    for (const [place, posting] of many.entries()) {
      columns.add(posting);
      if (place % 7 === 0 || place === many.length - 1) order.insertFrom(order.slots.length);
    }
    const ages = [...order.slots].map((slot) => now - (columns.published[slot] as number));
    expect(ages).toEqual(Array.from({ length: 2500 }, (_, age) => age));
  });
});
