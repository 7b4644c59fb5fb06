import { buildEmployer } from '../builders/employer-builder.ts';
import { fillPosting } from './fill-posting.ts';
import { expect, logIn, test } from './site.ts';

test('a draft that was sent in one tab is not sent in another, nor by going back or reloading', async ({
  strictPage: page,
  site,
}) => {
  const title = 'Duvač stakla (m/ž)';
  const { account } = await buildEmployer(site, { company: 'Staklara Vidik' });
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  await fillPosting(page, title);
  await expect(page.getByText(/^Nacrt je sačuvan u/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/oglasi/kreiranje?korak=potvrda');
  await other.getByRole('checkbox').check();

  await page.getByRole('button', { name: 'Objavi oglas' }).click();
  await expect(page.getByRole('row', { name: /Duvač stakla/ })).toHaveCount(1);

  await other.getByRole('button', { name: 'Objavi oglas' }).click();
  const note = other.getByRole('alert').filter({ hasText: 'Ovaj nacrt je već poslat' });
  await expect(note).toContainText(`Oglas „${title}”: aktivan.`);
  await expect(other.getByRole('button', { name: 'Zadrži kao nov nacrt' })).toBeVisible();
  // On a phone its sentence has the room, and the buttons stand below.
  await other.setViewportSize({ width: 390, height: 900 });
  const sentence = await note.getByText('Poslali ste ga').boundingBox();
  expect(sentence?.width).toBeGreaterThan(250);
  await other.setViewportSize({ width: 1440, height: 900 });
  // Again, and by hand of the address: the same.
  await other.getByRole('button', { name: 'Objavi oglas' }).click();
  await expect(note).toBeVisible();
  await note.getByRole('link', { name: 'Pogledajte oglas' }).click();
  await expect(other).toHaveURL(/\/oglasi\/\d+$/);
  await other.goto('/oglasi/kreiranje');
  await expect(other.getByRole('heading', { level: 2, name: /uočljiv/ })).toBeVisible();
  await expect(other.getByText(/^Nacrt je sačuvan/)).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: /uočljiv/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: /uočljiv/ })).toBeVisible();
  await page.goto('/profil/poslodavac/oglasi');
  await expect(page.getByRole('row', { name: /Duvač stakla/ })).toHaveCount(1);
});
