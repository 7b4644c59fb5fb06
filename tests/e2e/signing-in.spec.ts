import { eq } from 'drizzle-orm';
import { sessions } from '#features/accounts/server/account-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { fillPosting } from './fill-posting.ts';
import { goWithoutScripts } from './go-without-scripts.ts';
import { expect, logInByForm, test } from './site.ts';

const ownPostings = '/profil/poslodavac/oglasi';

test('a wrong password is reported and nothing is lost', async ({ page, site }) => {
  const { email } = await buildAccount(site);
  await page.goto('/prijava/kandidat');
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill('Pogresna1!');
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page.getByRole('alert')).toContainText('Imejl ili lozinka nisu ispravni.');
  await expect(page.getByLabel('Imejl')).toHaveValue(email);

  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Nalog: Milica Đorđević' })).toBeVisible();
});

test('a form sent before the page came to life is sent when it has', async ({ strictPage: page, site }) => {
  const { email } = await buildAccount(site);
  const letScriptsCome = await goWithoutScripts(page, '/prijava/kandidat');
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page).toHaveURL('/prijava/kandidat');
  await expect(page.getByLabel('Imejl')).toHaveValue(email);

  letScriptsCome();
  await expect(page).toHaveURL('/');
});

test('a form whose scripts never come is sent by the browser, without a password in the address', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/prijava/kandidat');
  await page.getByLabel('Imejl').fill('ana@primer.example');
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await page.clock.runFor(15_000);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Imejl')).toHaveValue('ana@primer.example');
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveValue('');
  await expect(page).toHaveURL('/prijava/kandidat');
});

test('a guarded page leads through the login page and back', async ({ strictPage: page, site }) => {
  const { account } = await buildEmployer(site);
  const target = `${ownPostings}?tab=history`;
  await page.goto(target);
  await expect(page).toHaveURL(`/prijava/poslodavac?redirectUrl=${encodeURIComponent(target)}`);

  // The way back survives a look at the other login page.
  const switchTo = page.getByRole('navigation', { name: 'Ko se prijavljuje' });
  await switchTo.getByRole('link', { name: 'Tražim posao' }).click();
  await expect(page).toHaveURL(`/prijava/kandidat?redirectUrl=${encodeURIComponent(target)}`);
  await switchTo.getByRole('link', { name: 'Zapošljavam' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava za poslodavce' })).toBeVisible();

  await page.getByLabel('Imejl firme').fill(account.email);
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page).toHaveURL(target);

  // A signed-in user is redirected from a login page.
  await page.goto('/prijava/poslodavac');
  await expect(page).toHaveURL('/profil/poslodavac');
  await page.goto(`/prijava/kandidat?redirectUrl=${encodeURIComponent('/oglasi?sort=newest')}`);
  await expect(page).toHaveURL('/oglasi?sort=newest');
});

for (const foreign of ['//evil.example', '/\\evil.example', 'https:evil', 'https://evil.example/']) {
  test(`the foreign address ${foreign} is not followed`, async ({ strictPage: page, site }) => {
    const { email } = await buildAccount(site);
    await logInByForm(page, 'kandidat', email, foreign);
    await expect(page).toHaveURL('/');
    await page.goto(`/prijava/kandidat?redirectUrl=${encodeURIComponent(foreign)}`);
    await expect(page).toHaveURL('/');
  });
}

test('a candidate has no way into the employer’s pages', async ({ strictPage: page, site }) => {
  const { email } = await buildAccount(site);
  await logInByForm(page, 'kandidat', email);
  for (const path of [ownPostings, '/oglasi/kreiranje', '/profil/poslodavac']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test('signing out ends the session here and on the server', async ({ strictPage: page, site }) => {
  const { account } = await buildEmployer(site, { company: 'Mlin Klas' });
  await logInByForm(page, 'poslodavac', account.email);
  await page.getByRole('button', { name: 'Nalog: Mlin Klas' }).click();
  await page.getByRole('button', { name: 'Odjavite se' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Za poslodavce' }).first()).toBeVisible();
  await page.goto(ownPostings);
  await expect(page).toHaveURL(/\/prijava\/poslodavac/);
  const sessionRows = await site.database.executor
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, account.row.id));
  expect(sessionRows.filter(({ endedAt }) => endedAt === null)).toEqual([]);
});

test('a session that ends while publishing is reported, the draft waits for the next one', async ({ page, site }) => {
  const { account } = await buildEmployer(site);
  const title = 'Predionica: majstor smene (m/ž)';
  await logInByForm(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  // As if the access token had expired in the meantime.
  await page.evaluate(() => {
    const root = JSON.parse(localStorage.getItem('root') ?? '{}');
    root.state.auth.token.accessToken = 'x';
    localStorage.setItem('root', JSON.stringify(root));
  });
  await page.reload();
  await fillPosting(page, title);
  await site.database.executor.delete(sessions).where(eq(sessions.accountId, account.row.id));
  await page.getByRole('button', { name: 'Objavi oglas' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Niste više prijavljeni. Ono što ste uneli sačuvano je na ovom uređaju',
  );
  // It comes a little later, above the alert, and moves what is clicked next.
  await expect(page.getByText('Ono što ste uneli je još na ovoj strani.')).toBeVisible();

  await page.getByRole('link', { name: 'Prijavite se ponovo' }).click();
  await page.getByLabel('Imejl firme').fill(account.email);
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page).toHaveURL(/\/oglasi\/kreiranje\?nacrt=\w+&korak=potvrda$/);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Objavi oglas' }).click();
  await expect(page.getByText('Oglas je objavljen.')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
