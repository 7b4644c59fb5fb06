import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { analyticsChoices } from './analytics-table.ts';
import { choicesOf } from './choice-store.ts';

const app = await createTestApplication({
  ANALYTICS_SCRIPT_URL: 'https://stats.example/script.js',
  ANALYTICS_SITE_ID: 'prilika',
});

const choose = (body: string, headers: Record<string, string> = {}, from = '198.51.100.1') =>
  app.fetch('/kolacici', {
    method: 'POST',
    body,
    redirect: 'manual',
    from,
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://prilika.test',
      ...headers,
    },
  });
const rows = () => app.database.executor.select().from(analyticsChoices).orderBy(asc(analyticsChoices.createdAt));

describe('the choice of a guest', () => {
  test('is a cookie that scripts cannot read and a record without a person, and leads back', async () => {
    const answer = await choose('choice=accept&page=%2Foglasi%3Fq%3Dkuvar');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/oglasi?q=kuvar');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [record] = await rows();
    expect(record).toMatchObject({
      accountId: null,
      given: true,
      textVersion: expect.stringMatching(/^1-[0-9a-f]{8}$/),
    });
    const cookie = answer.headers.get('set-cookie');
    expect(cookie).toMatch(/^analytics=yes\.1-[0-9a-f]{8}\.\d+\./);
    expect(cookie).toContain(`.${record?.id};`);
    for (const word of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000'])
      expect(cookie).toContain(word);
  });

  test('can be changed, and both stay on record', async () => {
    const before = (await rows()).length;
    await choose('choice=accept');
    const answer = await choose('choice=decline');
    expect(answer.headers.get('set-cookie')).toMatch(/^analytics=no\./);
    expect(
      (await rows())
        .slice(before)
        .map(({ given }) => given)
        .sort(),
    ).toEqual([false, true]);
  });

  test.each(['Sec-GPC', 'DNT'])('is declined with %s, whatever is pressed', async (name) => {
    const answer = await choose('choice=accept', { [name]: '1' }, '198.51.100.2');
    expect(answer.headers.get('set-cookie')).toMatch(/^analytics=no\./);
  });

  test.each([
    ['another site', 'https://other.example/oglasi'],
    ['another site without a protocol', '//other.example/x'],
    ['the same with a backslash', '/\\\\other.example/x'],
    ['an address that is none', 'https://['],
    ['nothing', ''],
  ])('leads home from %s', async (_, page) => {
    const answer = await choose(`choice=decline&page=${encodeURIComponent(page)}`, {}, '198.51.100.3');
    expect(answer.headers.get('location')).toBe('/');
  });

  test('never leads to another site', async () => {
    const answer = await choose('choice=decline&page=https://prilika.test//other.example/x', {}, '198.51.100.4');
    expect(answer.headers.get('location')).toBe('/other.example/x');
  });
});

describe('what is no choice', () => {
  test.each(['', 'choice=', 'choice=maybe', 'other=accept', '%00'])('is refused (%j)', async (body) => {
    const before = (await rows()).length;
    const answer = await choose(body, {}, '198.51.100.5');
    expect(answer.status).toBe(400);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await rows()).toHaveLength(before);
  });

  test('is refused from another site, too long, and too often', async () => {
    expect((await choose('choice=accept', { Origin: 'https://other.example' })).status).toBe(403);
    expect((await choose(`choice=accept&x=${'x'.repeat(20_000)}`)).status).toBe(413);
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await choose('choice=decline', {}, '198.51.100.6')).status);
    expect(statuses.indexOf(429)).toBe(30);
  });
});

test('of somebody who is signed in it is kept with the account, and goes with it', async () => {
  const { row } = await buildAccount(app);
  const token = await app.signIn(row.email, row.accountType);
  await choose('choice=accept', { Authorization: `Bearer ${token}` }, '198.51.100.7');
  expect(await choicesOf(app.database.executor, row.id)).toMatchObject([{ given: true }]);
});

test('records are kept for two years', async () => {
  const { executor } = app.database;
  const day = 86_400_000;
  const now = app.clock.now().getTime();
  const make = (daysOld: number) =>
    executor
      .insert(analyticsChoices)
      .values({ given: true, textVersion: `${daysOld}`, createdAt: new Date(now - daysOld * day) });
  await make(729);
  await make(732);
  await app.jobs.runPending();
  const sweep = { id: '1', name: 'analytics.forget', data: {}, retryCount: 0, retryLimit: 1 };
  await app.application.jobs.run(sweep);
  await app.application.jobs.run(sweep);
  const versions = (await rows()).map(({ textVersion }) => textVersion);
  expect(versions).toContain('729');
  expect(versions).not.toContain('732');
});

test('without the settings there is nothing to choose', async () => {
  const plain = await createTestApplication();
  const answer = await plain.fetch('/kolacici', { method: 'POST', body: 'choice=accept' });
  expect(answer.status).toBe(404);
});

test('the privacy policy and the page about us say who counts, in both languages, only where somebody does', async () => {
  const plain = await createTestApplication();
  const read = async (from: typeof app, locale: string, page = 'privacy') =>
    (await (await from.fetch(`/api/pages/${page}`, { headers: { Locale: locale } })).json()) as {
      data: { sections: { id: string; html: string }[] };
    };
  for (const [locale, without, configured] of [
    ['sr', 'Nema kolačića za praćenje', 'Posete se broje samo ako prihvatite'],
    ['en', 'There are no cookies for tracking', 'Visits are counted only if you accept'],
  ] as const) {
    const said = JSON.stringify(await read(app, locale));
    expect(said).toContain('stats.example');
    expect(said).toContain(configured);
    expect(said).not.toContain(without);
    expect((await read(app, locale)).data.sections.at(-1)?.id).toBe('merenje-poseta');
    const bare = JSON.stringify(await read(plain, locale));
    expect(bare).toContain(without);
    expect(bare).not.toMatch(/merenje-poseta|stats/);
  }
  for (const [locale, without, configured] of [
    ['sr', 'nema tuđih skripti', 'Posete brojimo samo ako to prihvatite.'],
    ['en', 'no third-party tracking scripts', 'We count visits only if you accept it.'],
  ] as const) {
    const said = JSON.stringify(await read(app, locale, 'about'));
    expect(said).toContain(configured);
    expect(said).not.toContain(without);
    expect(said).not.toContain('merenje-poseta');
    expect(JSON.stringify(await read(plain, locale, 'about'))).toContain(without);
  }
});
