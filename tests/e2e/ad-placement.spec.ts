import type { Page } from '@playwright/test';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { findViolations } from './axe.ts';
import { expect, logIn, settled, test } from './site.ts';

const shown = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Kako se oglas vidi' }) });
const ofType = (page: Page, name: string) => shown(page).getByRole('listitem').filter({ hasText: name });
/** What is only a picture has no names for `getByRole`. */
const titles = (page: Page) => shown(page).locator('article h3');

test('step 1 of the wizard shows what is typed so far in each ad type, at its place', async ({
  strictPage: page,
  site,
}) => {
  const { account } = await buildEmployer(site, { company: 'Tkačnica Vez' });
  await page.route('**/api/ad-types/views', (route) =>
    route.fulfill({ json: { data: [{ adType: 'promoted', times: 2.8, postings: 31, plainPostings: 1200 }] } }),
  );
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  await settled(page);
  await expect(titles(page)).toHaveText(Array.from({ length: 4 }, () => 'Knjigovođa (m/ž)'));
  await expect(shown(page)).toContainText('Što još niste upisali, prikazano je kao primer.');
  await expect(ofType(page, 'prva 3 na strani')).toContainText('2,8× više pregleda');
  await expect(shown(page)).toContainText('Promovisan 31; Standardni, Osnovni 1.200.');
  await expect(shown(page).getByText('pregleda', { exact: false })).toHaveCount(1);

  await page.getByRole('radio', { name: /^Osnovni/ }).check();
  await expect(ofType(page, 'ispod plaćenih')).toContainText('izabrano');
  await page.getByRole('radio', { name: /^Istaknut/ }).check();
  await expect(ofType(page, 'naredna 3')).toContainText('izabrano');
  await expect(shown(page).getByText('izabrano')).toHaveCount(1);
  // It is in the place of the chosen type alone.
  await expect(ofType(page, 'naredna 3').locator('article h3')).toHaveText('Knjigovođa (m/ž)');
  await expect(titles(page)).toHaveCount(1);
  // Nothing in it can be reached.
  await expect(shown(page).locator('a, button')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Nastavite' }).click();
  await page.getByLabel('Naziv radnog mesta').fill('Predionica, smenovođa (m/ž)');
  await page.getByRole('button', { name: 'Nazad' }).click();
  await expect(titles(page)).toHaveText('Predionica, smenovođa (m/ž)');
  await expect(shown(page).getByText('Tkačnica Vez')).toHaveCount(1);
  await page.getByRole('radio', { name: /^Promovisan/ }).check();
  await expect(shown(page).locator('.ad-promoted')).toHaveCount(1);
});

test('the price list shows guests an example, and a company its newest posting', async ({ strictPage: page, site }) => {
  const { row, account } = await buildEmployer(site);
  await buildPosting(site, { employerId: row.id, positionTitle: 'Kalajdžija (m/ž)' });
  await page.goto('/cenovnik');
  await settled(page);
  await expect(titles(page)).toHaveText(Array.from({ length: 4 }, () => 'Knjigovođa (m/ž)'));
  await expect(shown(page)).toContainText('Primer oglasa');
  await expect(shown(page).locator('a, button')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);

  await logIn(page, 'poslodavac', account.email, '/cenovnik');
  await settled(page);
  await expect(shown(page)).toContainText('Vaš oglas „Kalajdžija (m/ž)”');
  await expect(titles(page)).toHaveText(Array.from({ length: 4 }, () => 'Kalajdžija (m/ž)'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the price list shows the example and the places in words', async ({ page }) => {
    await page.goto('/cenovnik');
    await expect(titles(page).first()).toHaveText('Knjigovođa (m/ž)');
    await expect(ofType(page, 'naredna 2')).toContainText('Vruć');
  });
});
