import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { blockUser, unblockUser } from '#features/accounts/administration/contract.ts';
import { login as logIn } from '#features/accounts/contract.ts';
import { accounts } from '#features/accounts/server/account-table.ts';
import { orders } from '#features/advertising/server/order-table.ts';
import { searchPostings } from '#features/finding/search/contract.ts';
import { approvePosting, getModeratedPosting } from '#features/moderation/contract.ts';
import { getPosting } from '#features/postings/contract.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { listOwnPostings } from '#features/publishing/own-postings/contract.ts';
import { keepQuestionnaire } from '#features/publishing/questionnaires/contract.ts';
import { questionnaires } from '#features/publishing/questionnaires/server/questionnaire-table.ts';
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
import { testProvider } from '#tests/support/test-provider.ts';
import { getEmployer } from '../../directory/contract.ts';
import { getEmployerProfile, putEmployerProfile } from '../../profile/contract.ts';
import { employers } from '../../server/employer-table.ts';
import { deleteCompany, getCompany, listCompanies, saveCompany } from '../contract.ts';
import type { CompanyForm } from '../fields.ts';

const app = await createTestApplication(testProvider);
const { executor } = app.database;
/** Signs in for each action: the clock advances past the lifetime of a token. */
const { anew: admin } = await signedInAdmin(app);

const reason = 'Prijava posetilaca, provereno u APR-u.';
const numbers = { pib: '104052135', registrationNumber: '17162543' };
const idParams = (id: number | string) => ({ params: { id: String(id) } });
const rowOf = async (id: number) =>
  (await executor.select().from(postings).where(eq(postings.id, id)))[0] as typeof postings.$inferSelect;
const lastEntry = async () => (await executor.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];
const mailsTo = async (email: string) =>
  (
    await executor
      .select({ template: mailMessages.template, params: mailMessages.params })
      .from(mailMessages)
      .where(eq(mailMessages.recipient, email))
      .orderBy(mailMessages.createdAt)
  ).map(({ template, params }) => [template, params]);
const foundIds = async () => (await app.call(searchPostings, {})).data.map(({ id }) => id);
const seen = (id: number) => codeOf(app.call(getPosting, idParams(id)));

describe('blocking a company', () => {
  const block = async (accountId: string) =>
    app.call(blockUser, { ...idParams(accountId), body: { ground: 'other', reason } }, await admin());
  const unblock = async (accountId: string) =>
    app.call(unblockUser, { ...idParams(accountId), body: { reason } }, await admin());

  test('takes its live postings out of sight; unblocked, they come back with the days that were left', async () => {
    const { row, account, anew } = await signedInEmployer(app);
    const other = await buildPosting(app);
    const { id } = await buildPosting(app, { employerId: row.id });
    const ended = await buildPosting(app, { employerId: row.id, state: 'closed' });
    const before = await rowOf(id);
    expect(await foundIds()).toEqual(expect.arrayContaining([id, other.id]));

    await block(account.row.id);
    expect(await foundIds()).not.toContain(id);
    expect(await foundIds()).toContain(other.id);
    expect((await app.call(getPosting, idParams(id))).data.live).toBe(false);
    expect((await lastEntry())?.details).toMatchObject({ postings: 1 });
    expect(await mailsTo(account.email)).toMatchObject([
      ['companies.blocked', { company: row.company, postings: 1, statement: { ground: 'other', facts: reason } }],
    ]);
    expect(await codeOf(app.call(getEmployer, idParams(row.id)))).toBe('employers.not-found');

    app.clock.advance({ hours: 72 });
    await unblock(account.row.id);
    expect(await foundIds()).toContain(id);
    expect((await rowOf(id)).liveUntil).toEqual(endOfLocalDay(addDays(localDay(before.liveUntil as Date), 3)));
    expect((await rowOf(ended.id)).state).toBe('closed');
    expect((await mailsTo(account.email)).at(-1)).toEqual([
      'companies.unblocked',
      { company: row.company, postings: 1 },
    ]);
    const { data } = await app.call(listOwnPostings, { query: { tab: 'active' } }, await anew());
    expect(data.map((posting) => posting.id)).toEqual([id]);
  });

  test('a posting whose own last day has passed meanwhile stays closed', async () => {
    const { row, account } = await signedInEmployer(app);
    const expiryDate = addDays(localDay(app.clock.now()), 1);
    const { id } = await buildPosting(app, {
      employerId: row.id,
      expiryDate,
      liveUntil: endOfLocalDay(expiryDate),
    });
    await block(account.row.id);
    app.clock.advance({ hours: 72 });
    await unblock(account.row.id);
    expect((await rowOf(id)).state).toBe('closed');
  });

  test('a posting sent in the same moment is not live afterwards, and a token of before sends none', async () => {
    const { row, account, token: as } = await signedInEmployer(app);
    const send = () => app.call(sendPosting, { body: buildPostingInput() }, { as });
    await Promise.all([block(account.row.id), codeOf(send())]);
    const states = await executor
      .select({ state: postings.state })
      .from(postings)
      .where(eq(postings.employerId, row.id));
    expect(states.map(({ state }) => state)).not.toContain('active');
    expect(await codeOf(send())).toBe('unauthorized');
  });

  test('what waits for review cannot be approved until it is unblocked', async () => {
    const employer = await signedInEmployer(app, { verifiedAt: null });
    const sent = await app.call(sendPosting, { body: buildPostingInput() }, { as: employer.token });
    const { id } = sent.data.posting;
    await block(employer.account.row.id);
    const approve = async () => {
      const { version } = (await app.call(getModeratedPosting, idParams(id), await admin())).data;
      return app.call(approvePosting, { ...idParams(id), body: { reason: '', version } }, await admin());
    };
    expect(await codeOf(approve())).toBe('postings.company-blocked');
    await unblock(employer.account.row.id);
    await approve();
    expect((await rowOf(id)).state).toBe('active');
  });
});

