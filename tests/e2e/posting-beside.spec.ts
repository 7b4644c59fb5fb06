import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { buildAccount } from '../builders/account-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { findViolations } from './axe.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

/** A search that finds these titles alone, the last one first. */
const buildList = async (site: Site, titles: readonly string[]): Promise<{ search: string; ids: number[] }> => {
  const word = `Zanimanje${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const ids: number[] = [];
  for (const title of titles) ids.push((await buildPosting(site, { positionTitle: `${word} ${title}` })).id);
  return { search: `/oglasi?q=${word}&sort=newest`, ids: ids.reverse() };
};

const pane = (page: Page) => page.locator('.posting-pane');
const rowOf = (page: Page, id: number | undefined) => page.locator(`.ad a[href="/oglasi/${id}"]`);

test('a posting opens beside its list, the next one by key, and closing it leaves the list as it was', async ({
  strictPage: page,
  site,
}) => {
  const { search, ids } = await buildList(site, ['treće', 'drugo', 'prvo']);
  await page.goto(search);
  await settled(page);
  await rowOf(page, ids[0]).click();
  await expect(page).toHaveURL(`/oglasi/${ids[0]}`);
  await expect(page).toHaveTitle(/ prvo, /);
  await expect(pane(page)).toBeFocused();
  await expect(pane(page).getByRole('heading', { name: / prvo$/ })).toBeVisible();
  await expect(pane(page).getByRole('button', { name: 'Prethodni oglas' })).toBeDisabled();
  await expect(rowOf(page, ids[0])).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);

  // All of it is in view, with its button.
  const box = await pane(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900 - 16);

  await page.keyboard.press('j');
  await expect(page).toHaveURL(`/oglasi/${ids[1]}`);
  await expect(pane(page).getByRole('heading', { name: / drugo$/ })).toBeVisible();
  await pane(page).getByRole('button', { name: 'Sledeći oglas' }).click();
  await expect(pane(page).getByRole('heading', { name: / treće$/ })).toBeVisible();
  await expect(pane(page).getByRole('button', { name: 'Sledeći oglas' })).toBeDisabled();
  await page.keyboard.press('k');
  await expect(pane(page).getByRole('heading', { name: / drugo$/ })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(search);
  await expect(pane(page)).toHaveCount(0);
  await expect(rowOf(page, ids[1])).toBeFocused();
  await page.goForward();
  await expect(pane(page).getByRole('heading', { name: / drugo$/ })).toBeVisible();
  // The address is the posting's own.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: / drugo$/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(search);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('keys are of the list and the posting alone, and of no field', async ({ page, site }) => {
  const { search, ids } = await buildList(site, ['drugo', 'prvo']);
  await page.goto(search);
  await settled(page);
  await rowOf(page, ids[0]).click();
  await expect(pane(page)).toBeFocused();
  await page.getByLabel('Šta tražite').fill('j');
  await page.getByLabel('Šta tražite').press('j');
  await expect(page).toHaveURL(`/oglasi/${ids[0]}`);
  await pane(page).getByRole('link', { name: 'Prijavi nepravilnost' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').last().press('j');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(pane(page).getByRole('heading', { name: / prvo$/ })).toBeVisible();
  await rowOf(page, ids[0]).focus();
  await page.keyboard.press('j');
  await expect(pane(page).getByRole('heading', { name: / drugo$/ })).toBeVisible();
});

test('"/" goes to the search and "?" lists the keys, until they are switched off', async ({
  strictPage: page,
  site,
}) => {
  const { search, ids } = await buildList(site, ['drugo', 'prvo']);
  await page.goto(search);
  await settled(page);
  const field = page.getByLabel('Šta tražite');
  // Keys come after the page.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const window = page.getByRole('dialog', { name: 'Prečice na tastaturi' });
  await expect(window).toContainText('Sledeći oglas');
  expect(await findViolations(page)).toEqual([]);
  await window.getByText('Prečice su uključene').click();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);

  await rowOf(page, ids[0]).click();
  await expect(pane(page).getByRole('heading', { name: / prvo$/ })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('/');
  await expect(pane(page)).toBeFocused();
  await expect(page).toHaveURL(`/oglasi/${ids[0]}`);
  // The button in the pane works without keys; Escape closes the window, and then the posting.
  await pane(page).getByRole('button', { name: 'Prečice' }).click();
  await window.getByText('Prečice su uključene').click();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(pane(page).getByRole('heading', { name: / drugo$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(search);
});

test('whoever comes to both by a full load closes the posting, and stays on the site', async ({ page, site }) => {
  const { search, ids } = await buildList(site, ['drugo', 'prvo']);
  await page.goto('/cenovnik');
  await page.goto(search.replace('/oglasi', `/oglasi/uporedo/${ids[0]}`));
  await settled(page);
  await rowOf(page, ids[0]).focus();
  await page.keyboard.press('j');
  await expect(pane(page).getByRole('heading', { name: / drugo$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(search);
  await expect(pane(page)).toHaveCount(0);
});

test('a candidate saves and hides a posting from both', async ({ page, site }) => {
  const { search, ids } = await buildList(site, ['drugo', 'prvo']);
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email);
  await page.goto(search);
  await settled(page);
  await rowOf(page, ids[0]).click();
  const row = page.getByRole('article').first();
  await pane(page)
    .getByRole('button', { name: /^Sačuvaj/ })
    .first()
    .click();
  await expect(row.getByRole('button', { name: /^Ukloni/ })).toBeVisible();
  await pane(page).getByRole('button', { name: 'Nije za mene', exact: true }).click();
  await expect(row.getByText(/^Sakrili ste oglas/)).toBeVisible();
  await row.getByRole('button', { name: 'Prikaži ponovo' }).click();
  await expect(pane(page).getByRole('button', { name: 'Nije za mene', exact: true })).toBeVisible();
});

test('where there is no room, with another key, and without scripts a posting has its own page', async ({
  page,
  site,
  browser,
}) => {
  const { search, ids } = await buildList(site, ['prvo']);
  const heading = { level: 1, name: / prvo$/ };
  await page.setViewportSize({ width: 1279, height: 800 });
  await page.goto(search);
  await settled(page);
  await rowOf(page, ids[0]).click();
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await page.goBack();
  await page.setViewportSize({ width: 1280, height: 800 });
  const opened = page.context().waitForEvent('page');
  await rowOf(page, ids[0]).click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).getByRole('heading', heading)).toBeVisible();
  await expect(page).toHaveURL(search);

  const quiet = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
  await quiet.goto(search);
  await rowOf(quiet, ids[0]).click();
  await expect(quiet.getByRole('heading', heading)).toBeVisible();
  // What the browser is at while a posting is beside its list.
  await quiet.goto(search.replace('/oglasi', `/oglasi/uporedo/${ids[0]}`));
  await expect(pane(quiet).getByRole('heading', { name: / prvo$/ })).toBeVisible();
  await expect(quiet.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.url}/oglasi/${ids[0]}`);
  await quiet.close();
});

test('the list stays when its posting is gone or the line is cut', async ({ page, site }) => {
  const { search, ids } = await buildList(site, ['drugo', 'prvo']);
  await page.goto(search);
  await settled(page);
  await page.route('**/oglasi/uporedo/*.data*', (route) => route.abort());
  await rowOf(page, ids[0]).click();
  await expect(pane(page).getByText('Niste povezani na internet.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.unroute('**/oglasi/uporedo/*.data*');
  await rowOf(page, ids[1]).click();
  await expect(pane(page).getByRole('heading', { name: / drugo$/ })).toBeVisible();
  const missing = await page.goto('/oglasi/uporedo/999999999');
  expect(missing?.status()).toBe(404);
  await expect(pane(page).getByText('Ove strane nema.')).toBeVisible();
});
