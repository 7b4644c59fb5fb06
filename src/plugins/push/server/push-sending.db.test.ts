import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { readNotifications } from '#features/notifications/contract.ts';
import { localDay } from '#kit/dates.ts';
import { choosePush } from '#plugins/push/contract.ts';
import { createPushTest } from '#tests/builders/push-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { somebodyWaits } from '#tests/support/waiting-statement.ts';
import { findPushJob } from './push-jobs.ts';
import { countPush, lockDay } from './push-store.ts';
import { pushDays, pushSubscriptions, pushWaiting } from './push-table.ts';

const { app, subscribe, subscribed, notify, minute } = await createPushTest();
const { executor } = app.database;

const noon = new Date('2026-11-20T11:00:00Z');
const at = (instant: string): void => app.clock.set(new Date(instant));
const messagesOf = ({ received }: { received: { message: unknown }[] }) => received.map(({ message }) => message);
const rowOf = async ({ endpoint }: { endpoint: string }) =>
  (await executor.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)))[0];

describe('a push', () => {
  test('says the kind and the page and nothing else, on every device, within the minute, once', async () => {
    app.clock.set(noon);
    const { candidate, browser } = await subscribed();
    const second = await subscribe((await candidate.anew()).as);
    const path = await notify(candidate.row.id);
    await minute();
    await minute();
    const message = { title: 'Poruka', kind: 'message', path, language: 'sr' };
    for (const device of [browser, second])
      expect(device.received).toEqual([
        // Until nine in the evening.
        { message, ttl: 9 * 3600, topic: 'message', contact: 'mailto:podrska@prilika.example' },
      ]);
    expect(await rowOf(browser)).toMatchObject({ sentAt: noon, failingSince: null });
  });

  test('is in the language of the account’s mail', async () => {
    const { candidate, browser } = await subscribed();
    await executor.update(accounts).set({ mailLanguage: 'en' }).where(eq(accounts.id, candidate.row.id));
    await notify(candidate.row.id);
    await minute();
    expect(messagesOf(browser)).toMatchObject([{ title: 'Message', language: 'en' }]);
  });

  test('does not exist for a kind that is off, for what was rolled back, and for who has no device', async () => {
    const { candidate, browser } = await subscribed(['result']);
    const { candidate: other, browser: unasked } = await subscribed();
    await notify(candidate.row.id);
    await expect(notify(other.row.id, { fails: true })).rejects.toThrow('stopped');
    await minute();
    expect([browser.asked(), unasked.asked()]).toEqual([0, 0]);
    await executor.delete(pushSubscriptions).where(eq(pushSubscriptions.accountId, other.row.id));
    await notify(other.row.id);
    await minute();
    expect(await executor.$count(pushWaiting)).toBe(0);
    expect(await executor.$count(pushDays, eq(pushDays.sent, 0))).toBeGreaterThan(0);
  });

  test('of what was read on the site before, or of a kind turned off meanwhile, is not sent', async () => {
    const { candidate, browser } = await subscribed();
    const as = candidate.token;
    await notify(candidate.row.id);
    await app.call(readNotifications, { body: {} }, { as });
    await minute();
    await notify(candidate.row.id);
    await app.call(choosePush, { body: { kind: 'message', on: false } }, { as });
    await minute();
    expect(browser.asked()).toBe(0);
  });

  test('leaves once though two processes look at once', async () => {
    const { candidate, browser } = await subscribed();
    await notify(candidate.row.id);
    await Promise.all([app.jobs.send(executor, findPushJob, {}), app.jobs.send(executor, findPushJob, {})]);
    await Promise.all([app.jobs.runPending(), app.jobs.runPending()]);
    await app.jobs.runPending();
    expect(browser.received).toHaveLength(1);
  });

  test('of several in one minute is one, which leads to all', async () => {
    const { candidate, browser } = await subscribed(['message', 'member']);
    await notify(candidate.row.id);
    await notify(candidate.row.id, { kind: 'member' });
    await minute();
    const path = '/profil/kandidat/obavestenja';
    expect(messagesOf(browser)).toEqual([{ title: '2 nova obaveštenja', kind: 'summary', path, language: 'sr' }]);
  });

  test('comes at most three times a day of Belgrade; the rest is on the site, also tomorrow', async () => {
    at('2026-11-20T18:00:00Z');
    const { candidate, browser } = await subscribed();
    for (let count = 0; count < 5; count += 1) {
      await notify(candidate.row.id);
      await minute();
    }
    expect(browser.received).toHaveLength(3);
    at('2026-11-21T07:00:00Z');
    await minute();
    expect(browser.received).toHaveLength(3);
    await notify(candidate.row.id);
    await minute();
    expect(browser.received).toHaveLength(4);
  });
});

test('the third of a day is the last, though another process has just counted it', async () => {
  app.clock.set(noon);
  const { candidate, browser } = await subscribed();
  for (let count = 0; count < 2; count += 1) {
    await notify(candidate.row.id);
    await minute();
  }
  let looking: Promise<void> | undefined;
  await app.database.transaction(async (tx) => {
    await lockDay(tx, candidate.row.id, localDay(noon));
    await countPush(tx, candidate.row.id);
    await notify(candidate.row.id);
    looking = minute();
    await somebodyWaits(app.database);
  });
  await looking;
  expect(browser.received).toHaveLength(2);
});

