import type { Page } from '@playwright/test';
import { newerVersion, takeTheirs } from './newer-version.ts';
import { asAdministrator, expect, type Site, settled, test } from './site.ts';

const open = async (page: Page, site: Site): Promise<void> => {
  await asAdministrator(page, site, '/admin/cenovnik');
  await settled(page);
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Sačuvaj cenovnik' }).click();
const price = 'Cena, Istaknut, 45 dana';

test('an invalid price is reported at its field, a valid one is in the price list at once and in the log', async ({
  strictPage: page,
  site,
}) => {
  await open(page, site);
  const before = await field(page, price).inputValue();
  await field(page, price).fill('10,400.00');
  await field(page, 'Od (oglasa), A++').fill('2');
  await save(page);
  await expect(field(page, price)).toBeFocused();
  await expect(field(page, price)).toHaveAccessibleDescription(/Unesite iznos u dinarima/);
  await expect(field(page, 'Od (oglasa), A++')).toHaveAccessibleDescription(/Najmanja dozvoljena vrednost je 4/);

  await field(page, price).fill('10.499,50');
  await field(page, 'Od (oglasa), A++').fill('6');
  await page.getByRole('checkbox', { name: 'Oznaka u listama, Istaknut' }).uncheck();
  await save(page);
  await expect(page.getByText('Cenovnik je sačuvan.')).toBeVisible();
  await page.goto('/cenovnik');
  await expect(page.getByRole('cell', { name: '10.499,50', exact: true }).first()).toBeVisible();
  await page.goto('/admin/dnevnik');
  await expect(page.getByText('Istaknut, 45 dana: 10.400 RSD → 10.499,50 RSD').first()).toBeVisible();
  await page.goto('/admin/cenovnik');
  await settled(page);
  await field(page, price).fill(before);
  await page.getByRole('checkbox', { name: 'Oznaka u listama, Istaknut' }).check();
  await save(page);
  await expect(page.getByText('Cenovnik je sačuvan.')).toBeVisible();
});

test('saving over another user’s price list offers both', async ({ page, site }) => {
  // Not strict: the browser itself reports the refusal that is meant.
  await open(page, site);
  const other = await page.context().newPage();
  await other.goto('/admin/cenovnik');
  await settled(other);
  await field(other, 'Trajanje (meseci), A+++').fill('18');
  await save(other);
  await expect(other.getByText('Cenovnik je sačuvan.')).toBeVisible();

  await field(page, 'Trajanje (meseci), A+++').fill('12');
  await field(page, 'Popust, %, A+').fill('11');
  await save(page);
  const choice = newerVersion(page);
  // What was not changed here is as the other user has saved it.
  await expect(choice.getByRole('row')).toHaveText([/Polje/, /^A\+\s*11 %; 3; 6\s*10 %; 3; 6$/]);
  await takeTheirs(choice);
  await expect(field(page, 'Trajanje (meseci), A+++')).toHaveValue('18');
  await field(page, 'Trajanje (meseci), A+++').fill('12');
  await save(page);
  await expect(page.getByText('Cenovnik je sačuvan.')).toBeVisible();
});
