import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { pressAt } from './keyboard.ts';
import { expect, settled, test } from './site.ts';

const stop = (page: Page, name = 'Beograd') =>
  page.getByRole('region', { name: 'Oglasi po mestu' }).getByRole('link', { name: new RegExp(`^${name}`) });
const panel = (page: Page, name = 'Beograd') => page.getByRole('dialog', { name: `Najnovije: ${name}` });

/** Opened, with all scripts running. */
const home = async (page: Page): Promise<void> => {
  await page.goto('/');
  await settled(page);
};

/** Waits for the scripts that come after those of the page: before, a stop of a list is a plain link. */
const arrived = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** Counts the requests for postings, and answers them by `answer`. */
const searches = async (page: Page, answer?: () => Promise<'stop' | undefined>): Promise<() => number> => {
  let asked = 0;
  await page.route('**/api/postings?*', async (route) => {
    asked += 1;
    if ((await answer?.()) === 'stop') await route.abort('internetdisconnected');
    else await route.continue();
  });
  return () => asked;
};

test('a stop opens its three newest postings by keyboard, once asked for, and Escape returns to it', async ({
  strictPage: page,
}) => {
  const asked = await searches(page);
  await home(page);
  expect(asked()).toBe(0);
  await pressAt(page, stop(page));
  await expect(panel(page)).toBeFocused();
  await expect(panel(page).getByRole('article')).toHaveCount(3);
  await expect(stop(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page).locator('.salary')).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Zatvori' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(stop(page)).toBeFocused();
  await expect(stop(page)).not.toHaveAttribute('aria-expanded');

  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('article')).toHaveCount(3);
  expect(asked()).toBe(1);
  await panel(page).getByRole('link', { name: 'Svi oglasi: Beograd' }).click();
  await expect(page).toHaveURL(/\/oglasi\?locations=beograd/);
});

test('another stop takes the place of the first, and the same one closes', async ({ strictPage: page }) => {
  await home(page);
  await stop(page).click();
  await expect(panel(page).getByRole('article')).toHaveCount(3);
  await stop(page, 'Niš').click();
  await expect(panel(page, 'Niš').getByRole('article')).toHaveCount(3);
  await expect(panel(page)).toHaveCount(0);
  await stop(page, 'Niš').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone it opens below the strip, with text of twice the size too, without motion', async ({
  strictPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await home(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await stop(page).click();
  await expect(panel(page).getByRole('article')).toHaveCount(3);
  const { below, sideways } = await panel(page).evaluate((element) => ({
    below: element.getBoundingClientRect().top - document.querySelector('.city-line')!.getBoundingClientRect().bottom,
    sideways: element.scrollWidth - element.clientWidth,
  }));
  expect(below).toBeGreaterThanOrEqual(0);
  expect(sideways).toBe(0);
});

test('a slow answer says so after a moment; a place that has become empty is empty', async ({ strictPage: page }) => {
  let answer = () => {};
  await page.route('**/api/postings?*', async (route) => {
    await new Promise<void>((done) => {
      answer = done;
    });
    const response = await route.fetch();
    const { meta } = await response.json();
    await route.fulfill({ response, json: { data: [], meta } });
  });
  await home(page);
  await stop(page).click();
  await expect(panel(page).getByRole('status')).toHaveText('Učitavamo');
  answer();
  await expect(panel(page).getByText('Ovde trenutno nema oglasa.')).toBeVisible();
  await expect(panel(page).getByRole('status')).toHaveCount(0);
});

test('without a connection it says so, and tries again when asked', async ({ page }) => {
  let connected = false;
  await searches(page, async () => (connected ? undefined : 'stop'));
  await home(page);
  await stop(page).click();
  await expect(panel(page).getByRole('alert')).toContainText(/vez/);
  connected = true;
  await panel(page).getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(panel(page).getByRole('article')).toHaveCount(3);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
});

test('without a connection for its script, the stop stays a link and a notice says why', async ({ page, context }) => {
  await home(page);
  await arrived(page);
  await context.setOffline(true);
  await stop(page).click();
  await expect(page.getByText(/Nema veze|Proverite vezu|internet/).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await stop(page).click();
  await expect(panel(page).getByRole('article')).toHaveCount(3);
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('a stop is a link to its search', async ({ page }) => {
    await page.goto('/');
    await stop(page).click();
    await expect(page).toHaveURL(/\/oglasi\?locations=beograd/);
  });
});

test('above a list the river is the filter of places, with and without scripts', async ({
  strictPage: page,
  browser,
}) => {
  await page.goto('/oglasi?sort=newest');
  await settled(page);
  await arrived(page);
  await stop(page, 'Niš').scrollIntoViewIfNeeded();
  await stop(page, 'Niš').click();
  await expect(page).toHaveURL(/locations=nis/);
  await expect(stop(page, 'Niš')).toHaveAttribute('aria-current', 'true');
  await expect(stop(page, 'Niš')).toBeFocused();
  await stop(page, 'Novi Sad').click();
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page).toHaveURL((url) => url.searchParams.getAll('locations').join() === 'novi-sad');
  await expect(page.getByRole('checkbox', { name: /^Novi Sad/ })).toBeChecked();
  const text = await stop(page, 'Novi Sad').textContent();
  await expect(page.getByText(new RegExp(`^Pronađen[ao]? ${text?.match(/\d+$/)?.[0]} oglas`))).toBeVisible();
  await stop(page, 'Novi Sad').click();
  await expect(page).toHaveURL('/oglasi?sort=newest');

  // A double click chooses, too.
  await stop(page, 'Niš').dblclick();
  await expect(stop(page, 'Niš')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL((url) => url.searchParams.getAll('locations').join() === 'nis');

  // A place said in the words is a chosen one.
  await page.goto('/oglasi?q=prodavac+u+Novom+Sadu');
  await settled(page);
  await expect(stop(page, 'Novi Sad')).toHaveAttribute('aria-current', 'true');
  await stop(page, 'Beograd').click();
  await expect(page).toHaveURL((url) => url.searchParams.getAll('locations').join() === 'beograd');
  await expect(stop(page, 'Beograd')).toHaveAttribute('aria-current', 'true');
  await expect(stop(page, 'Novi Sad')).not.toHaveAttribute('aria-current');
  expect(await findViolations(page)).toEqual([]);

  const reader = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const plain = await reader.newPage();
  await plain.goto(page.url());
  await stop(plain, 'Beograd').click();
  await expect(plain).toHaveURL('/oglasi?q=prodavac');
  await stop(plain, 'Beograd').click();
  await expect(plain).toHaveURL(/locations=beograd/);
  await expect(stop(plain, 'Beograd')).toHaveAttribute('aria-current', 'true');
  await reader.close();
});
