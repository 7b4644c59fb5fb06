import { randomUUID } from 'node:crypto';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { mailedLink } from './mailed-link.ts';
import { expect, logIn, settled, test } from './site.ts';
import { alive } from './wrong-forms/walk.ts';

const password = 'Dunav-2026';
const invitationPath = '/prijava/poslodavac/poziv';

test('an owner invites, the invited person joins by the mail, works, gets another role, and is removed while writing', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const { row, account } = await buildEmployer(site);
  const { positionTitle } = await buildPosting(site, { employerId: row.id });
  const email = `regruter-${randomUUID().slice(0, 8)}@primer.rs`;
  await logIn(page, 'poslodavac', account.email, '/profil/poslodavac/tim');
  await settled(page);
  await page.getByLabel('Imejl adresa').fill(email);
  await page.getByRole('button', { name: 'Pošalji poziv', exact: true }).click();
  await expect(page.getByText(`Poziv je poslat na ${email}.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Otvoreni pozivi' })).toContainText('važi još 7 dana');

  const link = await mailedLink(site, email, invitationPath);
  const colleague = await browser.newPage();
  await colleague.goto(link);
  await settled(colleague);
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(`Poziv u tim firme ${row.company}`);
  await colleague.getByLabel('Ime', { exact: true }).fill('Nenad');
  await colleague.getByLabel('Prezime').fill('Jokić');
  await colleague.getByLabel('Lozinka', { exact: true }).fill(password);
  await colleague.getByLabel('Ponovite lozinku').fill(password);
  await colleague.getByRole('checkbox', { name: /Prihvatam/ }).check();
  await colleague.getByRole('button', { name: 'Prihvatite poziv' }).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(`Sada ste u timu firme ${row.company}`);
  await site.smtp.waitForMail(
    ({ to, message: { subject } }) => to.includes(account.email) && (subject ?? '').includes('Nenad Jokić'),
  );

  // The link has been used.
  const again = await browser.newPage();
  await again.goto(link);
  await expect(again.getByRole('heading', { level: 1 })).toHaveText('Ovaj poziv više ne važi');
  await again.close();

  await colleague.getByRole('link', { name: 'Prijavite se' }).click();
  await colleague.getByLabel('Imejl').fill(email);
  await colleague.getByLabel('Lozinka', { exact: true }).fill(password);
  await colleague.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(colleague).toHaveURL('/profil/poslodavac/oglasi');
  await expect(colleague.getByRole('link', { name: positionTitle })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Novi oglas' }).first()).toBeVisible();

  // The owner makes a reader of them: what a reader may not do is offered no more.
  await page.reload();
  await settled(page);
  await page.getByLabel('Uloga: Nenad Jokić').selectOption('reader');
  await page.getByRole('dialog').getByRole('button', { name: 'Promeni ulogu' }).click();
  await expect(page.getByText('Uloga je promenjena: Nenad Jokić.')).toBeVisible();
  await colleague.reload();
  await settled(colleague);
  await expect(colleague.getByRole('link', { name: positionTitle })).toBeVisible();
  await expect(colleague.getByRole('link', { name: 'Novi oglas' })).toHaveCount(0);
  await expect(colleague.getByRole('link', { name: 'Porudžbine' })).toHaveCount(0);
  await colleague.goto('/profil/poslodavac');
  await expect(colleague).toHaveURL('/profil/poslodavac/oglasi?uloga=owner');
  await expect(colleague.getByText('Strana koju ste otvorili je za vlasnike naloga firme.')).toBeVisible();

  // Removed while writing: what was typed stays on the page, and nothing is saved.
  await colleague.goto('/profil/poslodavac/tim');
  await settled(colleague);
  await colleague.getByLabel('Prezime').fill('Jokić Marić');
  await page.getByRole('button', { name: 'Ukloni iz tima: Nenad Jokić' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ukloni iz tima' }).click();
  await expect(page.getByText('Više nije u timu: Nenad Jokić.')).toBeVisible();
  await colleague.getByRole('button', { name: 'Sačuvaj ime' }).click();
  await expect(colleague.getByText('Niste više prijavljeni.')).toBeVisible();
  await expect(colleague.getByLabel('Prezime')).toHaveValue('Jokić Marić');
  await site.smtp.waitForMail(
    ({ to, message: { subject } }) => to.includes(email) && (subject ?? '').includes('Više niste u timu'),
  );
  await colleague.goto('/prijava/poslodavac');
  await colleague.getByLabel('Imejl').fill(email);
  await colleague.getByLabel('Lozinka', { exact: true }).fill(password);
  await colleague.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(colleague.getByRole('alert')).toContainText('više ne pripada nijednoj firmi');

  // Invited once more, the account comes back with its password.
  await page.getByLabel('Imejl adresa').fill(email);
  await page.getByRole('button', { name: 'Pošalji poziv', exact: true }).click();
  await expect(page.getByText(`Poziv je poslat na ${email}.`)).toBeVisible();
  const { message } = await site.smtp.waitForMail(
    ({ to, message: { text } }) =>
      to.includes(email) && (text ?? '').includes(invitationPath) && !(text ?? '').includes(link),
  );
  const [newer] = new RegExp(`${site.url}${invitationPath}\\?token=[^\\s>)]+`).exec(message.text ?? '') ?? [];
  await colleague.goto(newer as string);
  await settled(colleague);
  await colleague.getByLabel('Lozinka', { exact: true }).fill(password);
  await colleague.getByRole('button', { name: 'Prihvatite poziv' }).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(`Sada ste u timu firme ${row.company}`);
  await colleague.close();
});

test('whoever is signed in otherwise is told so, and their account stays as it is', async ({
  strictPage: page,
  browser,
  site,
}) => {
  const { account } = await buildEmployer(site);
  const { email: candidate } = await buildAccount(site);
  await logIn(page, 'poslodavac', account.email, '/profil/poslodavac/tim');
  await settled(page);
  for (const email of [`nova-${randomUUID().slice(0, 8)}@primer.rs`, candidate]) {
    await page.getByLabel('Imejl adresa').fill(email);
    await page.getByRole('button', { name: 'Pošalji poziv', exact: true }).click();
    await expect(page.getByText(`Poziv je poslat na ${email}.`)).toBeVisible();
    const other = await browser.newPage();
    await logIn(other, 'kandidat', candidate);
    await alive(other, await mailedLink(site, email, invitationPath));
    if (email === candidate) {
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Na ovoj adresi već postoji nalog druge vrste');
    } else {
      await expect(other.getByText(`U ovom pregledaču ste prijavljeni kao ${candidate}.`)).toBeVisible();
      await other.getByRole('button', { name: 'Odjavite se' }).click();
      await expect(other.getByText(`U ovom pregledaču ste prijavljeni kao`)).toHaveCount(0);
      await expect(other.getByRole('button', { name: 'Prihvatite poziv' })).toBeVisible();
    }
    await other.close();
  }
});

test('an invitation is accepted without scripts', async ({ page, browser, site }) => {
  const { row, account } = await buildEmployer(site);
  const email = `bez-skripti-${randomUUID().slice(0, 8)}@primer.rs`;
  await logIn(page, 'poslodavac', account.email, '/profil/poslodavac/tim');
  await settled(page);
  await page.getByLabel('Imejl adresa').fill(email);
  await page.getByRole('button', { name: 'Pošalji poziv', exact: true }).click();
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(await mailedLink(site, email, invitationPath));
  await plain.getByRole('button', { name: 'Prihvatite poziv' }).click();
  await expect(plain.getByLabel('Ime', { exact: true })).toHaveAccessibleDescription('Ovo polje je obavezno.');
  await plain.getByLabel('Ime', { exact: true }).fill('Nenad');
  await plain.getByLabel('Prezime').fill('Jokić');
  await plain.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await plain.getByLabel('Ponovite lozinku').fill(testPassword);
  await plain.getByRole('checkbox', { name: /Prihvatam/ }).check();
  await plain.getByRole('button', { name: 'Prihvatite poziv' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(`Sada ste u timu firme ${row.company}`);
  await plain.close();
});
