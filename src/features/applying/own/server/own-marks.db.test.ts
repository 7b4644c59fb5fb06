import { expect, test } from 'vitest';
import {
  answerInterview,
  cancelInterview,
  listOwnInterviews,
  moveInterviewSlot,
  offerInterviews,
  removeInterviewSlot,
} from '#plugins/interviews/contract.ts';
import { interviewNews } from '#plugins/interviews/interview-state.ts';
import { applyTo, applyWith } from '#tests/builders/application-builder.ts';
import { offerForm, slotOn } from '#tests/builders/interview-builder.ts';
import { signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getOwnMarks, getSentApplication, listSentApplications, withdrawApplication } from '../contract.ts';

const app = await createTestApplication();
const employer = await signedInEmployer(app, { company: 'Kvarc Računovodstvo' });
const posting = async (positionTitle = 'Knjigovođa') =>
  (await buildPosting(app, { employerId: employer.row.id, positionTitle })).id;
const asEmployer = () => employer.anew();

/** A candidate signed in at 11:00 UTC on 20 November. */
const candidate = async () => {
  app.clock.set(new Date('2026-11-20T11:00:00Z'));
  return signedInCandidate(app);
};
const marks = async (as: string) => (await app.call(getOwnMarks, {}, { as })).data;
const send = async (as: string, postingId: number) => (await applyWith(app, as, postingId)).data.application.id;
const withdraw = (as: string, id: string) => app.call(withdrawApplication, { params: { id } }, { as });
const sentRows = async (as: string) => (await app.call(listSentApplications, { query: {} }, { as })).data;

const offer = async (postingId: number, applicationIds: string[], slots = [slotOn('2026-12-01', '10:00')]) =>
  (
    await app.call(
      offerInterviews,
      { params: { id: String(postingId) }, body: offerForm({ applicationIds, slots }) },
      await asEmployer(),
    )
  ).data.round;

/** The application's interview in list, page, marks and the interviews themselves; all must be equal. */
const told = async (as: string, id: string) => {
  const [row] = (await sentRows(as)).filter((one) => one.id === id);
  const { data } = await app.call(getSentApplication, { params: { id } }, { as });
  const own = (await app.call(listOwnInterviews, { params: { id } }, { as })).data;
  const mark = (await marks(as)).interviews.find(({ applicationId }) => applicationId === id);
  const all = [
    row?.interview ?? null,
    data.application.interview,
    mark?.news ?? null,
    own.map(interviewNews).find((one) => one !== null) ?? null,
  ];
  expect(new Set(all.map((one) => JSON.stringify(one))).size, JSON.stringify(all)).toBe(1);
  return all[0];
};

test('postings that one has applied to are marked with the day, for nobody else', async () => {
  const one = await candidate();
  const [first, second] = [await posting(), await posting()];
  const id = await send(one.token, first);
  app.clock.advance({ days: 1 });
  const { as } = await one.anew();
  await send(as, second);
  expect((await marks(as)).applied).toMatchObject([
    { postingId: second, appliedOn: '2026-11-21', withdrawn: false, guest: false },
    { postingId: first, applicationId: id, appliedOn: '2026-11-20', withdrawn: false },
  ]);
  expect(await marks((await candidate()).token)).toEqual({ applied: [], interviews: [] });
});

test('a withdrawn application stays marked where one cannot apply again', async () => {
  const { token, email } = await candidate();
  const [signed, joined, again] = [await posting(), await posting(), await posting()];
  await withdraw(token, await send(token, signed));
  // Sent without an account: the posting is marked until the application is withdrawn, after which the person can apply
  // again.
  for (const id of [joined, again]) await applyTo(app, id, { email });
  const [ofAgain, ofJoined] = (await sentRows(token)).filter(({ guest }) => guest);
  expect([ofAgain?.posting.id, ofJoined?.posting.id].sort()).toEqual([joined, again].sort());
  const mine = async () =>
    new Map((await marks(token)).applied.map(({ postingId, withdrawn }) => [postingId, withdrawn]));
  expect(await mine()).toEqual(
    new Map([
      [signed, true],
      [joined, false],
      [again, false],
    ]),
  );
  // The owner of the address can replace the application from the account: the page links there.
  const guests = new Map((await marks(token)).applied.map(({ postingId, guest }) => [postingId, guest]));
  expect([guests.get(signed), guests.get(joined)]).toEqual([false, true]);
  await send(token, joined);
  expect((await marks(token)).applied.find(({ postingId }) => postingId === joined)).toMatchObject({
    withdrawn: false,
    guest: false,
  });
  const takenBack = (await sentRows(token)).find(({ posting: { id } }) => id === again);
  await withdraw(token, takenBack?.id as string);
  expect(await mine()).toEqual(
    new Map([
      [signed, true],
      [joined, false],
    ]),
  );
  await send(token, again);
  expect((await mine()).get(again)).toBe(false);
});

