import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { getSentApplication, listSentApplications, withdrawApplication } from '#features/applying/own/contract.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { listNotifications } from '#features/notifications/contract.ts';
import { listApplicationEvents } from '#features/reviewing/contract.ts';
import { listApplications } from '#features/reviewing/received/contract.ts';
import { applyTo, applyWith } from '#tests/builders/application-builder.ts';
import { applicationIdOf, buildApplication } from '#tests/builders/interview-builder.ts';
import { signedInCandidate, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { endResults, listPendingResults, listResults, sendResults, undoResult, undoResults } from '../contract.ts';
import type { EndForm, ResultForm } from '../fields.ts';
import { sendResultsJob } from './result-jobs.ts';
import { claimDue, decide } from './result-store.ts';
import { results } from './result-table.ts';

const app = await createTestApplication();
const { executor } = app.database;
const employer = await signedInEmployer(app, { company: 'Kvarc Računovodstvo' });
const recruiter = await signedInMember(app, employer, 'recruiter');
const posting = async (change: Parameters<typeof buildPosting>[1] = {}) =>
  (await buildPosting(app, { employerId: employer.row.id, positionTitle: 'Knjigovođa', ...change })).id;

type Body = Partial<ResultForm> & { applicationIds?: string[]; status?: 'all' };
const notify = async (postingId: number, body: Body, how: { as?: string; idempotencyKey?: string } = {}) =>
  (
    await app.call(
      sendResults,
      { params: { id: String(postingId) }, body: { result: 'notSelected', sendAt: 'now', ...body } },
      { ...(await employer.anew()), ...how },
    )
  ).data;
const guestOf = async (postingId: number, email = `${randomUUID()}@primer.rs`) => {
  await applyTo(app, postingId, { email });
  return applicationIdOf(app, postingId, email);
};
const resultMails = async (email: string) =>
  (await app.mails()).filter(({ recipient, template }) => recipient === email && template === 'applications.result');
const sentOf = async (as: string, id: string) =>
  (await app.call(getSentApplication, { params: { id } }, { as })).data.application;
const rowOf = async (id: string) => (await executor.select().from(applications).where(eq(applications.id, id)))[0];
const listed = async (postingId: number) =>
  (await app.call(listPendingResults, { params: { id: String(postingId) } }, await employer.anew())).data;
const none = { withdrawn: 0, erased: 0, notified: 0, pending: 0 };
/** Lets hours pass, and the job that looks every minute run. */
const pass = async (hours: number) => {
  app.clock.advance({ hours });
  await app.jobs.send(executor, sendResultsJob, {});
  await app.jobs.runPending();
};

describe('sending now', () => {
  test('reaches guests and candidates by mail, and the candidate’s list, page and time line', async () => {
    const id = await posting({ advertiserEmail: 'posao@kvarc.rs', replyWithinDays: 7 });
    const candidate = await signedInCandidate(app);
    const own = (await applyWith(app, candidate.token, id)).data.application.id;
    const guest = await guestOf(id, 'ishod@primer.rs');
    expect((await sentOf(candidate.token, own)).promisedBy).not.toBeNull();
    const answer = await notify(id, { applicationIds: [own, guest], reason: 'jezik' });
    expect(answer).toMatchObject({ count: 2, excluded: none });
    await app.jobs.runPending();
    const [toGuest] = await resultMails('ishod@primer.rs');
    expect(toGuest).toMatchObject({
      replyTo: 'posao@kvarc.rs',
      subject: 'Odgovor na prijavu: Knjigovođa, Kvarc Računovodstvo',
    });
    expect(toGuest?.plain).toContain('Razlog koji navodi poslodavac: traži se bolje znanje jezika.');
    expect(toGuest?.plain).not.toContain('/profil/kandidat/prijave/');
    const [toCandidate] = await resultMails(candidate.email);
    expect(toCandidate?.plain).toContain(`/profil/kandidat/prijave/${own}`);
    const at = app.clock.now().toISOString();
    const sent = await sentOf(candidate.token, own);
    expect(sent).toMatchObject({ result: { result: 'notSelected', reason: 'jezik', at }, promisedBy: null });
    expect(sent.events.map(({ kind }) => kind)).toEqual(['sent', 'result']);
    const { data: rows } = await app.call(listSentApplications, { query: {} }, { as: candidate.token });
    expect(rows.find((row) => row.id === own)?.result?.result).toBe('notSelected');
    const inList = await app.call(listApplications, { params: { id: String(id) } }, await employer.anew());
    expect(inList.data.map((row) => row.result)).toEqual(['notSelected', 'notSelected']);
    // It does not sort the application, but answers it.
    expect(await rowOf(guest)).toMatchObject({ status: 'unsorted', answeredAt: app.clock.now() });
    const events = await app.call(listApplicationEvents, { params: { id: guest } }, await employer.anew());
    expect(events.data.map(({ event }) => event)).toContain('result-sent');
  });

  test('happens once, however often it is pressed and however many processes send it', async () => {
    const id = await posting();
    const guest = await guestOf(id, 'jednom-ishod@primer.rs');
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => refusalOf(notify(id, { applicationIds: [guest] }, { idempotencyKey }))),
    );
    expect(answers.filter((one) => one !== null && one.code !== 'idempotency.still-running')).toEqual([]);
    await Promise.all([app.jobs.runPending(), app.jobs.runPending()]);
    await app.jobs.runPending();
    expect(await resultMails('jednom-ishod@primer.rs')).toHaveLength(1);
    // The same result is not sent again; another one is.
    expect(await refusalOf(notify(id, { applicationIds: [guest] }))).toMatchObject({
      status: 409,
      code: 'applications.nobody-to-notify',
      current: { excluded: { ...none, notified: 1 } },
    });
    await notify(id, { applicationIds: [guest], result: 'hired' });
    await app.jobs.runPending();
    expect((await resultMails('jednom-ishod@primer.rs')).map(({ subject }) => subject).sort()).toEqual([
      'Odgovor na prijavu: Knjigovođa, Kvarc Računovodstvo',
      'Primljeni ste: Knjigovođa, Kvarc Računovodstvo',
    ]);
    expect((await rowOf(guest))?.result).toBe('hired');
  });

  test('two members with different results: the second learns of the first', async () => {
    const id = await posting();
    const guest = await guestOf(id, 'dvoje@primer.rs');
    let second: ReturnType<typeof refusalOf> | undefined;
    await app.database.transaction(async (tx) => {
      const now = app.clock.now();
      await decide(tx, [guest], { postingId: id, result: 'hired', decidedAt: now, sendAt: now });
      second = refusalOf(notify(id, { applicationIds: [guest], result: 'positionFilled' }, { as: recruiter.token }));
      const waiting = sql`select from pg_locks where not granted`;
      await expect.poll(async () => (await executor.execute(waiting)).rows.length).toBeGreaterThan(0);
    });
    expect(await second).toMatchObject({ status: 409, current: { excluded: { ...none, pending: 1 } } });
    await app.jobs.send(executor, sendResultsJob, {});
    await app.jobs.runPending();
    expect((await resultMails('dvoje@primer.rs')).map(({ subject }) => subject)).toEqual([
      'Primljeni ste: Knjigovođa, Kvarc Računovodstvo',
    ]);
  });

  test('all of a list by its filters, without those who withdrew or were erased, in blocks', async () => {
    const id = await posting();
    const candidate = await signedInCandidate(app);
    const withdrawn = (await applyWith(app, candidate.token, id)).data.application.id;
    await app.call(withdrawApplication, { params: { id: withdrawn } }, { as: candidate.token });
    const erased = await guestOf(id);
    await executor
      .update(applications)
      .set({ erasedAt: app.clock.now(), email: null, firstName: '', lastName: '' })
      .where(eq(applications.id, erased));
    for (let number = 0; number < 120; number += 1)
      await buildApplication(app, { postingId: id, email: `red-${number}@primer.rs` });
    const answer = await notify(id, { status: 'all', result: 'positionFilled' });
    expect(answer).toMatchObject({ count: 120, excluded: { ...none, withdrawn: 1, erased: 1 } });
    await app.jobs.runPending();
    const mails = (await app.mails()).filter(
      ({ template, recipient }) => template === 'applications.result' && recipient?.startsWith('red-'),
    );
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(120);
    expect(mails).toHaveLength(120);
    expect((await rowOf(withdrawn))?.result).toBeNull();
  });

  test('no mail to an address that refuses mail; the page has the result, and the bell', async () => {
    const id = await posting();
    const candidate = await signedInCandidate(app);
    const own = (await applyWith(app, candidate.token, id)).data.application.id;
    await executor.update(accounts).set({ mailRefusedAt: app.clock.now() }).where(eq(accounts.id, candidate.row.id));
    await notify(id, { applicationIds: [own], result: 'invited' });
    await app.jobs.runPending();
    expect(await resultMails(candidate.email)).toEqual([]);
    expect((await sentOf(candidate.token, own)).result?.result).toBe('invited');
    const { data: bell } = await app.call(listNotifications, {}, { as: candidate.token });
    expect(bell).toMatchObject([{ kind: 'result', path: `/profil/kandidat/prijave/${own}` }]);
  });

  test('a reason belongs to those who were not selected, and comes from the list', async () => {
    const id = await posting();
    const guest = await guestOf(id);
    const asked = { applicationIds: [guest], result: 'hired' as const };
    expect(await refusalOf(notify(id, { ...asked, reason: 'mesto' }))).toMatchObject({
      status: 422,
      errors: [expect.objectContaining({ path: 'reason', code: 'applications.reason-unfit' })],
    });
    expect(await refusalOf(notify(id, { applicationIds: [guest], reason: 'ružan' as never }))).toMatchObject({
      status: 422,
    });
    expect(await refusalOf(notify(id, { applicationIds: [randomUUID()] }))).toMatchObject({ status: 404 });
  });
});

