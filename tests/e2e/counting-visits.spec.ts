import type { Page } from '@playwright/test';
import { asc } from 'drizzle-orm';
import { analyticsChoices } from '#features/analytics/server/analytics-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { type AnalyticsServer, startAnalyticsServer } from '../support/analytics-server.ts';
import { findViolations } from './axe.ts';
import { test as base, expect, logIn, settled } from './site.ts';

/* Counting visits by a script of another origin, which only those get who agree (ADR 65). */
const test = base.extend<object, { counting: AnalyticsServer }>({
  counting: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const counting = await startAnalyticsServer();
      await use(counting);
      await counting.stop();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ counting }, use) => use({ ANALYTICS_SCRIPT_URL: counting.scriptUrl, ANALYTICS_SITE_ID: 'prilika-1' }),
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true,
});

test.beforeEach(({ counting }) => {
  counting.requests.length = 0;
  counting.visits.length = 0;
});

const bar = (page: Page) => page.locator('.consent-bar');
const policyOf = (page: Page, address: string): Promise<string> =>
  page.request.get(address).then((answer) => answer.headers()['content-security-policy'] ?? '');
const accept = async (page: Page): Promise<void> => {
  await bar(page).getByRole('button', { name: 'Prihvatam' }).click();
  await expect(bar(page)).toHaveCount(0);
};

