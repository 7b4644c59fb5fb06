import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { accounts, consents } from '#features/accounts/server/account-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { guestForm } from '../builders/application-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { expect, logIn, type Site, test } from './site.ts';

const account = '/profil/kandidat/nalog';
const settings = '/profil/kandidat/podesavanja';

const applyByApi = async ({ url }: Site, postingId: number, email: string): Promise<void> => {
  const response = await fetch(`${url}/api/postings/${postingId}/applications/guest`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(guestForm({ email })),
  });
  expect(response.status).toBe(201);
};

/** A second browser of the same person. */
const elsewhere = async (page: Page, email: string): Promise<Page> => {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('no browser');
  const other = await context.newPage();
  await logIn(other, 'kandidat', email, settings);
  return other;
};

/** A page whose session has ended. It may have noticed by itself, and then leaves before it is reloaded. */
const leadsToLogin = async (other: Page): Promise<void> => {
  await other.reload().catch(() => undefined);
  await expect(other).toHaveURL(/\/prijava\/kandidat\?redirectUrl=/);
};

test('settings are saved at once and are still there after a reload; a change can be undone', async ({
  strictPage: page,
  site,
}) => {
  const { row, email } = await buildAccount(site);
  await logIn(page, 'kandidat', email);
  await page.getByRole('button', { name: /^Nalog:/ }).click();
  await page
    .getByRole('menuitem', { name: 'Podešavanja' })
    .or(page.getByRole('link', { name: 'Podešavanja' }))
    .first()
    .click();
  await expect(page).toHaveURL(settings);
  const news = page.getByRole('switch', { name: 'Saveti i novosti' });
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(page.getByRole('status').filter({ hasText: 'Sačuvano.' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Jezik mejlova' }).getByText('English').click();
  await expect(page.getByRole('status').filter({ hasText: 'Sačuvano.' })).toHaveCount(2);
  await page.reload();
  await expect(news).toBeChecked();
  await expect(page.getByRole('radio', { name: 'English' }).first()).toBeChecked();

  await news.click();
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(news).toBeChecked();
  const written = () =>
    site.database.executor
      .select({ kind: consents.kind, given: consents.given, source: consents.source })
      .from(consents)
      .where(eq(consents.accountId, row.id))
      .orderBy(consents.createdAt);
  const aboutNews = { kind: 'newsNotifications', source: 'settings' };
  await expect.poll(written).toEqual([
    { ...aboutNews, given: true },
    { ...aboutNews, given: false },
    { ...aboutNews, given: true },
  ]);
});

test('a change that cannot be saved is reverted, and can be tried again', async ({ page, site }) => {
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email, settings);
  const news = page.getByRole('switch', { name: 'Saveti i novosti' });
  await page.route('**/api/services/notifications', (route) => route.abort());
  await news.click();
  await expect(page.getByRole('alert')).toContainText('Podešavanje nije sačuvano.');
  await expect(news).not.toBeChecked();
  await page.unroute('**/api/services/notifications');
  await page.getByRole('alert').getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sačuvano.' })).toBeVisible();
  await expect(news).toBeChecked();
});

test('a changed password signs the other browser out', async ({ page, site }) => {
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email, account);
  const other = await elsewhere(page, email);
  const next = 'Dunav26!';

  const form = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Promena lozinke' }) });
  await form.getByLabel('Sadašnja lozinka', { exact: true }).fill('Pogresna1!');
  await form.getByLabel('Nova lozinka', { exact: true }).fill('Dunav26');
  await expect(form.getByRole('listitem').filter({ hasText: 'Jedan broj, ispunjeno' })).toBeVisible();
  await expect(form.getByRole('listitem').filter({ hasText: /^Jedan specijalni znak$/ })).toBeVisible();
  await form.getByLabel('Nova lozinka', { exact: true }).fill(next);
  await form.getByLabel('Ponovite novu lozinku', { exact: true }).fill(`${next}x`);
  await form.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(form.getByLabel('Ponovite novu lozinku', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Ponovite novu lozinku', { exact: true }).fill(next);
  await form.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(form.getByText('Lozinka nije ispravna.')).toBeVisible();
  await expect(form.getByLabel('Nova lozinka', { exact: true })).toHaveValue(next);

  await form.getByLabel('Sadašnja lozinka', { exact: true }).fill(testPassword);
  await form.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lozinka je sačuvana.' })).toBeVisible();
  await expect(form.getByLabel('Nova lozinka', { exact: true })).toHaveValue('');
  await page.reload();
  await expect(page).toHaveURL(account);

  await leadsToLogin(other);
  await other.context().close();
});

test('another device is signed out from the list of sessions, then all of them', async ({ strictPage: page, site }) => {
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email, settings);
  const other = await elsewhere(page, email);
  await page.reload();
  await page.getByRole('button', { name: /^Odjavi: Računar/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Uređaj je odjavljen.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Odjavi: / })).toHaveCount(0);
  await leadsToLogin(other);
  await other.context().close();

  await page.getByRole('button', { name: 'Odjavi sa svih uređaja' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Prijava', exact: true })).toBeVisible();
});

test('a copy of one’s data: requested, announced by mail, downloaded', async ({ strictPage: page, site }) => {
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email, account);
  await page.getByRole('button', { name: 'Pripremi podatke' }).click();
  const mail = await site.smtp.waitForMail(({ to }) => to.includes(email));
  expect(mail.message.subject).toBe('Vaši podaci su spremni');
  const link = /https?:\/\/[^\s"]*\/profil\/kandidat\/nalog[^\s"]*/.exec(mail.message.text ?? '')?.[0];
  await page.goto(link ?? 'about:blank');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi podatke' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^prilika-\d{4}-\d\d-\d\d\.zip$/);
  const archive = unzipSync(new Uint8Array(await readFile(await file.path())));
  expect(JSON.parse(strFromU8(archive['account.json'] as Uint8Array))).toMatchObject({ email });
});

test('deleting the account, in English: counts, a wrong password, then nothing is left', async ({ page, site }) => {
  const { row, email } = await buildAccount(site, { mailLanguage: 'en' });
  for (let number = 0; number < 2; number += 1) {
    await applyByApi(site, (await buildPosting(site)).id, email);
  }
  await page.goto('/?lang=en');
  await page.goto(`/prijava/kandidat?redirectUrl=${encodeURIComponent(account)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(account);
  await page.getByRole('button', { name: 'Delete account' }).click();

  const question = page.getByRole('alertdialog', { name: 'You are deleting your account' });
  await expect(question).toContainText('0 saved jobs');
  await expect(question).toContainText('2 applications sent successfully, 2 still in progress');
  const confirm = question.getByRole('button', { name: 'Permanently delete account' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await question.getByRole('checkbox').check();
  await question.getByLabel('Enter your password to confirm', { exact: true }).fill('Pogresna1!');
  await confirm.click();
  await expect(question).toContainText('The password is not correct.');
  await question.getByLabel('Enter your password to confirm', { exact: true }).fill(testPassword);
  await confirm.click();

  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').filter({ hasText: 'The account has been deleted.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('root'))).not.toContain(email);
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'refresh' }));
  expect(await site.database.executor.select().from(accounts).where(eq(accounts.id, row.id))).toEqual([]);
  const mail = await site.smtp.waitForMail(
    ({ to, message }) => to.includes(email) && message.subject === 'Your account has been deleted',
  );
  expect(mail.message.text).toContain('last email');
  await page.goto(account);
  await expect(page).toHaveURL(/\/prijava\/kandidat/);
});

test('an account without a password: signing in again leads back here, and a password is added', async ({
  page,
  site,
}) => {
  const { row, email } = await buildAccount(site);
  await logIn(page, 'kandidat', email, account);
  const { executor } = site.database;
  await executor.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, row.id));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dodavanje lozinke' })).toBeVisible();
  await expect(page.getByLabel('Sadašnja lozinka', { exact: true })).toHaveCount(0);
  await page.getByLabel('Nova lozinka', { exact: true }).fill('Dunav26!');
  await page.getByLabel('Ponovite novu lozinku', { exact: true }).fill('Dunav26!');

  // Six minutes have gone by since the sign-in.
  await executor.execute(
    `update sessions set created_at = created_at - interval '6 minutes' where account_id = '${row.id}'`,
  );
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(page.getByRole('alert')).toContainText('Nalog nema lozinku');
  await executor.execute(
    `update sessions set created_at = created_at + interval '6 minutes' where account_id = '${row.id}'`,
  );
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lozinka je sačuvana.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Promena lozinke' })).toBeVisible();

  await executor.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, row.id));
  await executor.execute(
    `update sessions set created_at = created_at - interval '6 minutes' where account_id = '${row.id}'`,
  );
  await page.reload();
  await page.getByRole('button', { name: 'Obriši nalog' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Obriši nalog zauvek' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Prijavite se ponovo' }).click();
  await expect(page).toHaveURL(`/prijava/kandidat?redirectUrl=${encodeURIComponent(account)}`);
});

test('an employer sees whom to write to, and new postings start with the address once it is asked for', async ({
  strictPage: page,
  site,
}) => {
  const { executor } = site.database;
  const { row: owner } = (await buildEmployer(site)).account;
  await executor.update(accounts).set({ applicationNotifications: true }).where(eq(accounts.id, owner.id));
  await logIn(page, 'poslodavac', owner.email, '/profil/poslodavac/nalog');
  await expect(page.getByRole('link', { name: /@prilika/ })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('button', { name: 'Obriši nalog' })).toHaveCount(0);
  await page.goto('/oglasi/kreiranje');
  await page.getByRole('radio', { name: /Osnovni/ }).check();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await expect(page.getByLabel(/Imejl za prijave|obaveštenja/).first()).toHaveValue(owner.email);

  // Nor does a candidate get into an employer's pages, or the other way round.
  await page.goto(account);
  await expect(page).toHaveURL('/');
});
