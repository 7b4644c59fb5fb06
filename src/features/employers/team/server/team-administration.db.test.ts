import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { blockUser, deleteUser, getUser, unblockUser } from '#features/accounts/administration/contract.ts';
import { accounts } from '#features/accounts/server/account-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { signedInAdmin, signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { goodPassword, mailedToken } from '#tests/builders/registration-builder.ts';
import { codeOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { blockCompany, deleteCompany, getCompany, unblockCompany } from '../../administration/contract.ts';
import { employers } from '../../server/employer-table.ts';
import { inviteMember, joinCompany, listMembers } from '../contract.ts';

const app = await createTestApplication();
const { executor } = app.database;
const { token } = await signedInAdmin(app);
const admin = { as: token };
const body = { reason: 'Prijava posetilaca, provereno u APR-u.' };

const block = (id: string) => app.call(blockUser, { params: { id }, body: { ground: 'other', ...body } }, admin);
const unblock = (id: string) => app.call(unblockUser, { params: { id }, body }, admin);
const stateOf = async (id: number) => (await executor.select().from(postings).where(eq(postings.id, id)))[0]?.state;
const answeringOf = async (id: number) =>
  (await executor.select().from(employers).where(eq(employers.id, id)))[0]?.accountId;
const templatesTo = async (email: string) =>
  (await app.mails()).filter(({ recipient }) => recipient === email).map(({ template }) => template);
const readTeam = (as: string) => codeOf(app.call(listMembers, {}, { as }));

describe('blocking', () => {
  test('one member of several does not close the company; another owner answers for it', async () => {
    const owner = await signedInEmployer(app);
    const { id: posting } = await buildPosting(app, { employerId: owner.row.id });
    const [second, reader] = [await signedInMember(app, owner, 'owner'), await signedInMember(app, owner, 'reader')];
    await block(reader.row.id);
    await block(owner.account.row.id);
    expect(await stateOf(posting)).toBe('active');
    expect(await answeringOf(owner.row.id)).toBe(second.row.id);
    expect(await templatesTo(owner.account.email)).toEqual(['companies.member-blocked']);
    expect(await readTeam(owner.token)).toBe('unauthorized');
    expect(await readTeam(second.token)).toBeNull();

    // Without an owner who can act, the posting is closed, even if there are other members.
    await block(second.row.id);
    expect(await stateOf(posting)).toBe('closed');
    expect(await templatesTo(second.email)).toEqual(['companies.blocked']);
    await unblock(reader.row.id);
    expect(await stateOf(posting)).toBe('closed');
    await unblock(owner.account.row.id);
    expect(await stateOf(posting)).toBe('active');
    expect(await answeringOf(owner.row.id)).toBe(owner.account.row.id);
  });

  test('the company blocks everybody of it, and unblocking lets everybody in', async () => {
    const owner = await signedInEmployer(app);
    const { id: posting } = await buildPosting(app, { employerId: owner.row.id });
    const reader = await signedInMember(app, owner, 'reader');
    const params = { id: String(owner.row.id) };
    await app.call(blockCompany, { params, body: { ground: 'other', ...body } }, admin);
    expect(await codeOf(app.call(blockCompany, { params, body: { ground: 'other', ...body } }, admin))).toBe(
      'administration.already-done',
    );
    for (const as of [owner.token, reader.token]) expect(await readTeam(as)).toBe('unauthorized');
    expect(await stateOf(posting)).toBe('closed');
    const { data } = await app.call(getCompany, { params }, admin);
    expect(data.blockedAt).not.toBeNull();
    expect(data.members.map(({ role, blocked, answers }) => [role, blocked, answers])).toEqual([
      ['owner', true, true],
      ['reader', true, false],
    ]);
    expect(await templatesTo(reader.email)).toEqual(['companies.member-blocked']);
    await app.call(unblockCompany, { params, body }, admin);
    expect(await stateOf(posting)).toBe('active');
    expect(await readTeam((await reader.anew()).as)).toBeNull();
  });
});

describe('deleting', () => {
  test('a member can be deleted, the last owner only with the company', async () => {
    const owner = await signedInEmployer(app);
    const reader = await signedInMember(app, owner, 'reader');
    const remove = (id: string) => codeOf(app.call(deleteUser, { params: { id }, body }, admin));
    const seen = async (id: string) => (await app.call(getUser, { params: { id } }, admin)).data;
    expect(await seen(reader.row.id)).toMatchObject({ deletable: true, companyData: { role: 'reader' } });
    expect((await seen(owner.account.row.id)).deletable).toBe(false);
    expect(await remove(owner.account.row.id)).toBe('administration.only-candidates');
    expect(await remove(reader.row.id)).toBeNull();
    const second = await signedInMember(app, owner, 'owner');
    expect(await remove(owner.account.row.id)).toBeNull();
    expect(await answeringOf(owner.row.id)).toBe(second.row.id);
  });

  test('a deleted company takes the accounts of its team with it', async () => {
    const owner = await signedInEmployer(app);
    await buildPosting(app, { employerId: owner.row.id });
    const reader = await signedInMember(app, owner, 'reader');
    await app.call(deleteCompany, { params: { id: String(owner.row.id) }, body }, admin);
    for (const { id } of [owner.account.row, reader.row])
      expect(await executor.$count(accounts, eq(accounts.id, id))).toBe(0);
    expect(await answeringOf(owner.row.id)).toBeNull();
  });
});

test('of a deleted member nothing is left in mails, invitations and the log; the export says where they were', async () => {
  const owner = await signedInEmployer(app);
  const email = 'marija.tomic@primer.rs';
  await app.call(inviteMember, { body: { email, role: 'recruiter' } }, { as: owner.token });
  const invitation = await mailedToken(app, 'employers.invitation', email);
  const person = { name: 'Marija', lastName: 'Tomić', terms: true };
  const password = { password: goodPassword, passwordRepeated: goodPassword };
  await app.call(joinCompany, { body: { token: invitation, ...person, ...password } });
  const other = await signedInEmployer(app);
  await app.call(inviteMember, { body: { email, role: 'reader' } }, { as: other.token });
  const [row] = await executor.select().from(accounts).where(eq(accounts.email, email));
  const { account } = { account: { accountId: row?.id as string, email, emailVerified: true } };
  const part = app.application.accounts.personalDataParts().find(({ name }) => name === 'company');
  expect((await part?.collect(executor, account))?.data).toMatchObject({
    membership: { role: 'recruiter', company: owner.row.company },
    invitations: [{ role: 'reader', company: other.row.company }],
  });
  await app.call(deleteUser, { params: { id: row?.id as string }, body }, admin);
  expect((await app.call(listMembers, {}, { as: other.token })).data.invitations).toEqual([]);
  const about = (await app.mails()).filter(({ template }) => template !== 'accounts.deleted');
  expect(JSON.stringify(about)).not.toMatch(/marija|Tomić/iu);
});
