import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hiddenItems } from '#features/postings/hidden/server/hidden-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { findViolations } from './axe.ts';
import { expect, logIn, settled, test } from './site.ts';

/** A word that no other posting has, so that a search finds only these. */
const generatedId = (): string => `Zanimanje${randomUUID().replaceAll(/[^a-z]/g, '')}`;

test('a candidate hides a posting by keyword and its company, sees how many are left out, and undoes it', async ({
  strictPage: page,
  site,
}) => {
  const positionTitle = generatedId();
  const first = await buildPosting(site, { positionTitle });
  await buildPosting(site, { positionTitle });
  const { email, row } = await buildAccount(site);
  await logIn(page, 'kandidat', email);
  await page.goto(`/oglasi?q=${positionTitle}`);
  await settled(page);
  await page
    .locator(`.ad:has(a[href="/oglasi/${first.id}"])`)
    .getByRole('button', { name: /^Nije za mene/ })
    .focus();
  await page.keyboard.press('Enter');
  const again = page.getByRole('article').getByRole('button', { name: 'Prikaži ponovo' });
  await expect(again).toBeFocused();
  await expect(page.getByText('Oglas više ne vidite u pretrazi i agentima.')).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(page.getByText('Sakrili ste 1 oglas iz ove pretrage.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('link', { name: 'Prikaži ih' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sakrij sve oglase ove firme' }).click();
  await expect(page.getByText('Oglase ove firme više ne vidite u pretrazi i agentima.')).toBeVisible();
  expect(await site.database.executor.$count(hiddenItems, eq(hiddenItems.accountId, row.id))).toBe(2);

  await page.getByRole('link', { name: 'sve što ste sakrili' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sakriveno' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: `Prikaži ponovo: ${positionTitle}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: positionTitle })).toHaveCount(0);
  await page.getByRole('button', { name: /^Prikaži ponovo/ }).click();
  await expect(page.getByRole('heading', { name: 'Ništa niste sakrili' })).toBeVisible();
});

test('while the pointer is on a row, a candidate who has not applied applies from it', async ({ page, site }) => {
  const positionTitle = generatedId();
  const { id } = await buildPosting(site, { positionTitle });
  await page.goto(`/oglasi?q=${positionTitle}`);
  await settled(page);
  const apply = page.getByRole('article').locator('.ad-apply');
  await expect(apply).toHaveCount(0);
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email);
  await page.goto(`/oglasi?q=${positionTitle}`);
  await settled(page);
  await expect(apply).toBeHidden();
  await page.getByRole('article').hover();
  await apply.click();
  await expect(page).toHaveURL(`/oglasi/${id}/apliciraj`);
});

test('what cannot be hidden is shown again, and said', async ({ page, site }) => {
  const { id } = await buildPosting(site, { positionTitle: generatedId() });
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email);
  await page.goto(`/oglasi/${id}`);
  await settled(page);
  await page.route('**/api/candidate/hidden/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Nije za mene', exact: true }).click();
  await expect(page.getByText('Oglas nije sakriven.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nije za mene', exact: true })).toBeVisible();
});

test('guests have nothing to hide, and an address that asks for hidden ones lists the same', async ({ page, site }) => {
  const positionTitle = generatedId();
  await buildPosting(site, { positionTitle });
  await page.goto(`/oglasi?q=${positionTitle}&showHidden=true`);
  await settled(page);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Nije za mene/ })).toHaveCount(0);
  await expect(page.getByText('koje ste sakrili')).toHaveCount(0);
});
