import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { chooseMail, listNotifications } from '#features/notifications/contract.ts';
import { applicationEvents } from '#features/reviewing/received/server/review-table.ts';
import { applyWith } from '#tests/builders/application-builder.ts';
import { buildInvitedGuests, interviewLinkFor, offerForm, slotOn } from '#tests/builders/interview-builder.ts';
import { signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { readCalendar } from '#tests/support/read-calendar.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import {
  addInterviewSlots,
  answerGuestInterview,
  answerInterview,
  cancelInterview,
  cancelInterviewRound,
  guestInterview,
  listInterviews,
  listOwnInterviews,
  moveInterviewSlot,
  offerInterviews,
  removeInterviewSlot,
} from '../contract.ts';
import type { CandidateInterview, InterviewAnswerForm } from '../fields.ts';
import { remindOfInterviewsJob } from './interview-jobs.ts';
import { interviews } from './interview-table.ts';

const app = await createTestApplication();
const { executor } = app.database;
const employer = await signedInEmployer(app, { company: 'Kvarc Računovodstvo' });
let people = 0;
const nextPerson = (): number => {
  people += 1;
  return people;
};
/** The sequence of a mail’s calendar file, while its content is kept. */
const sequenceOf = (mail: { params: unknown } | undefined) =>
  (mail?.params as { event?: { sequence: number } } | undefined)?.event?.sequence;

const invite = async (count = 1, change: Partial<Parameters<typeof offerForm>[0]> = {}) => {
  app.clock.set(new Date('2026-11-20T11:00:00Z'));
  const company = `posao${nextPerson()}@kvarc.rs`;
  const { id } = await buildPosting(app, {
    employerId: employer.row.id,
    positionTitle: 'Knjigovođa',
    notificationsEmail: company,
  });
  const emails = Array.from({ length: count }, () => `gost${nextPerson()}@primer.rs`);
  const as = (await employer.anew()).as;
  const built = await buildInvitedGuests(app, { as, postingId: id, emails }, change);
  return {
    ...built,
    postingId: id,
    emails,
    token: built.tokens[0] as string,
    company,
  };
};

const facts = async (token: string) => (await app.call(guestInterview, { params: { token } })).data;
const answer = async (token: string, body: InterviewAnswerForm): Promise<CandidateInterview> =>
  (await app.call(answerGuestInterview, { params: { token }, body })).data;
const choose = (token: string, slotId: string) => answer(token, { slotId });
const asEmployer = async () => employer.anew();
const roundOf = async (postingId: number) =>
  (await app.call(listInterviews, { params: { id: String(postingId) }, query: {} }, await asEmployer())).data[0];
const mailsTo = async (email: string) => {
  await app.jobs.runPending();
  return (await app.mails()).filter(({ recipient }) => recipient === email);
};
/** Names of the mails to an address about interviews. */
const toldTo = async (email: string) =>
  (await mailsTo(email)).flatMap(({ template }) => /^applications\.interview-(.*)/.exec(template)?.[1] ?? []).sort();
const slotIds = ({ slots }: { slots: { id: string }[] }) => slots.map(({ id }) => id) as [string, string];

