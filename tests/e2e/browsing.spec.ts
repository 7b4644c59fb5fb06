import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, test } from './site.ts';

test('companies are found by name and place, and lead to their pages and postings', async ({
  page,
  site,
}) => {
  const { row } = await buildEmployer(site, { company: 'Livnica Đerdapsko zvono', location: 'Zrenjanin' });
  const posting = await buildPosting(site, { employerId: row.id, positionTitle: 'Livac zvona (m/ž)' });
  await page.goto('/poslodavci');
  await page.getByLabel('Naziv firme ili delatnost').fill('djerdapsko');
  await page.getByLabel('Mesto').fill('Зрењанин');
  await page.getByRole('button', { name: 'Traži' }).click();
  await expect(page.getByRole('status')).toHaveText('Pronađena je 1 firma.');
  await page.getByRole('link', { name: 'A–Š' }).click();
  await expect(page).toHaveURL(/locations=zrenjanin&sort=name$/);
  await page.getByRole('link', { name: 'Livnica Đerdapsko zvono' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Livnica Đerdapsko zvono' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 aktivan oglas' })).toBeVisible();
  await page.getByRole('link', { name: posting.positionTitle }).click();
  await expect(page).toHaveURL(`/oglasi/${posting.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Livnica Đerdapsko zvono' }).first().click();
  await expect(page).toHaveURL(`/poslodavci/${row.id}`);
});

test('a search that finds no company says so and leads back to all', async ({ page }) => {
  await page.goto('/poslodavci?q=nema+takve+firme');
  await expect(page.getByRole('heading', { name: 'Nema firme koja odgovara pretrazi' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Svi poslodavci' }).click();
  await expect(page).toHaveURL('/poslodavci');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('companies are searched by the plain form, in English too', async ({ page, site }) => {
    await buildEmployer(site, { company: 'Pilana Vinča', location: 'Bor' });
    await page.goto('/poslodavci?lang=en');
    await page.getByLabel('Company name or industry').fill('pilana vinca');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Pilana Vinča' }).click();
    await expect(page.getByRole('heading', { name: 'No live jobs right now' })).toBeVisible();
    await expect(
      page.getByText(/registration number and address verified|Company details verified/),
    ).toBeVisible();
  });

  test('an unknown company is not found', async ({ page }) => {
    const response = await page.goto('/poslodavci/99999999');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nešto nije u redu!' })).toBeVisible();
  });
});
