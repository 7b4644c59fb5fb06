import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findEndedPostingsJob } from '#features/postings/server/posting-jobs.ts';
import { insertMove } from '#features/postings/server/posting-store.ts';
import { postingMoves, postings } from '#features/postings/server/posting-table.ts';
import { endOfLocalDay } from '#kit/dates.ts';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testNow } from '#tests/support/test-clock.ts';
import { getOwnPosting, listOwnPostings } from '../contract.ts';

const app = await createTestApplication();

const list = (as: string, query: Record<string, string> = {}) => app.call(listOwnPostings, { query }, { as });

const stateOf = async (id: number) => {
  const [row] = await app.database.executor.select().from(postings).where(eq(postings.id, id));
  return row?.state;
};

const runHourly = async () => {
  await app.jobs.send(app.database.executor, findEndedPostingsJob, {});
  await app.jobs.runPending();
};

describe('own postings', () => {
  test('are in the tab of their state, with the counts of all tabs', async () => {
    const { token, row } = await signedInEmployer(app);
    const mine = (change: Parameters<typeof buildPosting>[1]) => buildPosting(app, { employerId: row.id, ...change });
    await mine({ positionTitle: 'Kasnije', liveUntil: endOfLocalDay('2026-12-20') });
    await mine({
      positionTitle: 'Ranije',
      liveUntil: endOfLocalDay('2026-11-22'),
      productGroup: 'hot',
      viewCount: 7,
    });
    await mine({ positionTitle: 'Istekao', liveUntil: endOfLocalDay('2026-11-19') });
    await mine({ positionTitle: 'Zatvoren', state: 'closed' });
    for (const state of ['awaiting_payment', 'in_review', 'rejected'] as const) {
      await mine({ positionTitle: state, state, firstPublishedAt: null, liveUntil: null });
    }
    await buildPosting(app, { positionTitle: 'Tuđi' });

    const active = await list(token);
    expect(active.meta).toMatchObject({
      total: 2,
      tab: 'active',
      counts: { active: 2, pending: 3, history: 2 },
    });
    expect(active.data).toMatchObject([
      {
        positionTitle: 'Ranije',
        state: 'active',
        closesOn: '2026-11-22',
        daysLeft: 2,
        viewCount: 7,
        productGroup: 'hot',
      },
      { positionTitle: 'Kasnije', daysLeft: 30 },
    ]);
    const history = await list(token, { tab: 'history' });
    expect(history.data.map(({ positionTitle, state, daysLeft }) => [positionTitle, state, daysLeft])).toEqual(
      expect.arrayContaining([
        ['Istekao', 'expired', null],
        ['Zatvoren', 'closed', null],
      ]),
    );
    const pending = await list(token, { tab: 'pending' });
    expect(pending.data.map(({ state, waitsFor }) => [state, waitsFor]).sort()).toEqual([
      ['awaiting_payment', 'payment'],
      ['in_review', 'verification'],
      ['rejected', null],
    ]);
  });

  test('are found by a part of the title, in either script and without diacritics', async () => {
    const { token, row } = await signedInEmployer(app);
    await buildPosting(app, { employerId: row.id, positionTitle: 'Đak Šef ljubavi' });
    await buildPosting(app, { employerId: row.id, positionTitle: 'Вођа тима, Њујорк' });
    await buildPosting(app, { employerId: row.id, positionTitle: '100% popust' });
    const titles = async (q: string) => (await list(token, { q })).data.map(({ positionTitle }) => positionTitle);
    expect(await titles('sef dja')).toEqual(['Đak Šef ljubavi']);
    expect(await titles('ЉУБАВ')).toEqual(['Đak Šef ljubavi']);
    expect(await titles('vodja njuj')).toEqual(['Вођа тима, Њујорк']);
    expect(await titles('0%')).toEqual(['100% popust']);
    expect(await titles('_')).toEqual([]);
  });

  test('say why one was rejected', async () => {
    const { token, row } = await signedInEmployer(app);
    const { id } = await buildPosting(app, {
      employerId: row.id,
      state: 'rejected',
      firstPublishedAt: null,
      liveUntil: null,
    });
    const move = { postingId: id, toState: 'rejected' as const, movedAt: app.clock.now() };
    await insertMove(app.database.executor, { ...move, toState: 'in_review', cause: 'wording' });
    await insertMove(app.database.executor, { ...move, note: 'Uslov „do 35 godina” nije dozvoljen.' });
    expect((await list(token, { tab: 'pending' })).data).toMatchObject([
      {
        waitsFor: null,
        reason: 'Uslov „do 35 godina” nije dozvoljen.',
        movedAt: app.clock.now().toISOString(),
      },
    ]);
  });

  test('return 404 to anybody else, signed in or not', async () => {
    const { token } = await signedInEmployer(app);
    const other = await buildPosting(app);
    for (const id of [String(other.id), '999999', 'x']) {
      const problem = await refusalOf(app.call(getOwnPosting, { params: { id } }, { as: token }));
      expect(problem).toMatchObject({ status: 404, code: 'postings.not-found' });
    }
  });
});

describe('the hourly look for ended postings', () => {
  test('moves those whose day is over, once, and leaves the others', async () => {
    app.clock.set(new Date('2026-03-29T21:59:59Z'));
    const ended = await buildPosting(app, { liveUntil: endOfLocalDay('2026-03-29') });
    const live = await buildPosting(app, { liveUntil: endOfLocalDay('2026-03-30') });
    const closed = await buildPosting(app, { state: 'closed', liveUntil: endOfLocalDay('2026-03-01') });
    await runHourly();
    expect(await stateOf(ended.id)).toBe('active');

    app.clock.set(new Date('2026-03-29T22:00:00Z'));
    await runHourly();
    await runHourly();
    expect(await Promise.all([ended, live, closed].map(({ id }) => stateOf(id)))).toEqual([
      'expired',
      'active',
      'closed',
    ]);
    const moves = await app.database.executor
      .select({ from: postingMoves.fromState, to: postingMoves.toState, actorId: postingMoves.actorId })
      .from(postingMoves)
      .where(eq(postingMoves.postingId, ended.id))
      .orderBy(asc(postingMoves.id));
    expect(moves).toEqual([{ from: 'active', to: 'expired', actorId: null }]);
    app.clock.set(testNow);
  });
});
