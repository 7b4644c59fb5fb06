import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { getCandidateSummary } from '#features/candidates/profile-contract.ts';
import { getFileLink } from '#features/files/contract.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { closePosting } from '#features/publishing/own-postings/contract.ts';
import { getApplication, sortApplication } from '#features/reviewing/contract.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import { getEmployerSummary } from '#features/statistics/contract.ts';
import { applyTo, applyWith, keepDocument, uploadDocument } from '#tests/builders/application-builder.ts';
import { signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getLastLetter, getSentApplication, listSentApplications, withdrawApplication } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;
const employer = await signedInEmployer(app, { company: 'Kvarc Računovodstvo' });
const posting = (change: Parameters<typeof buildPosting>[1] = {}) =>
  buildPosting(app, { employerId: employer.row.id, ...change });

const list = (as: string, query: { tab?: string; posting?: string; page?: string; pageSize?: string } = {}) =>
  app.call(listSentApplications, { query }, { as });
const get = async (as: string, id: string) => (await app.call(getSentApplication, { params: { id } }, { as })).data;
const withdraw = async (as: string, id: string) =>
  (await app.call(withdrawApplication, { params: { id } }, { as })).data;
const open = async (id: string) =>
  (await app.call(getApplication, { params: { id } }, { as: employer.token })).data.application;
const received = (postingId: number) =>
  app.call(listApplications, { params: { id: String(postingId) }, query: {} }, { as: employer.token });
const mailsTo = async (email: string) => (await app.mails()).filter(({ recipient }) => recipient === email);
/** Sends an application; returns its id. */
const send = async (as: string, postingId: number, change: Parameters<typeof applyWith>[3] = {}) =>
  (await applyWith(app, as, postingId, change)).data.application.id;

