import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { fillPosting } from './fill-posting.ts';
import { asAdministrator, expect, logIn, test } from './site.ts';

test('an author is warned while typing, continues, and an administrator sees why the posting waits', async ({
  strictPage: page,
  site,
  browser,
}) => {
  const { account } = await buildEmployer(site);
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  await fillPosting(page, 'Tkač na razboju');
  await page.goBack();
  await page.goto('/oglasi/kreiranje?korak=opsti-podaci');
  await expect(page.getByText('Predlog: „Tkač na razboju (m/ž)”')).toBeVisible();
  await page.goto('/oglasi/kreiranje?korak=sadrzaj');
  await page.getByLabel('Uslovi').fill('Тражимо особу до 35 година.');
  await expect(page.getByText('„до 35 година” upućuje na godine kandidata.')).toBeVisible();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await page.getByRole('heading', { level: 2, name: 'Upitnik za kandidate' }).waitFor();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await page.getByRole('heading', { level: 2, name: 'Podaci oglašivača' }).waitFor();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await page.getByRole('heading', { level: 2, name: 'Proverite oglas pre objave' }).waitFor();
  await expect(page.getByText('Oglas će čekati pregled.')).toBeVisible();
  await expect(page.getByText('„до 35 година” (Uslovi)')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Objavi oglas' }).click();
  await expect(page.getByText('Oglas čeka odobrenje.').first()).toBeVisible();

  const office = await (await browser.newContext({ baseURL: site.url })).newPage();
  await asAdministrator(office, site, '/admin/moderacija');
  await office.getByRole('link', { name: /Tkač na razboju/ }).click();
  await expect(office.getByText('Moguća diskriminacija po godinama')).toBeVisible();
  await expect(office.getByText('Predlog: „Tkač na razboju (m/ž)”')).toBeVisible();
});

test('words of a live posting are not doubted again when it is edited, new ones are', async ({
  strictPage: page,
  site,
}) => {
  const { row, account } = await buildEmployer(site);
  const { id } = await buildPosting(site, {
    employerId: row.id,
    conditionsDescription: '<p>Osoba do 35 godina.</p>',
  });
  await logIn(page, 'poslodavac', account.email, `/oglasi/${id}/izmena`);
  await page.goto(`/oglasi/${id}/izmena?korak=potvrda`);
  await page.getByRole('heading', { level: 2, name: 'Proverite oglas' }).waitFor();
  await expect(page.getByText('Oglas će čekati pregled.')).toHaveCount(0);
  await page.goto(`/oglasi/${id}/izmena?korak=sadrzaj`);
  await page.getByLabel('Šta nudite').fill('Posao za devojke.');
  await expect(page.getByText('„Posao za devojke” upućuje na pol kandidata.')).toBeVisible();
  await page.goto(`/oglasi/${id}/izmena?korak=potvrda`);
  const note = page.locator('.note').filter({ hasText: 'Oglas će čekati pregled.' });
  await expect(note).toContainText('„Posao za devojke” (Šta nudimo)');
  await expect(note).not.toContainText('do 35 godina');
});
