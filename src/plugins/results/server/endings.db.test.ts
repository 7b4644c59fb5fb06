import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { getSentApplication } from '#features/applying/own/contract.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { closePosting } from '#features/publishing/own-postings/contract.ts';
import { applyTo, applyWith } from '#tests/builders/application-builder.ts';
import { applicationIdOf } from '#tests/builders/interview-builder.ts';
import { signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { sendResults } from '../contract.ts';
import { endingsJob } from './result-jobs.ts';

const app = await createTestApplication();
const { executor } = app.database;
const employer = await signedInEmployer(app, { company: 'Kvarc Računovodstvo' });
const posting = async (change: Parameters<typeof buildPosting>[1] = {}) =>
  (await buildPosting(app, { employerId: employer.row.id, positionTitle: 'Knjigovođa', ...change })).id;
const guestOf = async (postingId: number) => {
  const email = `${randomUUID()}@primer.rs`;
  await applyTo(app, postingId, { email });
  return { email, id: await applicationIdOf(app, postingId, email) };
};
/** Lets days pass, and the morning's job run. */
const pass = async (days: number) => {
  app.clock.advance({ days });
  await app.jobs.send(executor, endingsJob, {});
  await app.jobs.runPending();
};
const subjectsTo = async (email: string) =>
  (await app.mails())
    .filter(({ recipient, template }) => recipient === email && /open-after-end|no-result/.test(template))
    .map(({ subject }) => subject);
const company = () => subjectsTo(employer.account.row.email);
const close = async (postingId: number) =>
  app.call(closePosting, { params: { id: String(postingId) }, body: { reason: 'withdrawn' } }, await employer.anew());

test('after 7 and 14 days the company is reminded, after 30 the candidates learn of it, each once', async () => {
  const id = await posting();
  const candidate = await signedInCandidate(app);
  const own = (await applyWith(app, candidate.token, id)).data.application.id;
  const [open, told, erased] = [await guestOf(id), await guestOf(id), await guestOf(id)];
  const refusing = await signedInCandidate(app);
  await applyWith(app, refusing.token, id);
  await executor.update(accounts).set({ mailRefusedAt: app.clock.now() }).where(eq(accounts.id, refusing.row.id));
  const body = { applicationIds: [told.id], result: 'notSelected' as const, sendAt: 'now' as const };
  await app.call(sendResults, { params: { id: String(id) }, body }, await employer.anew());
  await app.jobs.runPending();
  await executor.update(applications).set({ erasedAt: app.clock.now() }).where(eq(applications.id, erased.id));
  await close(id);
  await pass(6);
  expect(await company()).toEqual([]);
  await pass(1);
  await pass(0);
  expect(await company()).toEqual(['3 kandidata čekaju ishod']);
  await pass(7);
  await pass(1);
  expect(await company()).toEqual(['3 kandidata čekaju ishod', '3 kandidata čekaju ishod']);
  expect(await subjectsTo(open.email)).toEqual([]);
  await pass(15);
  await pass(1);
  const ending = ['Bez ishoda: Knjigovođa, Kvarc Računovodstvo'];
  expect(await subjectsTo(open.email)).toEqual(ending);
  expect(await subjectsTo(candidate.email)).toEqual(ending);
  expect(await subjectsTo(told.email)).toEqual([]);
  expect(await subjectsTo(refusing.email)).toEqual([]);
  expect(await subjectsTo(erased.email)).toEqual([]);
  expect(await company()).toHaveLength(2);
  const { data } = await app.call(getSentApplication, { params: { id: own } }, await candidate.anew());
  expect(data.application.events.map(({ kind }) => kind)).toEqual(['sent', 'posting-ended', 'no-result']);
});

test('several postings are one mail; one that is live or ended long ago is in none, one that ended again is', async () => {
  const before = (await company()).length;
  const liveUntil = new Date(app.clock.now().getTime() + 200 * 86_400_000);
  const [running, old] = [await posting({ liveUntil }), await posting({ liveUntil })];
  for (const id of [running, old]) await guestOf(id);
  await close(old);
  await pass(50);
  const [first, second] = [await posting({ liveUntil }), await posting({ liveUntil })];
  for (const id of [first, second]) await guestOf(id);
  await close(first);
  await close(second);
  await pass(8);
  expect((await company()).slice(before)).toEqual(['2 kandidata čekaju ishod']);
  // It was live once more, until now.
  await executor.update(postings).set({ state: 'expired', liveUntil: app.clock.now() }).where(eq(postings.id, first));
  await pass(7);
  expect((await company()).slice(before + 1).sort()).toEqual(['1 kandidat čeka ishod', '1 kandidat čeka ishod']);
});
