import type { Page } from '@playwright/test';
import { mailedLink } from './mailed-link.ts';
import { expect, type Site } from './site.ts';

/** What she registers and signs in with. */
interface Credentials {
  email: string;
  password: string;
}

/** Fills in the open registration as Jelena Čvorović. */
export async function registerCandidate(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Ime', { exact: true }).fill('Jelena');
  await page.getByLabel('Prezime').fill('Čvorović');
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByLabel('Ponovite lozinku').fill(password);
  await page.getByRole('checkbox', { name: /Imam najmanje 15 godina/ }).check();
  await page.getByRole('button', { name: 'Napravite nalog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Potvrdite imejl' })).toBeVisible();
}

/** Verifies the address by the mailed link, and signs in. */
export async function verifyAndSignIn(page: Page, site: Site, { email, password }: Credentials): Promise<void> {
  await page.goto(await mailedLink(site, email, '/email/verifikuj'));
  await page.getByRole('link', { name: 'Prijavite se' }).click();
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
}
