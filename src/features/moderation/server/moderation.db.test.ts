import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { postingReports } from '#features/contact/server/report-table.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import type { PostingForm } from '#features/postings/input-fields.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { closePosting, listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { sendPosting } from '#features/publishing/sending/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { addDays, endOfLocalDay, localDay } from '#kit/dates.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedInAdmin, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import {
  approvePosting,
  getModeratedPosting,
  listModeratedPostings,
  recallPosting,
  rejectPosting,
  removePosting,
} from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;

/** Signs in for each act: the clock moves further here than a token lives. */
const { anew: admin } = await signedInAdmin(app, { name: 'Nenad', lastName: 'Vuković' });
const { anew: colleague } = await signedInAdmin(app, { name: 'Sanja', lastName: 'Vuković' });

/** A posting of an unverified company, waiting for review. */
const waiting = async (change: Partial<PostingForm> = {}) => {
  const employer = await signedInEmployer(app, { verifiedAt: null });
  const { data } = await app.call(sendPosting, { body: buildPostingInput(change) }, { as: employer.token });
  expect(data.posting.state).toBe('in_review');
  return { id: data.posting.id, params: { id: String(data.posting.id) }, employer };
};

const approve = async (params: { id: string }, reason = '', who = admin) =>
  app.call(approvePosting, { params, body: { reason, version: 1 } }, await who());
const reject = async (params: { id: string }, who = admin) =>
  app.call(
    rejectPosting,
    { params, body: { ground: 'other', reason: 'Navedite mesto rada i uslove.', version: 1 } },
    await who(),
  );
const queue = async (tab: string) =>
  (await app.call(listModeratedPostings, { query: { tab, pageSize: '100' } }, await admin())).data;
const detail = async (params: { id: string }) => (await app.call(getModeratedPosting, { params }, await admin())).data;
const mailsTo = (email: string) =>
  executor
    .select({ template: mailMessages.template, params: mailMessages.params })
    .from(mailMessages)
    .where(eq(mailMessages.recipient, email));
const rowOf = async (id: number) =>
  (await executor.select().from(postings).where(eq(postings.id, id)))[0] as typeof postings.$inferSelect;

const lastEntry = async () => (await executor.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];

const discriminating = { conditionsDescription: '<ul><li>osoba do 35 godina</li></ul>' };

describe('calling back', () => {
  const recall = async (params: { id: string }, version = 1) =>
    app.call(
      recallPosting,
      { params, body: { ground: 'other', reason: 'Više prijava: traži se uplata.', version } },
      await admin(),
    );

  test('a live posting cannot be seen until it is approved again, and no day is lost', async () => {
    const { id, params, employer } = await waiting({ positionTitle: 'Kazandžija za dvorac' });
    await approve(params);
    app.clock.advance({ hours: 48 });
    const before = await rowOf(id);
    await recall(params);
    expect(await codeOf(app.call(getPosting, { params }))).toBe('postings.not-found');
    expect((await app.call(searchPostings, { query: { q: 'kazandžija za dvorac' } })).data).toEqual([]);
    expect(await lastEntry()).toMatchObject({ action: 'postings.recall', objectId: String(id) });
    expect(await mailsTo(employer.account.email)).toContainEqual({
      template: 'postings.decision',
      params: expect.objectContaining({
        decision: 'recalled',
        statement: expect.objectContaining({ ground: 'other', facts: 'Više prijava: traži se uplata.' }),
      }),
    });
    expect((await queue('waiting')).map((row) => row.id)).toContain(id);
    expect(await detail(params)).toMatchObject({ state: 'in_review', waitsFor: 'recalled' });

    app.clock.advance({ hours: 72 });
    await approve(params);
    const after = await rowOf(id);
    expect(localDay(after.liveUntil as Date)).toBe(addDays(localDay(before.liveUntil as Date), 3));
  });

  test('only what is live, as it was read, is called back', async () => {
    const { id, params } = await waiting();
    expect(await codeOf(recall(params))).toBe('postings.moved-on');
    await approve(params);
    expect(await codeOf(recall(params, 2))).toBe('postings.edited-meanwhile');
    await executor.update(postings).set({ liveUntil: app.clock.now() }).where(eq(postings.id, id));
    app.clock.advance({ minutes: 1 });
    expect(await codeOf(recall(params))).toBe('postings.moved-on');
  });
});

