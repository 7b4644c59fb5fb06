import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeGroups } from '#features/advertising/ad-places.ts';
import { hourOf } from '#kit/dates.ts';
import { pageOf } from '#search/pages.ts';
import { SlotOrder } from '#search/slot-order.ts';
import { columnsOf, indexed, now } from '#tests/builders/indexed-posting-builder.ts';
import { paidPlacesFirst } from './paid-places.ts';
import { type IndexedPosting, postingLayout } from './posting-columns.ts';

const hourMs = 3_600_000;
const caps = [3, 2, 3];

/** Postings of each priority, from 1 to 4, published at different times; those of every third id do not match. */
const listOf = (counts: readonly number[], unmatched = false): IndexedPosting[] =>
  counts.flatMap((count, at) =>
    Array.from({ length: count }, (_, one) =>
      indexed({
        priority: at + 1,
        firstPublishedAt: now - (1 + ((one * 7) % 23)) * hourMs,
        salary: unmatched ? one % 3 : 1,
      }),
    ),
  );

/** Pages of the matching postings, those with pay, at a time after `now`. */
const searchOf = (postings: readonly IndexedPosting[]) => {
  const columns = columnsOf(postings);
  const priority = new SlotOrder(columns, postingLayout.orders.priority);
  priority.fill();
  const mask = Uint8Array.from(postings, ({ salary }) => (salary === 0 ? 0 : 1));
  const total = mask.reduce((sum, matching) => sum + matching, 0);
  const page = (hours: number, start: { after?: number; skip?: number; size: number }): IndexedPosting[] => {
    const tiers = paidPlacesFirst({ columns, orders: { priority } }, { mask, total }, new Date(now + hours * hourMs));
    const after = start.after === undefined ? undefined : columns.slotOf(start.after);
    const ids = pageOf(columns, tiers, mask, { skip: 0, ...start, after }) ?? [];
    return ids.map((id) => postings.find((posting) => posting.id === id) as IndexedPosting);
  };
  return { total, page, matching: postings.filter((_, slot) => mask[slot] === 1) };
};

const idsOf = (postings: readonly IndexedPosting[]): number[] => postings.map(({ id }) => id);
const ofPriority = (postings: readonly IndexedPosting[], priority: number): IndexedPosting[] =>
  postings.filter((posting) => posting.priority === priority);
const few = fc.nat(5);
const some = fc.oneof(few, fc.nat(40));
const counts = fc.tuple(some, some, some, fc.oneof(few, fc.nat(150)));

test('the pages of an hour have every posting once, whatever the page size', () => {
  fc.assert(
    fc.property(counts, fc.boolean(), fc.nat(1000), fc.integer({ min: 1, max: 100 }), (list, unmatched, hour, size) => {
      const { total, page, matching } = searchOf(listOf(list, unmatched));
      const all = idsOf(page(hour, { size: 1000 }));
      expect(all.toSorted((a, b) => a - b)).toEqual(idsOf(matching).toSorted((a, b) => a - b));
      const pages = Array.from({ length: Math.ceil(total / size) }, (_, at) =>
        idsOf(page(hour, { size, skip: at * size })),
      );
      expect(pages.flat()).toEqual(all);
      expect(page(hour, { size, skip: total })).toEqual([]);
      const last = pages[0]?.at(-1);
      if (last !== undefined) expect(idsOf(page(hour, { size, after: last }))).toEqual(pages[1] ?? []);
    }),
  );
});

test('a page of twenty has three promoted, two hot and three featured postings, then others from the newest', () => {
  fc.assert(
    fc.property(counts, fc.boolean(), fc.nat(1000), (list, unmatched, hour) => {
      const { page, matching } = searchOf(listOf(list, unmatched));
      const rest = [...matching];
      const others = ofPriority(matching, 4).toSorted((a, b) => b.firstPublishedAt - a.firstPublishedAt || b.id - a.id);
      for (let at = 0; others.length > 0; at += 1) {
        const shown = page(hour, { size: 20, skip: at * 20 });
        const paid = caps.map((cap, type) => Math.min(cap, ofPriority(rest, type + 1).length));
        expect(
          caps
            .map((_, type) => ofPriority(shown, type + 1).length)
            .map((count, type) => Math.min(count, caps[type] as number)),
        ).toEqual(paid);
        const first = paid.reduce((sum, count) => sum + count, 0);
        expect(shown.slice(0, first).map(({ priority }) => priority)).toEqual(
          paid.flatMap((count, type) => Array.from({ length: count }, () => type + 1)),
        );
        const next = others.splice(0, 20 - first);
        expect(idsOf(shown.slice(first, first + next.length))).toEqual(idsOf(next));
        // Only the last of the others are followed by the paid ones that are left.
        if (shown.length > first + next.length) expect(others).toEqual([]);
        for (const posting of shown) rest.splice(rest.indexOf(posting), 1);
      }
    }),
  );
});

