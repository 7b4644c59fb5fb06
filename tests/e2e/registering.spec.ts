import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { buildAccount } from '../builders/account-builder.ts';
import { newPib } from '../builders/registration-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { mailedLink } from './mailed-link.ts';
import { expect, logIn, test } from './site.ts';

const password = 'Dunav-2026';
const newPassword = 'Morava=1867';
const uniqueEmail = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@primer.rs`;

const fillCandidate = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Ime', { exact: true }).fill('Milica');
  await page.getByLabel('Prezime').fill('Đorđević');
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
};

test('a candidate registers, verifies the address, signs in, forgets the password and sets a new one', async ({
  page,
  browser,
  request,
  site,
}) => {
  const email = uniqueEmail('milica');
  const target = '/oglasi?sort=newest';
  await page.goto(`/prijava/kandidat?redirectUrl=${encodeURIComponent(target)}`);
  await page.getByRole('link', { name: 'Registrujte se' }).click();
  await expect(page).toHaveURL(`/registracija/kandidat?${new URLSearchParams({ redirectUrl: target })}`);

  await fillCandidate(page, email);
  await expect(page.getByRole('listitem').filter({ hasText: 'Jedan specijalni znak' })).toContainText(
    'Jedan specijalni znak, ispunjeno',
  );
  await page.getByLabel('Ponovite lozinku').fill('Dunav-2025');
  const submit = page.getByRole('button', { name: 'Napravite nalog' });
  await submit.click();
  await expect(page.getByText('Označite ovu izjavu.')).toBeVisible();
  await expect(page.getByLabel('Ponovite lozinku')).toHaveAccessibleDescription('Lozinke se ne poklapaju.');
  await page.getByRole('checkbox', { name: /Imam najmanje 15 godina/ }).check();
  await expect(page.getByLabel('Imejl')).toHaveValue(email);
  await page.getByLabel('Ponovite lozinku').fill(password);
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Potvrdite imejl' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  // Before the address is verified the right password leads to the instructions alone.
  await page.getByRole('link', { name: 'Nazad na prijavu' }).click();
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page.getByRole('alert')).toContainText('Imejl adresa još nije potvrđena.');
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByLabel('Imejl')).toHaveValue(email);

  // A program that follows links in mails verifies nothing, and the link stays valid.
  const link = await mailedLink(site, email, '/email/verifikuj');
  expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Imejl je potvrđen' })).toBeVisible();
  await page.getByRole('link', { name: 'Prijavite se' }).click();
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page.getByRole('button', { name: 'Nalog: Milica Đorđević' })).toBeVisible();

  // A used link says so, and offers a new one.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Veza više ne važi' })).toBeVisible();

  // On another device, without the password.
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await other.goto('/prijava/kandidat');
  await other.getByRole('link', { name: 'Zaboravili ste lozinku?' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Zaboravljena lozinka' })).toBeVisible();
  await other.getByLabel('Imejl').fill(email);
  await other.getByRole('button', { name: 'Pošalji uputstvo' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Proverite sanduče' })).toBeFocused();
  await expect(other.getByRole('button', { name: /Pošalji ponovo za \d+ s/ })).toHaveAttribute('aria-disabled', 'true');
  await other.goto(await mailedLink(site, email, '/lozinka/resetovanje'));
  await expect(other.getByText(`Za nalog ${email}`)).toBeVisible();
  await other.getByLabel('Nova lozinka', { exact: true }).fill('kratka');
  await other.getByLabel('Ponovite novu lozinku').fill('kratka');
  await other.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(other.getByLabel('Nova lozinka', { exact: true })).toHaveAccessibleDescription(
    /Lozinka mora da ima najmanje 7 znakova\./,
  );
  await other.getByLabel('Nova lozinka', { exact: true }).fill(newPassword);
  await other.getByLabel('Ponovite novu lozinku').fill(newPassword);
  await other.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Lozinka je promenjena' })).toBeVisible();
  await other.getByRole('link', { name: 'Prijavite se' }).click();
  await other.getByLabel('Imejl').fill(email);
  await other.getByLabel('Lozinka', { exact: true }).fill(newPassword);
  await other.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(other.getByRole('button', { name: 'Nalog: Milica Đorđević' })).toBeVisible();
  await other.context().close();

  // The session from before the reset is gone.
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Nalog: Milica Đorđević' })).toHaveCount(0);
});

test('a company registers in English; what it typed survives a reload, the passwords do not', async ({
  page,
  site,
}) => {
  const email = uniqueEmail('posao');
  const pib = newPib();
  await page.goto('/registracija/poslodavac?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByLabel('Company name').fill('Mlin Klas d.o.o.');
  await page.getByLabel('PIB').fill('1000000');
  await page.getByLabel('Registration number').fill('17162544');
  await page.getByLabel('Phone').fill('011/324-5678');
  await page.getByLabel('Town').fill('Novi Sad');
  await page.getByLabel('Address').fill('Bulevar oslobođenja 12');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  const storedText = () => page.evaluate(() => localStorage.getItem('root'));
  await expect.poll(storedText).toContain(email);
  expect(await storedText()).not.toContain(password);
  const [, news, offers] = await page.getByRole('checkbox').all();
  await expect(news as Locator).toBeChecked();
  await news?.uncheck();
  await offers?.check();

  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Mlin Klas d.o.o.');
  await expect(page.getByLabel('Address')).toHaveValue('Bulevar oslobođenja 12');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(news as Locator).not.toBeChecked();
  await expect(offers as Locator).toBeChecked();

  // Choosing the town fills in its postal code.
  await page.getByLabel('Postal code').fill('');
  await page.getByLabel('Town').fill('Niš');
  await expect(page.getByLabel('Postal code')).toHaveValue('18000');
  await page.getByLabel('Town').fill('Novi Sad');
  await expect(page.getByLabel('Postal code')).toHaveValue('21000');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the password').fill(password);
  const submit = page.getByRole('button', { name: 'Register company' });
  await submit.click();
  // All that is wrong is said at once, the terms among it.
  await expect(page.getByText('Please check this statement.')).toBeVisible();
  await expect(page.getByLabel('PIB')).toHaveAccessibleDescription('A tax number (PIB) has nine digits.');
  await page.getByRole('checkbox', { name: /I agree to the/ }).check();
  await page.getByLabel('PIB').fill(pib);
  await submit.click();

  // The check digit is a warning, which the person may overrule.
  await expect(page.getByRole('textbox', { name: 'Registration number' })).toHaveAccessibleDescription(
    /its last digit does not match/,
  );
  await page.getByRole('checkbox', { name: 'The registration number is correct' }).check();
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}'));
  expect(stored.state.employerRegistration).toBeNull();

  await page.goto(await mailedLink(site, email, '/email/verifikuj'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your email is verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).last().click();
  await expect(page).toHaveURL('/prijava/poslodavac');
  await page.getByLabel('Company email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/profil\/poslodavac/);
});

test('registering again with a registered address looks the same, and its owner is informed', async ({
  page,
  site,
}) => {
  const { email } = await buildAccount(site);
  await page.goto('/registracija/kandidat');
  await fillCandidate(page, email);
  await page.getByLabel('Ponovite lozinku').fill(password);
  await page.getByRole('checkbox', { name: /Imam najmanje 15 godina/ }).check();
  await page.getByRole('button', { name: 'Napravite nalog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Potvrdite imejl' })).toBeVisible();
  const { message } = await site.smtp.waitForMail(({ to }) => to.includes(email));
  expect(message.subject).toBe('Već imate nalog na Prilici');
});

test('instructions asked for too often: the page says how long to wait', async ({ page }) => {
  const email = uniqueEmail('niko');
  for (let time = 0; time < 6; time += 1) {
    await page.goto('/lozinka/zaboravljena');
    await page.getByLabel('Imejl').fill(email);
    await page.getByRole('button', { name: 'Pošalji uputstvo' }).click();
    const title = time < 5 ? 'Proverite sanduče' : 'Sačekajte nekoliko minuta';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('Pokušajte ponovo za 15 minuta');
});

test('without a connection nothing that was typed is lost', async ({ page, context }) => {
  await page.goto('/registracija/kandidat');
  await fillCandidate(page, uniqueEmail('milica'));
  await page.getByLabel('Ponovite lozinku').fill(password);
  await page.getByRole('checkbox', { name: /Imam najmanje 15 godina/ }).check();
  // The rules are there before the connection is gone.
  await page.getByLabel('Imejl').fill('nije-adresa');
  await page.getByRole('button', { name: 'Napravite nalog' }).click();
  await expect(page.getByLabel('Imejl')).toHaveAccessibleDescription(/Unesite ispravnu imejl adresu/);
  await page.getByLabel('Imejl').fill(uniqueEmail('milica'));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Napravite nalog' }).click();
  await expect(page.getByRole('alert')).toContainText('Niste povezani na internet.');
  await expect(page.getByLabel('Ime', { exact: true })).toHaveValue('Milica');
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveValue(password);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Napravite nalog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Potvrdite imejl' })).toBeVisible();
});

test('an administrator signs in on a page of their own, and a candidate does not', async ({
  strictPage: page,
  site,
}) => {
  const admin = await buildAccount(site, { accountType: 'admin' });
  await page.goto('/prijava/administrator');
  await expect(page.getByRole('link', { name: /Registrujte/ })).toHaveCount(0);
  await page.getByLabel('Imejl').fill(admin.email);
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page).toHaveURL('/admin');
});

test('a signed-in user is redirected from these pages', async ({ strictPage: page, site }) => {
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email);
  for (const path of [
    '/registracija/kandidat',
    '/registracija/poslodavac',
    '/lozinka/zaboravljena',
    '/lozinka/resetovanje?token=x',
    '/prijava/administrator',
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});
