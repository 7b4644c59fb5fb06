import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import type { PersonAtProvider } from '../support/oidc-provider.ts';
import { expect, logIn, type Site, test } from './site.ts';

const somebody = (site: Site, change: Partial<PersonAtProvider> = {}): PersonAtProvider => {
  const sub = randomUUID();
  const person = {
    sub,
    email: `osoba-${sub}@posta.example`,
    email_verified: true,
    given_name: 'Živana',
    family_name: 'Đukić',
    ...change,
  };
  site.provider.person = person;
  return person;
};

const continueThere = { name: 'Nastavite preko Probni naloga' };

const signOut = async (page: Page, name: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: `Nalog: ${name}` }).click();
  await page.getByRole('button', { name: 'Odjavite se' }).click();
  await expect(page.getByRole('link', { name: 'Za poslodavce', exact: true })).toBeVisible();
};

test('a first sign-in at a provider makes an account, which later gets a password', async ({
  strictPage: page,
  site,
}) => {
  const { email } = somebody(site);
  const target = '/oglasi?sort=newest';
  await page.goto(`/prijava/kandidat?redirectUrl=${encodeURIComponent(target)}`);
  await expect(page.getByText('prihvatate uslove korišćenja')).toBeVisible();
  await page.getByRole('link', continueThere).click();
  await expect(page).toHaveURL(target);
  const account = page.getByRole('button', { name: 'Nalog: Živana Đukić' });
  await expect(account).toBeVisible();
  const [row] = await site.database.executor
    .select()
    .from(accounts)
    .where(eq(accounts.email, email as string));
  expect(row).toMatchObject({ accountType: 'jobseeker', passwordHash: null, registeredThrough: 'probni' });

  const password = 'Šljiva 2026!';
  await page.goto('/profil/kandidat/nalog');
  await page.getByLabel('Nova lozinka', { exact: true }).fill(password);
  await page.getByLabel('Ponovite novu lozinku').fill(password);
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  const mail = await site.smtp.waitForMail(({ to }) => to.includes(email as string));
  expect(mail.message.subject).toBe('Vašem nalogu je dodata lozinka');
  await expect(page.getByLabel('Sadašnja lozinka')).toBeVisible();

  await signOut(page, 'Živana Đukić');
  await page.goto('/prijava/kandidat');
  await page.getByLabel('Imejl').fill(email as string);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(account).toBeVisible();
});

test('an address that has an account is not taken over: the page says how to go on', async ({
  strictPage: page,
  site,
}) => {
  const { email } = await buildAccount(site);
  somebody(site, { email });
  await page.goto('/prijava/kandidat?redirectUrl=%2Foglasi');
  await page.getByRole('link', continueThere).click();
  await expect(page.getByRole('alert')).toContainText('Prijavite se lozinkom');
  await expect(page).toHaveURL('/prijava/kandidat?redirectUrl=%2Foglasi&problem=address-taken');
});

test('refusing at the provider leads back and can be repeated, in English too', async ({ strictPage: page, site }) => {
  site.provider.person = null;
  await page.goto('/prijava/kandidat?lang=en');
  await page.getByRole('link', { name: 'Continue with Probni' }).click();
  await expect(page.getByText('Signing in was canceled.')).toBeVisible();
  somebody(site);
  await page.getByRole('link', { name: 'Continue with Probni' }).click();
  await expect(page.getByRole('button', { name: 'Account: Živana Đukić' })).toBeVisible();
});

test('a candidate connects the account, signs in there, and disconnects', async ({ strictPage: page, site }) => {
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email, '/profil/kandidat/nalog');
  site.provider.person = null;
  await page.getByRole('button', { name: 'Probni' }).click();
  await expect(page.getByText('Povezivanje je prekinuto.')).toBeVisible();
  const { email: there } = somebody(site);
  await page.getByRole('button', { name: 'Probni' }).click();
  await expect(page.getByText('Povezan od')).toBeVisible();
  await expect(page).toHaveURL('/profil/kandidat/nalog');

  await signOut(page, 'Milica Đorđević');
  await page.goto('/prijava/kandidat?redirectUrl=%2Fprofil%2Fkandidat%2Fnalog');
  await page.getByRole('link', continueThere).click();
  await expect(page.getByLabel('Imejl')).toHaveValue(email);
  expect(there).not.toBe(email);

  await page.getByRole('button', { name: 'Probni' }).click();
  await expect(page.getByText('Povezan od')).toHaveCount(0);
});

test('companies are not offered it', async ({ strictPage: page }) => {
  await page.goto('/prijava/poslodavac');
  await expect(page.getByRole('button', { name: 'Prijavite se' })).toBeVisible();
  await expect(page.getByRole('link', continueThere)).toHaveCount(0);
});
