import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '#features/accounts/contract.ts';
import { accounts, consents } from '#features/accounts/server/account-table.ts';
import { rateLimits } from '#host/rate-limit-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { signedInAdmin, signedInCandidate, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { goodPassword, mailedToken } from '#tests/builders/registration-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { blockCompany } from '../../administration/contract.ts';
import { companyInvitations, companyMembers } from '../../server/employer-table.ts';
import {
  getInvitation,
  inviteMember,
  joinCompany,
  listMembers,
  rejoinCompany,
  removeMember,
  withdrawInvitation,
} from '../contract.ts';
import { deleteExpiredInvitationsJob } from './team.ts';

const app = await createTestApplication();
const { executor } = app.database;

beforeEach(async () => {
  await executor.delete(rateLimits);
});

let last = 0;
const newAddress = (): string => {
  last += 1;
  return `pozvana${last}@primer.rs`;
};

/** Invites an address and returns the token from the mail. */
const invite = async (as: string, email: string, role: 'owner' | 'recruiter' | 'reader' = 'recruiter') => {
  await app.call(inviteMember, { body: { email, role } }, { as });
  return mailedToken(app, 'employers.invitation', email);
};
const factsOf = async (token: string) => (await app.call(getInvitation, { query: { token } })).data;
const person = { name: 'Jana', lastName: 'Perić', terms: true };
const join = (token: string, change: Partial<typeof person & { passwordRepeated: string }> = {}) =>
  app.call(joinCompany, {
    body: { token, ...person, password: goodPassword, passwordRepeated: goodPassword, ...change },
  });
const rejoin = (token: string, password = testPassword) => app.call(rejoinCompany, { body: { token, password } });
const logIn = (email: string, password = goodPassword) =>
  app.call(login, { body: { email, password, accountType: 'employer' } });
const templatesTo = async (email: string) =>
  (await app.mails()).filter(({ recipient }) => recipient === email).map(({ template }) => template);
const membershipsOf = (employerId: number) =>
  executor.$count(companyMembers, eq(companyMembers.employerId, employerId));

describe('with a new account', () => {
  test('the holder of the link sees what it is for, joins, and signs in with the given role', async () => {
    const owner = await signedInEmployer(app);
    const email = newAddress();
    const token = await invite(owner.token, email, 'reader');
    expect(await factsOf(token)).toMatchObject({
      state: 'open',
      invitation: { company: owner.row.company, role: 'reader', email, account: 'none' },
    });
    expect((await join(token)).data).toEqual({ email, company: owner.row.company });
    const { data } = await logIn(email);
    expect(data.user).toMatchObject({ role: 'reader', employerId: owner.row.id, name: 'Jana' });
    const [account] = await executor.select().from(accounts).where(eq(accounts.email, email));
    expect(account?.emailVerifiedAt).not.toBeNull();
    const given = await executor
      .select()
      .from(consents)
      .where(and(eq(consents.accountId, account?.id as string), eq(consents.kind, 'terms')));
    expect(given).toHaveLength(1);
    expect(await templatesTo(owner.account.email)).toEqual(['employers.joined']);
    const team = (await app.call(listMembers, {}, { as: owner.token })).data;
    expect([team.members.length, team.invitations]).toEqual([2, []]);
  });

  test('a link works once, also when it is used twice at the same moment', async () => {
    const owner = await signedInEmployer(app);
    const token = await invite(owner.token, newAddress());
    const codes = await Promise.all([codeOf(join(token)), codeOf(join(token))]);
    expect(codes.toSorted()).toEqual([null, 'employers.invitation-invalid'].toSorted());
    expect(await codeOf(join(token))).toBe('employers.invitation-invalid');
    expect(await factsOf(token)).toEqual({ state: 'unknown', invitation: null });
    expect(await membershipsOf(owner.row.id)).toBe(2);
  });

  test('what has run out, was withdrawn or replaced, or never was, is refused', async () => {
    const owner = await signedInEmployer(app);
    const email = newAddress();
    const old = await invite(owner.token, email);
    const token = await invite(owner.token, email);
    const refused = async (one: string) => [(await factsOf(one)).state, await codeOf(join(one))];
    expect(await refused(old)).toEqual(['unknown', 'employers.invitation-invalid']);
    for (const nonsense of ['', 'x', 'ž'.repeat(500)])
      expect(await refused(nonsense)).toEqual(['unknown', 'employers.invitation-invalid']);
    app.clock.advance({ hours: 7 * 24 });
    expect(await refused(token)).toEqual(['expired', 'employers.invitation-invalid']);
    const { as } = await owner.anew();
    const fresh = await invite(as, newAddress());
    const { invitations } = (await app.call(listMembers, {}, { as })).data;
    expect(invitations.map(({ expired }) => expired)).toEqual([false, true]);
    await app.call(withdrawInvitation, { params: { id: invitations[0]?.id as string } }, { as });
    expect(await refused(fresh)).toEqual(['unknown', 'employers.invitation-invalid']);
    expect(await membershipsOf(owner.row.id)).toBe(1);
  });

  test('wrong fields are answered one by one, and the invitation stays good', async () => {
    const owner = await signedInEmployer(app);
    const token = await invite(owner.token, newAddress());
    const wrong = { name: '', lastName: '7', terms: false, passwordRepeated: 'x' };
    expect((await refusalOf(join(token, wrong)))?.fields.toSorted()).toEqual([
      'lastName name',
      'name required',
      'passwordRepeated passwords-differ',
      'terms must-agree',
    ]);
    expect((await factsOf(token)).state).toBe('open');
  });

  test('of a company that is blocked or deleted meanwhile nobody becomes a member', async () => {
    const owner = await signedInEmployer(app);
    const token = await invite(owner.token, newAddress());
    const body = { reason: 'Prijava posetilaca.' };
    const admin = await signedInAdmin(app);
    await app.call(
      blockCompany,
      { params: { id: String(owner.row.id) }, body: { ground: 'other', ...body } },
      { as: admin.token },
    );
    expect((await factsOf(token)).state).toBe('unknown');
    expect(await codeOf(join(token))).toBe('employers.invitation-invalid');
  });
});

