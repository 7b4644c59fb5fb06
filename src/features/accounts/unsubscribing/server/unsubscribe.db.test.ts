import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createKeys } from '#host/secrets.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { codeOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import type { MailList } from '../../mail-lists.ts';
import { accounts, consents } from '../../server/account-table.ts';
import { unsubscribe, unsubscribeFacts } from '../contract.ts';
import { signUnsubscription } from './unsubscribe-token.ts';

const app = await createTestApplication();
const secret = createKeys('a secret of the tests, long enough to be one', '')('unsubscribe');

const subscriber = async (accountType: 'jobseeker' | 'employer' = 'jobseeker') =>
  (
    await buildAccount(app, {
      accountType,
      newsNotifications: true,
      specialOffers: true,
      applicationNotifications: true,
    })
  ).row;
const tokenOf = (accountId: string, list: MailList = 'news') => signUnsubscription(secret, { accountId, list });
const settingsOf = async (id: string) => {
  const [row] = await app.database.executor.select().from(accounts).where(eq(accounts.id, id));
  return [row?.newsNotifications, row?.specialOffers, row?.applicationNotifications];
};
const consentsOf = (id: string) => app.database.executor.select().from(consents).where(eq(consents.accountId, id));
const oneClick = (token: string, init: RequestInit) =>
  app.fetch(`/api/services/mail/unsubscribe?token=${encodeURIComponent(token)}`, { method: 'POST', ...init });

describe('an unsubscribe link', () => {
  test('says whose mail it stops, and opening it changes nothing', async () => {
    const { id, email } = await subscriber();
    const { data } = await app.call(unsubscribeFacts, { query: { token: tokenOf(id) } });
    expect(data).toEqual({
      email,
      list: 'news',
      subscribed: true,
      settingsPath: '/profil/kandidat/podesavanja',
    });
    expect(await settingsOf(id)).toEqual([true, true, true]);
    expect(await consentsOf(id)).toEqual([]);
  });

  test('stops its own list alone, writes the withdrawal down once, and says yes the second time too', async () => {
    const { id, email } = await subscriber();
    const other = await subscriber();
    for (const _ of [1, 2]) {
      const { data } = await app.call(unsubscribe, { body: { token: tokenOf(id, 'offers') } });
      expect(data).toEqual({ email, lists: ['offers'] });
    }
    expect(await settingsOf(id)).toEqual([true, false, true]);
    expect(await consentsOf(id)).toMatchObject([
      { kind: 'specialOffers', given: false, source: 'unsubscribe', createdAt: app.clock.now() },
    ]);
    expect(await settingsOf(other.id)).toEqual([true, true, true]);
  });

  test('stops everything that is not about the account; what an employer gets for its postings stays', async () => {
    const candidate = await subscriber();
    const employer = await subscriber('employer');
    for (const { id } of [candidate, employer])
      await app.call(unsubscribe, { body: { token: tokenOf(id), everything: true } });
    expect(await settingsOf(candidate.id)).toEqual([false, false, false]);
    expect(await settingsOf(employer.id)).toEqual([false, false, true]);
  });

  test('in parallel is written down once', async () => {
    const { id } = await subscriber();
    await Promise.all(Array.from({ length: 5 }, () => app.call(unsubscribe, { body: { token: tokenOf(id) } })));
    expect(await consentsOf(id)).toHaveLength(1);
  });
});

describe('one click of a mail program (RFC 8058)', () => {
  const multipart = new FormData();
  multipart.set('List-Unsubscribe', 'One-Click');
  test.each([
    ['urlencoded', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['multipart', multipart],
  ])('%s, from anywhere and without a session', async (_, body) => {
    const { id } = await subscriber();
    const headers = { Origin: 'https://mail.example' };
    expect((await oneClick(tokenOf(id), { headers, body })).status).toBe(200);
    expect((await oneClick(tokenOf(id), { headers, body })).status).toBe(200);
    expect(await settingsOf(id)).toEqual([false, true, true]);
  });

  test('a GET or a HEAD of the same address changes nothing', async () => {
    const { id } = await subscriber();
    for (const method of ['GET', 'HEAD']) await oneClick(tokenOf(id), { method });
    expect(await settingsOf(id)).toEqual([true, true, true]);
  });

  test('other endpoints take no forms', async () => {
    const response = await app.fetch('/api/services/mail/link/opened', {
      method: 'POST',
      body: new URLSearchParams({ token: 'x' }),
    });
    expect(response.status).toBe(415);
  });
});

test('a token that is empty, altered, for another list or account, or of a deleted account is refused', async () => {
  const { id } = await subscriber();
  const other = await subscriber();
  const token = tokenOf(id);
  const [, , mac] = token.split('.');
  const account = await subscriber();
  await app.database.executor.delete(accounts).where(eq(accounts.id, account.id));
  const bad = [
    '',
    'x',
    token.slice(0, -2),
    `${token}.x`,
    `${id}.offers.${mac}`,
    `${id}.everything.${mac}`,
    `${other.id}.news.${mac}`,
    tokenOf(account.id),
    signUnsubscription(createKeys('a secret of another site, long enough', '')('unsubscribe'), {
      accountId: id,
      list: 'news',
    }),
  ];
  for (const wrong of bad) {
    expect(await codeOf(app.call(unsubscribeFacts, { query: { token: wrong } }))).toBe('accounts.bad-unsubscribe-link');
    expect(await codeOf(app.call(unsubscribe, { body: { token: wrong } }))).toBe('accounts.bad-unsubscribe-link');
  }
  expect(await settingsOf(id)).toEqual([true, true, true]);
  expect(await settingsOf(other.id)).toEqual([true, true, true]);
});