describe('deleting a company', () => {
  const remove = async (id: number) => app.call(deleteCompany, { ...idParams(id), body: { reason } }, await admin());

  test('removes its postings, cancels what is unpaid, ends its account, and keeps who it was for its orders', async () => {
    const { row, account, token } = await signedInEmployer(app, {
      ...numbers,
      about: '<p>O nama</p>',
      phone: '+381641234567',
    });
    const live = await buildPosting(app, { employerId: row.id });
    const expired = await buildPosting(app, { employerId: row.id, state: 'expired' });
    const body = {
      ...buildPostingInput({ productGroup: 'standard' }),
      purchase: { kind: 'single' as const, total: 348_000 },
    };
    const waiting = (await app.call(sendPosting, { body }, { as: token })).data.posting.id;
    const question = { id: 'p1', text: 'Imate li dozvolu?', answerType: 'free' as const, answers: [] };
    await app.call(keepQuestionnaire, { body: { name: 'Vozači', questions: [question] } }, { as: token });
    await app.jobs.runPending();
    const { data } = await app.call(getCompany, idParams(row.id), await admin());
    expect(data.counts).toEqual({ live: 1, waiting: 1, ended: 1, applications: 0, unpaidOrders: 1 });

    await remove(row.id);
    expect(await seen(live.id)).toBe('postings.removed');
    expect(await seen(expired.id)).toBe('postings.removed');
    expect(await executor.$count(questionnaires, eq(questionnaires.employerId, row.id))).toBe(0);
    expect(await seen(waiting)).toBe('postings.not-found');
    expect(await foundIds()).not.toContain(live.id);
    expect(await codeOf(app.call(getEmployer, idParams(row.id)))).toBe('employers.not-found');
    expect(await executor.select().from(accounts).where(eq(accounts.id, account.row.id))).toEqual([]);
    const [order] = await executor.select().from(orders).where(eq(orders.employerId, row.id));
    expect(order).toMatchObject({ state: 'cancelled', cancelledBy: 'administrator' });
    expect(order?.proformaFileId).not.toBeNull();
    const [company] = await executor.select().from(employers).where(eq(employers.id, row.id));
    expect(company).toMatchObject({
      company: row.company,
      ...numbers,
      accountId: null,
      about: '',
      phone: null,
    });
    expect((await app.call(listCompanies, { query: { q: row.company } }, await admin())).data).toEqual([]);
    const mails = await executor
      .select()
      .from(mailMessages)
      .where(and(eq(mailMessages.recipient, account.email), eq(mailMessages.template, 'accounts.deleted')));
    expect(mails).toHaveLength(1);
    expect(await lastEntry()).toMatchObject({ action: 'employers.delete', objectId: String(row.id), reason });
    const login = { email: account.email, password: 'Prilika1!', accountType: 'employer' as const };
    expect(await codeOf(app.call(logIn, { body: login }))).toBe('accounts.wrong-credentials');
  });

  test('of two administrators the second gets a conflict; a company without an account can be deleted too', async () => {
    const { row } = await buildEmployer(app, { accountId: null });
    const { id } = await buildPosting(app, { employerId: row.id });
    const results = await Promise.all([codeOf(remove(row.id)), codeOf(remove(row.id))]);
    expect(results.toSorted()).toEqual(['employers.not-found', null].toSorted());
    expect(await seen(id)).toBe('postings.removed');
    expect(await codeOf(app.call(getCompany, idParams(row.id), await admin()))).toBe('employers.not-found');
  });
});

