import { buildAccount } from '../builders/account-builder.ts';
import { samplePicture } from '../support/sample-files.ts';
import { keepMine, newerVersion } from './newer-version.ts';
import { expect, logIn, settled, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a candidate makes a CV on a phone: with mistakes, a photo and a reload, nothing is lost', async ({
  strictPage: page,
  site,
}) => {
  const { email } = await buildAccount(site, { name: 'Milica', lastName: 'Đorđević' });
  await logIn(page, 'kandidat', email, '/profil/kandidat');
  await expect(page.getByText('CV je popunjen 0%')).toBeVisible();
  await page.getByRole('link', { name: 'Uredite CV' }).click();

  // General data, with a birthday that cannot be.
  await page.getByLabel('Telefon').fill('064 123 4567');
  await page.getByLabel('Zanimanje').fill('Knjigovođa');
  await page.getByLabel('Datum rođenja').fill('31. 2. 1995.');
  await page.locator('input[type=file]').setInputFiles({
    name: 'ja.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await samplePicture('png', 300, 200)),
  });
  // A photo that is no square: the person says which part is shown.
  await page.getByRole('slider', { name: 'Levo – desno' }).press('End');
  await page.getByRole('button', { name: 'Primeni' }).click();
  await expect(page.getByRole('button', { name: 'Promeni fotografiju' })).toBeVisible();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await expect(page.getByLabel('Datum rođenja')).toBeFocused();
  await expect(page.getByLabel('Datum rođenja')).toHaveAccessibleDescription(/postojeći datum/);
  await page.reload();
  await expect(page.getByLabel('Telefon')).toHaveValue('064 123 4567');
  await page.getByLabel('Datum rođenja').fill('28. 2. 1995.');
  await page.getByRole('button', { name: 'Nastavite' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Obrazovanje' })).toBeFocused();
  // The other steps are there already, whatever becomes of the connection.
  await settled(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Preskoči' }).click();

  // Two jobs; the second ends before it begins, and is then put right and moved up.
  await expect(page.getByRole('heading', { level: 2, name: 'Iskustvo' })).toBeFocused();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Dodaj iskustvo' }).click();
  await page.getByLabel('Naziv firme').fill('Bilans Plus');
  await page.getByLabel('Pozicija').fill('Knjigovođa');
  await page.getByLabel('Od', { exact: true }).fill('3. 2022.');
  await page.getByLabel('I dalje radim ovde').check();
  await page.getByRole('button', { name: 'Sačuvaj iskustvo' }).click();
  await expect(page.getByText('Bilans Plus, mart 2022 – danas')).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj iskustvo' }).click();
  await page.getByLabel('Naziv firme').fill('Gradina');
  await page.getByLabel('Pozicija').fill('Fakturista');
  await page.getByLabel('Od', { exact: true }).fill('06/2019');
  await page.getByLabel('Do', { exact: true }).fill('05/2019');
  await page.getByRole('button', { name: 'Sačuvaj iskustvo' }).click();
  await expect(page.getByLabel('Do', { exact: true })).toHaveAccessibleDescription(/Kraj je pre početka/);
  await page.getByLabel('Do', { exact: true }).fill('09/2021');
  await page.getByRole('button', { name: 'Sačuvaj iskustvo' }).click();
  await expect(page.getByText(/pauza od 5 meseci/)).toBeVisible();
  await page.getByRole('button', { name: 'Pomeri nagore: Fakturista' }).click();
  await page.getByRole('button', { name: 'Nastavite' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Veštine' })).toBeFocused();
  // A suggestion is chosen by keyboard, the others are typed.
  const skill = page.getByLabel('Veštine, najviše pet');
  await skill.pressSequentially('mašinsko');
  await expect(page.getByRole('option', { name: 'Mašinsko učenje' })).toBeVisible();
  await skill.press('ArrowDown');
  await skill.press('Enter');
  await expect(page.getByText('1 od 5')).toBeVisible();
  for (const name of ['PDV', 'Excel', 'pdv', 'Nemački', 'Engleski', 'Šesta']) {
    if (await skill.isEditable()) await skill.fill(name);
    await skill.press('Enter');
  }
  await expect(page.getByText('5 od 5')).toBeVisible();
  await expect(page.getByText('Šesta')).toHaveCount(0);
  await expect(page.locator('.pill', { hasText: 'Mašinsko učenje' })).toBeVisible();
  await page.getByRole('button', { name: 'Nastavite' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'O meni' })).toBeFocused();
  await page.getByLabel('Nekoliko rečenica o vama').fill('Vodim knjige <b>uredno</b>.');
  await page.getByRole('button', { name: 'Sačuvaj CV' }).click();

  await expect(page).toHaveURL(/\/profil\/kandidat$/);
  await expect(page.getByText('CV je popunjen 60%')).toBeVisible();
  // The header has the photo as well, here and on every other page.
  await expect(page.locator('header .avatar img, .menu-identity img').first()).toHaveAttribute('src', /./);
  await expect(page.getByText('Vodim knjige <b>uredno</b>.')).toBeVisible();
  await expect(page.locator('.candidate-stays li').first()).toContainText('Fakturista');

  // From the profile an entry is opened in its step, and another is deleted.
  await page.getByRole('link', { name: 'Izmeni: Knjigovođa' }).click();
  await expect(page.getByLabel('Naziv firme')).toHaveValue('Bilans Plus');
  await page.goBack();
  // The step has such a button as well.
  await expect(page.getByText('CV je popunjen 60%')).toBeVisible();
  await page.getByRole('button', { name: 'Obriši: Fakturista' }).click();
  await page.getByRole('button', { name: 'Obriši', exact: true }).click();
  await expect(page.getByText('Stavka je obrisana.')).toBeVisible();
  await expect(page.locator('.candidate-stays li')).toHaveCount(1);
});

test('two tabs with the same CV: other steps are saved over, the same step asks which to keep', async ({
  page,
  site,
}) => {
  const { email } = await buildAccount(site, {});
  await logIn(page, 'kandidat', email, '/profil/kandidat/cv?korak=o-meni');
  await settled(page);
  const other = await page.context().newPage();
  await other.goto('/profil/kandidat/cv?korak=vestine');
  await other.getByLabel('Veštine, najviše pet').fill('Excel');
  await other.getByRole('button', { name: 'Nastavite' }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'O meni' })).toBeFocused();

  // Saved over the newer version: it had another step only.
  await page.getByLabel('Nekoliko rečenica o vama').fill('Prvi tekst.');
  await page.getByRole('button', { name: 'Sačuvaj CV' }).click();
  await expect(page.getByText('CV je popunjen')).toBeVisible();
  await expect(page.getByText('Prvi tekst.')).toBeVisible();
  await expect(page.getByText('Excel')).toBeVisible();

  await other.getByLabel('Nekoliko rečenica o vama').fill('Drugi tekst.');
  await other.getByRole('button', { name: 'Sačuvaj CV' }).click();
  const choice = newerVersion(other);
  await expect(choice.getByRole('row').last()).toHaveText(/O meni\s*Drugi tekst\.\s*Prvi tekst\./);
  await keepMine(choice);
  await expect(other.getByText('Sve je sačuvano.')).toBeVisible();
  await other.getByRole('button', { name: 'Sačuvaj CV' }).click();
  // The address changes a moment before the page does, and the preview shows the text too.
  await expect(other.getByText('CV je popunjen')).toBeVisible();
  await expect(other.getByText('Drugi tekst.')).toBeVisible();
});
