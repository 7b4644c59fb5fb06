import { describe, expect, test } from 'vitest';
import { type BookKinds, book, bookLayout, columnsOf, now, numberOf } from '#tests/builders/book-builder.ts';
import { SlotOrder } from './slot-order.ts';

describe('columns', () => {
  test('give back what was added, an unstated amount and an amount of 0 too', () => {
    const postings = [
      book({ year: 1984, values: [numberOf('sr'), numberOf('novel')] }),
      book({ shelf: 1, state: 'used', publisherId: 2, title: 'Globe' }),
      book({ year: 0, addedAt: now - 1, until: now }),
    ];
    const columns = columnsOf(postings);
    expect(postings.map((_, slot) => columns.rowAt(slot))).toEqual(postings);
  });

  test('give a changed row a new slot; the old one is dead and its text counts no more', () => {
    const posting = book({ title: 'Kuvar', state: 'new' });
    const columns = columnsOf([posting, book({ title: 'Kuvar', state: 'new' })]);
    expect([...columns.texts('title')]).toEqual([{ text: 'Kuvar', count: 2 }]);
    expect(columns.add({ ...posting, title: 'Pekar', state: 'used' })).toBe(2);
    expect([columns.size, columns.dead, [...columns.alive.slice(0, 3)]]).toEqual([3, 1, [0, 1, 1]]);
    expect([...columns.texts('title')]).toEqual([
      { text: 'Kuvar', count: 1 },
      { text: 'Pekar', count: 1 },
    ]);
    expect([...columns.texts('state')].map(({ text }) => text)).toEqual(['new', 'used']);
    columns.remove(posting.id);
    expect([...columns.texts('title')]).toEqual([{ text: 'Kuvar', count: 1 }]);
    expect([columns.slotOf(posting.id), columns.lastSlotOf(posting.id)]).toEqual([undefined, 2]);
    columns.remove(posting.id);
    columns.remove(-1);
    expect(columns.dead).toBe(2);
    expect(columns.shared.publisherId.counts).toEqual([1]);
  });

  test('know the codes of each slot', () => {
    const columns = columnsOf([
      book({ values: [numberOf('novel')] }),
      book({ values: [numberOf('poems'), numberOf('travel')] }),
    ]);
    const numbers = ['novel', 'poems', 'travel'].map(numberOf);
    expect(numbers.map((value) => columns.hasValue(0, value))).toEqual([true, false, false]);
    expect(numbers.map((value) => columns.hasValue(1, value))).toEqual([false, true, true]);
  });

  test('grow, and keep what they held', () => {
    const many = Array.from({ length: 20_000 }, (_, at) =>
      book({
        title: `T${at}`,
        year: at,
        publisherId: at,
        values: Array.from({ length: 20 }, () => at % 7),
      }),
    );
    const columns = columnsOf(many);
    expect(columns.size).toBe(20_000);
    expect(many.map((_, slot) => columns.rowAt(slot))).toEqual(many);
    expect(columns.ids[19_999]).toBe(many[19_999]?.id);
  });

  test('number shared ids by their first appearance', () => {
    const columns = columnsOf([book({ publisherId: 7 }), book({ publisherId: 5 }), book({ publisherId: 7 })]);
    expect([columns.shared.publisherId.list, columns.shared.publisherId.counts]).toEqual([
      [7, 5],
      [2, 1],
    ]);
    expect([columns.shared.publisherId.find(5), columns.shared.publisherId.find(6)]).toEqual([1, undefined]);
  });
});

describe('orders', () => {
  const at = (id: number, priority: number, age: number, left: number) =>
    book({ id, shelf: priority, addedAt: now - age, until: now + left });
  const postings = [at(1, 4, 5, 3), at(2, 1, 9, 2), at(3, 4, 2, 9), at(4, 1, 9, 2), at(5, 2, 1, 9)];
  const expected = { shelf: [4, 2, 5, 3, 1], newest: [5, 3, 1, 4, 2], ending: [2, 4, 1, 3, 5] };

  test.each(Object.keys(bookLayout.orders) as (keyof typeof bookLayout.orders)[])('%s, filled or inserted', (name) => {
    const columns = columnsOf([]);
    const filled = new SlotOrder<BookKinds>(columns, bookLayout.orders[name]);
    const inserted = new SlotOrder<BookKinds>(columns, bookLayout.orders[name]);
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
    const columns = columnsOf([]);
    const order = new SlotOrder<BookKinds>(columns, bookLayout.orders.newest);
    for (const [place, posting] of many.entries()) {
      columns.add(posting);
      if (place % 7 === 0 || place === many.length - 1) order.insertFrom(order.slots.length);
    }
    const ages = [...order.slots].map((slot) => now - (columns.cells.addedAt[slot] as number));
    expect(ages).toEqual(Array.from({ length: 2500 }, (_, age) => age));
  });
});
