import { describe, expect, test } from 'vitest';
import { getSummary, listAudit } from '#features/administration/contract.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { applyTo } from '#tests/builders/application-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedIn, signedInAdmin } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { codeOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { refresh } from '../../contract.ts';
import { blockUser, getUser, listUsers, signOutUser, unblockUser } from '../contract.ts';

const app = await createTestApplication();
const administrator = await signedInAdmin(app, { name: 'Nenad', lastName: 'Vasić' });
const as = administrator.token;

/** Logs in like a browser; returns the refresh cookie. */
const cookieOf = async (email: string, accountType: string): Promise<string> => {
  const response = await app.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword, accountType }),
  });
  return (response.headers.get('Set-Cookie') ?? '').split(';')[0] as string;
};

const refreshStatus = async (cookie: string): Promise<number> =>
  (await app.fetch(`/api${refresh.path}`, { method: 'POST', headers: { Cookie: cookie } })).status;

const find = async (q: string): Promise<string[]> =>
  (await app.call(listUsers, { query: { q } }, { as })).data.map(({ email }) => email);

describe('the list', () => {
  test('finds by words of the name in either script, by part of the address, company and PIB', async () => {
    const person = await buildAccount(app, {
      name: 'Đurđica',
      lastName: 'Šćekić',
      email: 'djurdjica.scekic@primer.rs',
    });
    const firm = await buildEmployer(app, { company: 'Žitnica Šabac', pib: '100002288' });
    for (const q of ['đurđica', 'Djurdjica šćek', 'ЂУРЂИЦА Шћекић', 'djurdjica.scekic@'])
      expect(await find(q), q).toEqual([person.email]);
    for (const q of ['zitnica', 'ЖИТНИЦА шабац', '100002288']) expect(await find(q), q).toEqual([firm.account.email]);
    expect(await find('đurđica žitnica')).toEqual([]);
    for (const q of ['%', '_', "'", '\\']) expect(await find(`${q}nikome`), q).toEqual([]);
  });

  test('narrows by role, verification and block, and counts', async () => {
    const unverified = await buildAccount(app, { emailVerifiedAt: null, name: 'Uža' });
    const blocked = await buildAccount(app, { blockedAt: app.clock.now(), name: 'Uža' });
    const query = { q: 'uza', accountType: 'jobseeker' };
    const emails = async (more: Record<string, string>) =>
      (await app.call(listUsers, { query: { ...query, ...more } }, { as })).data.map(({ email }) => email);
    expect(await emails({ email: 'unverified' })).toEqual([unverified.email]);
    expect(await emails({ email: 'verified' })).toEqual([blocked.email]);
    expect(await emails({ state: 'blocked' })).toEqual([blocked.email]);
    expect(await emails({ accountType: 'employer' })).toEqual([]);
    const { meta } = await app.call(listUsers, { query: { q: 'uza', pageSize: '1' } }, { as });
    expect(meta).toMatchObject({ total: 2, pageSize: 1 });
    expect(meta.counts.unverified).toBeGreaterThan(0);
  });
});

describe('the dashboard', () => {
  test('counts all users', async () => {
    const before = (await app.call(getSummary, {}, { as })).data;
    const posting = await buildPosting(app);
    await buildPosting(app, { employerId: posting.employerId, state: 'in_review', firstPublishedAt: null });
    await applyTo(app, posting.id);
    await buildAccount(app, { createdAt: new Date(app.clock.now().getTime() - 8 * 86_400_000) });
    const after = (await app.call(getSummary, {}, { as })).data;
    expect(after).toMatchObject({
      candidates: before.candidates + 1,
      employers: before.employers + 1,
      newThisWeek: before.newThisWeek + 1,
      livePostings: before.livePostings + 1,
      postingsInReview: before.postingsInReview + 1,
      applicationsThisWeek: before.applicationsThisWeek + 1,
    });
    expect(after.mailsWaiting).toBeGreaterThan(before.mailsWaiting);
  });
});

describe('one user', () => {
  test('shows an employer with company and counts', async () => {
    const { row, account } = await buildEmployer(app, { company: 'Severac Klima', phone: '+381641234567' });
    const posting = await buildPosting(app, { employerId: row.id });
    await applyTo(app, posting.id);
    const { data } = await app.call(getUser, { params: { id: account.row.id } }, { as });
    expect(data).toMatchObject({
      company: 'Severac Klima',
      employerId: row.id,
      companyData: { phoneText: '064 1234567', verified: true },
      openSessions: 0,
      self: false,
    });
    expect(data.counts).toEqual([
      { kind: 'livePostings', count: 1 },
      { kind: 'postings', count: 1 },
      { kind: 'receivedApplications', count: 1 },
    ]);
  });

  test('is not found for an unknown id', async () => {
    for (const id of ['17', '../17', '11111111-1111-4111-8111-111111111111'])
      expect(await codeOf(app.call(getUser, { params: { id } }, { as }))).toBe('administration.user-not-found');
  });
});

