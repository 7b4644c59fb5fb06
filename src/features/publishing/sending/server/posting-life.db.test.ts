import { eq } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { getCredits, getOrder, listOrders, payOrder } from '#features/advertising/orders/contract.ts';
import { orders } from '#features/advertising/server/order-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { addDays, endOfLocalDay, localDay } from '#kit/dates.ts';
import { buildCreditPackage } from '#tests/builders/credit-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createPostingActs, formOf, free, standard } from '#tests/support/posting-acts.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testProvider } from '#tests/support/test-provider.ts';
import { somebodyWaits } from '#tests/support/waiting-statement.ts';
import { renewPosting } from '../contract.ts';

/* Sequences of what employers, administrators, payments and the clock do with one posting. */

const app = await createTestApplication(testProvider);
const acts = await createPostingActs(app);
type Company = Awaited<ReturnType<typeof acts.company>>;

/** Words that the check stops. */
const stopped = { jobDescription: '<p>Samo za muškarce.</p>' };
/** Featured for 30 days by a credit of the company's package. */
const byCredit = {
  productGroup: 'featured',
  productDuration: 30,
  purchase: { kind: 'credit' },
} as const;

const today = () => localDay(app.clock.now());
const endAfter = (days: number) => endOfLocalDay(addDays(today(), days));
const statesOf = async (id: number) => (await acts.movesOf(id)).map(({ toState }) => toState);
const ordersOf = async (owner: Company) =>
  (await app.call(listOrders, { query: {} }, { as: await acts.tokenOf(owner) })).data;
const creditsLeft = async (owner: Company) =>
  (await app.call(getCredits, {}, { as: await acts.tokenOf(owner) })).data.map(({ left }) => left);
const withCredits = async (change: Parameters<typeof acts.company>[0] = {}) => {
  const owner = await acts.company(change);
  await buildCreditPackage(app, { employerId: owner.row.id });
  return owner;
};
const live = async (owner: Company, change: Parameters<typeof buildPosting>[1] = {}) =>
  (await buildPosting(app, { employerId: owner.row.id, ...change })).id;

describe('reviewed, approved, ended, renewed, reviewed and approved', () => {
  test('a posting is live for the days of each of its periods', async () => {
    const owner = await acts.company({ verifiedAt: null });
    const { posting, waitsFor } = await acts.send(owner);
    const { id } = posting;
    expect(waitsFor).toBe('verification');
    app.clock.advance({ days: 2 });
    await acts.approve(id);
    const first = await acts.rowOf(id);
    expect(first).toMatchObject({ state: 'active', liveUntil: endAfter(15), pausedAt: null });
    app.clock.advance({ days: 16 });
    await acts.noteEnded();
    expect(await acts.renew(owner, id, free)).toMatchObject({
      posting: { state: 'in_review' },
      waitsFor: 'verification',
    });
    app.clock.advance({ days: 3 });
    await acts.approve(id);
    expect(await acts.rowOf(id)).toMatchObject({
      state: 'active',
      liveUntil: endAfter(15),
      firstPublishedAt: first.firstPublishedAt,
      lastRenewedAt: app.clock.now(),
    });
    expect(await statesOf(id)).toEqual(['in_review', 'active', 'expired', 'in_review', 'active']);
  });

  test('the days an edit waited for review are added once, and not to the next period', async () => {
    const owner = await acts.company();
    const id = await live(owner, { liveUntil: endAfter(10) });
    await acts.edit(owner, id, stopped);
    app.clock.advance({ days: 4 });
    await acts.approve(id);
    expect(await acts.rowOf(id)).toMatchObject({ pausedAt: null, liveUntil: endAfter(10) });
    app.clock.advance({ days: 11 });
    await acts.noteEnded();
    await acts.renew(owner, id, standard);
    await acts.payLast(owner);
    expect(await acts.rowOf(id)).toMatchObject({ state: 'active', liveUntil: endAfter(15) });
  });

  test('rejected while its days wait, corrected and approved it has the days that were left', async () => {
    const owner = await acts.company();
    const id = await live(owner, { liveUntil: endAfter(10) });
    await acts.edit(owner, id, stopped);
    app.clock.advance({ days: 2 });
    await acts.reject(id);
    await acts.edit(owner, id, { jobDescription: '<p>Rad u radionici.</p>' });
    app.clock.advance({ days: 3 });
    await acts.approve(id, '');
    expect(await acts.rowOf(id)).toMatchObject({ state: 'active', liveUntil: endAfter(10), pausedAt: null });
  });

  test.each(['close', 'remove'] as const)('one whose days wait: after %s they do not wait any more', async (act) => {
    const owner = await acts.company();
    const id = await live(owner);
    await acts.edit(owner, id, stopped);
    expect((await acts.rowOf(id)).pausedAt).toEqual(app.clock.now());
    await (act === 'close' ? acts.close(owner, id, 'withdrawn') : acts.remove(id));
    expect((await acts.rowOf(id)).pausedAt).toBeNull();
  });

  test('withdrawn while its days waited and renewed, it has the days of the renewal', async () => {
    const owner = await acts.company();
    const id = await live(owner);
    await acts.edit(owner, id, stopped);
    await acts.close(owner, id, 'withdrawn');
    app.clock.advance({ days: 5 });
    expect(await acts.renew(owner, id, free)).toMatchObject({ waitsFor: 'wording' });
    app.clock.advance({ days: 1 });
    await acts.approve(id);
    expect(await acts.rowOf(id)).toMatchObject({ state: 'active', liveUntil: endAfter(15) });
  });
});

