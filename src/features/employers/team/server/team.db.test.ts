import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { me } from '#features/accounts/contract.ts';
import { sendPosting } from '#features/publishing/sending/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { rateLimits } from '#host/rate-limit-table.ts';
import { signedInEmployer, signedInMember } from '#tests/builders/personas.ts';
import { buildPostingInput } from '#tests/builders/posting-input-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { companyInvitations, companyMembers, employers } from '../../server/employer-table.ts';
import { changeMember, inviteMember, listMembers, removeMember, setOwnName, withdrawInvitation } from '../contract.ts';
import { teamLimits } from '../team-limits.ts';

const app = await createTestApplication();
const { executor } = app.database;

beforeEach(async () => {
  await executor.delete(rateLimits);
});

const teamOf = async (as: string) => (await app.call(listMembers, {}, { as })).data;
const invite = (as: string, email: string, role: 'owner' | 'recruiter' | 'reader' = 'recruiter') =>
  app.call(inviteMember, { body: { email, role } }, { as });
const give = (as: string, id: string, role: 'owner' | 'recruiter' | 'reader') =>
  app.call(changeMember, { params: { id }, body: { role } }, { as });
const remove = (as: string, id: string) => app.call(removeMember, { params: { id } }, { as });
const answeringOf = async (id: number) =>
  (await executor.select().from(employers).where(eq(employers.id, id)))[0]?.accountId;
const templatesTo = async (email: string) =>
  (await app.mails()).filter(({ recipient }) => recipient === email).map(({ template }) => template);
const lastAct = async () => (await executor.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];

describe('the team', () => {
  test('everybody in it sees who is there, in which role, and who may not go', async () => {
    const owner = await signedInEmployer(app);
    const reader = await signedInMember(app, owner, 'reader', { name: 'Ana', lastName: 'Ilić' });
    const recruiter = await signedInMember(app, owner, 'recruiter');
    const { members, free } = await teamOf(reader.token);
    expect(members.map(({ id, role, self, answers, stays }) => [id, role, self, answers, stays])).toEqual([
      [owner.account.row.id, 'owner', false, true, true],
      [recruiter.row.id, 'recruiter', false, false, false],
      [reader.row.id, 'reader', true, false, false],
    ]);
    expect(members[2]).toMatchObject({ name: 'Ana', lastName: 'Ilić', email: reader.email });
    expect(free).toBe(teamLimits.places - 3);
  });

  test('of another company nothing can be seen or done', async () => {
    const [one, other] = [await signedInEmployer(app), await signedInEmployer(app)];
    const member = await signedInMember(app, one, 'reader');
    expect((await teamOf(other.token)).members.map(({ id }) => id)).toEqual([other.account.row.id]);
    expect(await codeOf(give(other.token, member.row.id, 'owner'))).toBe('employers.member-not-found');
    expect(await codeOf(remove(other.token, member.row.id))).toBe('employers.member-not-found');
  });

  test('a member gives themselves a name', async () => {
    const owner = await signedInEmployer(app);
    const { token, row } = await signedInMember(app, owner, 'recruiter');
    const body = { name: ' Mila ', lastName: 'Jović' };
    const { data } = await app.call(setOwnName, { body }, { as: token });
    expect(data.members.find(({ id }) => id === row.id)).toMatchObject({ name: 'Mila', lastName: 'Jović' });
    expect(
      (await refusalOf(app.call(setOwnName, { body: { name: '', lastName: '7' } }, { as: token })))?.fields,
    ).toEqual(['name required', 'lastName name']);
  });
});

