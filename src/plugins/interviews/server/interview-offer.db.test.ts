import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { withdrawApplication } from '#features/applying/own/contract.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { applicationEvents } from '#features/reviewing/received/server/review-table.ts';
import { applyTo, applyWith } from '#tests/builders/application-builder.ts';
import { applicationIdOf, offerForm, slotOn } from '#tests/builders/interview-builder.ts';
import { signedInCandidate, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { nastyStrings } from '#tests/support/nasty-strings.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { addInterviewSlots, listInterviews, offerInterviews } from '../contract.ts';
import { interviewRounds } from './interview-table.ts';

const app = await createTestApplication();
const { executor } = app.database;
const employer = await signedInEmployer(app, { company: 'Kvarc Računovodstvo' });
const posting = async (change: Parameters<typeof buildPosting>[1] = {}) =>
  (await buildPosting(app, { employerId: employer.row.id, positionTitle: 'Knjigovođa', ...change })).id;

type Offer = ReturnType<typeof offerForm>;

const offer = async (
  postingId: number,
  body: Omit<Offer, 'applicationIds'> & { applicationIds?: string[]; status?: 'all' },
  how: { as?: string; idempotencyKey?: string } = {},
) =>
  (await app.call(offerInterviews, { params: { id: String(postingId) }, body }, { as: employer.token, ...how })).data;
const list = (postingId: number, as = employer.token, query = {}) =>
  app.call(listInterviews, { params: { id: String(postingId) }, query }, { as });
/** A guest's application; its id. */
const guestOf = async (postingId: number, email: string) => {
  await applyTo(app, postingId, { email });
  return applicationIdOf(app, postingId, email);
};
const anyGuest = (postingId: number) => guestOf(postingId, `${randomUUID()}@primer.rs`);
const mailsTo = async (email: string) => (await app.mails()).filter(({ recipient }) => recipient === email);
const offeredTo = async (email: string) =>
  (await mailsTo(email)).find(({ template }) => template === 'applications.interview-offered');
const answered = async (id: string) =>
  (await executor.select().from(applications).where(eq(applications.id, id)))[0]?.answeredAt ?? null;

describe('offering times', () => {
  test('writes to everybody alone, with the times, a link of their own and the company’s address', async () => {
    const id = await posting({ advertiserEmail: 'posao@kvarc.rs' });
    const candidate = await signedInCandidate(app);
    const { data: sent } = await applyWith(app, candidate.token, id);
    const guest = await guestOf(id, 'pera@primer.rs');
    const answer = await offer(
      id,
      offerForm({
        applicationIds: [sent.application.id, guest],
        slots: [slotOn('2026-12-01', '10:00'), slotOn('2026-12-01', '09:00', 45)],
      }),
    );
    expect(answer.notInvited).toEqual([]);
    expect(answer.round.slots.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2026-12-01T08:00:00.000Z', '2026-12-01T08:45:00.000Z'],
      ['2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z'],
    ]);
    expect(answer.round.interviews.map(({ state }) => state)).toEqual(['open', 'open']);
    await app.jobs.runPending();
    const toGuest = await offeredTo('pera@primer.rs');
    expect(toGuest).toMatchObject({
      template: 'applications.interview-offered',
      replyTo: 'posao@kvarc.rs',
      state: 'kept',
      subject: 'Izaberite termin za razgovor: Knjigovođa, Kvarc Računovodstvo',
    });
    expect(toGuest?.plain).toMatch(/utorak, 1\.\sdecembar\s2026, 09\.00–09\.45/);
    expect(toGuest?.plain).toMatch(/prilika\.test\/razgovor\?token=/);
    const toCandidate = await offeredTo(candidate.email);
    expect(toCandidate?.plain).toContain(`/profil/kandidat/prijave/${sent.application.id}`);
    expect(toCandidate?.plain).not.toContain('/razgovor?token=');
    expect([await answered(guest), await answered(sent.application.id)]).toEqual([app.clock.now(), app.clock.now()]);
    const events = await executor.select().from(applicationEvents).where(eq(applicationEvents.applicationId, guest));
    expect(events).toMatchObject([{ event: 'interview-offered', actorId: employer.account.row.id }]);
  });

  test('has one plain reply address: the owner’s instead of two', async () => {
    const id = await posting({ advertiserEmail: 'jedan@kvarc.rs, dva@kvarc.rs' });
    const guest = await guestOf(id, 'dve-adrese@primer.rs');
    await offer(id, offerForm({ applicationIds: [guest] }));
    await app.jobs.runPending();
    expect(await offeredTo('dve-adrese@primer.rs')).toMatchObject({ replyTo: employer.account.row.email });
  });

  test('happens once, however often it is sent', async () => {
    const id = await posting();
    const key = randomUUID();
    const guest = await guestOf(id, 'jednom@primer.rs');
    const body = offerForm({ applicationIds: [guest] });
    const [first, second] = [
      await offer(id, body, { idempotencyKey: key }),
      await offer(id, body, { idempotencyKey: key }),
    ];
    expect(second.round.id).toBe(first.round.id);
    const many = await Promise.all(
      Array.from({ length: 5 }, () => refusalOf(offer(id, body, { idempotencyKey: key }))),
    );
    expect(many.filter((one) => one !== null && one.code !== 'idempotency.still-running')).toEqual([]);
    await app.jobs.runPending();
    const offered = (await mailsTo('jednom@primer.rs')).filter(({ template }) =>
      template.endsWith('interview-offered'),
    );
    expect(offered).toHaveLength(1);
  });

  test('leaves out and names who withdrew, who was erased and who has an open interview', async () => {
    const id = await posting();
    const candidate = await signedInCandidate(app);
    const { data: withdrawn } = await applyWith(app, candidate.token, id);
    await app.call(withdrawApplication, { params: { id: withdrawn.application.id } }, { as: candidate.token });
    const [erased, engaged, free] = [await anyGuest(id), await anyGuest(id), await anyGuest(id)];
    await executor
      .update(applications)
      .set({ erasedAt: app.clock.now(), email: null, firstName: '', lastName: '' })
      .where(eq(applications.id, erased));
    await offer(id, offerForm({ applicationIds: [engaged] }));
    const all = offerForm({ applicationIds: [withdrawn.application.id, erased, engaged, free] });
    const answer = await offer(id, all);
    expect(answer.round.interviews.map(({ applicationId }) => applicationId)).toEqual([free]);
    expect(new Map(answer.notInvited.map(({ applicationId, reason }) => [applicationId, reason]))).toEqual(
      new Map([
        [withdrawn.application.id, 'withdrawn'],
        [erased, 'erased'],
        [engaged, 'has-interview'],
      ]),
    );
    expect(await refusalOf(offer(id, all))).toMatchObject({
      status: 409,
      code: 'applications.nobody-to-invite',
    });
    expect((await list(id)).meta.total).toBe(2);
  });

  test('means all of a list by its filters as well, a hundred at most', async () => {
    const id = await posting();
    const [guest] = [await anyGuest(id), await anyGuest(id)];
    const { applicationIds: _, ...rest } = offerForm({ applicationIds: [guest] });
    const all = { ...rest, status: 'all' as const };
    const answer = await offer(id, all);
    expect(answer.round.interviews).toHaveLength(2);
    const [one] = await executor.select().from(applications).where(eq(applications.id, guest));
    const { id: _id, ...copied } = one as typeof applications.$inferSelect;
    const many = Array.from({ length: 99 }, (_, at) => ({ ...copied, email: `mnogo${at}@primer.rs` }));
    await executor.insert(applications).values(many);
    expect(await refusalOf(offer(id, all))).toMatchObject({
      status: 422,
      code: 'applications.too-many-selected',
    });
  });

  test('is refused for what is over, unclear, too far or overlaps, field by field, and nothing is written', async () => {
    const id = await posting();
    const guest = await anyGuest(id);
    const rounds = await executor.$count(interviewRounds);
    const fields = async (...slots: Offer['slots']) =>
      (await refusalOf(offer(id, offerForm({ applicationIds: [guest], slots }))))?.fields;
    expect(
      await fields(slotOn('2026-11-20', '12:00'), slotOn('2026-11-20', '12:30'), slotOn('2027-11-21', '10:00')),
    ).toEqual(['slots.0.from applications.slot-past', 'slots.2.from applications.slot-far']);
    expect(await fields(slotOn('2027-03-28', '02:30'), slotOn('2027-10-31', '02:30'))).toEqual([
      'slots.0.from applications.slot-skipped',
      'slots.1.from applications.slot-doubled',
    ]);
    expect(await fields(slotOn('2026-12-01', '10:00', 60), slotOn('2026-12-01', '10:30'))).toEqual([
      'slots.1.from applications.slot-overlaps',
    ]);
    expect(await fields({ day: '2026-02-30', from: '25:00', minutes: 0 })).toEqual([
      'slots.0.day date',
      'slots.0.from format',
      'slots.0.minutes too-small',
    ]);
    // Nothing is worked out with what cannot be read.
    for (const day of ['', 'x', '2026-13-01'])
      expect(await fields({ day, from: '10:00', minutes: 30 })).toEqual(['slots.0.day date']);
    expect(await fields(slotOn('2026-12-01', '10:00', 1e6))).toEqual(['slots.0.minutes too-big']);
    expect(await fields(...Array.from({ length: 51 }, (_, at) => slotOn('2026-12-01', clock(at))))).toEqual([
      'slots too-many',
    ]);
    expect(await executor.$count(interviewRounds)).toBe(rounds);
    expect(await answered(guest)).toBeNull();
  });

  test('takes fifty times, and a note of a thousand signs', async () => {
    const id = await posting();
    const guest = await guestOf(id, 'pedeset@primer.rs');
    const slots = Array.from({ length: 50 }, (_, at) => slotOn('2026-12-01', clock(at), 10));
    const note = 'č'.repeat(1000);
    const { round } = await offer(id, offerForm({ applicationIds: [guest], slots, note }));
    expect(round.slots).toHaveLength(50);
    await app.jobs.runPending();
    expect((await offeredTo('pedeset@primer.rs'))?.plain).toContain('Na strani je još 40 termina.');
    const more = app.call(
      addInterviewSlots,
      { params: { id: round.id }, body: { slots: [slotOn('2026-12-02', '10:00')] } },
      { as: employer.token },
    );
    expect((await refusalOf(more))?.fields).toEqual(['slots too-many']);
    const long = offerForm({ applicationIds: [guest], note: `${note}č`, place: 'č'.repeat(301) });
    expect((await refusalOf(offer(id, long)))?.fields).toEqual(['place too-long', 'note too-long']);
  });

  test('keeps an address as written, a number in E.164, and only links that are safe', async () => {
    const id = await posting();
    const place = async (placeKind: Offer['placeKind'], text: string) => {
      const body = offerForm({ applicationIds: [await anyGuest(id)], placeKind, place: text });
      const refusal = await refusalOf(offer(id, body));
      if (refusal) return refusal.fields;
      app.clock.advance({ seconds: 1 });
      const [row] = (await list(id)).data;
      return [row?.place, row?.placeText];
    };
    expect(await place('address', ' Čika Ljubina 7, Beograd ')).toEqual([
      'Čika Ljubina 7, Beograd',
      'Čika Ljubina 7, Beograd',
    ]);
    expect(await place('phone', '064/123-4567')).toEqual(['+381641234567', '064 1234567']);
    expect(await place('phone', '12')).toEqual(['place phone']);
    expect(await place('link', 'meet.primer.rs/abc')).toEqual([
      'https://meet.primer.rs/abc',
      'https://meet.primer.rs/abc',
    ]);
    for (const link of ['http://meet.primer.rs', 'javascript:alert(1)', 'https://a@b.rs/'])
      expect(await place('link', link)).toEqual(['place applications.place-link']);
  });

  test('answers any input with a sentence', async () => {
    const id = await posting();
    const guest = await anyGuest(id);
    for (const text of nastyStrings) {
      const body = offerForm({ applicationIds: [guest], place: text, note: text.slice(0, 1000) });
      const refusal = await refusalOf(offer(id, body));
      expect(refusal === null || refusal.status < 500, text).toBe(true);
    }
  });

  test('is for the company’s own posting that was not removed, and for recruiters', async () => {
    const id = await posting();
    const body = offerForm({ applicationIds: [await anyGuest(id)] });
    const other = await signedInEmployer(app);
    expect(await refusalOf(offer(id, body, { as: other.token }))).toMatchObject({ status: 404 });
    const reader = await signedInMember(app, employer, 'reader');
    expect(await refusalOf(offer(id, body, { as: reader.token }))).toMatchObject({ status: 403 });
    await list(id, reader.token);
    const elsewhere = offerForm({ applicationIds: [await anyGuest(await posting())] });
    expect(await refusalOf(offer(id, elsewhere))).toMatchObject({ code: 'applications.not-found' });
    await executor.update(postings).set({ state: 'removed' }).where(eq(postings.id, id));
    expect(await refusalOf(offer(id, body))).toMatchObject({ status: 409, code: 'postings.moved-on' });
  });

  test('tells what else is in the company’s calendar, and finds rounds by the application', async () => {
    const company = await signedInEmployer(app);
    const own = async () => (await buildPosting(app, { employerId: company.row.id })).id;
    const [one, other] = [await own(), await own()];
    const how = { as: company.token };
    const guest = await anyGuest(one);
    await offer(one, offerForm({ applicationIds: [guest] }), how);
    await offer(one, offerForm({ applicationIds: [await anyGuest(one)] }), how);
    await offer(other, offerForm({ applicationIds: [await anyGuest(other)] }), how);
    const { meta } = await list(other, company.token);
    expect(meta.busy).toHaveLength(6);
    const found = await list(one, company.token, { application: guest });
    expect(found.data.map(({ interviews }) => interviews.map(({ applicationId }) => applicationId))).toEqual([[guest]]);
    expect(found.meta.total).toBe(1);
  });
});

/** Every ten minutes of a day from midnight on. */
function clock(at: number): string {
  return `${String(Math.floor(at / 6)).padStart(2, '0')}:${at % 6}0`;
}
