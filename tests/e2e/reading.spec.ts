import type { Page } from '@playwright/test';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, test } from './site.ts';

const day = 86_400_000;

const postingLinks = (page: Page) => page.getByRole('main').locator('a[href^="/oglasi/"]');

const jsonLd = (page: Page) => page.locator('script[type="application/ld+json"]');

// Playwright finds nothing inside `noscript` by role or text, so those few are found by selector.
test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('home leads to the list by its form, the list narrows by a filter and turns its pages', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('bliže');
    await page.getByLabel('Gde').fill('Novi Sad');
    await page.getByRole('button', { name: 'Pronađi posao' }).click();
    await expect(page).toHaveURL(/\/oglasi\?.*locations=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Novom Sadu');
    await expect(postingLinks(page).first()).toBeVisible();

    await page.goto('/oglasi');
    await page.getByRole('checkbox', { name: 'Neodređeno vreme' }).first().check();
    await page.locator('noscript button', { hasText: 'Primeni filtere' }).click();
    await expect(page).toHaveURL(/contractTypes=neodredjeno/);
    await expect(page.getByRole('link', { name: 'Ukloni: Neodređeno vreme' })).toBeVisible();

    await page.goto('/oglasi');
    await page.getByRole('link', { name: 'Strana 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('link', { name: 'Strana 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('a posting is read whole and says what applying needs', async ({ page, site }) => {
    const posting = await buildPosting(site, { company: 'Livnica Zvono' });
    await page.goto(`/oglasi/${posting.id}`);
    await expect(page.getByRole('heading', { level: 1, name: posting.positionTitle })).toBeVisible();
    await expect(page.getByText('Vodićete knjigovodstvo za osam klijenata.')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('Za prijavu na oglas je potreban JavaScript.');
    await expect(page.locator('noscript p')).toBeVisible();
  });

  test('a missing page says so, with a link home', async ({ page }) => {
    for (const path of ['/oglasi/99999999', '/oglasi/nema', '/nema/takve/strane']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Nešto nije u redu!' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Nazad na početnu stranu' })).toHaveAttribute('href', '/');
    }
    await page.getByRole('link', { name: 'Nazad na početnu stranu' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the old error addresses respond', async ({ page }) => {
    await page.goto('/404');
    await expect(page).toHaveURL('/');
    expect((await page.goto('/error'))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Nešto nije u redu!' })).toBeVisible();
  });
});

test('a document asks for no script before it is painted', async ({ page }) => {
  const html = await (await page.request.get('/oglasi')).text();
  expect(html).not.toMatch(/<link[^>]+rel="modulepreload"|<script[^>]+type="module"|<script[^>]+src=/);
  expect(html).toContain('rel="late-modulepreload"');
});

test('the language changes on the same page and stays', async ({ strictPage: page }) => {
  const languages = page.getByRole('banner').getByRole('navigation', { name: /Jezik|Language/ });
  await page.goto('/oglasi?workModels=od-kuce&sort=newest');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
  await languages.getByRole('link', { name: 'EN, English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe('/oglasi');
  expect(searchParams.get('workModels')).toBe('od-kuce');
  expect(searchParams.get('sort')).toBe('newest');

  // Stored without a value in the address, on other pages and after a reload.
  await page.goto('/');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Find a job' })).toBeVisible();
  await languages.getByRole('link', { name: 'SR, Srpski' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
});

test('the chosen appearance survives a reload', async ({ strictPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  await page.getByRole('button', { name: 'Meni' }).click();
  const menu = page.getByRole('dialog', { name: 'Meni' });
  await menu.getByRole('radio', { name: 'Tamni' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
});

test('an expired posting takes no applications and is no job offer to search engines', async ({
  strictPage: page,
  site,
}) => {
  const now = site.clock.now().getTime();
  const live = await buildPosting(site);
  const expired = await buildPosting(site, {
    state: 'expired',
    firstPublishedAt: new Date(now - 20 * day),
    liveUntil: new Date(now - 2 * day),
  });

  await page.goto(`/oglasi/${live.id}`);
  await expect(page.getByRole('button', { name: 'Prijavite se na oglas' }).first()).toBeVisible();
  const data: unknown[] = (await jsonLd(page).allTextContents()).map((text) => JSON.parse(text));
  expect(JSON.stringify(data)).toContain('"JobPosting"');

  await page.goto(`/oglasi/${expired.id}`);
  await expect(page.getByText('Oglas je istekao').first()).toBeVisible();
  await expect(page.getByText('Prijave više nisu moguće.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Prijavite se/ })).toHaveCount(0);
  await expect(jsonLd(page)).toHaveCount(0);
});
