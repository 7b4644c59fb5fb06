import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { AdTypeCode } from '#features/advertising/ad-type.ts';
import { listAdTypeViews } from '#features/advertising/price-list/contract.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import { addDays, daysBetween, endOfLocalDay, localDay, localInstant } from '#kit/dates.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { compareAdTypeViews } from './ad-type-views.ts';
import { postingDailyViews } from './statistics-table.ts';

const app = await createTestApplication();
const { database, clock } = app;
const { executor } = database;
const today = localDay(clock.now());
const { id: _, ...template } = await buildPosting(app);

/** A posting published so many days ago that ran so many days, with its views by days since its publication. */
interface Counted {
  adType: AdTypeCode;
  ago: number;
  ran: number;
  state?: 'active' | 'expired' | 'closed' | 'removed';
  /** Day on which it was closed. */
  closedAfter?: number;
  renewed?: boolean;
  views: Record<number, number>;
}

const store = async (list: readonly Counted[]): Promise<void> => {
  await executor.delete(postings);
  if (list.length === 0) return;
  const rows = await executor
    .insert(postings)
    .values(
      list.map(({ adType, ago, ran, state = 'expired', renewed = false }) => ({
        ...template,
        state,
        productGroup: adType,
        firstPublishedAt: localInstant(addDays(today, -ago), 700),
        lastRenewedAt: renewed ? clock.now() : null,
        liveUntil: endOfLocalDay(addDays(today, ran - 1 - ago)),
      })),
    )
    .returning({ id: postings.id });
  const withIds = list.map((posting, at) => ({ ...posting, id: rows[at]?.id as number }));
  const views = withIds.flatMap(({ id, ago, views: byDay }) =>
    Object.entries(byDay).flatMap(([day, count]) =>
      (['search', 'home'] as const).map((source) => ({
        postingId: id,
        day: addDays(today, Number(day) - ago),
        source,
        count,
      })),
    ),
  );
  if (views.length > 0) await executor.insert(postingDailyViews).values(views);
  const closed = withIds.flatMap(({ id, ago, closedAfter }) =>
    closedAfter === undefined
      ? []
      : [{ postingId: id, toState: 'closed' as const, movedAt: localInstant(addDays(today, closedAfter - ago), 700) }],
  );
  if (closed.length > 0) await executor.insert(postingMoves).values(closed);
};
const compared = () => compareAdTypeViews(executor, clock.now());
const many = (count: number, posting: Counted): Counted[] => Array.from({ length: count }, () => posting);
const plain: Counted = { adType: 'standard', ago: 40, ran: 15, views: { 0: 1, 13: 4 } };
const promoted: Counted = { adType: 'promoted', ago: 40, ran: 15, views: { 0: 2, 13: 12 } };

beforeEach(() => store([]));

test('a type has a number with thirty postings on both sides, standard and free together', async () => {
  const both = [...many(15, plain), ...many(15, { ...plain, adType: 'free' })];
  await store([...both, ...many(30, promoted), ...many(29, { ...promoted, adType: 'hot' })]);
  expect(await compared()).toEqual([{ adType: 'promoted', times: 2.8, postings: 30, plainPostings: 30 }]);
  await store([...both.slice(1), ...many(30, promoted)]);
  expect(await compared()).toEqual([]);
});

test('of more than five hundred the newest are counted', async () => {
  const old = many(520, { ...plain, ago: 200, views: { 0: 50 } });
  await store([...old, ...many(500, plain), ...many(30, promoted)]);
  expect(await compared()).toEqual([{ adType: 'promoted', times: 2.8, postings: 30, plainPostings: 500 }]);
});

test('nothing is compared with postings that nobody views', async () => {
  await store([...many(30, { ...plain, views: {} }), ...many(30, promoted)]);
  expect(await compared()).toEqual([]);
});

test.each<[string, Partial<Counted>]>([
  ['published more than 12 months ago', { ago: 380 }],
  ['not yet live for 14 days', { ago: 13, state: 'active' }],
  ['that ran less than 14 days', { ran: 13 }],
  ['closed before the 15th day', { state: 'closed', closedAfter: 13 }],
  ['removed', { state: 'removed' }],
  ['renewed', { renewed: true }],
])('a posting %s is not counted', async (_name, change) => {
  await store([...many(30, plain), ...many(29, promoted), { ...promoted, ...change }]);
  expect(await compared()).toEqual([]);
});

test.each<[string, Partial<Counted>]>([
  ['live for 14 days', { ago: 14, state: 'active', ran: 30 }],
  ['closed later', { state: 'closed', closedAfter: 14 }],
])('a posting %s is counted', async (_name, change) => {
  await store([...many(30, plain), ...many(29, promoted), { ...promoted, ...change }]);
  expect(await compared()).toEqual([expect.objectContaining({ adType: 'promoted', postings: 30 })]);
});

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return ((low as number) + (high as number)) / 2;
};

test('the numbers are those of the rule, over any postings', async () => {
  const aPosting = fc.record({
    adType: fc.constantFrom<AdTypeCode>('promoted', 'hot', 'featured', 'standard', 'free'),
    ago: fc.constantFrom(13, 14, 40, 200, 360, 400),
    ran: fc.constantFrom(13, 14, 15, 30, 30),
    renewed: fc.constantFrom(false, false, false, false, false, true),
    views: fc.dictionary(fc.constantFrom('0', '1', '12', '13', '14', '20'), fc.integer({ min: 1, max: 60 }), {
      minKeys: 1,
    }),
  });
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(aPosting, { minLength: 400, maxLength: 600 }), async (list) => {
      await store(list);
      const counted = list.filter(
        ({ ago, ran, renewed }) => ago >= 14 && ran >= 14 && !renewed && daysBetween(addDays(today, -ago), today) < 365,
      );
      const viewsOf = (types: readonly AdTypeCode[]) =>
        counted
          .filter(({ adType }) => types.includes(adType))
          .map(({ views }) => 2 * Object.entries(views).reduce((sum, [day, n]) => sum + (Number(day) < 14 ? n : 0), 0));
      const plainViews = viewsOf(['standard', 'free']);
      const expected =
        plainViews.length < 30 || median(plainViews) === 0
          ? []
          : (['promoted', 'hot', 'featured'] as const).flatMap((adType) => {
              const views = viewsOf([adType]);
              if (views.length < 30) return [];
              const times = Math.round((10 * median(views)) / median(plainViews)) / 10;
              return [{ adType, times, postings: views.length, plainPostings: plainViews.length }];
            });
      expect(await compared()).toEqual(expected);
      shown += expected.length;
    }),
    { numRuns: 15 },
  );
  expect(shown).toBeGreaterThan(0);
});

test('they are public, and counted once a day', async () => {
  await store([...many(30, plain), ...many(30, promoted)]);
  const first = (await app.call(listAdTypeViews, {})).data;
  expect(first).toEqual([{ adType: 'promoted', times: 2.8, postings: 30, plainPostings: 30 }]);
  await store([]);
  clock.advance({ hours: 23 });
  expect((await app.call(listAdTypeViews, {})).data).toEqual(first);
  clock.advance({ hours: 2 });
  expect((await app.call(listAdTypeViews, {})).data).toEqual([]);
});
