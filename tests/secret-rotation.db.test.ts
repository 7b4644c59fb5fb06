import { expect, test } from 'vitest';
import { me } from '#features/accounts/contract.ts';
import { unsubscribeFacts } from '#features/accounts/unsubscribing/contract.ts';
import { signUnsubscription } from '#features/accounts/unsubscribing/server/unsubscribe-token.ts';
import { createLog } from '#host/log.ts';
import { createKeys } from '#host/secrets.ts';
import { buildAccount } from './builders/account-builder.ts';
import { codeOf } from './support/refusal.ts';
import { createTestApplication, testSecret } from './support/test-application.ts';

const next = 'the secret that replaces the one of the tests';
const before = await createTestApplication();
const { database } = before;
const as = (environment: Record<string, string>) =>
  createTestApplication({ SESSION_SECRET: next, ...environment }, createLog('silent'), { database });
const rotated = await as({ SESSION_SECRET_PREVIOUS: testSecret });
const forgotten = await as({});

test('who is signed in stays so, and links in old mails work, as long as the previous secret is named', async () => {
  const { row } = await buildAccount(before, { accountType: 'jobseeker' });
  const token = await before.signIn(row.email, 'jobseeker');
  const link = signUnsubscription(createKeys(testSecret, '')('unsubscribe'), {
    accountId: row.id,
    list: 'news',
  });
  const asks = (app: typeof before) => app.call(me, {}, { as: token });
  const opens = (app: typeof before) => app.call(unsubscribeFacts, { query: { token: link } });

  expect((await asks(rotated)).data).toMatchObject({ user: { email: row.email } });
  expect((await opens(rotated)).data).toMatchObject({ list: 'news' });
  expect(await codeOf(asks(forgotten))).toBe('unauthorized');
  expect(await codeOf(opens(forgotten))).toBe('accounts.bad-unsubscribe-link');

  const fresh = await rotated.signIn(row.email, 'jobseeker');
  expect((await forgotten.call(me, {}, { as: fresh })).data).toMatchObject({ user: { email: row.email } });
});