describe('the own applications', () => {
  test('are newest first, in pages, with what became of application and posting', async () => {
    const { token } = await signedInCandidate(app);
    const made: string[] = [];
    for (const positionTitle of ['Prvi', 'Drugi', 'Treći']) {
      made.push(await send(token, (await posting({ positionTitle })).id));
      app.clock.advance({ seconds: 1 });
    }
    await open(made[0] as string);
    const { data, meta } = await list(token);
    expect(data.map(({ posting: { positionTitle }, state }) => [positionTitle, state])).toEqual([
      ['Treći', 'sent'],
      ['Drugi', 'sent'],
      ['Prvi', 'opened'],
    ]);
    expect(meta).toMatchObject({ page: 1, total: 3, counts: { all: 3, running: 3, ended: 0 } });
    const second = await list(token, { page: '2', pageSize: '2', tab: 'nesto' });
    expect(second.data.map(({ id }) => id)).toEqual([made[0]]);
    expect(second.meta).toMatchObject({ page: 2, pageSize: 2, total: 3 });
  });

  test('are parted by whether the posting runs, and found by the posting', async () => {
    const { token } = await signedInCandidate(app);
    const [live, over] = [await posting(), await posting()];
    const [running, ended] = [await send(token, live.id), await send(token, over.id)];
    await executor.update(postings).set({ state: 'closed' }).where(eq(postings.id, over.id));
    const ids = async (query: Parameters<typeof list>[1]) => (await list(token, query)).data.map(({ id }) => id);
    expect(await ids({ tab: 'running' })).toEqual([running]);
    expect(await ids({ tab: 'ended' })).toEqual([ended]);
    expect((await list(token, { tab: 'ended' })).meta).toMatchObject({
      total: 1,
      counts: { all: 2, running: 1, ended: 1 },
    });
    expect(await ids({ posting: String(over.id) })).toEqual([ended]);
    expect(await ids({ posting: '999999' })).toEqual([]);
  });

  test('of nobody are none', async () => {
    const { data, meta } = await list((await signedInCandidate(app)).token);
    expect(data).toEqual([]);
    expect(meta).toMatchObject({ total: 0, counts: { all: 0, running: 0, ended: 0 } });
  });

  test.each([
    [{ state: 'closed' }, 'closed', true],
    [{ state: 'expired' }, 'expired', true],
    [{ state: 'removed' }, 'removed', false],
    [{ state: 'in_review', wordsShown: false }, 'hidden', false],
  ] as const)('to a posting that is now %o say so', async (change, state, visible) => {
    const { token } = await signedInCandidate(app);
    const { id } = await posting({ salaryMin: 90_000, salaryCurrency: 'RSD', salaryBasis: 'net' });
    const sent = await send(token, id);
    await executor.update(postings).set(change).where(eq(postings.id, id));
    const salary = visible ? { min: 90_000, max: null, currency: 'RSD', basis: 'net' } : null;
    expect((await list(token)).data).toMatchObject([{ posting: { id, state, visible, salary } }]);
    expect((await get(token, sent)).posting).toMatchObject({ state, visible, salary });
  });

  test('say what has happened, in its order, and never how they are sorted', async () => {
    const { token } = await signedInCandidate(app);
    const { id } = await posting();
    const sent = await send(token, id);
    app.clock.advance({ seconds: 1 });
    await open(sent);
    await app.call(sortApplication, { params: { id: sent }, body: { status: 'rejected' } }, { as: employer.token });
    app.clock.advance({ seconds: 1 });
    await app.call(closePosting, { params: { id: String(id) }, body: { reason: 'filled' } }, { as: employer.token });
    app.clock.advance({ seconds: 1 });
    await withdraw(token, sent);
    const { application } = await get(token, sent);
    expect(application.events.map(({ kind }) => kind)).toEqual(['sent', 'opened', 'posting-ended', 'withdrawn']);
    expect(new Set(application.events.map(({ at }) => at)).size).toBe(4);
    expect(JSON.stringify([application, (await list(token)).data])).not.toMatch(/rejected|status/);
  });

  test('hold what was sent as a guest from the confirmed address, with its documents', async () => {
    const candidate = await signedInCandidate(app);
    const { id } = await posting();
    const document = await uploadDocument(app);
    await applyTo(app, id, { email: candidate.email, documents: [document] });
    const { data } = await list(candidate.token);
    expect(data).toMatchObject([{ guest: true, posting: { id } }]);
    const { application } = await get(candidate.token, data[0]?.id as string);
    expect(application).toMatchObject({ guest: true, snapshot: null, documents: [{ id: document.fileId }] });
    const link = (as: string) => app.call(getFileLink, { params: { id: document.fileId } }, { as });
    await link(candidate.token);
    expect((await app.call(getCandidateSummary, {}, { as: candidate.token })).data.applications).toBe(1);

    // Guest applications are not shown to an account with an unverified address.
    await executor.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, candidate.row.id));
    expect((await list(candidate.token)).data).toEqual([]);
    expect(await refusalOf(link(candidate.token))).toMatchObject({ status: 404 });
    for (const attempt of [get, withdraw])
      expect(await refusalOf(attempt(candidate.token, application.id))).toMatchObject({ status: 404 });
  });

  test('are nobody else’s', async () => {
    const candidate = await signedInCandidate(app);
    const stranger = await signedInCandidate(app);
    const document = await keepDocument(app, candidate);
    const sent = await send(candidate.token, (await posting()).id, { documents: [document.id] });
    for (const attempt of [get, withdraw])
      expect(await refusalOf(attempt(stranger.token, sent))).toMatchObject({
        status: 404,
        code: 'applications.not-found',
      });
    const link = app.call(getFileLink, { params: { id: document.fileId } }, { as: stranger.token });
    expect(await refusalOf(link)).toMatchObject({ status: 404 });
    expect((await get(candidate.token, sent)).application.state).toBe('sent');
  });
});

