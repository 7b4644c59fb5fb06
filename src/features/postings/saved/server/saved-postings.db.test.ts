import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '#features/accounts/personal-data/contract.ts';
import { endOfLocalDay } from '#kit/dates.ts';
import { signedIn, signedInCandidate } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testNow } from '#tests/support/test-clock.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { listSavedPostingIds, savePosting, unsavePosting } from '../../marks/contract.ts';
import { maxSavedPostings } from '../../posting-limits.ts';
import { postings } from '../../server/posting-table.ts';
import { listSavedPostings } from '../contract.ts';
import { savedPostings } from './saved-posting-table.ts';

const app = await createTestApplication();
const { executor } = app.database;

const save = (as: string, id: number | string) => app.call(savePosting, { params: { postingId: String(id) } }, { as });
const unsave = (as: string, id: number | string) =>
  app.call(unsavePosting, { params: { postingId: String(id) } }, { as });
const idsOf = async (as: string) => (await app.call(listSavedPostingIds, {}, { as })).data;
const list = (as: string, query: Record<string, string> = {}) => app.call(listSavedPostings, { query }, { as });

/** Saves them one after the other, a minute apart. */
const saveInTurn = async (as: string, ids: readonly number[]) => {
  for (const [minute, id] of ids.entries()) {
    app.clock.set(new Date(testNow.getTime() + minute * 60_000));
    await save(as, id);
  }
};

describe('a saved posting', () => {
  test('is saved once, however often it is asked, and removed the same way', async () => {
    const as = await signedIn(app);
    const { id } = await buildPosting(app);
    await Promise.all([save(as, id), save(as, id), save(as, id)]);
    expect(await idsOf(as)).toEqual([id]);
    const { data: before } = await list(as);
    app.clock.set(new Date(testNow.getTime() + 600_000));
    await save(as, id);
    expect((await list(as)).data).toEqual(before);
    await unsave(as, id);
    await unsave(as, id);
    expect(await idsOf(as)).toEqual([]);
    app.clock.set(testNow);
  });

  test('is one’s own', async () => {
    const [mine, other] = [await signedIn(app), await signedIn(app)];
    const { id } = await buildPosting(app);
    await save(mine, id);
    await unsave(other, id);
    expect(await idsOf(mine)).toEqual([id]);
    expect((await list(other)).data).toEqual([]);
  });

  test('must be one that may be seen', async () => {
    const as = await signedIn(app);
    const hidden = await buildPosting(app, { state: 'in_review', firstPublishedAt: null, liveUntil: null });
    const removed = await buildPosting(app, { state: 'removed' });
    for (const id of [hidden.id, 2_147_483_646, 0, 'x', '1e3'])
      expect(await refusalOf(save(as, id))).toMatchObject({ status: 404, code: 'postings.not-found' });
    expect(await refusalOf(save(as, removed.id))).toMatchObject({ status: 410, code: 'postings.removed' });
    for (const id of [hidden.id, 2_147_483_646, 'x'])
      expect(await refusalOf(unsave(as, id))).toMatchObject({ status: 404, code: 'postings.not-found' });
    expect(await idsOf(as)).toEqual([]);
  });

  test('has company up to a limit, also when many come at once', async () => {
    const { row, token: as } = await signedInCandidate(app);
    const many = await Promise.all(Array.from({ length: 3 }, () => buildPosting(app)));
    // One less than may be kept, copies of one posting of another employer.
    const one = await buildPosting(app);
    await executor.execute(sql`
      insert into postings (employer_id, state, product_group, product_duration, priority, position_title,
        categories, locations, place_tags, contract_type, job_type, content_type, first_published_at, live_until,
        created_at, updated_at, search, search_head)
      select employer_id, state, product_group, product_duration, priority, position_title,
        categories, locations, place_tags, contract_type, job_type, content_type, first_published_at, live_until,
        created_at, updated_at, search, search_head
      from postings, generate_series(1, ${maxSavedPostings - 2}) where id = ${one.id}`);
    await executor.execute(sql`
      insert into saved_postings (account_id, posting_id, saved_at)
      select ${row.id}, id, created_at from postings where employer_id = ${one.employerId}`);
    const answers = await Promise.all(many.map(async ({ id }) => (await codeOf(save(as, id))) ?? 'saved'));
    expect(answers.sort()).toEqual(['postings.saved-limit-reached', 'postings.saved-limit-reached', 'saved']);
    expect(await idsOf(as)).toHaveLength(maxSavedPostings);
    // A saved posting may be saved again, and removing one makes room.
    await save(as, one.id);
    await unsave(as, one.id);
    for (const { id } of many) await codeOf(save(as, id));
    expect(await idsOf(as)).toHaveLength(maxSavedPostings);
  });

  test('of an account that was deleted meanwhile is refused', async () => {
    const as = await signedIn(app);
    const { id } = await buildPosting(app);
    await save(as, id);
    await app.call(deleteAccount, { body: { password: testPassword } }, { as });
    expect(await refusalOf(save(as, id))).toMatchObject({ status: 401 });
    expect(await executor.$count(savedPostings, eq(savedPostings.postingId, id))).toBe(0);
  });
});