describe('with an account that is there', () => {
  const accountState = async (token: string) => (await factsOf(token)).invitation?.account;

  test('whoever was removed comes back with the password', async () => {
    const owner = await signedInEmployer(app);
    const { row, email, token: before } = await signedInMember(app, owner, 'reader');
    await app.call(removeMember, { params: { id: row.id } }, { as: owner.token });
    const token = await invite(owner.token, email, 'recruiter');
    expect(await accountState(token)).toBe('free');
    expect(await codeOf(join(token))).toBe('employers.invitation-other-account');
    expect((await refusalOf(rejoin(token, 'Pogresna1!')))?.fields).toEqual(['password wrong-password']);
    await rejoin(token);
    expect((await logIn(email, testPassword)).data.user.role).toBe('recruiter');
    expect(await codeOf(rejoin(token))).toBe('employers.invitation-invalid');
    // Earlier sessions ended with the membership and remain invalid.
    expect(await codeOf(app.call(listMembers, {}, { as: before }))).toBe('unauthorized');
  });

  test('a password cannot be guessed on and on', async () => {
    const owner = await signedInEmployer(app);
    const { row, email } = await signedInMember(app, owner, 'reader');
    await app.call(removeMember, { params: { id: row.id } }, { as: owner.token });
    const token = await invite(owner.token, email);
    for (let tries = 0; tries < 10; tries += 1) await codeOf(rejoin(token, 'Pogresna1!'));
    expect(await codeOf(rejoin(token))).toBe('too-many-requests');
  });

  test.each([
    ['other-kind', async () => (await signedInCandidate(app)).email],
    ['other-kind', async () => (await signedInAdmin(app)).email],
    ['other-company', async () => (await signedInEmployer(app)).account.email],
    ['blocked', async () => (await buildAccount(app, { accountType: 'employer', blockedAt: app.clock.now() })).email],
  ] as const)('an address with an account that is %s is told so, and nothing is bound', async (state, make) => {
    const owner = await signedInEmployer(app);
    const email = await make();
    const token = await invite(owner.token, email);
    expect(await accountState(token)).toBe(state);
    expect(await codeOf(join(token))).toBe('employers.invitation-other-account');
    expect(await codeOf(rejoin(token))).toBe('employers.invitation-other-account');
    expect(await membershipsOf(owner.row.id)).toBe(1);
    // The owner sees an open invitation, whatever account the address has.
    const team = (await app.call(listMembers, {}, { as: owner.token })).data;
    expect(team.invitations.map((one) => [one.email, one.expired])).toEqual([[email, false]]);
  });
});

test('invitations that ran out long ago are forgotten', async () => {
  const owner = await signedInEmployer(app);
  await invite(owner.token, newAddress());
  const count = () => executor.$count(companyInvitations, eq(companyInvitations.employerId, owner.row.id));
  app.clock.advance({ hours: 24 * 36 });
  await app.jobs.send(executor, deleteExpiredInvitationsJob, {});
  await app.jobs.runPending();
  expect(await count()).toBe(1);
  app.clock.advance({ hours: 24 * 2 });
  await app.jobs.send(executor, deleteExpiredInvitationsJob, {});
  await app.jobs.runPending();
  expect(await count()).toBe(0);
});
