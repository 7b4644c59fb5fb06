import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildInvitedGuests, slotOn } from '#tests/builders/interview-builder.ts';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { answerGuestInterview, cancelInterviewRound, guestInterview } from '../contract.ts';
import { interviews } from './interview-table.ts';

const app = await createTestApplication();
const employer = await signedInEmployer(app);
const choose = (token: string, slotId: string, from?: string) =>
  app.call(answerGuestInterview, { params: { token }, body: { slotId } }, from ? { from } : {});

const invite = async (count: number, slots: ReturnType<typeof slotOn>[]) => {
  const { id } = await buildPosting(app, { employerId: employer.row.id });
  const emails = Array.from({ length: count }, () => `${crypto.randomUUID()}@primer.rs`);
  return buildInvitedGuests(app, { as: employer.token, postingId: id, emails }, { slots });
};

test('of fifty who click at once one gets the time, and the others what is still free', async () => {
  const { round, tokens } = await invite(50, [slotOn('2026-12-01', '10:00'), slotOn('2026-12-01', '11:00')]);
  const [wanted, free] = round.slots.map(({ id }) => id) as [string, string];
  const results = await Promise.all(tokens.map((token) => refusalOf(choose(token, wanted))));
  expect(results.filter((one) => one === null)).toHaveLength(1);
  for (const refusal of results.filter((one) => one !== null))
    expect(refusal).toMatchObject({
      status: 409,
      code: 'applications.slot-taken',
      current: { free: [{ id: free }] },
    });
  const taken = eq(interviews.slotId, wanted);
  expect(await app.database.executor.$count(interviews, taken)).toBe(1);
  await app.jobs.runPending();
  const booked = (await app.mails()).filter(({ template }) => template === 'applications.interview-booked');
  expect(booked).toHaveLength(1);
});

test('everybody gets a time of their own where there are enough, and none twice', async () => {
  const slots = Array.from({ length: 10 }, (_, at) => slotOn('2026-12-02', `${10 + at}:00`));
  const { round, tokens } = await invite(10, slots);
  await Promise.all(tokens.map((token, at) => choose(token, round.slots[at]?.id as string)));
  // All move one further at once: who finds the next one still taken keeps the own.
  await Promise.all(tokens.map((token, at) => refusalOf(choose(token, round.slots[(at + 1) % 10]?.id as string))));
  const chosen = await Promise.all(
    tokens.map(async (token) => (await app.call(guestInterview, { params: { token } })).data.chosen?.id),
  );
  expect(chosen.every((id) => id !== undefined)).toBe(true);
  expect(new Set(chosen).size).toBe(10);
});

test('a round that is called off while somebody chooses ends cancelled for all', async () => {
  const { round, tokens } = await invite(5, [slotOn('2026-12-03', '10:00')]);
  const slot = round.slots[0]?.id as string;
  const cancel = () =>
    app.call(cancelInterviewRound, { params: { id: round.id }, body: { reason: '' } }, { as: employer.token });
  await Promise.all([...tokens.map((token) => refusalOf(choose(token, slot))), cancel()]);
  for (const token of tokens)
    expect((await app.call(guestInterview, { params: { token } })).data.state).toBe('cancelled');
});