describe('choosing a time by the link of a mail', () => {
  test('takes it, tells both sides once, and gives both the calendar file', async () => {
    const { token, round, emails, company, postingId } = await invite();
    const [first, second] = slotIds(round);
    expect(await facts(token)).toMatchObject({
      state: 'open',
      chosen: null,
      movable: true,
      positionTitle: 'Knjigovođa',
      free: [{ id: first }, { id: second }],
    });
    const chosen = await choose(token, first);
    expect(chosen).toMatchObject({ state: 'chosen', chosen: { id: first }, free: [{ id: second }] });
    // A double click, and the answer that was lost.
    await Promise.all([choose(token, first), choose(token, first)]);
    expect(await toldTo(emails[0] as string)).toEqual(['booked', 'offered']);
    expect(await toldTo(company)).toEqual(['chosen']);
    const file = await app.fetch(`${chosen.calendar}&lang=sr`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(readCalendar(await file.text())).toMatchObject({
      start: '2026-12-01T09:00:00.000Z',
      end: '2026-12-01T09:30:00.000Z',
      sequence: 1,
    });
    const [seen] = (await roundOf(postingId))?.interviews ?? [];
    expect(seen).toMatchObject({ state: 'chosen', chosen: { id: first } });
    expect((await app.fetch(seen?.calendar as string)).status).toBe(200);
  });

  test('may be changed until two hours before, and every change raises the sequence', async () => {
    const { token, round, emails, company } = await invite();
    const [first, second] = slotIds(round);
    await choose(token, first);
    app.clock.advance({ minutes: 1 });
    await choose(token, second);
    expect(await toldTo(emails[0] as string)).toEqual(['booked', 'booked', 'offered']);
    expect(await toldTo(company)).toEqual(['chosen', 'chosen']);
    const [last] = (await mailsTo(company)).slice(-1);
    expect(last?.subject).toBe(`Promenjen termin: Dragan Ćirić, Knjigovođa`);
    expect(sequenceOf(last)).toBe(2);
    app.clock.set(new Date('2026-12-01T07:30:00Z'));
    expect(await facts(token)).toMatchObject({ state: 'chosen', movable: false, free: [] });
    expect(await refusalOf(choose(token, first))).toMatchObject({
      status: 409,
      code: 'applications.too-late-to-move',
      current: { chosen: { id: second } },
    });
    // Calling it off is possible until it begins.
    expect(await answer(token, { act: 'cancel', reason: 'Bolest.' })).toMatchObject({ state: 'cancelled' });
  });

  test('is refused for a time that is taken, gone, over, or somebody else’s, with what is free', async () => {
    const { tokens, round } = await invite(2);
    const [one, other] = tokens as [string, string];
    const [first, second] = slotIds(round);
    await choose(one, first);
    expect((await facts(other)).free.map(({ id }) => id)).toEqual([second]);
    expect(await refusalOf(choose(other, first))).toMatchObject({
      status: 409,
      code: 'applications.slot-taken',
      current: { free: [{ id: second }] },
    });
    const elsewhere = slotIds((await invite()).round)[0];
    expect(await codeOf(choose(other, elsewhere))).toBe('applications.slot-gone');
    await app.call(removeInterviewSlot, { params: { id: second } }, await asEmployer());
    expect(await codeOf(choose(other, second))).toBe('applications.slot-gone');
    expect((await refusalOf(answer(other, { slotId: '' })))?.fields).toEqual(['slotId applications.slot-missing']);
    const late = await invite();
    app.clock.set(new Date('2026-12-01T09:10:00Z'));
    expect(await codeOf(choose(late.token, slotIds(late.round)[0]))).toBe('applications.slot-started');
  });

  test('is over when the times have passed, and bad for another token', async () => {
    const { token, round, postingId } = await invite();
    const [first] = slotIds(round);
    const chosen = await choose(token, first);
    const [seen] = (await roundOf(postingId))?.interviews ?? [];
    const wrong = [
      `${token.slice(0, -2)}AA`,
      token.split('.')[0] as string,
      `${crypto.randomUUID()}.${token.split('.')[1]}`,
      new URL(chosen.calendar as string, 'https://x.rs').searchParams.get('token') as string,
      new URL(seen?.calendar as string, 'https://x.rs').searchParams.get('token') as string,
      'x',
    ];
    for (const one of wrong)
      for (const attempt of [() => facts(one), () => choose(one, first)])
        expect(await refusalOf(attempt()), one).toMatchObject({
          status: 404,
          code: 'applications.bad-interview-link',
        });
    app.clock.set(new Date('2026-12-03T11:00:00Z'));
    for (const attempt of [() => facts(token), () => choose(token, first)])
      expect(await refusalOf(attempt())).toMatchObject({
        status: 410,
        code: 'applications.interview-link-over',
      });
    expect((await app.fetch(chosen.calendar as string)).status).toBe(410);
    expect((await app.fetch('/razgovor/poziv.ics?side=candidate&token=x')).status).toBe(404);
  });

  test('can be answered by none of them, which is told once, until there are new times', async () => {
    const { token, round, emails, company } = await invite();
    expect(await answer(token, { act: 'unsuited', reason: 'Radim do 16.' })).toMatchObject({
      state: 'open',
      unsuited: true,
    });
    await answer(token, { act: 'unsuited' });
    expect(await toldTo(company)).toEqual(['off']);
    const off = (await mailsTo(company)).find(({ template }) => template.endsWith('interview-off'));
    expect(off?.plain).toContain('Radim do 16.');
    const body = { slots: [slotOn('2026-12-02', '17:00')] };
    const how = { ...(await asEmployer()), idempotencyKey: crypto.randomUUID() };
    const add = () => app.call(addInterviewSlots, { params: { id: round.id }, body }, how);
    await add();
    await add();
    const now = await facts(token);
    expect(now).toMatchObject({ unsuited: false });
    expect(now.free).toHaveLength(3);
    expect(await toldTo(emails[0] as string)).toEqual(['offered', 'offered']);
  });
});

describe('choosing with an account', () => {
  test('is the candidate’s alone', async () => {
    app.clock.set(new Date('2026-11-20T11:00:00Z'));
    const [candidate, stranger] = [await signedInCandidate(app), await signedInCandidate(app)];
    const { id } = await buildPosting(app, { employerId: employer.row.id });
    const sent = (await applyWith(app, candidate.token, id)).data.application.id;
    await app.call(
      offerInterviews,
      { params: { id: String(id) }, body: offerForm({ applicationIds: [sent] }) },
      await asEmployer(),
    );
    const list = (as: string) => app.call(listOwnInterviews, { params: { id: sent } }, { as });
    const [own] = (await list(candidate.token)).data;
    const slotId = own?.free[0]?.id as string;
    const chooseAs = (as: string) =>
      app.call(answerInterview, { params: { id: own?.id as string }, body: { slotId } }, { as });
    expect(await refusalOf(list(stranger.token))).toMatchObject({ status: 404 });
    expect(await refusalOf(chooseAs(stranger.token))).toMatchObject({
      status: 404,
      code: 'applications.interview-not-found',
    });
    expect((await chooseAs(candidate.token)).data).toMatchObject({ state: 'chosen' });
    // Its mails lead to the account, and no link opens it.
    expect(await codeOf(facts(interviewLinkFor(own?.id as string)))).toBe('applications.bad-interview-link');
    const events = await executor
      .select({ event: applicationEvents.event, actorId: applicationEvents.actorId })
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, sent))
      .orderBy(applicationEvents.id);
    expect(events).toEqual([
      { event: 'interview-offered', actorId: employer.account.row.id },
      { event: 'interview-chosen', actorId: null },
    ]);
  });

  test('confirms the own choice by mail, also to who wants no mail about interviews: it has no notification', async () => {
    app.clock.set(new Date('2026-11-20T11:00:00Z'));
    const candidate = await signedInCandidate(app);
    const as = { as: candidate.token };
    await app.call(chooseMail, { body: { kind: 'interview', mail: 'none' } }, as);
    const { id } = await buildPosting(app, { employerId: employer.row.id });
    const sent = (await applyWith(app, candidate.token, id)).data.application.id;
    const body = offerForm({ applicationIds: [sent] });
    await app.call(offerInterviews, { params: { id: String(id) }, body }, await asEmployer());
    const [own] = (await app.call(listOwnInterviews, { params: { id: sent } }, as)).data;
    const slotId = own?.free[0]?.id as string;
    await app.call(answerInterview, { params: { id: own?.id as string }, body: { slotId } }, as);
    const states = (await mailsTo(candidate.email)).map(({ template, state }) => `${template} ${state}`);
    expect(states).toContain('applications.interview-offered withheld');
    expect(states).toContain('applications.interview-booked kept');
    const { data: bell } = await app.call(listNotifications, {}, as);
    expect(bell.map(({ kind }) => kind)).toEqual(['interview']);
  });
});

