import { buildEmployer } from '../builders/employer-builder.ts';
import { fillPosting } from './fill-posting.ts';
import { asAdministrator, expect, logIn, test } from './site.ts';

test('a hot posting is ordered, its pro-forma invoice mailed and downloaded, the payment confirmed, and it is found', async ({
  strictPage: page,
  site,
  browser,
}) => {
  const title = 'Zvonolivac za katedralu (m/ž)';
  const { account } = await buildEmployer(site, {
    company: 'Livnica Zvonar',
    pib: '101134702',
    registrationNumber: '20084693',
  });

  await test.step('the summary says the price with VAT before it is sent', async () => {
    await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
    await fillPosting(page, title, '', 'Vruć');
    await expect(page.getByRole('complementary')).toContainText('8.640 RSD');
    await page.getByRole('button', { name: 'Pošalji oglas' }).click();
    await expect(page.getByText('Oglas čeka uplatu.')).toBeVisible();
  });

  const mail = await site.smtp.waitForMail(({ to }) => to.includes(account.email));
  expect(mail.message.subject).toMatch(/^Predračun \d{4}-\d{6}$/);
  const number = mail.message.subject?.slice('Predračun '.length) ?? '';

  await test.step('the employer downloads the invoice', async () => {
    await page.goto('/profil/poslodavac/oglasi?tab=pending');
    const waiting = page.getByRole('row', { name: /Zvonolivac/ });
    await expect(waiting).toContainText(`Predračun ${number}`);
    await waiting.getByRole('link', { name: 'Otvori predračun' }).click();
    await expect(page.getByText(`Predračun ${number} čeka uplatu.`)).toBeVisible();
    await expect(page.getByRole('img', { name: `NBS IPS QR kod za uplatu predračuna ${number}` })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Čeka uplatu');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Preuzmi predračun ${number}` }).click();
    expect((await download).suggestedFilename()).toBe(`predracun-${number}.pdf`);
  });

  const office = await (await browser.newContext({ baseURL: site.url })).newPage();
  await test.step('an administrator finds it by its number and confirms the payment', async () => {
    await asAdministrator(office, site, `/admin/porudzbine?q=${number}`);
    await office
      .getByRole('row', { name: /Livnica Zvonar/ })
      .getByRole('button', { name: 'Potvrdi uplatu' })
      .click();
    const dialog = office.getByRole('dialog', { name: 'Potvrditi uplatu?' });
    await expect(dialog).toContainText('8.640');
    await dialog.getByLabel('Na osnovu čega').fill('Izvod 214');
    await dialog.getByRole('button', { name: 'Potvrdi uplatu' }).click();
    await expect(office.getByText('Uplata je potvrđena.')).toBeVisible();
    await expect(office.getByRole('row', { name: /Livnica Zvonar/ })).toContainText('Plaćeno');
  });

  await test.step('the posting is live and found', async () => {
    await office.goto('/oglasi?q=zvonolivac');
    await expect(office.getByRole('link', { name: title, exact: true })).toBeVisible();
    await page.goto('/profil/poslodavac/oglasi');
    await expect(page.getByRole('row', { name: /Zvonolivac/ })).toContainText('Aktivan');
  });
  await office.context().close();
});

test('an unpaid order is cancelled by its employer, and its posting with it', async ({ strictPage: page, site }) => {
  const { account } = await buildEmployer(site, { pib: '104052135', registrationNumber: '17162543' });
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  await fillPosting(page, 'Popravljač kišobrana (m/ž)', '', 'Standardni');
  await page.getByRole('button', { name: 'Pošalji oglas' }).click();
  await expect(page.getByText('Oglas čeka uplatu.')).toBeVisible();
  await page.goto('/profil/poslodavac/porudzbine');
  await page.getByRole('button', { name: /^Još radnji: predračun/ }).click();
  await page.getByRole('button', { name: 'Otkaži porudžbinu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Otkazati porudžbinu?' });
  await dialog.getByRole('button', { name: 'Otkaži porudžbinu' }).click();
  await expect(page.getByText('Porudžbina je otkazana.')).toBeVisible();
  await expect(page.getByRole('table')).toContainText('Otkazano');
  await expect(page.getByRole('img', { name: /^NBS IPS QR/ })).toHaveCount(0);
  await page.goto('/profil/poslodavac/oglasi?tab=history');
  await expect(page.getByRole('row', { name: /Popravljač kišobrana/ })).toContainText('Zatvoren');
});

test('a bank statement confirms what fits and lists the rest', async ({ strictPage: page, site }) => {
  await asAdministrator(page, site, '/admin/porudzbine');
  await page.getByRole('button', { name: 'Učitaj izvod' }).click();
  const dialog = page.getByRole('dialog', { name: 'Izvod iz banke' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'izvod.csv',
    mimeType: 'text/csv',
    // As older programs of banks write it: č is one byte.
    buffer: Buffer.from([
      ...Buffer.from('21.11.2026;100,00;97 00-2026999999;160-55-74;'),
      0xc8,
      ...Buffer.from('igra'),
    ]),
  });
  await expect(dialog.getByText('Potvrđeno je 0 uplata.')).toBeVisible();
  const row = dialog.getByRole('row', { name: /Čigra/ });
  await expect(row).toContainText('nema predračuna sa ovim pozivom na broj');
});
