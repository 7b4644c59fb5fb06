import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deleteAccount } from '#features/accounts/personal-data/contract.ts';
import { accounts } from '#features/accounts/server/account-table.ts';
import { endSessions } from '#features/accounts/sessions/contract.ts';
import { choosePush, getPush, subscribeDevice, unsubscribeDevice } from '#plugins/push/contract.ts';
import { signedInCandidate, signedInEmployer } from '#tests/builders/personas.ts';
import { createPushTest } from '#tests/builders/push-builder.ts';
import { refusalOf } from '#tests/support/refusal.ts';
import { testPassword } from '#tests/support/test-password.ts';
import { pushPersonalData } from './push-personal-data.ts';
import { deviceIdOf } from './push-store.ts';
import { pushDays, pushSubscriptions, pushWaiting } from './push-table.ts';

const { app, place, subscribe, subscribed, notify, minute, applicationServerKey } = await createPushTest();
const { executor } = app.database;

const settingsOf = async (as: string) => (await app.call(getPush, {}, { as })).data;
const ids = (browsers: { endpoint: string }[]) => browsers.map(({ endpoint }) => deviceIdOf(endpoint));
const rowsOf = (accountId: string) => executor.$count(pushSubscriptions, eq(pushSubscriptions.accountId, accountId));

describe('devices', () => {
  test('are those of the account; of six the oldest is forgotten', async () => {
    const { candidate, browser } = await subscribed();
    const later = [];
    for (let count = 0; count < 5; count += 1) {
      app.clock.advance({ seconds: 1 });
      later.push(await subscribe(candidate.token));
    }
    expect((await settingsOf(candidate.token)).devices).toEqual(ids(later));
    expect(await rowsOf(candidate.row.id)).toBe(5);
    expect(browser.asked()).toBe(0);
    // Once more the same is the newest, and not one more.
    app.clock.advance({ seconds: 1 });
    const [first, ...others] = later as [(typeof later)[0], ...typeof later];
    await subscribe(candidate.token, first);
    expect((await settingsOf(candidate.token)).devices).toEqual(ids([...others, first]));
  });

  test('belong to who signed in last with that browser', async () => {
    const { candidate, browser } = await subscribed();
    const other = await signedInCandidate(app);
    await subscribe(other.token, browser);
    expect((await settingsOf(candidate.token)).devices).toEqual([]);
    await notify(candidate.row.id);
    await minute();
    expect(browser.asked()).toBe(0);
  });

  test('are forgotten by their account alone', async () => {
    const { candidate, browser } = await subscribed();
    const stranger = await signedInEmployer(app);
    const query = { device: deviceIdOf(browser.endpoint) };
    await app.call(unsubscribeDevice, { query }, { as: stranger.token });
    expect((await settingsOf(candidate.token)).devices).toHaveLength(1);
    expect((await app.call(unsubscribeDevice, { query }, { as: candidate.token })).data.devices).toEqual([]);
    expect((await app.call(unsubscribeDevice, { query }, { as: candidate.token })).data.devices).toEqual([]);
  });

  test('end with the session', async () => {
    const { candidate, browser } = await subscribed();
    await notify(candidate.row.id);
    await app.call(endSessions, {}, { as: candidate.token });
    const again = (await candidate.anew()).as;
    expect(await settingsOf(again)).toMatchObject({ kinds: ['message'], devices: [] });
    await minute();
    expect(await rowsOf(candidate.row.id)).toBe(0);
    const { candidate: idle, browser: left } = await subscribed();
    app.clock.advance({ days: 31 });
    await notify(idle.row.id);
    await minute();
    expect([browser.asked(), left.asked(), await rowsOf(idle.row.id)]).toEqual([0, 0, 0]);
  });

  test('of a blocked account are silent, of a deleted one gone', async () => {
    const { candidate: blocked, browser } = await subscribed();
    await executor.update(accounts).set({ blockedAt: app.clock.now() }).where(eq(accounts.id, blocked.row.id));
    await notify(blocked.row.id);
    const { candidate, browser: left } = await subscribed();
    await notify(candidate.row.id);
    await app.call(deleteAccount, { body: { password: testPassword } }, { as: candidate.token });
    await minute();
    expect([browser.asked(), left.asked()]).toEqual([0, 0]);
    for (const table of [pushSubscriptions, pushWaiting, pushDays])
      expect(await executor.$count(table, eq(table.accountId, candidate.row.id))).toBe(0);
  });

  test('that subscribed with a key the site no longer has are forgotten', async () => {
    const { candidate, browser } = await subscribed();
    await executor
      .update(pushSubscriptions)
      .set({ applicationServerKey: `B${'A'.repeat(86)}` })
      .where(eq(pushSubscriptions.accountId, candidate.row.id));
    await notify(candidate.row.id);
    await minute();
    expect([browser.asked(), await rowsOf(candidate.row.id)]).toEqual([0, 0]);
  });

  test('are in the copy of a person’s data, without their secret', async () => {
    const { candidate, browser } = await subscribed();
    await notify(candidate.row.id);
    await minute();
    const person = { accountId: candidate.row.id, email: candidate.email, emailVerified: true };
    const { data } = await pushPersonalData.collect(executor, person);
    expect(data).toMatchObject({ devices: [{ endpoint: browser.endpoint }], kinds: ['message'], lastDay: { sent: 1 } });
    expect(JSON.stringify(data)).not.toContain(browser.keys.auth);
  });
});

test('kinds are turned on and off, each once', async () => {
  const { token } = await signedInCandidate(app);
  const choose = async (kind: 'message' | 'agent', on: boolean) =>
    (await app.call(choosePush, { body: { kind, on } }, { as: token })).data.kinds;
  expect((await settingsOf(token)).kinds).toEqual([]);
  await choose('message', true);
  await choose('message', true);
  expect(await choose('agent', true)).toEqual(['agent', 'message']);
  expect(await choose('message', false)).toEqual(['agent']);
});

test('an address inside, another key and what is no subscription are refused', async () => {
  const { token: as } = await signedInCandidate(app);
  const { endpoint, keys } = place.subscribe();
  const refused = (change: object) => {
    const body = { endpoint, keys, applicationServerKey, ...change };
    return refusalOf(app.call(subscribeDevice, { body }, { as }));
  };
  for (const inside of ['http://push.example/a', 'https://169.254.169.254/a', 'https://localhost/a', 'file:///etc'])
    expect(await refused({ endpoint: inside })).toMatchObject({ status: 422, code: 'push.endpoint-refused' });
  expect(await refused({ applicationServerKey: keys.p256dh })).toMatchObject({ code: 'push.key-replaced' });
  expect(await refused({ endpoint: 'push' })).toMatchObject({ status: 422, code: 'validation' });
  expect(await refused({ keys: { ...keys, auth: 'short' } })).toMatchObject({ status: 422, code: 'validation' });
  expect((await settingsOf(as)).devices).toEqual([]);
});
