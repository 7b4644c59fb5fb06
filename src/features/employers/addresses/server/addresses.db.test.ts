import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { editPosting, sendPosting } from '#features/publishing/sending/contract.ts';
import { applyTo, guestForm } from '#tests/builders/application-builder.ts';
import { signedInEmployer } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { mailedToken } from '#tests/builders/registration-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { checkAddress, confirmAddress, listAddresses, requestAddress } from '../contract.ts';
import { companyAddresses } from './address-table.ts';
import { deleteExpiredAddressesJob } from './addresses.ts';

const app = await createTestApplication();
const { executor } = app.database;

const mailsTo = async (email: string) => (await app.mails()).filter(({ recipient }) => recipient === email);
const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);
let last = 0;
const newAddress = (): string => {
  last += 1;
  return `obavestenja-${last}@strana.example`;
};
const tokenTo = (email: string) => mailedToken(app, 'employers.confirm-address', email);
const confirm = (token: string) => app.call(confirmAddress, { body: { token } });
const factsOf = async (token: string) => (await app.call(checkAddress, { query: { token } })).data;
const addressesOf = async (as: string) => (await app.call(listAddresses, {}, { as })).data;
const send = async (as: string, notificationsEmail: string) =>
  (await app.call(sendPosting, { body: buildPostingInput({ notificationsEmail }) }, { as })).data.posting.id;
const applyTimes = async (postingId: number, times: number) => {
  for (let time = 0; time < times; time += 1) await applyTo(app, postingId, guestForm());
};

describe('an address for notices that is nobody’s of the company', () => {
  test('is asked to confirm when the posting is sent; until then notices go to the owner, none is lost', async () => {
    const employer = await signedInEmployer(app);
    const email = newAddress();
    const postingId = await send(employer.token, email);
    expect(await templatesTo(email)).toEqual(['employers.confirm-address']);
    expect(await addressesOf(employer.token)).toMatchObject({
      confirmed: [employer.account.email],
      waiting: [{ email, expired: false }],
      instead: employer.account.email,
    });

    await applyTimes(postingId, 12);
    expect(await templatesTo(email)).toEqual(['employers.confirm-address']);
    const instead = (await templatesTo(employer.account.email)).filter(
      (template) => template === 'applications.notification',
    );
    expect(instead).toHaveLength(12);

    await confirm(await tokenTo(email));
    await applyTimes(postingId, 1);
    expect(await templatesTo(email)).toEqual(['employers.confirm-address', 'applications.notification']);
    expect((await addressesOf(employer.token)).confirmed).toContain(email);
  });

  test('is asked once, however many postings name it, and again after an edit that brings another', async () => {
    const employer = await signedInEmployer(app);
    const email = newAddress();
    await send(employer.token, email);
    await send(employer.token, email);
    expect(await templatesTo(email)).toEqual(['employers.confirm-address']);
    const { id, version } = await buildPosting(app, { employerId: employer.row.id });
    const other = newAddress();
    const { productGroup: _, ...content } = buildPostingInput({ notificationsEmail: other });
    await app.call(editPosting, { params: { id: String(id) }, body: { ...content, version } }, { as: employer.token });
    expect(await templatesTo(other)).toEqual(['employers.confirm-address']);
  });

  test('is one of twenty a day, however often a posting is edited', async () => {
    const employer = await signedInEmployer(app);
    const { id, ...posting } = await buildPosting(app, { employerId: employer.row.id });
    const { productGroup: _, ...content } = buildPostingInput();
    const addresses = Array.from({ length: 21 }, newAddress);
    let { version } = posting;
    for (const notificationsEmail of addresses) {
      const body = { ...content, notificationsEmail, version };
      await app.call(editPosting, { params: { id: String(id) }, body }, { as: employer.token });
      version += 1;
    }
    expect((await addressesOf(employer.token)).waiting).toHaveLength(20);
    expect(await templatesTo(addresses[20] as string)).toEqual([]);
  });

  test('of a member needs no link', async () => {
    const employer = await signedInEmployer(app);
    const { email } = employer.account;
    const postingId = await send(employer.token, email);
    await applyTimes(postingId, 1);
    expect(await templatesTo(email)).toEqual(['applications.notification']);
  });

  test('is confirmed for one company alone', async () => {
    const [mine, theirs] = [await signedInEmployer(app), await signedInEmployer(app)];
    const email = newAddress();
    await send(mine.token, email);
    await confirm(await tokenTo(email));
    const foreign = await send(theirs.token, email);
    await applyTimes(foreign, 1);
    expect(await templatesTo(theirs.account.email)).toEqual(['applications.notification']);
    expect((await addressesOf(theirs.token)).confirmed).not.toContain(email);
  });
});