describe('renewing after the end, before the job has noted it', () => {
  const ended = (owner: Company) =>
    live(owner, { productGroup: 'hot', liveUntil: endOfLocalDay(addDays(today(), -2)) });

  test('what costs nothing begins now, and the end is in the history', async () => {
    const owner = await acts.company();
    const id = await ended(owner);
    expect(await acts.renew(owner, id, free)).toMatchObject({ posting: { state: 'active' }, waitsFor: null });
    expect(await acts.rowOf(id)).toMatchObject({ productGroup: 'free', liveUntil: endAfter(15) });
    expect((await acts.movesOf(id)).map(({ fromState, toState, actorId }) => [fromState, toState, actorId])).toEqual([
      ['active', 'expired', null],
      ['expired', 'active', owner.account.row.id],
    ]);
  });

  test('what is ordered waits for its payment', async () => {
    const owner = await acts.company();
    const id = await ended(owner);
    expect(await acts.renew(owner, id, standard)).toMatchObject({
      posting: { state: 'awaiting_payment' },
      waitsFor: 'payment',
    });
    expect(await statesOf(id)).toEqual(['expired', 'awaiting_payment']);
    await acts.payLast(owner);
    expect(await acts.rowOf(id)).toMatchObject({ state: 'active', liveUntil: endAfter(15) });
  });
});

describe('removing', () => {
  test('one that waits with a credit gives the credit back', async () => {
    const owner = await withCredits({ verifiedAt: null });
    const { posting } = await acts.send(owner, byCredit);
    expect(posting.state).toBe('in_review');
    expect(await creditsLeft(owner)).toEqual([2]);
    await acts.remove(posting.id);
    expect(await creditsLeft(owner)).toEqual([3]);
  });

  test('one that has been live keeps its credit', async () => {
    const owner = await withCredits();
    const { posting } = await acts.send(owner, byCredit);
    await acts.remove(posting.id);
    expect(await creditsLeft(owner)).toEqual([2]);
  });

  test.each([
    ['one that waits for its order', null],
    ['a live one whose renewal is ordered', 'active'],
  ] as const)('%s cancels the order', async (_, state) => {
    const owner = await acts.company();
    const id = state ? await live(owner) : (await acts.send(owner, standard)).posting.id;
    if (state) await acts.renew(owner, id, standard);
    await acts.remove(id);
    expect(await ordersOf(owner)).toMatchObject([{ state: 'cancelled', cancelledBy: 'administrator' }]);
    expect((await acts.rowOf(id)).state).toBe('removed');
  });
});