describe('blocking', () => {
  test('ends the sessions at once and is written down with its reason', async () => {
    const person = await buildAccount(app);
    const params = { id: person.row.id };
    const cookie = await cookieOf(person.email, 'jobseeker');
    await app.call(blockUser, { params, body: { ground: 'other', reason: 'Lažni oglasi' } }, { as });
    expect(await refreshStatus(cookie)).toBe(401);
    const { data } = await app.call(getUser, { params }, { as });
    expect(data).toMatchObject({ blocked: true, openSessions: 0 });

    const log = await app.call(listAudit, { query: { account: person.row.id } }, { as });
    expect(log.data).toMatchObject([
      {
        action: 'accounts.block',
        reason: 'Lažni oglasi',
        actor: { id: administrator.row.id, name: 'Nenad Vasić' },
        account: { id: person.row.id, name: 'Milica Đorđević' },
        details: { sessions: 1 },
      },
    ]);

    await app.call(unblockUser, { params, body: { reason: 'Nesporazum' } }, { as });
    expect(await refreshStatus(await cookieOf(person.email, 'jobseeker'))).toBe(200);
    const mails = (await app.mails()).filter(({ accountId }) => accountId === person.row.id);
    expect(mails.map(({ template }) => template)).toEqual(['decisions.made', 'decisions.account-unblocked']);
  });

  test('reports a conflict to the second of two parallel requests', async () => {
    const { row } = await buildAccount(app);
    const other = await signedIn(app, 'admin');
    const block = (token: string) =>
      codeOf(
        app.call(
          blockUser,
          { params: { id: row.id }, body: { ground: 'other', reason: 'Zloupotreba' } },
          { as: token },
        ),
      );
    const codes = await Promise.all([block(as), block(other)]);
    expect(codes.sort()).toEqual(['administration.already-done', null]);
    const { data } = await app.call(listAudit, { query: { account: row.id } }, { as });
    expect(data).toHaveLength(1);
    expect(
      await codeOf(app.call(unblockUser, { params: { id: administrator.row.id }, body: { reason: 'Tako' } }, { as })),
    ).toBe('administration.already-done');
  });

  test('wants a reason', async () => {
    const { row } = await buildAccount(app);
    for (const reason of ['', '  ', 'kratko', 'x'.repeat(1001)])
      expect(
        await codeOf(app.call(blockUser, { params: { id: row.id }, body: { ground: 'other', reason } }, { as })),
      ).toBe('validation');
  });

  test('of oneself is refused, and two administrators cannot block each other', async () => {
    const body = { reason: 'Napušta firmu' };
    expect(
      await codeOf(
        app.call(blockUser, { params: { id: administrator.row.id }, body: { ground: 'other', ...body } }, { as }),
      ),
    ).toBe('administration.not-yourself');

    const [first, second] = [await signedInAdmin(app), await signedInAdmin(app)];
    const codes = await Promise.all([
      codeOf(
        app.call(blockUser, { params: { id: second.row.id }, body: { ground: 'other', ...body } }, { as: first.token }),
      ),
      codeOf(
        app.call(blockUser, { params: { id: first.row.id }, body: { ground: 'other', ...body } }, { as: second.token }),
      ),
    ]);
    // The administrator blocked first is refused although the access token is still valid: either the session has
    // already ended, or the action finds its own account blocked.
    const refused = codes.filter((code) => code !== null);
    expect(refused).toHaveLength(1);
    expect(['forbidden', 'unauthorized']).toContain(refused[0]);
  });

  test('leaves no entry when it fails', async () => {
    const before = await app.database.executor.$count(auditEntries);
    await codeOf(
      app.call(
        signOutUser,
        { params: { id: '11111111-1111-4111-8111-111111111111' }, body: { reason: 'Proba' } },
        { as },
      ),
    );
    expect(await app.database.executor.$count(auditEntries)).toBe(before);
  });
});

test('signing a user out ends every session and nothing else', async () => {
  const { row, email } = await buildAccount(app);
  const cookies = [await cookieOf(email, 'jobseeker'), await cookieOf(email, 'jobseeker')];
  await app.call(signOutUser, { params: { id: row.id }, body: { reason: 'Izgubljen telefon' } }, { as });
  for (const cookie of cookies) expect(await refreshStatus(cookie)).toBe(401);
  expect(await refreshStatus(await cookieOf(email, 'jobseeker'))).toBe(200);
});

describe('the log', () => {
  test('is found by id, address, act, who acted and day, a page at a time', async () => {
    const person = await buildAccount(app);
    const params = { id: person.row.id };
    await app.call(signOutUser, { params, body: { reason: 'Prvi put' } }, { as });
    app.clock.advance({ days: 3 });
    const { as: later } = await administrator.anew();
    await app.call(blockUser, { params, body: { ground: 'other', reason: 'Po drugi put' } }, { as: later });
    const reasons = async (query: Record<string, string>) =>
      (await app.call(listAudit, { query }, { as: later })).data.map(({ reason }) => reason);
    expect(await reasons({ q: person.row.id })).toEqual(['Po drugi put', 'Prvi put']);
    expect(await reasons({ q: person.email.toUpperCase() })).toEqual(['Po drugi put', 'Prvi put']);
    expect(await reasons({ q: 'niko@primer.rs' })).toEqual([]);
    expect(await reasons({ q: person.row.id, action: 'accounts.block' })).toEqual(['Po drugi put']);
    expect(await reasons({ q: person.row.id, actor: person.row.id })).toEqual([]);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(await reasons({ q: person.row.id, from: today, to: today })).toEqual(['Po drugi put']);
    expect(await reasons({ q: person.row.id, pageSize: '1', page: '2' })).toEqual(['Prvi put']);
    // Invalid values are treated as missing.
    expect(await reasons({ q: person.row.id, from: 'juče', actor: 'on' })).toHaveLength(2);
  });
});