describe('invitations', () => {
  test('one is mailed, listed with its days, replaced by a new one and withdrawn', async () => {
    const { token, row } = await signedInEmployer(app);
    await invite(token, 'Jana@Primer.rs');
    expect(await lastAct()).toMatchObject({ action: 'employers.invite', objectId: String(row.id) });
    const [first] = (await teamOf(token)).invitations;
    expect(first).toMatchObject({ email: 'jana@primer.rs', role: 'recruiter', daysLeft: 7, expired: false });
    const { data } = await invite(token, 'jana@primer.rs', 'reader');
    expect(data.invitations.map(({ email, role }) => [email, role])).toEqual([['jana@primer.rs', 'reader']]);
    expect(data.free).toBe(teamLimits.places - 2);
    expect(await templatesTo('jana@primer.rs')).toEqual(['employers.invitation', 'employers.invitation']);
    const stored = await executor.select().from(companyInvitations).where(eq(companyInvitations.employerId, row.id));
    const tokens = (await app.mails())
      .filter(({ recipient }) => recipient === 'jana@primer.rs')
      .map(({ params }) => (params as { token: string }).token);
    expect(tokens).not.toContain(stored[0]?.tokenHash);

    const params = { id: first?.id as string };
    const after = await app.call(withdrawInvitation, { params }, { as: token });
    expect(after.data.invitations).toEqual([]);
    expect(await codeOf(app.call(withdrawInvitation, { params }, { as: token }))).toBe(
      'employers.invitation-not-found',
    );
  });

  test('a member is not invited again; whatever account the address has, the answer is the same', async () => {
    const owner = await signedInEmployer(app);
    const [colleague, stranger] = [await signedInMember(app, owner, 'reader'), await signedInEmployer(app)];
    expect(await codeOf(invite(owner.token, colleague.email))).toBe('employers.already-member');
    expect(await codeOf(invite(owner.token, stranger.account.email))).toBeNull();
  });

  test('at most so many people, open invitations among them; two at once do not pass the limit', async () => {
    const owner = await signedInEmployer(app);
    const now = app.clock.now();
    const open = Array.from({ length: teamLimits.places - 2 }, (_, at) => ({
      employerId: owner.row.id,
      email: `a${at}@primer.rs`,
      role: 'reader' as const,
      tokenHash: `${owner.row.id} ${at}`,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 1000),
    }));
    await executor.insert(companyInvitations).values(open);
    const codes = await Promise.all(['x@primer.rs', 'y@primer.rs'].map((email) => codeOf(invite(owner.token, email))));
    expect(codes.toSorted()).toEqual([null, 'employers.team-full'].toSorted());
    // An address can be invited again; expired invitations do not count towards the limit.
    expect(await codeOf(invite(owner.token, 'a0@primer.rs'))).toBeNull();
    app.clock.advance({ minutes: 1 });
    expect(await codeOf(invite(owner.token, 'z@primer.rs'))).toBeNull();
  });

  test('so many a day for a company', async () => {
    const owner = await signedInEmployer(app);
    for (let sent = 0; sent < teamLimits.invitationsPerDay; sent += 1) await invite(owner.token, 'i@primer.rs');
    expect(await refusalOf(invite(owner.token, 'i@primer.rs'))).toMatchObject({ code: 'too-many-requests' });
  });

  test('wrong input is answered field by field', async () => {
    const { token } = await signedInEmployer(app);
    const body = { email: 'jana', role: 'boss' as 'owner' };
    expect((await refusalOf(app.call(inviteMember, { body }, { as: token })))?.fields).toEqual([
      'email email',
      'role not-listed',
    ]);
  });
});

