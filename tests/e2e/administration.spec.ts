import type { Page } from '@playwright/test';
import { postingReports } from '#features/contact/server/report-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { findViolations } from './axe.ts';
import { asAdministrator, expect, type Site, test } from './site.ts';

/** What a browser of the person gets when it asks for a new access token. */
const refreshStatus = async (site: Site, cookie: string): Promise<number> =>
  (await fetch(`${site.url}/api/auth/refresh`, { method: 'POST', headers: { Cookie: cookie } })).status;

const cookieOf = async (site: Site, email: string): Promise<string> => {
  const response = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword, accountType: 'jobseeker' }),
  });
  return (response.headers.get('Set-Cookie') ?? '').split(';')[0] as string;
};

/** Reports a posting, with an address for a reply; returns its id. */
const buildReport = async (site: Site): Promise<string> => {
  const { id: postingId } = await buildPosting(site);
  const [row] = await site.database.executor
    .insert(postingReports)
    .values({
      postingId,
      reason: 'money',
      text: 'Traže uplatu unapred.',
      email: 'ana@primer.rs',
      language: 'sr',
      createdAt: site.clock.now(),
    })
    .returning({ id: postingReports.id });
  return row?.id as string;
};

/** Counts the initials of a picture, hidden from assistive technology, as a control's visible text. */
const experimental = 'label-content-name-mismatch';

const examine = async (page: Page, where: string): Promise<void> => {
  const faults = (await findViolations(page))
    .filter(({ id }) => id !== experimental)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(faults, where).toEqual([]);
};

test('a user is found, blocked with a reason, unblocked, and the log has it', async ({ strictPage: page, site }) => {
  const person = await buildAccount(site, { name: 'Zvezdana', lastName: 'Ljubičić' });
  const cookie = await cookieOf(site, person.email);
  await asAdministrator(page, site);

  await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'Korisnici' }).click();
  await page.getByRole('searchbox', { name: 'Pretraga korisnika' }).fill('љубичић');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Zvezdana Ljubičić' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zvezdana Ljubičić' })).toBeVisible();

  await page.getByRole('button', { name: 'Blokiraj nalog', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Blokiraj nalog', exact: true }).click();
  await expect(dialog.getByLabel('Osnov')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Osnov').selectOption('terms-account');
  await dialog.getByLabel('Obrazloženje').fill('Lažno predstavljanje');
  await dialog.getByRole('button', { name: 'Blokiraj nalog', exact: true }).click();
  await expect(page.getByText('Nalog je blokiran.', { exact: true })).toBeVisible();
  expect(await refreshStatus(site, cookie)).toBe(401);

  await page.getByRole('button', { name: 'Odblokiraj nalog' }).click();
  await dialog.getByLabel('Razlog').fill('Provereno telefonom');
  await dialog.getByRole('button', { name: 'Odblokiraj nalog' }).click();
  await expect(page.getByText('Nalog je odblokiran.', { exact: true })).toBeVisible();
  expect(await refreshStatus(site, await cookieOf(site, person.email))).toBe(200);

  await page.goto('/admin/dnevnik?lang=en');
  await page.getByRole('searchbox', { name: 'Search the log' }).fill(person.email);
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText(/Nenad Vasić.*Account unblocked.*Provereno telefonom/);
  await expect(rows.nth(2)).toContainText(/Account blocked.*Lažno predstavljanje.*1 session ended/);
});

test('a new user gets the link for a password', async ({ strictPage: page, site }) => {
  await asAdministrator(page, site);
  await page.goto('/admin/korisnici/novi');
  await page.getByLabel('Prezime').fill('Kiš');
  await page.getByLabel('Imejl').fill('aleksandar.kis@primer.rs');
  await page.getByRole('button', { name: 'Napravi nalog' }).click();
  await expect(page.getByLabel('Ime', { exact: true })).toBeFocused();
  await page.getByLabel('Ime', { exact: true }).fill('Aleksandar');
  await page.getByRole('button', { name: 'Napravi nalog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aleksandar Kiš' })).toBeVisible();
  await expect(page.getByText('Imejl nije potvrđen')).toBeVisible();
  await site.smtp.waitForMail(({ to }) => to.includes('aleksandar.kis@primer.rs'));

  await page.goto('/admin/korisnici/novi');
  await page.getByRole('radio', { name: /Poslodavac/ }).check();
  await page.getByLabel('PIB').fill('101134701');
  await page.getByRole('button', { name: 'Napravi nalog' }).click();
  await expect(page.getByText('PIB nije ispravan.')).toBeVisible();
});

test('the administration is for administrators', async ({ page, site }) => {
  await page.goto('/admin/korisnici?q=ana');
  await expect(page).toHaveURL(`/prijava/administrator?redirectUrl=${encodeURIComponent('/admin/korisnici?q=ana')}`);
  const { email } = await buildAccount(site);
  await page.request.post('/api/auth/login', {
    data: { email, password: testPassword, accountType: 'jobseeker' },
  });
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});

test('unknown ids are not found, and others’ pages redirect an administrator home', async ({ page, site }) => {
  await asAdministrator(page, site);
  const answer = await page.goto('/admin/korisnici/11111111-1111-4111-8111-111111111111');
  expect(answer?.status()).toBe(404);
  await page.goto('/profil/kandidat');
  await expect(page).toHaveURL('/');
});

for (const [language, scheme] of [
  ['sr', 'light'],
  ['en', 'dark'],
] as const) {
  test(`pages of the administration, ${language}, ${scheme}`, async ({ strictPage: page, site }) => {
    test.setTimeout(120_000);
    const person = await buildAccount(site);
    const message = await buildReport(site);
    await asAdministrator(page, site);
    await page.evaluate((theme) => localStorage.setItem('theme', theme), scheme);
    for (const path of [
      '/admin',
      '/admin/korisnici',
      '/admin/korisnici/novi',
      `/admin/korisnici/${person.row.id}`,
      '/admin/podesavanja',
      '/admin/dnevnik',
      '/admin/poruke',
      `/admin/poruke?message=${message}`,
    ]) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await examine(page, path);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${path} fits 320 px`,
      ).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}