describe('changing a company', () => {
  const formOf = async (id: number): Promise<CompanyForm> => {
    const { data } = await app.call(getCompany, idParams(id), await admin());
    const { company, phone, location, postal, address, companyEmail, shortDescription, about, version } = data;
    return {
      company,
      phone,
      location,
      postal,
      address,
      companyEmail,
      shortDescription,
      about,
      version,
      pib: data.pib ?? '',
      registrationNumber: data.registrationNumber ?? '',
      website: data.website ?? '',
      keepLogo: true,
      reason,
    };
  };
  const save = async (id: number, change: Partial<CompanyForm>) =>
    app.call(saveCompany, { ...idParams(id), body: { ...(await formOf(id)), ...change } }, await admin());
  const whole = {
    phone: '+381641234567',
    address: 'Ulica 1',
    postal: '11000',
    location: 'Beograd',
    registrationNumber: '17162543',
  };

  test('its postings are found under the new name, the verification stays, the log says what and why', async () => {
    const { row } = await buildEmployer(app, { ...whole, pib: '100002887' });
    const { id } = await buildPosting(app, { employerId: row.id });
    const { data } = await save(row.id, {
      company: 'Zvekir Okov',
      pib: '101134702',
      about: '<p>Okov.</p><script>alert(1)</script>',
    });
    expect(data).toMatchObject({ company: 'Zvekir Okov', pib: '101134702', about: '<p>Okov.</p>' });
    expect(data.verifiedAt).not.toBeNull();
    const result = await app.call(searchPostings, { query: { q: 'zvekir okov' } });
    expect(result.data.map((card) => card.id)).toEqual([id]);
    expect(await lastEntry()).toMatchObject({
      action: 'employers.edit',
      reason,
      details: { fields: 'company pib about' },
    });
  });

  test('the employer who had opened the profile before gets a conflict, and so does a second administrator', async () => {
    const { row, token } = await signedInEmployer(app, { ...whole, pib: '100041150' });
    const { data } = await app.call(getEmployerProfile, {}, { as: token });
    const old = await formOf(row.id);
    await save(row.id, { website: 'https://primer.rs' });
    const { version, company, registrationNumber, phone, website, location, postal, address } = data;
    const profile = { version, company, registrationNumber, phone, website, location, postal, address };
    expect(await codeOf(app.call(putEmployerProfile, { body: { ...profile, logo: null } }, { as: token }))).toBe(
      'employers.profile-changed',
    );
    const refused = await refusalOf(app.call(saveCompany, { ...idParams(row.id), body: old }, await admin()));
    expect(refused).toMatchObject({
      code: 'employers.profile-changed',
      current: { version: row.version + 1, website: 'https://primer.rs' },
    });
  });

  test('a PIB that another account has, wrong numbers and missing ones are refused at their fields', async () => {
    const { row } = await signedInEmployer(app, { ...whole, pib: null });
    await signedInEmployer(app, { pib: '104052135' });
    const refusal = async (change: Partial<CompanyForm>) =>
      (await refusalOf(save(row.id, { pib: '100002887', ...change })))?.fields;
    expect(await refusal({ pib: '104052135' })).toEqual(['pib pib-taken']);
    expect(await refusal({ pib: '104052136', phone: '12' })).toEqual(['pib pib-check', 'phone phone']);
    expect(await refusal({ registrationNumber: '17162544' })).toEqual(['registrationNumber registration-number-check']);
    expect(await refusal({ pib: '', address: ' ' })).toEqual(['pib required', 'address required']);
    expect(await refusal({ reason: 'x' })).toEqual(['reason too-short']);
    expect((await save(row.id, { pib: '100002887' })).data.pib).toBe('100002887');
  });

  test('a company without an account may lack registration data', async () => {
    const { row } = await buildEmployer(app, { accountId: null, pib: null, registrationNumber: null });
    const empty = { pib: '', registrationNumber: '', phone: '', address: '', postal: '', location: '' };
    const { data } = await save(row.id, { ...empty, company: 'Uvezena firma' });
    expect(data).toMatchObject({ company: 'Uvezena firma', pib: null, phone: '' });
  });
});