describe('approving', () => {
  test('publishes at once: visible, found, its days begin now, the employer is informed, the act is recorded', async () => {
    const { id, params, employer } = await waiting({ positionTitle: 'Obućar za opanke' });
    expect(await codeOf(app.call(getPosting, { params }))).toBe('postings.not-found');
    app.clock.advance({ hours: 30 });
    await approve(params);

    const now = app.clock.now();
    expect((await app.call(getPosting, { params })).data.live).toBe(true);
    const result = await app.call(searchPostings, { query: { q: 'obućar za opanke' } });
    expect(result.data.map((card) => card.id)).toContain(id);
    const row = await rowOf(id);
    expect(row.firstPublishedAt).toEqual(now);
    expect(row.liveUntil).toEqual(endOfLocalDay(addDays(localDay(now), row.productDuration)));
    expect(await mailsTo(employer.account.email)).toEqual([
      { template: 'postings.published', params: expect.objectContaining({ postingId: id }) },
    ]);
    expect(await lastEntry()).toMatchObject({ action: 'postings.approve', objectId: String(id), reason: '' });
  });

  test('a second administrator gets a conflict, whatever they decided', async () => {
    const { params, employer } = await waiting();
    const results = await Promise.all([
      codeOf(approve(params)),
      codeOf(approve(params, '', colleague)),
      codeOf(reject(params, colleague)),
    ]);
    expect(results.filter((code) => code === null)).toHaveLength(1);
    expect(results.filter((code) => code === 'postings.moved-on')).toHaveLength(2);
    expect(await mailsTo(employer.account.email)).toHaveLength(1);
  });

  test('in spite of a warning needs a reason, which stays in the audit log and in the history', async () => {
    const { params } = await waiting(discriminating);
    const refused = await refusalOf(approve(params));
    expect(refused?.fields).toEqual(['reason too-short']);
    await approve(params, 'Naziv predstave „Do 35 godina”.');
    expect((await detail(params)).moves[0]).toMatchObject({
      to: 'active',
      by: 'Nenad Vuković',
      reason: 'Naziv predstave „Do 35 godina”.',
    });
    expect(await lastEntry()).toMatchObject({
      action: 'postings.approve',
      reason: 'Naziv predstave „Do 35 godina”.',
    });
  });

  test('is refused when the employer’s own last day is over', async () => {
    const lastDay = addDays(localDay(app.clock.now()), 2);
    const { id, params } = await waiting({ expiryDate: lastDay });
    app.clock.advance({ hours: 72 });
    expect(await codeOf(approve(params))).toBe('postings.expiry-date-passed');
    expect((await rowOf(id)).state).toBe('in_review');
  });
});

test('rejecting gives the employer the reason, on the page and by mail; nobody else sees the posting', async () => {
  const { id, params, employer } = await waiting();
  expect((await reject(params)).data).toEqual({});
  const { data } = await app.call(listOwnPostings, { query: { tab: 'pending' } }, { as: employer.token });
  expect(data[0]).toMatchObject({ id, state: 'rejected', ground: 'other', reason: 'Navedite mesto rada i uslove.' });
  expect((await detail(params)).moves[0]).toMatchObject({ ground: 'other', reason: 'Navedite mesto rada i uslove.' });
  expect(await mailsTo(employer.account.email)).toEqual([
    {
      template: 'postings.decision',
      params: expect.objectContaining({
        decision: 'rejected',
        statement: expect.objectContaining({ ground: 'other', facts: 'Navedite mesto rada i uslove.' }),
      }),
    },
  ]);
  expect(await codeOf(app.call(getPosting, { params }))).toBe('postings.not-found');
});

test('what is rejected or removed is in the audit log with its reason', async () => {
  const { id, params } = await waiting();
  await reject(params);
  const entry = { objectKind: 'posting', objectId: String(id) };
  expect(await lastEntry()).toMatchObject({
    ...entry,
    action: 'postings.reject',
    reason: 'Navedite mesto rada i uslove.',
  });
  const removal = { ground: 'other' as const, reason: 'Traži se uplata unapred.', version: 1 };
  await app.call(removePosting, { params, body: removal }, await admin());
  expect(await lastEntry()).toMatchObject({ ...entry, action: 'postings.remove', reason: removal.reason });
});

test('rejecting and removing need a reason of ten characters', async () => {
  const { params } = await waiting();
  for (const endpoint of [rejectPosting, removePosting])
    expect(
      await codeOf(
        app.call(endpoint, { params, body: { ground: 'other', reason: 'kratko', version: 1 } }, await admin()),
      ),
    ).toBe('validation');
});