describe('what the company changes', () => {
  test('a moved time is told to who has chosen it, with the next sequence', async () => {
    const { token, round, emails, company } = await invite();
    const [first, second] = slotIds(round);
    await choose(token, first);
    app.clock.advance({ minutes: 1 });
    const move = async (id: string, slot: ReturnType<typeof slotOn>) =>
      app.call(moveInterviewSlot, { params: { id }, body: slot }, await asEmployer());
    expect((await refusalOf(move(first, slotOn('2026-12-01', '10:45'))))?.fields).toEqual([
      'from applications.slot-overlaps',
    ]);
    await move(first, slotOn('2026-12-02', '15:00', 45));
    // The same again is no change, and a free one concerns nobody.
    await move(first, slotOn('2026-12-02', '15:00', 45));
    await move(second, slotOn('2026-12-03', '10:00'));
    expect(await toldTo(emails[0] as string)).toEqual(['booked', 'booked', 'offered']);
    expect(await toldTo(company)).toEqual(['chosen', 'chosen']);
    const last = (await mailsTo(emails[0] as string)).at(-1);
    expect(last?.subject).toBe('Poslodavac je pomerio razgovor: Knjigovođa, Kvarc Računovodstvo');
    expect(sequenceOf(last)).toBe(2);
    expect((await facts(token)).chosen).toMatchObject({ startsAt: '2026-12-02T14:00:00.000Z' });
  });

  test('a cancelled interview frees its time for the others; once more changes nothing', async () => {
    const { tokens, round, emails, company } = await invite(2);
    const [one, other] = tokens as [string, string];
    const [first] = slotIds(round);
    await choose(one, first);
    const id = (await facts(one)).id;
    const cancel = async () =>
      app.call(cancelInterview, { params: { id }, body: { reason: 'Oglas se menja.' } }, await asEmployer());
    await cancel();
    await cancel();
    expect(await facts(one)).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'employer',
      reason: 'Oglas se menja.',
      calendar: null,
    });
    expect(await toldTo(emails[0] as string)).toEqual(['booked', 'cancelled', 'offered']);
    expect(await toldTo(company)).toEqual(['chosen', 'off']);
    expect(await codeOf(choose(one, first))).toBe('applications.interview-cancelled');
    expect(await choose(other, first)).toMatchObject({ state: 'chosen' });
  });

  test('a cancelled round tells everybody who still had something before them', async () => {
    const { tokens, round, emails, company } = await invite(3);
    const [one, two] = tokens as [string, string, string];
    await choose(one, slotIds(round)[0]);
    await answer(two, { act: 'cancel', reason: '' });
    const cancel = async () =>
      app.call(cancelInterviewRound, { params: { id: round.id }, body: { reason: '' } }, await asEmployer());
    expect((await cancel()).data).toMatchObject({ cancelled: true });
    await cancel();
    expect(await Promise.all(emails.map(toldTo))).toEqual([
      ['booked', 'cancelled', 'offered'],
      ['offered'],
      ['cancelled', 'offered'],
    ]);
    // The one who called it off, and the one who had a time.
    expect(await toldTo(company)).toEqual(['chosen', 'off', 'off']);
    const add = app.call(
      addInterviewSlots,
      { params: { id: round.id }, body: { slots: [slotOn('2026-12-05', '10:00')] } },
      await asEmployer(),
    );
    expect(await codeOf(add)).toBe('applications.interview-cancelled');
  });

  test('a time that is chosen cannot be removed, and nothing of another company is found', async () => {
    const { token, round } = await invite();
    const [first] = slotIds(round);
    await choose(token, first);
    const remove = async (as: string) => app.call(removeInterviewSlot, { params: { id: first } }, { as });
    expect(await codeOf(remove((await asEmployer()).as))).toBe('applications.slot-taken');
    const other = await signedInEmployer(app);
    expect(await codeOf(remove(other.token))).toBe('applications.interview-not-found');
  });
});