describe('the list', () => {
  test('keeps ended postings and marks them; of removed ones it reveals nothing', async () => {
    const as = await signedIn(app);
    const live = await buildPosting(app, { positionTitle: 'Živ' });
    const expired = await buildPosting(app, { positionTitle: 'Istekao' });
    const closed = await buildPosting(app, { positionTitle: 'Zatvoren' });
    const removed = await buildPosting(app, { positionTitle: 'Uklonjen' });
    const hidden = await buildPosting(app, { positionTitle: 'Na pregledu' });
    const all = [live, expired, closed, removed, hidden].map(({ id }) => id);
    await saveInTurn(as, all);
    const change = (id: number, values: object) => executor.update(postings).set(values).where(eq(postings.id, id));
    await change(expired.id, { liveUntil: endOfLocalDay('2026-11-01') });
    await change(closed.id, { state: 'closed' });
    await change(removed.id, { state: 'removed' });
    await change(hidden.id, { state: 'in_review' });

    const { data, meta } = await list(as, { sort: 'saved' });
    expect(data.map(({ postingId, state, posting }) => [postingId, state, posting?.positionTitle])).toEqual([
      [hidden.id, 'hidden', undefined],
      [removed.id, 'removed', undefined],
      [closed.id, 'closed', 'Zatvoren'],
      [expired.id, 'expired', 'Istekao'],
      [live.id, 'live', 'Živ'],
    ]);
    expect(meta).toEqual({ page: 1, pageSize: 20, total: 5, sort: 'saved', closingSoon: 0 });
    // All of them can be removed, twice too.
    for (const id of [...all, ...all]) await unsave(as, id);
    expect((await list(as)).data).toEqual([]);
  });

  test('puts first what ends first, then what has ended; counts what closes soon by local days', async () => {
    app.clock.set(testNow);
    const as = await signedIn(app);
    const until = (day: string) => buildPosting(app, { liveUntil: endOfLocalDay(day) });
    const later = await until('2026-12-10');
    const soon = await until('2026-11-24');
    const notSoon = await until('2026-11-25');
    const today = await until('2026-11-20');
    const longAgo = await until('2026-10-01');
    const yesterday = await until('2026-11-19');
    await saveInTurn(
      as,
      [later, longAgo, soon, yesterday, notSoon, today].map(({ id }) => id),
    );
    app.clock.set(testNow);
    const { data, meta } = await list(as);
    expect(data.map(({ postingId }) => postingId)).toEqual(
      [today, soon, notSoon, later, yesterday, longAgo].map(({ id }) => id),
    );
    expect(meta).toMatchObject({ sort: 'expiring', closingSoon: 2 });
  });

  test('has pages that neither repeat nor skip, and forgives any query', async () => {
    const as = await signedIn(app);
    const built = await Promise.all(Array.from({ length: 5 }, () => buildPosting(app)));
    await saveInTurn(
      as,
      built.map(({ id }) => id),
    );
    for (const sort of ['expiring', 'saved']) {
      const pages = await Promise.all(['1', '2', '3'].map((page) => list(as, { sort, page, pageSize: '2' })));
      expect(
        pages
          .flatMap(({ data }) => data)
          .map(({ postingId }) => postingId)
          .sort((a, b) => a - b),
      ).toEqual(built.map(({ id }) => id).sort((a, b) => a - b));
    }
    const { data, meta } = await list(as, { sort: 'x', page: '-1', pageSize: '1e9' });
    expect(meta).toMatchObject({ sort: 'expiring', page: 1 });
    expect(data).toHaveLength(meta.pageSize < 5 ? meta.pageSize : 5);
    expect((await list(as, { page: '99999999' })).data).toEqual([]);
  });

  test('speaks the reader’s language', async () => {
    const as = await signedIn(app);
    const { id } = await buildPosting(app);
    await save(as, id);
    const english = await app.call(listSavedPostings, { query: {} }, { as, language: 'en' });
    expect(english.data[0]?.posting?.contractType.label).not.toBe(
      (await list(as)).data[0]?.posting?.contractType.label,
    );
  });
});
