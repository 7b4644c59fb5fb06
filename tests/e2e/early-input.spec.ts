import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { contactMessages } from '#features/contact/messages/server/contact-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { goWithoutScripts } from './go-without-scripts.ts';
import { expect, logInByForm, test } from './site.ts';

test('a form filled in before hydration keeps its input', async ({ strictPage: page }) => {
  const letScriptsCome = await goWithoutScripts(page, '/registracija/kandidat');
  const email = `rana-${randomUUID().slice(0, 8)}@primer.rs`;
  await page.getByLabel('Ime', { exact: true }).fill('Rana');
  await page.getByLabel('Prezime').fill('Ranić');
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill('Prilika1!');
  await page.getByLabel('Ponovite lozinku').fill('Prilika1!');
  await page.getByRole('checkbox', { name: /Imam najmanje 15 godina/ }).check();

  letScriptsCome();
  await page.getByRole('button', { name: 'Napravite nalog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Potvrdite imejl' })).toBeVisible();
});

test('what was chosen before the page came to life is what is sent', async ({ strictPage: page, site }) => {
  const letScriptsCome = await goWithoutScripts(page, '/kontakt');
  const email = `rana-${randomUUID().slice(0, 8)}@primer.rs`;
  await page.getByLabel('Ime i prezime').fill('Rana Ranić');
  await page.getByLabel('Imejl').fill(email);
  await page.getByText('Poslodavac', { exact: true }).click();
  await page.getByLabel('Tema').selectOption('other');
  await page.getByLabel('Poruka').fill('Kratko pitanje');
  await page.getByRole('checkbox').check();

  letScriptsCome();
  await page.getByRole('button', { name: 'Pošalji poruku' }).click();
  await expect(page.getByText(email)).toBeVisible();
  const sent = await site.database.executor.select().from(contactMessages).where(eq(contactMessages.email, email));
  expect(sent).toMatchObject([{ sender: 'employer', subject: 'other', message: 'Kratko pitanje' }]);
});

test('filters found and ticked before the page came to life are applied', async ({ strictPage: page }) => {
  const letScriptsCome = await goWithoutScripts(page, '/oglasi');
  const filters = page.getByRole('complementary', { name: 'Filteri' });
  await filters.getByText(/^Još \d+ kategorij/).click();
  await filters.getByLabel('Kategorija: pronađite').fill('администр');
  await filters.getByRole('checkbox', { name: /^Administracija/ }).check();

  letScriptsCome();
  await expect(page).toHaveURL(/categories=/);
  await expect(filters.getByRole('checkbox', { name: /^Administracija/ })).toBeChecked();
  await expect(filters.getByLabel('Kategorija: pronađite')).toHaveValue('администр');
});

test('who types while the scripts come keeps the caret', async ({ strictPage: page }) => {
  const letScriptsCome = await goWithoutScripts(page, '/oglasi');
  const words = page.getByLabel('Šta tražite');
  await words.fill('knjigovođa');
  await words.press('Home');
  letScriptsCome();
  await expect(page.getByRole('listbox')).toBeVisible();
  await words.pressSequentially('glavni ');
  await expect(words).toHaveValue('glavni knjigovođa');
});

test('a button pressed before the script of its part has come acts when it has', async ({ strictPage: page, site }) => {
  const { email } = await buildAccount(site);
  await logInByForm(page, 'kandidat', email);
  const letScriptsCome = await goWithoutScripts(page, '/', 'user-menu');
  await page.getByRole('button', { name: /^Nalog: / }).click();
  await page.getByRole('button', { name: 'Odjavite se' }).click();
  await expect(page.getByRole('button', { name: 'Odjavite se' })).toHaveAttribute('aria-busy', 'true');
  letScriptsCome();
  await expect(page.getByRole('link', { name: 'Za poslodavce', exact: true })).toBeVisible();
});