test.each([
  ['a live posting', 'active', free],
  ['a live posting, with words that are stopped', 'active', { ...free, ...stopped }],
  ['an ended posting', 'closed', standard],
] as const)('the renewal of %s reads it once and writes it once', async (_, state, change) => {
  const owner = await acts.company();
  const id = await live(owner, { state });
  const body = { ...formOf(await acts.read(owner, id)), ...change };
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  await app.call(renewPosting, { params: { id: String(id) }, body }, { as: owner.token });
  const texts = statements.mock.calls.map(([query]) => (query as { text?: string }).text ?? '');
  statements.mockRestore();
  expect(texts.filter((text) => /^select.* from "postings"/s.test(text))).toHaveLength(1);
  expect(texts.filter((text) => text.startsWith('update "postings"'))).toHaveLength(1);
});

test('a blocked company’s postings lose the renewals that are not paid, and come back without them', async () => {
  const owner = await acts.company();
  const id = await live(owner, { liveUntil: endAfter(10) });
  await acts.renew(owner, id, standard);
  await acts.block(owner);
  app.clock.advance({ days: 3 });
  await acts.unblock(owner);
  expect(await acts.rowOf(id)).toMatchObject({ state: 'active', liveUntil: endAfter(10) });
  expect((await acts.read(owner, id)).renewal).toBeNull();
  expect(await ordersOf(owner)).toMatchObject([{ state: 'cancelled', cancelledBy: 'administrator' }]);
});

test('a posting that its employer closed before the block stays closed after it', async () => {
  const owner = await acts.company();
  const id = await live(owner);
  await acts.close(owner, id);
  await acts.block(owner);
  await acts.unblock(owner);
  expect((await acts.rowOf(id)).state).toBe('closed');
});

test('a payment locks the posting before its order, as every act does that ends a posting', async () => {
  const owner = await acts.company();
  const { id } = (await acts.send(owner, standard)).posting;
  const [order] = await ordersOf(owner);
  const params = { id: String(order?.id) };
  const admin = await acts.admin();
  const paying = await app.database.transaction(async (tx) => {
    await tx.select().from(postings).where(eq(postings.id, id)).for('update');
    const outcome = refusalOf(app.call(payOrder, { params, body: { note: 'Izvod 214' } }, admin));
    await somebodyWaits(app.database);
    await tx
      .select()
      .from(orders)
      .where(eq(orders.id, order?.id ?? 0))
      .for('update', { noWait: true });
    return { outcome };
  });
  expect(await paying.outcome).toBeNull();
  expect((await app.call(getOrder, { params }, { as: owner.token })).data.state).toBe('paid');
  expect((await acts.rowOf(id)).state).toBe('active');
});

describe('called back by an administrator, and what its verified employer does then', () => {
  const calledBack = async () => {
    const owner = await withCredits();
    const id = await live(owner);
    await acts.recall(id);
    return { owner, id };
  };

  test('closed and renewed by credit, it still waits for the review', async () => {
    const { owner, id } = await calledBack();
    await acts.close(owner, id, 'withdrawn');
    expect(await acts.renew(owner, id, byCredit)).toMatchObject({
      posting: { state: 'in_review' },
      waitsFor: 'recalled',
    });
    await acts.approve(id);
    expect((await acts.rowOf(id)).state).toBe('active');
    // Who has approved it has reviewed it: the next renewal is like any other.
    await acts.close(owner, id);
    expect((await acts.renew(owner, id, byCredit)).posting.state).toBe('active');
  });

  test('rejected, closed, renewed and paid, it waits as well', async () => {
    const { owner, id } = await calledBack();
    await acts.reject(id);
    await acts.close(owner, id, 'withdrawn');
    await acts.renew(owner, id, standard);
    await acts.payLast(owner);
    expect((await acts.rowOf(id)).state).toBe('in_review');
  });

  test('edited, it waits on', async () => {
    const { owner, id } = await calledBack();
    expect((await acts.edit(owner, id, { jobDescription: '<p>Sve je ispravljeno.</p>' })).posting.state).toBe(
      'in_review',
    );
  });
});
