import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import { type BuiltEmployer, buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { samplePicture } from '../support/sample-files.ts';
import { keepMine, newerVersion } from './newer-version.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

const profilePage = '/profil/poslodavac';

/** A verified company whose form is whole, signed in, on its profile. */
const onProfile = async (page: Page, site: Site): Promise<BuiltEmployer> => {
  const employer = await buildEmployer(site, {
    registrationNumber: '17162543',
    phone: '+381113245678',
    about: '<p>Vodimo knjige od 2011. godine.</p>',
  });
  await logIn(page, 'poslodavac', employer.account.email);
  await expect(page).toHaveURL(profilePage);
  await page.getByRole('toolbar').waitFor();
  return employer;
};
const save = (page: Page) => page.getByRole('button', { name: 'Sačuvaj izmene' });
const rowOf = async (site: Site, { row }: BuiltEmployer) => {
  const [company] = await site.database.executor.select().from(employers).where(eq(employers.id, row.id));
  return company;
};

test('a company fills in its profile by keyboard; the completeness leads to what is missing', async ({
  strictPage: page,
  site,
}) => {
  const employer = await onProfile(page, site);
  await expect(page.getByText('30 od 5.000')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Popunjenost profila' })).toHaveAttribute('aria-valuenow', '63');
  await page.getByRole('link', { name: 'veb-sajt' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Veb-sajt')).toBeFocused();
  await page.keyboard.type('www.kvarc.example');
  await page.getByLabel('Imejl firme').fill('kontakt@kvarc.example');
  await page.getByLabel('Tekst o firmi').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('U timu nas je 28.');
  await expect(page.getByText('Nesačuvane izmene: 3')).toBeVisible();
  await page.getByLabel('Veb-sajt').press('Enter');
  await expect(page.getByText('Profil je sačuvan.')).toBeVisible();
  await expect(page.getByText('Sve izmene su sačuvane.')).toBeVisible();
  await expect(page.getByLabel('Veb-sajt')).toHaveValue('https://www.kvarc.example');

  await page.getByRole('link', { name: 'Pogledajte javnu stranu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: employer.row.company })).toBeVisible();
  await expect(page.getByText('U timu nas je 28.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'kontakt@kvarc.example' })).toBeVisible();
});

test('invalid fields are reported at the field, nothing is saved or lost', async ({ strictPage: page, site }) => {
  const employer = await onProfile(page, site);
  await page.getByLabel('Poštanski broj').fill('1100');
  await page.getByRole('textbox', { name: 'Matični broj' }).fill('17162544');
  await page.getByLabel('Veb-sajt').fill('javascript:alert(1)');
  await save(page).click();
  await expect(page.getByLabel('Veb-sajt')).toBeFocused();
  await expect(page.getByLabel('Veb-sajt')).toHaveAccessibleDescription(/Unesite ispravnu adresu sajta/);
  await expect(page.getByLabel('Poštanski broj')).toHaveAccessibleDescription(/pet cifara/);
  await expect(page.getByRole('textbox', { name: 'Matični broj' })).toHaveAccessibleDescription(
    /Proverite matični broj/,
  );
  await page.getByRole('checkbox', { name: 'Matični broj je ispravan' }).check();
  await expect(page.getByText(/Proverite matični broj/)).toBeHidden();
  expect(await rowOf(site, employer)).toMatchObject({ version: 1, postal: '11000' });
  await page.getByRole('button', { name: 'Poništi izmene' }).click();
  await expect(page.getByRole('textbox', { name: 'Matični broj' })).toHaveValue('17162543');
  await expect(page.getByLabel('PIB', { exact: true })).not.toBeEditable();
});

test('a text that is too long gets the focus and says by how much', async ({ strictPage: page, site }) => {
  const employer = await onProfile(page, site);
  const editor = page.getByLabel('Tekst o firmi');
  await editor.focus();
  await page.keyboard.insertText('reč '.repeat(1300));
  await page.getByLabel('Telefon').focus();
  await save(page).click();
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription('Tekst je predugačak. Najveći broj znakova: 5000.');
  await expect(page.getByText('5.230 od 5.000')).toBeVisible();
  expect(await rowOf(site, employer)).toMatchObject({ version: 1 });
});

test('changed verified data are asked about before they are saved', async ({ strictPage: page, site }) => {
  const employer = await onProfile(page, site);
  await page.getByLabel('Adresa').fill('Njegoševa 16');
  await page.getByLabel('Naziv firme').fill('Ahat Knjigovodstvo');
  await save(page).click();
  const question = page.getByRole('alertdialog', { name: 'Provera firme prestaje da važi' });
  await expect(question.getByRole('listitem')).toHaveText(['Naziv firme', 'Adresa']);
  await question.getByRole('button', { name: 'Nazad na izmene' }).click();
  expect(await rowOf(site, employer)).toMatchObject({ version: 1, verifiedAt: expect.any(Date) });
  await expect(page.getByLabel('Adresa')).toHaveValue('Njegoševa 16');
  await save(page).click();
  await question.getByRole('button', { name: 'Sačuvaj i ponovi proveru' }).click();
  await expect(page.getByText('Firma još nije proverena.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nalog: Ahat Knjigovodstvo' })).toBeVisible();
  expect(await rowOf(site, employer)).toMatchObject({ address: 'Njegoševa 16', verifiedAt: null });
});

test('a logo is uploaded, saved and shown with the company’s postings; an invalid one is reported', async ({
  strictPage: page,
  site,
}) => {
  const employer = await onProfile(page, site);
  const { id } = await buildPosting(site, { employerId: employer.row.id, company: employer.row.company });
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^(Otpremi|Promeni) logo$/ }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  await choose('znak.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByRole('alert')).toContainText('vrsta fajla nije dozvoljena');
  await choose('znak.png', 'image/png', Buffer.alloc(5_242_881));
  await expect(page.getByRole('alert')).toContainText('5 MB');
  await choose('znak.png', 'image/png', Buffer.from(await samplePicture('png', 300)));
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ukloni logo' })).toBeVisible();
  expect(await rowOf(site, employer)).toMatchObject({ logoFileId: null });
  await save(page).click();
  await expect(page.getByText('Profil je sačuvan.')).toBeVisible();

  await page.goto(`/oglasi/${id}`);
  const logo = page.getByRole('main').locator('img').first();
  await expect(logo).toHaveAttribute('src', /^\/api\/services\/files\/.+\/public$/);
  await expect.poll(() => logo.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(256);

  await page.goto(profilePage);
  await page.getByRole('button', { name: 'Ukloni logo' }).click();
  await expect(page.getByRole('button', { name: 'Otpremi logo' })).toBeFocused();
  await save(page).click();
  await expect(page.getByText('Sve izmene su sačuvane.')).toBeVisible();
  expect(await rowOf(site, employer)).toMatchObject({ logoFileId: null });
});

test('photos are described, ordered by keyboard, shown in the preview and, once saved, on the page; steps too', async ({
  strictPage: page,
  site,
}) => {
  const employer = await onProfile(page, site);
  const picture = async (name: string) => ({
    name,
    mimeType: 'image/png',
    buffer: Buffer.from(await samplePicture('png', 300)),
  });
  const drop = page.locator('input[type=file][multiple]');
  await drop.setInputFiles({ name: 'sala.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toContainText('vrsta fajla nije dozvoljena');
  await page.getByRole('button', { name: 'Ukloni: sala.svg' }).click();
  await drop.setInputFiles([await picture('a.png'), await picture('b.png'), await picture('c.png')]);
  const described = (number: number) => page.getByLabel(`Šta se vidi na fotografiji ${number}`);
  await expect(described(3)).toBeVisible();
  await described(1).fill('Sala');
  await described(2).fill('Kuhinja');
  await page.getByRole('button', { name: 'Dodaj korak' }).click();
  await expect(page.getByLabel('Korak 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Razgovor u firmi');
  await page.getByLabel('Broj dana').fill('sto');
  await save(page).click();
  await expect(described(3)).toBeFocused();
  await expect(described(3)).toHaveAccessibleDescription('Ovo polje je obavezno.');
  await expect(page.getByLabel('Broj dana')).toHaveAccessibleDescription(/očekivanom obliku/);
  expect(await rowOf(site, employer)).toMatchObject({ version: 1 });
  await described(3).fill('Ulaz');
  await page.getByLabel('Broj dana').fill('3');
  await page.getByLabel('Broj zaposlenih').fill('28');

  const down = page.getByRole('button', { name: 'Pomeri nadole: Fotografija 1' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(described(1)).toHaveValue('Kuhinja');
  await expect(page.getByRole('button', { name: 'Pomeri nadole: Fotografija 2' })).toBeFocused();
  const photos = page.getByRole('listitem').locator('img:not([alt=""])');
  await expect(photos).toHaveCount(3);
  await expect(photos.first()).toHaveAttribute('alt', 'Kuhinja');
  await save(page).click();
  await expect(page.getByText('Profil je sačuvan.')).toBeVisible();
  await expect(page.getByText('Sve izmene su sačuvane.')).toBeVisible();

  await page.getByRole('link', { name: 'Pogledajte javnu stranu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: employer.row.company })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fotografije iz firme' })).toBeVisible();
  await expect(photos.first()).toHaveAttribute('alt', 'Kuhinja');
  await photos.first().scrollIntoViewIfNeeded();
  await expect.poll(() => photos.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
  await expect(page.getByRole('listitem').filter({ hasText: 'Razgovor u firmi' })).toContainText('obično 3 dana');
  await expect(page.getByRole('definition').filter({ hasText: /^28$/ })).toBeVisible();

  await page.goto(profilePage);
  await page.getByRole('button', { name: 'Ukloni: Fotografija 3' }).click();
  await expect(page.getByRole('heading', { name: 'Fotografije iz firme' }).first()).toBeFocused();
  await expect(page.getByText('Nesačuvane izmene: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Poništi izmene' }).click();
  await expect(described(3)).toHaveValue('Ulaz');
});

test('the second of two tabs chooses between both versions, and loses nothing', async ({ page, site }) => {
  const employer = await onProfile(page, site);
  const other = await page.context().newPage();
  await other.goto(profilePage);
  await settled(other);
  await other.getByLabel('Kratak opis').fill('Iz druge kartice.');
  await other.getByLabel('Telefon').fill('011 111 2222');
  await save(other).click();
  await expect(other.getByText('Profil je sačuvan.')).toBeVisible();
  await other.close();

  await page.getByLabel('Kratak opis').fill('Iz prve kartice.');
  await save(page).click();
  const choice = newerVersion(page);
  await expect(choice.getByRole('row')).toHaveText([/Polje/, /Kratak opis\s*Iz prve kartice\.\s*Iz druge kartice\./]);
  await keepMine(choice);
  await expect(page.getByText('Profil je sačuvan.')).toBeVisible();
  await expect(page.getByLabel('Telefon')).toHaveValue('011 111 2222');
  expect(await rowOf(site, employer)).toMatchObject({
    version: 3,
    shortDescription: 'Iz prve kartice.',
    phone: '+381111112222',
  });
});

test('unsaved changes are asked about when leaving, and stay when the connection fails', async ({ page, site }) => {
  const { account } = await onProfile(page, site);
  await page.getByLabel('Kratak opis').fill('Još nije sačuvano.');
  await page.getByRole('navigation', { name: 'Profil poslodavca' }).getByRole('link', { name: 'Nalog' }).click();
  const question = page.getByRole('alertdialog', { name: 'Imate nesačuvane izmene' });
  await question.getByRole('button', { name: 'Ostanite na strani' }).click();
  await expect(page).toHaveURL(profilePage);

  await page.context().setOffline(true);
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Niste povezani na internet');
  await expect(page.getByLabel('Kratak opis')).toHaveValue('Još nije sačuvano.');
  await page.context().setOffline(false);

  // The session has ended meanwhile: the page says so, with everything still there.
  await page.context().clearCookies();
  await page.route('**/api/employer/profile', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer x' } }),
  );
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('Prijavite se');
  await expect(page.getByLabel('Kratak opis')).toHaveValue('Još nije sačuvano.');

  // Signed in again in another tab, the page continues where it was.
  await page.unroute('**/api/employer/profile');
  const other = await page.context().newPage();
  await logIn(other, 'poslodavac', account.email);
  await save(page).click();
  await expect(page.getByText('Profil je sačuvan.')).toBeVisible();
  await other.close();

  await page.getByLabel('Kratak opis').fill('Odbačeno.');
  await page.getByRole('navigation', { name: 'Profil poslodavca' }).getByRole('link', { name: 'Moji oglasi' }).click();
  await question.getByRole('button', { name: 'Odbaci izmene' }).click();
  await expect(page).toHaveURL(`${profilePage}/oglasi`);
});

test('what is pasted from Word becomes paragraphs and a list, without a word in the console', async ({
  strictPage: page,
  site,
}) => {
  await onProfile(page, site);
  const text = page.getByLabel('Tekst o firmi');
  await text.focus();
  await page.keyboard.press('Control+a');
  await text.evaluate((editor) => {
    const clipboardData = new DataTransfer();
    const line = (words: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]>·&nbsp;&nbsp; <![endif]>${words}<o:p></o:p></p>\n\n`;
    clipboardData.setData(
      'text/html',
      `<html><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body><!--StartFragment-->\n\n<p class=MsoNormal>Vodimo knjige.<o:p></o:p></p>\n\n<p class=MsoNormal><o:p>&nbsp;</o:p></p>\n\n${line('plate')}${line('porezi')}<!--EndFragment--></body></html>`,
    );
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.getByRole('listitem')).toHaveText(['plate', 'porezi']);
  // The editor puts a line after a list, to go on writing.
  await expect(text.getByRole('paragraph')).toHaveText(['Vodimo knjige.', 'plate', 'porezi', '']);
});
