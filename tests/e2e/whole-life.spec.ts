import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { newPib } from '../builders/registration-builder.ts';
import { readPdf } from '../support/read-pdf.ts';
import { scanQr } from '../support/scan-qr.ts';
import { fillPosting } from './fill-posting.ts';
import { mailedLink } from './mailed-link.ts';
import { asAdministrator, expect, type Site, test } from './site.ts';

const password = 'Dunav-2026';

/** A month passes for one posting: everything that happened to it happened so much earlier. */
const letTimePass = async ({ database }: Site, title: string, days: number): Promise<void> => {
  const earlier = (column: string) => sql.raw(`${column} = ${column} - interval '${days} days'`);
  await database.executor.execute(sql`
    update postings set ${earlier('first_published_at')}, ${earlier('live_until')}, ${earlier('paid_until')},
      ${earlier('created_at')}, ${earlier('updated_at')}
    where position_title = ${title}`);
};

test('a company registers, is verified, buys a hot posting, is found; the posting ends, is renewed with changes and found again', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(180_000);
  const email = `posao-${randomUUID().slice(0, 8)}@primer.rs`;
  const pib = newPib();
  const title = 'Graditelj tamburica (m/ž)';
  const guest = await (await browser.newContext({ baseURL: site.url })).newPage();
  const office = await (await browser.newContext({ baseURL: site.url })).newPage();
  const finds = async (what: string, name: string): Promise<void> => {
    await guest.goto(`/oglasi?q=${encodeURIComponent(what)}`);
    await expect(guest.getByRole('link', { name, exact: true })).toBeVisible();
  };

  await test.step('registers and signs in', async () => {
    await page.goto('/registracija/poslodavac');
    await page.getByLabel('Naziv firme').fill('Tamburaška radionica');
    await page.getByLabel('PIB').fill(pib);
    await page.getByLabel('Matični broj').fill('17162543');
    await page.getByLabel('Telefon').fill('021/324-567');
    await page.getByLabel('Mesto').fill('Novi Sad');
    await page.getByLabel('Poštanski broj').fill('21000');
    await page.getByLabel('Adresa').fill('Dunavska 7');
    await page.getByRole('textbox', { name: 'Imejl' }).fill(email);
    await page.getByLabel('Lozinka', { exact: true }).fill(password);
    await page.getByLabel('Ponovite lozinku').fill(password);
    await page.getByRole('checkbox', { name: /Prihvatam/ }).check();
    await page.getByRole('button', { name: 'Registrujte firmu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Potvrdite imejl' })).toBeVisible();
    await page.goto(await mailedLink(site, email, '/email/verifikuj'));
    await expect(page.getByRole('heading', { level: 1, name: 'Imejl je potvrđen' })).toBeVisible();
    await page.goto('/prijava/poslodavac?redirectUrl=/oglasi/kreiranje');
    await page.getByLabel('Imejl').fill(email);
    await page.getByLabel('Lozinka', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Prijavite se' }).click();
    await page.waitForURL(/\/oglasi\/kreiranje/);
  });

  await test.step('an administrator verifies the company', async () => {
    await asAdministrator(office, site, `/admin/poslodavci?q=${pib}`);
    const row = office.getByRole('row', { name: /Tamburaška radionica/ });
    await row.getByRole('button', { name: 'Označi kao proverenu' }).click();
    const dialog = office.getByRole('dialog', { name: 'Označiti firmu kao proverenu?' });
    await dialog.getByRole('textbox').fill('PIB proveren u registru APR.');
    await dialog.getByRole('button', { name: 'Označi kao proverenu' }).click();
    await expect(row).toContainText('Proverena');
  });

  await test.step('buys a hot posting for 30 days', async () => {
    await page.getByText('30 dana', { exact: true }).click();
    await fillPosting(page, title, '', 'Vruć');
    await expect(page.getByRole('complementary')).toContainText('13.680 RSD');
    await page.getByRole('button', { name: 'Pošalji oglas' }).click();
    await expect(page.getByText('Oglas čeka uplatu.')).toBeVisible();
    await guest.goto('/oglasi?q=tamburica');
    await expect(guest.getByRole('link', { name: title, exact: true })).toHaveCount(0);
  });

  const { message } = await site.smtp.waitForMail(
    ({ to, message: sent }) => to.includes(email) && (sent.subject ?? '').startsWith('Predračun'),
  );
  const number = (message.subject ?? '').slice('Predračun '.length);

  await test.step('the pro-forma invoice says what was bought, and so does its code', async () => {
    await page.goto('/profil/poslodavac/porudzbine');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Preuzmi predračun ${number}` }).click();
    const bytes = readFileSync(await (await download).path());
    const [attached] = message.attachments;
    expect(attached?.filename).toBe(`predracun-${number}.pdf`);
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(bytes);
    const pdf = await readPdf(bytes);
    for (const part of [
      `Predračun ${number}`,
      `Tamburaška radionica Dunavska 7, 21000 Novi Sad PIB ${pib}, matični broj 17162543`,
      'Vruć oglas',
      'Osnovica za PDV 11.400,00',
      'PDV 20% 2.280,00',
      'Za uplatu 13.680,00 RSD',
    ]) {
      expect(pdf.pages[0]).toContain(part);
    }
    const code = (await scanQr(pdf, 1)).split('|');
    expect(code).toContain('I:RSD13680,00');
    expect(code).toContain(`S:Predračun ${number}`);
    expect(code.find((part) => part.startsWith('RO:97'))).toMatch(
      new RegExp(`^RO:97\\d\\d${number.replace('-', '')}$`),
    );
  });

  await test.step('it is paid, live and found', async () => {
    await office.goto(`/admin/porudzbine?q=${number}`);
    await office.getByRole('button', { name: 'Potvrdi uplatu' }).click();
    await office.getByRole('dialog').getByLabel('Na osnovu čega').fill('Izvod 214');
    await office.getByRole('dialog').getByRole('button', { name: 'Potvrdi uplatu' }).click();
    await expect(office.getByText('Uplata je potvrđena.')).toBeVisible();
    await finds('graditelj tamburica', title);
  });

  await test.step('a month later it has ended', async () => {
    await letTimePass(site, title, 31);
    await guest.goto('/oglasi?q=tamburica');
    await expect(guest.getByRole('link', { name: title, exact: true })).toHaveCount(0);
    await page.goto('/profil/poslodavac/oglasi?tab=history');
    await expect(page.getByRole('row', { name: /Graditelj tamburica/ })).toContainText('Istekao');
  });

  await test.step('it is renewed with changes and found by them', async () => {
    await page
      .getByRole('row', { name: /Graditelj tamburica/ })
      .getByRole('link', { name: 'Obnovi', exact: true })
      .click();
    await page.getByRole('radio', { name: /^Osnovni/ }).check();
    await page.getByRole('button', { name: 'Izmeni pa obnovi' }).click();
    await page.getByLabel('Naziv radnog mesta').fill('Graditelj violina i tamburica (m/ž)');
    for (const heading of [
      'Sadržaj oglasa',
      'Upitnik za kandidate',
      'Podaci oglašivača',
      'Proverite oglas pre objave',
    ]) {
      await page.getByRole('button', { name: 'Nastavite' }).click();
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
    }
    await page.getByRole('checkbox', { name: /^Potvrđujem/ }).check();
    await page.getByRole('button', { name: 'Obnovi oglas' }).click();
    await expect(page.getByText('Oglas je obnovljen.')).toBeVisible();
    const row = page.getByRole('row', { name: /Graditelj violina/ });
    await expect(row).toContainText('obnovljen');
    await expect(row).toContainText('još 15 dana');
    await finds('violina', 'Graditelj violina i tamburica (m/ž)');
  });
  await guest.context().close();
  await office.context().close();
});