test('an account whose push cannot be prepared holds up no other, and gets it later', async () => {
  app.clock.set(noon);
  const people = [await subscribed(), await subscribed()].sort((one, other) =>
    one.candidate.row.id < other.candidate.row.id ? -1 : 1,
  );
  const [first, second] = people as [(typeof people)[0], (typeof people)[0]];
  for (const { candidate } of people) await notify(candidate.row.id);
  const run = (statement: string) => executor.execute(sql.raw(statement));
  await run("create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$");
  await run(`create trigger refuse before insert on push_days for each row
    when (new.account_id = '${first.candidate.row.id}') execute function refuse()`);
  await minute();
  expect([first.browser.received.length, second.browser.received.length]).toEqual([0, 1]);
  await run('drop trigger refuse on push_days');
  await minute();
  expect([first.browser.received.length, second.browser.received.length]).toEqual([1, 1]);
});

describe('in the quiet hours', () => {
  test('nothing is sent; at eight what is unread comes as one', async () => {
    at('2026-11-20T19:59:00Z');
    const { candidate, browser } = await subscribed();
    await notify(candidate.row.id);
    await minute();
    expect(browser.received).toMatchObject([{ ttl: 60 }]);
    at('2026-11-20T20:00:00Z');
    await notify(candidate.row.id);
    await minute();
    await notify(candidate.row.id);
    for (const instant of ['2026-11-20T20:00:00Z', '2026-11-20T23:30:00Z', '2026-11-21T06:59:59Z']) {
      at(instant);
      await minute();
    }
    expect(browser.received).toHaveLength(1);
    at('2026-11-21T07:00:00Z');
    await minute();
    expect(messagesOf(browser).slice(1)).toMatchObject([{ title: '2 nova obaveštenja' }]);
  });

  test('a second attempt waits as well, and says only what is still unread', async () => {
    at('2026-11-20T19:59:00Z');
    const { candidate, browser } = await subscribed();
    const { candidate: reader, browser: read } = await subscribed();
    for (const device of [browser, read]) device.answer({ status: 500 }, { status: 201 });
    await notify(candidate.row.id);
    await notify(reader.row.id);
    await minute();
    await app.call(readNotifications, { body: {} }, { as: reader.token });
    at('2026-11-21T06:00:00Z');
    await minute();
    expect([browser.asked(), read.asked()]).toEqual([1, 1]);
    at('2026-11-21T07:00:00Z');
    await minute();
    expect([browser.received.length, read.asked()]).toEqual([1, 1]);
  });
});

describe('a service that does not take it', () => {
  test.each([404, 410])('because the subscription is gone (%i) ends it', async (status) => {
    app.clock.set(noon);
    const { candidate, browser } = await subscribed();
    const well = await subscribe((await candidate.anew()).as);
    browser.answer({ status });
    await notify(candidate.row.id);
    await minute();
    expect(await rowOf(browser)).toBeUndefined();
    expect(well.received).toHaveLength(1);
  });

  test('now is asked again when it says, not before, and the others do not wait', async () => {
    const { candidate, browser } = await subscribed();
    const { candidate: other, browser: well } = await subscribed();
    browser.answer({ status: 429, retryAfter: '600' }, { status: 201 });
    await notify(candidate.row.id);
    await notify(other.row.id);
    await minute();
    expect([browser.asked(), well.received.length]).toEqual([1, 1]);
    expect((await rowOf(browser))?.failingSince).not.toBeNull();
    app.clock.advance({ minutes: 9 });
    await minute();
    expect(browser.asked()).toBe(1);
    app.clock.advance({ minutes: 1 });
    await minute();
    expect([browser.asked(), browser.received.length]).toEqual([2, 1]);
    expect((await rowOf(browser))?.failingSince).toBeNull();
  });

  test.each([{ status: 500 }, 'drop'] as const)('with %j is tried five times at growing intervals', async (answer) => {
    app.clock.set(new Date(noon.getTime() - 3 * 3_600_000));
    const { candidate, browser } = await subscribed();
    browser.answer(answer);
    await notify(candidate.row.id);
    const tries = [];
    for (const minutes of [0, 1, 4, 1, 29, 1, 119, 1, 300]) {
      app.clock.advance({ minutes });
      await minute();
      tries.push(browser.asked());
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  test('because its host is no longer allowed is not asked, and the subscription ends', async () => {
    app.clock.set(noon);
    const { candidate, browser } = await subscribed();
    const strict = await createTestApplication({ PUSH_NETWORKS: '10.0.0.0/8' }, undefined, { database: app.database });
    strict.clock.set(noon);
    await notify(candidate.row.id);
    await strict.jobs.send(executor, findPushJob, {});
    await strict.jobs.runPending();
    expect([browser.asked(), await rowOf(browser)]).toEqual([0, undefined]);
  });

  test.each([400, 413])(
    'for good (%i) is not asked again for that, and forgotten after a week without success',
    async (status) => {
      app.clock.set(noon);
      const { candidate, browser } = await subscribed();
      browser.answer({ status });
      for (const days of [0, 4, 4]) {
        app.clock.advance({ days });
        await notify(candidate.row.id);
        await minute();
        app.clock.advance({ hours: 1 });
        await minute();
      }
      expect(browser.asked()).toBe(3);
      expect(await rowOf(browser)).toBeUndefined();
    },
  );
});
