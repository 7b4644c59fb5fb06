import type { Page } from '@playwright/test';
import { type ErrorCollector, startErrorCollector } from '../support/error-collector.ts';
import { test as base, expect, settled } from './site.ts';

/* Errors in browsers, told to a real collector by the built script (ADR 64). */
const test = base.extend<object, { collector: ErrorCollector }>({
  collector: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const collector = await startErrorCollector();
      await use(collector);
      await collector.stop();
    },
    { scope: 'worker' },
  ],
  environment: [async ({ collector }, use) => use({ ERROR_TRACKING_DSN: collector.dsn }), { scope: 'worker' }],
});

const asked = (page: Page): string[] => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
};

const planted = 'Zvezdana ana@primer.rs 0601234567';

/** In a task of its own, so that nobody catches it. */
const fail = (page: Page, sentence: string): Promise<void> =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(`undefined is not a function ${text}`);
    });
  }, sentence);

test('a page without errors asks for nothing more', async ({ strictPage: page }) => {
  const addresses = asked(page);
  const answer = await page.goto('/oglasi');
  await settled(page);
  expect(addresses.filter((address) => /error-reports|__errors/.test(address))).toEqual([]);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain('127.0.0.1');
});

test('errors before and after the scripts are told, without what people have typed', async ({ page, collector }) => {
  collector.events.length = 0;
  const addresses = asked(page);
  await page.goto('/oglasi?q=Zvezdana');
  await fail(page, planted);
  await expect.poll(() => collector.events.length).toBe(1);
  expect(collector.events[0]).toMatchObject({
    platform: 'javascript',
    environment: 'production',
    release: expect.stringMatching(/^prilika@/),
    transaction: '/oglasi',
    tags: { kind: 'browser', language: 'sr' },
    exception: { values: [{ type: 'TypeError', value: 'undefined is not a function … #' }] },
  });
  await settled(page);
  await page.evaluate(() => void Promise.reject(new RangeError('invalid array length')));
  await expect.poll(() => collector.events.length).toBe(2);
  expect(collector.events[1]?.exception.values[0]).toMatchObject({ type: 'RangeError' });
  // What React catches while it renders.
  await page.evaluate(() => {
    Intl.PluralRules.prototype.select = () => {
      throw new SyntaxError('Unexpected end of JSON input');
    };
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cenovnik' }).click();
  await expect.poll(() => collector.events.length).toBe(3);
  expect(collector.events[2]?.exception.values[0]).toMatchObject({ type: 'SyntaxError' });
  await expect(page.getByRole('heading', { level: 1, name: 'Nešto nije u redu!' })).toBeVisible();
  expect(collector.received.join('')).not.toMatch(/Zvezdana|primer\.rs|60123/);
  expect(addresses.filter((address) => address.includes('/assets/error-reports'))).toHaveLength(1);
  const { origin } = new URL(page.url());
  expect(addresses.filter((address) => !address.startsWith(origin))).toEqual([]);
});

test('a storm of errors is a few reports', async ({ page, collector }) => {
  collector.events.length = 0;
  await page.goto('/cenovnik');
  for (let at = 0; at < 20; at += 1) await fail(page, String(at));
  await expect.poll(() => collector.events.length).toBe(5);
  await fail(page, 'once more');
  await settled(page);
  expect(collector.events).toHaveLength(5);
});

test('a collector that does not answer is noticed by nobody', async ({ page, collector }) => {
  collector.behave('hang');
  await page.goto('/oglasi');
  await fail(page, 'slow');
  const answered = await page.waitForResponse((response) => response.url().endsWith('/__errors'));
  expect(answered.status()).toBe(200);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  collector.behave(200);
});