test('removing takes a live posting off the site for good', async () => {
  const employer = await signedInEmployer(app);
  const { id } = await buildPosting(app, { employerId: employer.row.id });
  const params = { id: String(id) };
  await app.call(
    removePosting,
    { params, body: { ground: 'other', reason: 'Traži se uplata unapred.', version: 1 } },
    await admin(),
  );
  expect(await codeOf(app.call(getPosting, { params }))).toBe('postings.removed');
  expect((await mailsTo(employer.account.email)).map(({ template }) => template)).toEqual(['postings.decision']);
  expect(await codeOf(approve(params))).toBe('postings.moved-on');
  expect(await codeOf(reject(params))).toBe('postings.moved-on');
});

test('a company without an account gets no mail, and its posting is removed all the same', async () => {
  const { id } = await buildPosting(app, {
    employerId: (await buildEmployer(app, { accountId: null })).row.id,
  });
  await app.call(
    removePosting,
    { params: { id: String(id) }, body: { ground: 'other', reason: 'Oglas je lažan.', version: 1 } },
    await admin(),
  );
  expect((await rowOf(id)).state).toBe('removed');
});

test('the page shows what was found, where, and what can be done', async () => {
  const { params } = await waiting(discriminating);
  const page = await detail(params);
  expect(page).toMatchObject({
    newCompany: true,
    findings: 1,
    publishedBefore: 0,
    acts: ['approve', 'reject', 'remove'],
  });
  expect(page.wording).toEqual([
    {
      rule: 'age',
      found: 'do 35 godina',
      start: 6,
      end: 18,
      part: 'conditionsDescription',
      stops: true,
    },
  ]);
  expect(page.parts).toContainEqual({ part: 'conditionsDescription', text: '• osoba do 35 godina' });
  expect(page.moves.map(({ to, reason }) => [to, reason])).toEqual([['in_review', 'wording']]);
});

test('the queue begins with what has waited longest; other lists with the latest', async () => {
  const first = await waiting();
  app.clock.advance({ minutes: 5 });
  const second = await waiting();
  const position = async (tab: string, id: number) => (await queue(tab)).findIndex((row) => row.id === id);
  expect(await position('waiting', first.id)).toBeLessThan(await position('waiting', second.id));
  const { data, meta } = await app.call(listModeratedPostings, { query: {} }, await admin());
  expect(meta.waitingSince).toBe(data[0]?.movedAt);
  await approve(first.params);
  app.clock.advance({ minutes: 5 });
  await approve(second.params);
  expect(await position('waiting', first.id)).toBe(-1);
  expect(await position('approved', second.id)).toBeLessThan(await position('approved', first.id));
});

test('a reported posting is in its list until its reports are closed', async () => {
  const { id } = await buildPosting(app);
  await executor.insert(postingReports).values({
    postingId: id,
    reason: 'money',
    text: 'Traže uplatu unapred.',
    language: 'sr',
    createdAt: app.clock.now(),
  });
  expect((await queue('reported')).find((row) => row.id === id)).toMatchObject({
    reports: 1,
    state: 'active',
  });
  await executor.update(postingReports).set({ handledAt: app.clock.now() }).where(eq(postingReports.postingId, id));
  expect((await queue('reported')).some((row) => row.id === id)).toBe(false);
});

describe('an employer closes', () => {
  const close = (id: number, as: string, reason: 'filled' | 'withdrawn' = 'filled') =>
    app.call(closePosting, { params: { id: String(id) }, body: { reason } }, { as });

  test('a live posting, once; it stays in the history with why', async () => {
    const employer = await signedInEmployer(app);
    const { id } = await buildPosting(app, { employerId: employer.row.id });
    await close(id, employer.token);
    expect((await app.call(getPosting, { params: { id: String(id) } })).data.live).toBe(false);
    const { data } = await app.call(listOwnPostings, { query: { tab: 'history' } }, { as: employer.token });
    expect(data[0]).toMatchObject({ id, state: 'closed', closedAs: 'filled', reason: '' });
    expect(await codeOf(close(id, employer.token))).toBe('postings.moved-on');
  });

  test('one that waits for review: then it cannot be approved any more', async () => {
    const { id, params, employer } = await waiting();
    await close(id, employer.token, 'withdrawn');
    expect(await codeOf(approve(params))).toBe('postings.moved-on');
  });

  test('refuses another company’s posting, and one whose period is over', async () => {
    const employer = await signedInEmployer(app);
    const { id } = await buildPosting(app, {
      employerId: employer.row.id,
      liveUntil: new Date(app.clock.now().getTime() - 1000),
    });
    expect(await codeOf(close(id, (await signedInEmployer(app)).token))).toBe('postings.not-found');
    expect(await codeOf(close(id, employer.token))).toBe('postings.moved-on');
  });
});