test('nothing is loaded before the choice, nor after „Odbijam”', async ({ strictPage: page, counting, site }) => {
  await page.goto('/oglasi');
  await settled(page);
  await expect(bar(page)).toContainText('Dok ne prihvatite, sa njega se ništa ne učitava');
  expect(await policyOf(page, '/oglasi')).not.toContain(counting.origin);
  await bar(page).getByRole('button', { name: 'Odbijam' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/');
  await settled(page);
  await expect(bar(page)).toHaveCount(0);
  expect(counting.requests).toEqual([]);
  expect(await policyOf(page, '/')).not.toContain(counting.origin);
  const { executor } = site.database;
  const records = await executor.select().from(analyticsChoices).orderBy(asc(analyticsChoices.createdAt));
  expect(records.at(-1)).toMatchObject({ given: false, accountId: null });
});

test('who accepts is counted on pages that are read, also those opened inside, and on no other', async ({
  strictPage: page,
  counting,
  site,
}) => {
  const posting = await buildPosting(site);
  await page.goto('/cenovnik');
  await accept(page);
  await expect.poll(() => counting.visits.map(({ url }) => new URL(url).pathname)).toEqual(['/cenovnik']);
  expect(counting.visits[0]).toMatchObject({ website: 'prilika-1' });
  const policy = await policyOf(page, '/cenovnik');
  expect(policy).toContain(` ${counting.scriptUrl};`);
  expect(policy).toContain(`connect-src 'self' ${counting.origin};`);

  // Inside the document, by the router.
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Oglasi' }).first().click();
  await expect(page).toHaveURL('/oglasi');
  await expect.poll(() => counting.visits.length).toBe(2);

  // A page with a form is another document, and its policy lets nothing in.
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname.startsWith('/prijava'),
  );
  await page.getByRole('link', { name: 'Prijava', exact: true }).first().click();
  await document;
  await settled(page);
  for (const address of [
    '/kontakt',
    '/registracija/kandidat',
    `/oglasi/${posting.id}/apliciraj`,
    '/lozinka/zaboravljena',
  ])
    expect(await policyOf(page, address), address).not.toContain(counting.origin);
  expect(await policyOf(page, `/oglasi/${posting.id}?mailToken=tajna`)).not.toContain(counting.origin);
  expect(await policyOf(page, `/oglasi/${posting.id}`)).toContain(counting.origin);
  const seen = counting.visits.map(({ url }) => new URL(url).pathname);
  expect(seen).toEqual(['/cenovnik', '/oglasi']);

  // Coming back from there inside the document says nothing of it.
  await page.goto('/kontakt?tema=tajna');
  await settled(page);
  await page.getByRole('banner').getByRole('link', { name: 'Oglasi' }).first().click();
  await expect(page).toHaveURL('/oglasi');
  // Nor does coming from there by another document.
  await page.goto('/kontakt?tema=tajna');
  await page.evaluate(() => location.assign('/oglasi'));
  await expect.poll(() => counting.visits.length).toBe(3);
  await page.goto('/oglasi?q=kuvar');
  await expect.poll(() => counting.visits.length).toBe(4);
  const viewed = page.waitForRequest((request) => request.url().includes(`/postings/${posting.id}/view`));
  await page.evaluate((to) => location.assign(to), `/oglasi/${posting.id}`);
  await expect.poll(() => counting.visits.length).toBe(5);
  for (const { referrer } of counting.visits) expect(['', `${site.url}/`]).toContain(referrer);
  expect(JSON.stringify(counting.visits)).not.toContain('tajna');
  // Our own statistics know the list that the posting was opened from.
  await settled(page);
  expect(new URL((await viewed).url()).searchParams.get('from')).toBe('/oglasi');
});

test('the choice is changed at the bottom of every page, and holds at once', async ({ strictPage: page, counting }) => {
  await page.goto('/blog');
  await accept(page);
  await expect.poll(() => counting.visits.length).toBe(1);
  const line = page.getByRole('complementary', { name: 'Kolačići i merenje poseta' });
  await line.getByText('Podešavanja kolačića').click();
  await expect(line).toContainText('Prihvatili ste merenje poseta.');
  await line.getByRole('button', { name: 'Odbijam' }).click();
  await expect(line).toContainText('Odbili ste merenje poseta.');
  counting.requests.length = 0;
  await page.goto('/kontakt');
  await line.getByText('Podešavanja kolačića').click();
  await expect(line.getByRole('button', { name: 'Prihvatam' })).toBeVisible();
  await settled(page);
  await page.goto('/blog');
  await settled(page);
  expect(counting.requests).toEqual([]);
});

test('works without scripts, and leads back', async ({ browser, site, counting }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/oglasi?q=kuvar');
  await bar(page).getByRole('button', { name: 'Odbijam' }).click();
  await expect(page).toHaveURL('/oglasi?q=kuvar');
  await expect(bar(page)).toHaveCount(0);
  const line = page.getByRole('complementary', { name: 'Kolačići i merenje poseta' });
  await line.getByText('Podešavanja kolačića').click();
  await expect(line).toContainText('Odbili ste');
  await line.getByRole('button', { name: 'Prihvatam' }).click();
  await line.getByText('Podešavanja kolačića').click();
  await expect(line).toContainText('Prihvatili ste');
  expect(counting.requests).toEqual([]);
  await context.close();
});

for (const name of ['Sec-GPC', 'DNT'])
  test(`a browser that sends ${name} is neither asked nor counted`, async ({ browser, site, counting }) => {
    const context = await browser.newContext({
      baseURL: site.url,
      ignoreHTTPSErrors: true,
      extraHTTPHeaders: { [name]: '1' },
    });
    const page = await context.newPage();
    await page.goto('/oglasi');
    await settled(page);
    await expect(bar(page)).toHaveCount(0);
    await page.getByText('Podešavanja kolačića').click();
    await expect(page.locator('.consent')).toContainText('Vaš pregledač javlja');
    await expect(page.locator('.consent').getByRole('button')).toHaveCount(0);
    expect(counting.requests).toEqual([]);
    await context.close();
  });

test('a kept page never carries another’s choice', async ({ playwright, site, counting }) => {
  const visitor = async (choice: 'accept' | 'decline' | null, headers: Record<string, string> = {}) => {
    const context = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: headers });
    if (choice) await context.post('/kolacici', { form: { choice }, maxRedirects: 0 });
    return context;
  };
  const visitors = {
    ask: await visitor(null),
    yes: await visitor('accept'),
    no: await visitor('decline'),
    signal: await visitor(null, { 'Sec-GPC': '1' }),
  };
  const own = {
    ask: /class="consent consent-bar"/,
    yes: /Prihvatili ste/,
    no: /Odbili ste/,
    signal: /Vaš pregledač javlja/,
  };
  const tags = new Map<string, string>();
  // Each twice, in another order: the second time all are kept.
  const kinds = ['ask', 'yes', 'no', 'signal'] as const;
  for (const kind of [...kinds, ...kinds.toReversed()]) {
    const answer = await visitors[kind].get('/oglasi?q=varilac');
    const [body, headers] = [await answer.text(), answer.headers()];
    for (const [other, words] of Object.entries(own))
      expect(words.test(body), `${kind}: ${other}`).toBe(other === kind);
    expect((headers['content-security-policy'] ?? '').includes(counting.origin), kind).toBe(kind === 'yes');
    expect(body.includes(counting.scriptUrl), kind).toBe(kind === 'yes');
    expect(headers['vary']).toBe('Cookie, Accept-Encoding, Sec-GPC, DNT');
    const tag = headers['etag'] ?? '';
    expect(tags.get(kind) ?? tag).toBe(tag);
    tags.set(kind, tag);
    for (const other of kinds)
      if (other !== kind)
        expect((await visitors[other].get('/oglasi?q=varilac', { headers: { 'If-None-Match': tag } })).status()).toBe(
          200,
        );
  }
  expect(new Set(tags.values()).size).toBe(4);
});

