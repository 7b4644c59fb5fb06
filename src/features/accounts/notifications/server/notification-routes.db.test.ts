import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signedIn, signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { me } from '../../contract.ts';
import { accounts, consents } from '../../server/account-table.ts';
import { getNotifications, retryMail, setNotifications } from '../contract.ts';
import type { NotificationSettings } from '../fields.ts';

const app = await createTestApplication();

const settings: NotificationSettings = {
  newsNotifications: false,
  specialOffers: false,
  applicationNotifications: true,
  applicationDigest: false,
  mailLocale: 'sr',
};
const set = (body: unknown, as: string) => app.call(setNotifications, { body: body as NotificationSettings }, { as });
const consentsOf = (accountId: string) =>
  app.database.executor
    .select({ kind: consents.kind, given: consents.given, source: consents.source })
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(asc(consents.createdAt));

describe('settings of mail', () => {
  test('are kept, and are of the one account alone', async () => {
    const token = await signedIn(app);
    const { token: other } = await signedInEmployer(app);
    const changes = { ...settings, applicationNotifications: false, mailLocale: 'en' } as const;
    expect((await set(changes, token)).data).toEqual(changes);
    expect((await app.call(getNotifications, {}, { as: token })).data).toEqual(changes);
    expect((await app.call(getNotifications, {}, { as: other })).data).toEqual({
      ...settings,
      // A mail for each application is opt-in.
      applicationNotifications: false,
    });
  });

  test('write down a consent whenever it changes, and only then', async () => {
    const { row, token } = await signedInCandidate(app);
    await set(settings, token);
    expect(await consentsOf(row.id)).toEqual([]);
    await set({ ...settings, newsNotifications: true, specialOffers: true }, token);
    app.clock.advance({ seconds: 1 });
    await set({ ...settings, newsNotifications: true, specialOffers: true }, token);
    await set({ ...settings, newsNotifications: true, mailLocale: 'en' }, token);
    const written = await consentsOf(row.id);
    expect(written).toHaveLength(3);
    expect(written).toEqual(
      expect.arrayContaining([
        { kind: 'newsNotifications', given: true, source: 'settings' },
        { kind: 'specialOffers', given: true, source: 'settings' },
        { kind: 'specialOffers', given: false, source: 'settings' },
      ]),
    );
  });

  test('two changes at once leave one of them whole', async () => {
    const { row, token } = await signedInCandidate(app);
    const changes = { ...settings, newsNotifications: true };
    await Promise.all(Array.from({ length: 6 }, () => set(changes, token)));
    expect(await consentsOf(row.id)).toHaveLength(1);
  });

  test.each([
    ['nothing', {}],
    ['a part', { newsNotifications: true }],
    ['a foreign language', { ...settings, mailLocale: 'de' }],
    ['words instead of switches', { ...settings, specialOffers: 'true' }],
    ['more than there is', { ...settings, accountType: 'admin' }],
  ])('%s is refused and changes nothing', async (_what, body) => {
    const token = await signedIn(app);
    expect(await refusalOf(set(body, token))).toMatchObject({ status: 422, code: 'validation' });
    expect((await app.call(getNotifications, {}, { as: token })).data).toEqual(settings);
  });
});

test('an address that refused mail is said with the account, and is tried again when its owner says so', async () => {
  const [own, other] = [await signedInCandidate(app), await signedInCandidate(app)];
  await app.database.executor.update(accounts).set({ mailRefusedAt: app.clock.now() });
  const isRefused = async (as: string) => (await app.call(me, {}, { as })).data.mailRefused;
  expect(await isRefused(own.token)).toBe(true);
  await app.call(retryMail, {}, { as: own.token });
  expect(await isRefused(own.token)).toBe(false);
  expect(await isRefused(other.token)).toBe(true);
});
