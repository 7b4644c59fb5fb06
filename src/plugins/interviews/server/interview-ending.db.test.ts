import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '#features/accounts/personal-data/contract.ts';
import { withdrawApplication } from '#features/applying/own/contract.ts';
import { removePosting } from '#features/moderation/contract.ts';
import { applyWith } from '#tests/builders/application-builder.ts';
import { buildInvitedGuests, offerForm } from '#tests/builders/interview-builder.ts';
import { signedInAdmin, signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { readCalendar } from '#tests/support/read-calendar.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import {
  answerGuestInterview,
  answerInterview,
  guestInterview,
  listInterviews,
  listOwnInterviews,
  offerInterviews,
} from '../contract.ts';
import type { InterviewAnswerForm } from '../fields.ts';
import { interviews } from './interview-table.ts';

const smtp = await startSmtp();
afterAll(() => smtp.close());
const app = await createTestApplication({ SMTP_URL: smtp.url });
const employer = await signedInEmployer(app, { company: 'Kvarc Računovodstvo' });
const company = 'razgovori@kvarc.rs';
const posting = () =>
  buildPosting(app, {
    employerId: employer.row.id,
    positionTitle: 'Knjigovođa',
    notificationsEmail: company,
    advertiserEmail: 'posao@kvarc.rs',
  });

/** Calendar files that went to an address, oldest first, with the subjects of their mails. */
const calendarsTo = async (address: string) => {
  await app.jobs.runPending();
  return smtp.messages
    .filter(({ to }) => to.includes(address))
    .flatMap(({ message }) =>
      message.attachments.map(({ filename, mimeType, content }) => {
        expect([filename, mimeType]).toEqual(['poziv.ics', 'text/calendar']);
        const file = typeof content === 'string' ? content : new TextDecoder().decode(content);
        // The parser of the test's server writes calendars with line breaks of its own.
        return { subject: message.subject ?? '', ...readCalendar(file.replace(/\r?\n/g, '\r\n')) };
      }),
    );
};

const candidateWithTime = async () => {
  const candidate = await signedInCandidate(app, {
    email: `ana.${crypto.randomUUID().slice(0, 8)}@primer.rs`,
  });
  const { id: postingId } = await posting();
  const id = (await applyWith(app, candidate.token, postingId)).data.application.id;
  const body = offerForm({ applicationIds: [id] });
  await app.call(offerInterviews, { params: { id: String(postingId) }, body }, { as: employer.token });
  const own = async () => (await app.call(listOwnInterviews, { params: { id } }, { as: candidate.token })).data[0];
  const interview = await own();
  const slotId = interview?.free[0]?.id as string;
  const params = { id: interview?.id as string };
  await app.call(answerInterview, { params, body: { slotId } }, { as: candidate.token });
  await app.jobs.runPending();
  return { candidate, postingId, applicationId: id, interviewId: params.id, own };
};

test('both sides get one event, whose changes follow it under its UID', async () => {
  const { id: postingId } = await posting();
  const email = 'petar@primer.rs';
  const invited = await buildInvitedGuests(app, { as: employer.token, postingId, emails: [email] });
  const token = invited.tokens[0] as string;
  const [first, second] = invited.round.slots.map(({ id }) => id) as [string, string];
  const answer = (body: InterviewAnswerForm) => app.call(answerGuestInterview, { params: { token }, body });
  await answer({ slotId: first });
  await calendarsTo(email);
  await answer({ slotId: second });
  await calendarsTo(email);
  await answer({ act: 'cancel', reason: 'Našao sam posao; hvala, "ekipo"\r\nEND:VEVENT' });
  const uid = `${invited.round.interviews[0]?.id}@prilika.test`;
  const expected = [
    { uid, method: 'REQUEST', sequence: 1, status: 'CONFIRMED', start: '2026-12-01T09:00:00.000Z' },
    { uid, method: 'REQUEST', sequence: 2, status: 'CONFIRMED', start: '2026-12-01T09:30:00.000Z' },
    { uid, method: 'CANCEL', sequence: 3, status: 'CANCELLED', start: '2026-12-01T09:30:00.000Z' },
  ];
  const toGuest = await calendarsTo(email);
  expect(toGuest).toMatchObject(expected);
  expect(toGuest[0]).toMatchObject({
    organizer: { email: 'mailto:posao@kvarc.rs', name: 'Kvarc Računovodstvo' },
    attendees: [{ email: `mailto:${email}`, name: 'Dragan Ćirić' }],
    location: 'Čika Ljubina 7, Beograd',
  });
  const toCompany = await calendarsTo(company);
  expect(toCompany).toMatchObject(expected);
  // A guest’s link is the guest’s alone.
  expect(JSON.stringify(toCompany)).not.toContain(token);
});

describe('an interview ends with its application', () => {
  test('that is withdrawn', async () => {
    const { candidate, applicationId, postingId, own } = await candidateWithTime();
    const withdraw = () => app.call(withdrawApplication, { params: { id: applicationId } }, { as: candidate.token });
    await withdraw();
    await withdraw();
    expect(await own()).toMatchObject({ state: 'cancelled', cancelledBy: 'candidate' });
    expect((await calendarsTo(candidate.email)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
    const off = (await calendarsTo(company)).filter(({ method }) => method === 'CANCEL').at(-1);
    expect(off?.description).toContain('Kvarc');
    const { data } = await app.call(
      listInterviews,
      { params: { id: String(postingId) }, query: {} },
      { as: employer.token },
    );
    expect(data[0]?.slots.map(({ takenBy }) => takenBy)).toEqual([null, null]);
  });

  test('whose person deletes the account: the company learns that, and no more of the person', async () => {
    const { candidate, interviewId } = await candidateWithTime();
    const before = smtp.messages.length;
    await app.call(deleteAccount, { body: { password: testPassword } }, { as: candidate.token });
    await app.jobs.runPending();
    const [off] = (await calendarsTo(company)).slice(-1);
    expect(off).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', attendees: [] });
    expect(off?.subject).toBe('Otkazan razgovor: Knjigovođa');
    const later = smtp.messages.slice(before).filter(({ to }) => to.includes(company));
    expect(later).toHaveLength(1);
    expect(JSON.stringify(later)).not.toContain(candidate.email);
    const left = eq(interviews.id, interviewId);
    expect(await app.database.executor.$count(interviews, left)).toBe(0);
  });
});

test('a posting that is removed cancels its interviews and tells both sides', async () => {
  const admin = await signedInAdmin(app);
  const { id: postingId, version } = await posting();
  const emails = ['prvi@primer.rs', 'drugi@primer.rs'];
  const { round, tokens } = await buildInvitedGuests(app, { as: employer.token, postingId, emails });
  await app.call(answerGuestInterview, {
    params: { token: tokens[0] as string },
    body: { slotId: round.slots[0]?.id as string },
  });
  await app.call(
    removePosting,
    {
      params: { id: String(postingId) },
      body: { ground: 'other', reason: 'Lažan oglas, prijavljen više puta.', version },
    },
    { as: admin.token },
  );
  const states = await Promise.all(
    tokens.map(async (token) => (await app.call(guestInterview, { params: { token } })).data.state),
  );
  expect(states).toEqual(['cancelled', 'cancelled']);
  expect((await calendarsTo('prvi@primer.rs')).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL']);
  expect(await calendarsTo('drugi@primer.rs')).toEqual([]);
  const subjects = smtp.messages
    .filter(({ to }) => to.includes('drugi@primer.rs'))
    .map(({ message }) => message.subject);
  expect(subjects.at(-1)).toBe('Razgovor je otkazan: Knjigovođa, Kvarc Računovodstvo');
});
