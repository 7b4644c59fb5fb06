import type { Page } from '@playwright/test';
import { keepMine, newerVersion, takeTheirs } from './newer-version.ts';
import { asAdministrator, expect, settled, test } from './site.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Sačuvaj podešavanja' }).click();

test('an administrator corrects the numbers, and visitors see them at once', async ({ strictPage: page, site }) => {
  await asAdministrator(page, site, '/admin/podesavanja');
  await settled(page);
  await field(page, 'PIB').fill('101134701');
  await field(page, 'Tekući račun').fill('840-955845-11');
  await field(page, 'Telefon za kontakt').fill('060123');
  await save(page);
  await expect(field(page, 'PIB')).toBeFocused();
  await expect(field(page, 'PIB')).toHaveAccessibleDescription(/PIB nije ispravan/);
  await expect(field(page, 'Tekući račun')).toHaveAccessibleDescription(/Broj računa nije ispravan/);
  await expect(field(page, 'Telefon za kontakt')).toHaveAccessibleDescription(/Unesite ispravan broj telefona/);

  await field(page, 'PIB').fill('RS 101134702');
  await field(page, 'Tekući račun').fill('840-955845-10');
  await field(page, 'Telefon za kontakt').fill('011/324-5678');
  await field(page, 'Matični broj').fill('17162544');
  await save(page);
  await expect(field(page, 'Matični broj')).toHaveAccessibleDescription(/Proverite matični broj/);
  await page.getByRole('checkbox', { name: /Matični broj je tačan/ }).check();
  await save(page);
  await expect(page.getByText('Podešavanja su sačuvana.')).toBeVisible();
  await expect(field(page, 'PIB')).toHaveValue('101134702');

  // A confirmed number stays confirmed.
  await page.reload();
  await settled(page);
  await field(page, 'Adresa').fill('Nova 7, 18000 Niš');
  await save(page);
  await expect(page.getByText('Podešavanja su sačuvana.')).toBeVisible();

  await page.goto('/kontakt');
  await expect(page.getByText('101134702')).toBeVisible();
  await expect(page.getByText('011 3245678')).toBeVisible();
  await page.goto('/admin/dnevnik');
  await expect(page.getByRole('cell', { name: /Podešavanja promenjena/ }).first()).toBeVisible();
  await expect(page.getByText(/^PIB: .*→ 101134702$/).first()).toBeVisible();
  await expect(page.getByText(/^Tekući račun: .*→ 840-955845-10$/).first()).toBeVisible();
});

test('saving over another user’s settings offers both', async ({ page, site }) => {
  // Not strict: the browser itself reports the two refusals that are meant.
  await asAdministrator(page, site, '/admin/podesavanja');
  await settled(page);
  const other = await page.context().newPage();
  await other.goto('/admin/podesavanja');
  await settled(other);
  await field(other, 'Adresa').fill('Nova 1, 18000 Niš');
  await save(other);
  await expect(other.getByText('Podešavanja su sačuvana.')).toBeVisible();

  await field(page, 'Adresa').fill('Stara 2, 11000 Beograd');
  await save(page);
  const choice = newerVersion(page);
  await expect(choice.getByRole('row')).toHaveText([/Polje/, /Adresa\s*Stara 2, 11000 Beograd\s*Nova 1, 18000 Niš/]);
  await expect(field(page, 'Adresa')).toHaveValue('Stara 2, 11000 Beograd');
  await takeTheirs(choice);
  await expect(field(page, 'Adresa')).toHaveValue('Nova 1, 18000 Niš');

  await field(other, 'Adresa').fill('Treća 3, 21000 Novi Sad');
  await save(other);
  await expect(field(other, 'Adresa')).toHaveValue('Treća 3, 21000 Novi Sad');
  await expect(other.getByText('Imate izmene koje nisu sačuvane.')).toBeHidden();
  await field(page, 'Adresa').fill('Stara 2, 11000 Beograd');
  await save(page);
  await keepMine(choice);
  await expect(page.getByText('Podešavanja su sačuvana.')).toBeVisible();
  await other.reload();
  await expect(field(other, 'Adresa')).toHaveValue('Stara 2, 11000 Beograd');
});