test('a posting of each type is in the places drawn for it, those without places after all of these', () => {
  fc.assert(
    fc.property(fc.tuple(...caps.map((cap) => fc.integer({ min: cap, max: 30 }))), fc.nat(1000), (paid, hour) => {
      const shown = searchOf(listOf([...paid, 60])).page(hour, { size: 20 });
      const drawn = placeGroups.flatMap(({ count }, at) => Array.from({ length: count ?? 12 }, () => at + 1));
      expect(shown.map(({ priority }) => priority)).toEqual(drawn);
    }),
  );
});

/** For each of some postings, how many of the pages have it. */
const hoursOn = (pages: readonly IndexedPosting[][], postings: readonly IndexedPosting[]): number[] =>
  postings.map((posting) => pages.filter((page) => page.includes(posting)).length);
const spread = (hours: readonly number[]): number => Math.max(...hours) - Math.min(...hours);

test('in any day no paid posting is on page one more than an hour longer than another of its type', () => {
  fc.assert(
    fc.property(
      counts,
      fc.boolean(),
      fc.nat(1000),
      fc.integer({ min: 1, max: 72 }),
      (list, unmatched, start, hours) => {
        const { page, matching } = searchOf(listOf(list, unmatched));
        const pages = Array.from({ length: hours }, (_, hour) => page(start + hour, { size: 20 }));
        for (const [type] of caps.entries()) {
          const postings = ofPriority(matching, type + 1);
          if (postings.length > 0) expect(spread(hoursOn(pages, postings))).toBeLessThanOrEqual(1);
        }
      },
    ),
  );
});

test('every paid posting is at every place of page one for as long, after as many hours as there are postings and places', () => {
  fc.assert(
    fc.property(fc.tuple(few, few, few), fc.nat(1000), (paid, start) => {
      const { page, matching } = searchOf(listOf([...paid, 40]));
      for (const [type, cap] of caps.entries()) {
        const postings = ofPriority(matching, type + 1);
        const places = Math.min(cap, postings.length);
        const pages = Array.from({ length: postings.length * places }, (_, hour) =>
          ofPriority(page(start + hour, { size: 20 }), type + 1),
        );
        for (let place = 0; place < places; place += 1)
          expect(
            spread(
              hoursOn(
                pages.map((shown) => shown.slice(place, place + 1)),
                postings,
              ),
            ),
          ).toBe(0);
      }
    }),
  );
});

test('the order stays the same within an hour, and another posting leads in the next', () => {
  const { page } = searchOf(listOf([3, 2, 5, 30]));
  const leading = (hours: number) => [1, 2, 3].map((type) => ofPriority(page(hours, { size: 20 }), type)[0]?.id);
  expect(hourOf(new Date(now))).toBe(now / hourMs);
  expect(leading(0.99)).toEqual(leading(0));
  for (const [type, id] of leading(1).entries()) expect(id).not.toBe(leading(0)[type]);
});

test('a paid posting published within the hour moves none of the others until the next', () => {
  const before = listOf([7, 5, 8, 60]);
  const added = [1, 2, 3].map((priority) => indexed({ priority, firstPublishedAt: now + 1 }));
  const [old, later] = [searchOf(before), searchOf([...added, ...before])];
  const first = old.page(0.1, { size: 20 });
  const seen = [...first];
  for (let page = first; page.length > 0; seen.push(...page))
    page = later.page(0.2, { size: 20, after: page.at(-1)?.id as number });
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(before));
  const onNextPages = [1, 2, 3].flatMap((hours) => later.page(hours, { size: 20 }));
  expect(onNextPages).toEqual(expect.arrayContaining(added));
});