test('administrators are neither asked nor counted, others who are signed in are', async ({ page, site, counting }) => {
  const { row } = await buildAccount(site, { accountType: 'jobseeker' });
  await logIn(page, 'kandidat', row.email, '/oglasi');
  await accept(page);
  await expect.poll(() => counting.visits.length).toBe(1);
  const { executor } = site.database;
  const records = await executor.select().from(analyticsChoices).orderBy(asc(analyticsChoices.createdAt));
  expect(records.at(-1)).toMatchObject({ given: true, accountId: row.id });
  await page.context().clearCookies();
  const admin = await buildAccount(site, { accountType: 'admin' });
  await logIn(page, 'administrator', admin.row.email, '/oglasi');
  await expect(page.locator('.consent')).toHaveCount(0);
});

test('what was typed is not lost by a choice', async ({ strictPage: page }) => {
  await page.goto('/oglasi');
  await settled(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/kontakt');
  // The address changes before the page: the field of the page that is left is not meant.
  const message = page.getByRole('main').locator('input[name="name"]');
  await message.fill('Zvezdana');
  await bar(page).getByRole('button', { name: 'Odbijam' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(message).toHaveValue('Zvezdana');
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1440, 900],
] as const)
  test(`the question moves nothing and covers no focus, ${width} px wide`, async ({ page, site }) => {
    const posting = await buildPosting(site);
    await page.setViewportSize({ width, height });
    // Fonts that come late move a page as well: from here on the browser has them.
    await page.goto('/');
    for (const address of ['/oglasi', `/oglasi/${posting.id}`]) {
      await page.goto(address);
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
            }).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
          }),
      );
      expect(moved, address).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await settled(page);
      const covered: string[] = [];
      for (let at = 0; at < 60; at += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const { activeElement: focused } = document;
          const question = document.querySelector('.consent-bar');
          if (!focused || !question || focused === document.body || question.contains(focused)) return null;
          const [box, over] = [focused.getBoundingClientRect(), question.getBoundingClientRect()];
          // Entirely behind it.
          return box.height > 0 && box.top >= over.top && box.bottom <= over.bottom
            ? focused.outerHTML.slice(0, 120)
            : null;
        });
        if (hidden) covered.push(hidden);
      }
      expect(covered, address).toEqual([]);
    }
  });

for (const theme of ['light', 'dark'] as const)
  for (const language of ['sr', 'en'] as const)
    test(`the question and the line are accessible, ${theme}, ${language}`, async ({ page, site }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.context().addCookies([{ name: 'lang', value: language, url: site.url }]);
      await page.goto('/cenovnik');
      await settled(page);
      expect(await findViolations(page)).toEqual([]);
      const decline = language === 'sr' ? 'Odbijam' : 'Decline';
      // By keyboard: it is the last on the page.
      await bar(page).getByRole('button', { name: decline }).focus();
      await page.keyboard.press('Enter');
      await expect(bar(page)).toHaveCount(0);
      await page.locator('.consent summary').focus();
      await page.keyboard.press('Enter');
      expect(await findViolations(page)).toEqual([]);
    });