describe('a withdrawn application', () => {
  test('stays with the employer, marked and closed, and is counted', async () => {
    const candidate = await signedInCandidate(app);
    const document = await keepDocument(app, candidate);
    const { id } = await posting();
    const sent = await send(candidate.token, id, { documents: [document.id] });
    const link = (as: string) => app.call(getFileLink, { params: { id: document.fileId } }, { as });
    await link(employer.token);
    const unread = async () => (await app.call(getEmployerSummary, {}, { as: employer.token })).data.newApplications;
    const before = await unread();
    expect((await withdraw(candidate.token, sent)).application).toMatchObject({
      state: 'withdrawn',
      documents: [{ id: document.fileId }],
    });

    expect(await refusalOf(link(employer.token))).toMatchObject({ status: 404 });
    await link(candidate.token);
    const { data, meta } = await received(id);
    expect(data).toMatchObject([{ id: sent, withdrawn: true, unopened: false, documentCount: 0 }]);
    expect(meta.counts).toEqual({ all: 1, unsorted: 1, saved: 0, maybe: 0, rejected: 0 });
    expect(await unread()).toBe(before - 1);
    expect(await open(sent)).toMatchObject({
      withdrawn: true,
      coverLetter: '',
      answers: [],
      documents: [],
      snapshot: null,
      openedAt: null,
      withdrawnAt: app.clock.now().toISOString(),
      withdrawnDaysAgo: 0,
      lastName: candidate.row.lastName,
    });
    expect((await get(candidate.token, sent)).application.events.map(({ kind }) => kind)).toEqual([
      'sent',
      'withdrawn',
    ]);
    // The menu and the list show the same count.
    expect((await app.call(getCandidateSummary, {}, { as: candidate.token })).data.applications).toBe(1);
    expect((await list(candidate.token)).meta.counts.all).toBe(1);
  });

  test('leaves the same document open that another application carries', async () => {
    const candidate = await signedInCandidate(app);
    const document = await keepDocument(app, candidate);
    const [one, two] = [await posting(), await posting()];
    const sent = await send(candidate.token, one.id, { documents: [document.id] });
    await send(candidate.token, two.id, { documents: [document.id] });
    await withdraw(candidate.token, sent);
    await app.call(getFileLink, { params: { id: document.fileId } }, { as: employer.token });
  });

  test('is told once to an employer who wants mail; withdrawing again changes nothing', async () => {
    const candidate = await signedInCandidate(app);
    const { id } = await posting({ notificationsEmail: 'povlacenje@kvarc.rs' });
    const sent = await send(candidate.token, id);
    const [first] = await Promise.all([withdraw(candidate.token, sent), withdraw(candidate.token, sent)]);
    app.clock.advance({ seconds: 5 });
    expect((await withdraw(candidate.token, sent)).application).toEqual(first.application);
    await app.jobs.runPending();
    const [mail, ...others] = (await mailsTo('povlacenje@kvarc.rs')).filter(
      ({ template }) => template === 'applications.withdrawal',
    );
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ replyTo: candidate.email, aboutAccountId: candidate.row.id });
    expect(mail?.html).toContain(`https://prilika.test/oglasi/prijava/${sent}`);
  });

  test('can be one to a posting that was removed, closed or has expired', async () => {
    const { token } = await signedInCandidate(app);
    for (const state of ['removed', 'closed', 'expired'] as const) {
      const { id } = await posting();
      const sent = await send(token, id);
      await executor.update(postings).set({ state }).where(eq(postings.id, id));
      expect((await withdraw(token, sent)).application.state).toBe('withdrawn');
    }
  });

  test('is not found once the posting is gone altogether', async () => {
    const { token } = await signedInCandidate(app);
    const { id } = await posting();
    const sent = await send(token, id);
    await executor.delete(postings).where(eq(postings.id, id));
    expect(await refusalOf(withdraw(token, sent))).toMatchObject({ code: 'applications.not-found' });
  });
});

describe('the letter that was sent last', () => {
  const last = async (as: string) => (await app.call(getLastLetter, {}, { as })).data.letter;

  test('is the latest of the own ones, withdrawn or not, and nobody else’s', async () => {
    const [{ token }, other] = [await signedInCandidate(app), await signedInCandidate(app)];
    expect(await last(token)).toBeNull();
    await send(token, (await posting({ positionTitle: 'Prvi' })).id, { coverLetter: 'Prvo pismo.' });
    app.clock.advance({ seconds: 1 });
    const second = await send(token, (await posting({ positionTitle: 'Drugi' })).id, {
      coverLetter: 'Drugo pismo.',
    });
    const sentAt = app.clock.now().toISOString();
    app.clock.advance({ seconds: 1 });
    await send(token, (await posting()).id, { applicationType: 'cv', coverLetter: '' });
    await withdraw(token, second);
    expect(await last(token)).toEqual({ text: 'Drugo pismo.', positionTitle: 'Drugi', sentAt });
    expect(await last(other.token)).toBeNull();
  });

  test('may have been sent without an account, from the confirmed address', async () => {
    const candidate = await signedInCandidate(app);
    const { email } = candidate;
    await applyTo(app, (await posting()).id, { email, coverLetter: 'Bez naloga.' });
    expect((await last(candidate.token))?.text).toBe('Bez naloga.');
  });
});