describe('sending later', () => {
  test('waits 48 hours with its hour, nobody learns of it before, then it is sent', async () => {
    const id = await posting();
    const candidate = await signedInCandidate(app);
    const own = (await applyWith(app, candidate.token, id)).data.application.id;
    const { id: decision, sendAt } = await notify(id, { applicationIds: [own], sendAt: 'later', reason: 'mesto' });
    expect(Date.parse(sendAt) - app.clock.now().getTime()).toBe(48 * 3_600_000);
    expect(await listed(id)).toEqual([{ id: decision, result: 'notSelected', reason: 'mesto', sendAt, count: 1 }]);
    await pass(47);
    const asCandidate = (await candidate.anew()).as;
    expect(await sentOf(asCandidate, own)).toMatchObject({ result: null, state: 'sent' });
    expect(await resultMails(candidate.email)).toEqual([]);
    await pass(1);
    const again = (await candidate.anew()).as;
    expect((await sentOf(again, own)).result?.result).toBe('notSelected');
    expect(await resultMails(candidate.email)).toHaveLength(1);
  });

  test('can be taken back by the decision or for one applicant until then, by the company alone', async () => {
    const id = await posting();
    const [one, other, third] = [await guestOf(id), await guestOf(id), await guestOf(id)];
    const takeBack = async (decision: string, how = {}) =>
      app.call(
        undoResults,
        { params: { id: String(id) }, body: { id: decision } },
        { ...(await employer.anew()), ...how },
      );
    const takeOneBack = async (of: string, how = {}) =>
      app.call(undoResult, { params: { id: of } }, { ...(await employer.anew()), ...how });
    const decision = await notify(id, { applicationIds: [one, other], sendAt: 'later' });
    await notify(id, { applicationIds: [third], sendAt: 'later', result: 'hired' });
    const stranger = await signedInEmployer(app);
    expect(await refusalOf(takeBack(decision.id, { as: stranger.token }))).toMatchObject({ status: 404 });
    expect(await refusalOf(takeOneBack(third, { as: stranger.token }))).toMatchObject({ status: 404 });
    // A decision of another posting is not touched.
    const elsewhere = await posting();
    const foreign = { params: { id: String(elsewhere) }, body: { id: decision.id } };
    expect((await app.call(undoResults, foreign, await employer.anew())).data.count).toBe(0);
    expect((await takeOneBack(one)).data.count).toBe(1);
    expect((await takeBack(decision.id)).data.count).toBe(1);
    expect((await takeBack(decision.id)).data.count).toBe(0);
    expect((await listed(id)).map(({ result }) => result)).toEqual(['hired']);
    // Whoever was freed can get another one.
    await notify(id, { applicationIds: [one], result: 'invited' });
    await app.jobs.runPending();
    await pass(48);
    const left = await executor.select().from(results).where(eq(results.decisionId, decision.id));
    expect(left).toEqual([]);
    const { data } = await app.call(listResults, { params: { id: third } }, await employer.anew());
    expect(data).toMatchObject([{ result: 'hired', notifiedAt: app.clock.now().toISOString() }]);
    expect((await takeOneBack(third)).data.count).toBe(0);
    expect((await rowOf(third))?.result).toBe('hired');
  });

  test('withdrawing before it is sent ends it', async () => {
    const id = await posting();
    const candidate = await signedInCandidate(app);
    const own = (await applyWith(app, candidate.token, id)).data.application.id;
    await notify(id, { applicationIds: [own], sendAt: 'later' });
    await app.call(withdrawApplication, { params: { id: own } }, { as: candidate.token });
    await pass(48);
    expect(await resultMails(candidate.email)).toEqual([]);
    expect((await rowOf(own))?.result).toBeNull();
    expect(await executor.$count(results, eq(results.applicationId, own))).toBe(0);
  });

  test('undoing at the moment of sending comes too late, and says so', async () => {
    const id = await posting();
    const guest = await guestOf(id, 'poslednji-cas@primer.rs');
    const { id: decision } = await notify(id, { applicationIds: [guest], sendAt: 'later' });
    app.clock.advance({ hours: 48 });
    const how = await employer.anew();
    let undone: Promise<number> | undefined;
    await app.database.transaction(async (tx) => {
      expect(await claimDue(tx, app.clock.now(), 1)).toHaveLength(1);
      const body = { params: { id: String(id) }, body: { id: decision } };
      undone = app.call(undoResults, body, how).then(({ data }) => data.count);
      const waiting = sql`select from pg_locks where not granted`;
      await expect.poll(async () => (await executor.execute(waiting)).rows.length).toBeGreaterThan(0);
    });
    expect(await undone).toBe(0);
  });

  test('a run that fails notifies nobody by half: the next one notifies everybody once', async () => {
    const id = await posting();
    const guests = ['prekid-1@primer.rs', 'prekid-2@primer.rs'];
    for (const email of guests) await guestOf(id, email);
    await notify(id, { status: 'all', sendAt: 'later' });
    app.clock.advance({ hours: 48 });
    const trigger = async (act: string) => executor.execute(act as never);
    await trigger(
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$",
    );
    await trigger('create trigger refuse before insert on mail_messages for each row execute function refuse()');
    await pass(0).catch(() => undefined);
    expect((await listed(id)).length).toBe(1);
    await trigger('drop trigger refuse on mail_messages');
    await pass(0);
    for (const email of guests) expect(await resultMails(email)).toHaveLength(1);
  });
});