test('an interview that waits or is agreed is told the same everywhere, with its time', async () => {
  const { token, email, anew } = await candidate();
  const postingId = await posting();
  await applyTo(app, postingId, { email });
  const id = (await sentRows(token))[0]?.id as string;
  expect(await told(token, id)).toBeNull();

  const slots = [slotOn('2026-12-01', '10:30'), slotOn('2026-12-01', '10:00')];
  await offer(postingId, [id], slots);
  expect(await told(token, id)).toEqual({ kind: 'choose', startsAt: '2026-12-01T09:00:00.000Z' });
  expect((await marks(token)).interviews).toMatchObject([
    { applicationId: id, positionTitle: 'Knjigovođa', company: 'Kvarc Računovodstvo' },
  ]);
  const [interview] = (await app.call(listOwnInterviews, { params: { id } }, { as: token })).data;
  const answer = (body: object) =>
    app.call(answerInterview, { params: { id: interview?.id as string }, body }, { as: token });
  await answer({ act: 'unsuited' });
  expect(await told(token, id)).toEqual({ kind: 'waiting', startsAt: null });

  const slotId = interview?.free[0]?.id as string;
  await answer({ act: 'choose', slotId });
  expect(await told(token, id)).toEqual({ kind: 'agreed', startsAt: '2026-12-01T09:00:00.000Z' });
  await app.call(
    moveInterviewSlot,
    { params: { id: slotId }, body: slotOn('2026-12-02', '13:00') },
    await asEmployer(),
  );
  expect(await told(token, id)).toEqual({ kind: 'agreed', startsAt: '2026-12-02T12:00:00.000Z' });

  // After its end, no interview is shown.
  app.clock.set(new Date('2026-12-02T12:31:00Z'));
  expect(await told((await anew()).as, id)).toBeNull();
});

test('nothing is told of one that was called off or whose application is withdrawn; what others took is no time', async () => {
  const [one, other] = [await candidate(), await candidate()];
  const [called, withdrawn, shared] = [await posting(), await posting(), await posting()];
  const ids = [await send(one.token, called), await send(one.token, withdrawn), await send(one.token, shared)];
  const [calledId, withdrawnId, sharedId] = ids as [string, string, string];
  const round = await offer(called, [calledId]);
  await offer(withdrawn, [withdrawnId]);
  expect((await marks(one.token)).interviews).toHaveLength(2);
  await app.call(cancelInterview, { params: { id: round.interviews[0]?.id as string }, body: {} }, await asEmployer());
  await withdraw(one.token, withdrawnId);
  expect(await told(one.token, calledId)).toBeNull();
  expect(await told(one.token, withdrawnId)).toBeNull();

  const theirs = await send(other.token, shared);
  const both = await offer(shared, [sharedId, theirs], [slotOn('2026-12-03', '10:00'), slotOn('2026-12-03', '11:00')]);
  const [first, second] = both.slots;
  const [interview] = (await app.call(listOwnInterviews, { params: { id: theirs } }, { as: other.token })).data;
  await app.call(
    answerInterview,
    { params: { id: interview?.id as string }, body: { slotId: first?.id as string } },
    { as: other.token },
  );
  expect(await told(one.token, sharedId)).toEqual({ kind: 'choose', startsAt: second?.startsAt });
  await app.call(removeInterviewSlot, { params: { id: second?.id as string } }, await asEmployer());
  // Until its time has passed, the company can add other times.
  expect((await told(one.token, sharedId))?.kind).toBe('waiting');
});