describe('the reminder', () => {
  const remind = async () => {
    await app.jobs.send(executor, remindOfInterviewsJob, {});
    await app.jobs.runPending();
  };

  test('comes once, a day before, and anew for another time', async () => {
    const { token, round, emails } = await invite(1, {
      slots: [slotOn('2026-12-01', '10:00'), slotOn('2026-12-04', '10:00')],
    });
    const [first, second] = slotIds(round);
    await choose(token, first);
    const reminders = async () => (await toldTo(emails[0] as string)).filter((name) => name === 'reminder').length;
    app.clock.set(new Date('2026-11-30T08:59:00Z'));
    await remind();
    expect(await reminders()).toBe(0);
    app.clock.set(new Date('2026-11-30T09:00:00Z'));
    await Promise.all([remind(), remind()].map((one) => one.catch(() => undefined)));
    expect(await reminders()).toBe(1);
    await choose(token, second);
    app.clock.set(new Date('2026-12-03T10:00:00Z'));
    await remind();
    expect(await reminders()).toBe(2);
    expect((await executor.select().from(interviews).where(eq(interviews.slotId, second)))[0]?.remindedAt).toEqual(
      app.clock.now(),
    );
  });

  test('is not sent to who chose on the last day, and of what was cancelled', async () => {
    const [late, off] = [await invite(), await invite()];
    await choose(off.token, slotIds(off.round)[0]);
    await answer(off.token, { act: 'cancel', reason: '' });
    app.clock.set(new Date('2026-11-30T12:00:00Z'));
    await choose(late.token, slotIds(late.round)[0]);
    await remind();
    expect(await toldTo(late.emails[0] as string)).not.toContain('reminder');
    expect(await toldTo(off.emails[0] as string)).not.toContain('reminder');
  });
});