describe('the link', () => {
  const asked = async () => {
    const employer = await signedInEmployer(app);
    const email = newAddress();
    await app.call(requestAddress, { body: { email } }, { as: employer.token });
    return { employer, email, token: await tokenTo(email) };
  };
  const invalid = { status: 422, code: 'employers.address-link-invalid' };

  test('says what it is for, works once, and opening it changes nothing', async () => {
    const { employer, email, token } = await asked();
    const facts = { email, company: employer.row.company };
    expect(await factsOf(token)).toEqual({ state: 'open', ...facts });
    expect((await addressesOf(employer.token)).confirmed).not.toContain(email);
    expect((await confirm(token)).data).toEqual(facts);
    expect(await factsOf(token)).toEqual({ state: 'confirmed', ...facts });
    expect(await refusalOf(confirm(token))).toMatchObject(invalid);
  });

  test('works once of two at the same moment', async () => {
    const { token } = await asked();
    const answers = await Promise.all([refusalOf(confirm(token)), refusalOf(confirm(token))]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  });

  test('runs out after seven days; a new one replaces it', async () => {
    const { employer, email, token } = await asked();
    app.clock.advance({ days: 7 });
    expect(await factsOf(token)).toMatchObject({ state: 'expired' });
    expect(await refusalOf(confirm(token))).toMatchObject(invalid);
    await app.call(requestAddress, { body: { email } }, { as: await app.signIn(employer.account.email, 'employer') });
    expect(await factsOf(token)).toEqual({ state: 'unknown', email: null, company: null });
    await confirm(await tokenTo(email));
  });

  test.each(['', 'x', 'nista/nista', '\u0000', 'a'.repeat(400)])('unknown (%j) says nothing', async (token) => {
    expect(await factsOf(token)).toEqual({ state: 'unknown', email: null, company: null });
    expect(await refusalOf(confirm(token))).toMatchObject(invalid);
  });

  test('is stored as a hash, and forgotten 30 days after it has run out', async () => {
    const { employer, email, token } = await asked();
    const mine = and(eq(companyAddresses.employerId, employer.row.id), eq(companyAddresses.email, email));
    const rows = () => executor.select().from(companyAddresses).where(mine);
    expect(JSON.stringify(await rows())).not.toContain(token);
    app.clock.advance({ days: 36 });
    await app.jobs.send(executor, deleteExpiredAddressesJob, {});
    await app.jobs.runPending();
    expect(await rows()).toHaveLength(1);
    app.clock.advance({ days: 2 });
    await app.jobs.send(executor, deleteExpiredAddressesJob, {});
    await app.jobs.runPending();
    expect(await rows()).toEqual([]);
  });

  test('goes to an address three times a day at most, and looks sent either way', async () => {
    const email = newAddress();
    for (let company = 0; company < 5; company += 1) {
      const { token } = await signedInEmployer(app);
      const { data } = await app.call(requestAddress, { body: { email } }, { as: token });
      expect(data.waiting).toMatchObject([{ email, expired: false }]);
    }
    expect(await templatesTo(email)).toHaveLength(3);
  });

  test('is asked for 20 times a day by one company', async () => {
    const { token: as } = await signedInEmployer(app);
    for (let time = 0; time < 20; time += 1) await app.call(requestAddress, { body: { email: newAddress() } }, { as });
    expect(await refusalOf(app.call(requestAddress, { body: { email: newAddress() } }, { as }))).toMatchObject({
      status: 429,
    });
  });
});