describe('the end of a posting', () => {
  const end = async (postingId: number, body: Partial<EndForm>, how = {}) =>
    (
      await app.call(
        endResults,
        { params: { id: String(postingId) }, body: { others: true, sendAt: 'now', ...body } },
        { ...(await employer.anew()), ...how },
      )
    ).data;

  test('notifies who was hired, and everybody without a result that the position is filled', async () => {
    const id = await posting();
    const candidate = await signedInCandidate(app);
    const withdrawn = (await applyWith(app, candidate.token, id)).data.application.id;
    await app.call(withdrawApplication, { params: { id: withdrawn } }, { as: candidate.token });
    const [hired, rejected, pending, open] = [
      await guestOf(id),
      await guestOf(id),
      await guestOf(id),
      await guestOf(id),
    ];
    await notify(id, { applicationIds: [rejected] });
    await app.jobs.runPending();
    await notify(id, { applicationIds: [pending], result: 'invited', sendAt: 'later' });
    expect(await end(id, { hired: [hired] })).toMatchObject({ hired: 1, others: 1 });
    await app.jobs.runPending();
    const of = async (application: string) => (await rowOf(application))?.result;
    expect([await of(hired), await of(rejected), await of(pending), await of(open), await of(withdrawn)]).toEqual([
      'hired',
      'notSelected',
      null,
      'positionFilled',
      null,
    ]);
    // Who was hired does not get the rejection that was pending.
    const late = await guestOf(id);
    await notify(id, { applicationIds: [late], sendAt: 'later' });
    expect(await end(id, { hired: [late], others: false })).toMatchObject({ hired: 1 });
    await app.jobs.runPending();
    expect(await listed(id)).toMatchObject([{ result: 'invited' }]);
    expect(await of(late)).toBe('hired');
    // Once more there is nobody left, which is no error.
    expect(await end(id, { hired: [hired] })).toMatchObject({ hired: 0, others: 0 });
  });

  test('without the others only those who were hired; not those of another posting', async () => {
    const [id, elsewhere] = [await posting(), await posting()];
    const [hired, open, foreign] = [await guestOf(id), await guestOf(id), await guestOf(elsewhere)];
    expect(await end(id, { hired: [hired], others: false })).toMatchObject({ hired: 1, others: 0 });
    expect(await refusalOf(end(id, { hired: [foreign] }))).toMatchObject({ status: 404 });
    await app.jobs.runPending();
    expect((await rowOf(open))?.result).toBeNull();
    expect((await rowOf(foreign))?.result).toBeNull();
  });
});