describe('roles', () => {
  test('another role counts from the next request on, with a mail and an entry', async () => {
    const owner = await signedInEmployer(app);
    const { token, row, email } = await signedInMember(app, owner, 'recruiter');
    const send = () => codeOf(app.call(sendPosting, { body: buildPostingInput() }, { as: token }));
    expect(await send()).toBeNull();
    await give(owner.token, row.id, 'reader');
    expect(await send()).toBe('forbidden');
    expect((await app.call(me, {}, { as: token })).data.user.role).toBe('reader');
    expect(await templatesTo(email)).toEqual(['employers.role-changed']);
    expect(await lastAct()).toMatchObject({
      action: 'employers.change-role',
      objectId: row.id,
      details: { from: 'recruiter', to: 'reader' },
    });
    await give(owner.token, row.id, 'reader');
    expect(await templatesTo(email)).toHaveLength(1);
  });

  test('the last owner keeps the role; with another owner the company answers through that one', async () => {
    const owner = await signedInEmployer(app);
    const { id } = owner.account.row;
    expect(await codeOf(give(owner.token, id, 'reader'))).toBe('employers.last-owner');
    const blocked = await signedInMember(app, owner, 'owner');
    const second = await signedInMember(app, owner, 'recruiter');
    const { accounts } = app.application;
    await accounts.administration.setBlocked(executor, blocked.row.id, app.clock.now());
    expect(await codeOf(give(owner.token, id, 'reader'))).toBe('employers.last-owner');
    await give(owner.token, second.row.id, 'owner');
    await give(owner.token, id, 'recruiter');
    expect(await answeringOf(owner.row.id)).toBe(second.row.id);
    expect(await codeOf(give(owner.token, second.row.id, 'reader'))).toBe('forbidden');
  });
});

describe('removing and leaving', () => {
  test('a removed member’s next request is refused, on every device', async () => {
    const owner = await signedInEmployer(app);
    const member = await signedInMember(app, owner, 'recruiter');
    const { as: phone } = await member.anew();
    const busy = app.call(listMembers, {}, { as: member.token });
    await remove(owner.token, member.row.id);
    await busy.catch(() => undefined);
    for (const as of [member.token, phone]) expect(await codeOf(teamOf(as))).toBe('unauthorized');
    expect(await templatesTo(member.email)).toEqual(['employers.removed']);
    expect(await lastAct()).toMatchObject({ action: 'employers.remove-member', objectId: member.row.id });
    expect(await codeOf(remove(owner.token, member.row.id))).toBe('employers.member-not-found');
    expect(await codeOf(member.anew())).toBe('accounts.without-company');
  });

  test('everybody may leave, nobody but an owner may remove others', async () => {
    const owner = await signedInEmployer(app);
    const recruiter = await signedInMember(app, owner, 'recruiter');
    const reader = await signedInMember(app, owner, 'reader');
    expect(await codeOf(remove(recruiter.token, reader.row.id))).toBe('forbidden');
    await remove(reader.token, reader.row.id);
    expect(await codeOf(teamOf(reader.token))).toBe('unauthorized');
    expect(await lastAct()).toMatchObject({ action: 'employers.leave', actor: reader.row.id });
    expect(await templatesTo(owner.account.email)).toEqual(['employers.left']);
    expect(await codeOf(remove(owner.token, owner.account.row.id))).toBe('employers.last-owner');
  });

  test('of two owners who remove each other at once one stays, and answers for the company', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await signedInEmployer(app);
      const other = await signedInMember(app, one, 'owner');
      const codes = await Promise.all([
        codeOf(remove(one.token, other.row.id)),
        codeOf(remove(other.token, one.account.row.id)),
      ]);
      expect(codes.filter((code) => code === null)).toHaveLength(1);
      const left = await executor
        .select()
        .from(companyMembers)
        .where(and(eq(companyMembers.employerId, one.row.id), eq(companyMembers.role, 'owner')));
      expect(left.map(({ accountId }) => accountId)).toEqual([await answeringOf(one.row.id)]);
    }
  });

  test('two owners who leave at once do not leave the company alone', async () => {
    const one = await signedInEmployer(app);
    const other = await signedInMember(app, one, 'owner');
    const codes = await Promise.all([
      codeOf(remove(one.token, one.account.row.id)),
      codeOf(remove(other.token, other.row.id)),
    ]);
    expect(codes.toSorted()).toEqual([null, 'employers.last-owner'].toSorted());
  });

  test('whoever answers passes the company on to the longest-serving other owner', async () => {
    const first = await signedInEmployer(app);
    app.clock.advance({ minutes: 1 });
    const second = await signedInMember(app, first, 'owner');
    app.clock.advance({ minutes: 1 });
    await signedInMember(app, first, 'owner');
    const { as } = await first.anew();
    await remove(as, first.account.row.id);
    expect(await answeringOf(first.row.id)).toBe(second.row.id);
  });
});
