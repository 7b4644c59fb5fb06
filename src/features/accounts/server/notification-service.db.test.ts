import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { problemOf } from '#shared/client-errors.ts';
import { buildAccount, signedIn } from '#tests/builders/account-builder.ts';
import { signedInEmployer } from '#tests/builders/employer-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { getNotifications, setNotifications } from '../notification-contract.ts';
import type { NotificationSettings } from '../notification-fields.ts';
import { consents } from './account-table.ts';

const app = await createTestApplication();

const settings: NotificationSettings = {
  newsNotifications: false,
  specialOffers: false,
  applicationNotifications: true,
  mailLocale: 'sr',
};
const set = (body: unknown, as: string) =>
  app.call(setNotifications, { body: body as NotificationSettings }, { as });
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
    const wanted = { ...settings, applicationNotifications: false, mailLocale: 'en' } as const;
    expect((await set(wanted, token)).data).toEqual(wanted);
    expect((await app.call(getNotifications, {}, { as: token })).data).toEqual(wanted);
    expect((await app.call(getNotifications, {}, { as: other })).data).toEqual(settings);
  });

  test('write down a consent whenever it changes, and only then', async () => {
    const { row, email } = await buildAccount(app);
    const token = await app.signIn(email, 'jobseeker');
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
    const { row, email } = await buildAccount(app);
    const token = await app.signIn(email, 'jobseeker');
    const wanted = { ...settings, newsNotifications: true };
    await Promise.all(Array.from({ length: 6 }, () => set(wanted, token)));
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
    const error = await set(body, token).then(
      () => null,
      (thrown: unknown) => problemOf(thrown),
    );
    expect(error).toMatchObject({ status: 422, code: 'validation' });
    expect((await app.call(getNotifications, {}, { as: token })).data).toEqual(settings);
  });
});
