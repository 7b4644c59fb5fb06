import { buildAccount } from '../builders/account-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { mailedLink } from './mailed-link.ts';
import { expect, test } from './site.ts';

/* Forms as browsers send them without scripts: errors are shown at their fields, and no input is lost. */
test.use({ javaScriptEnabled: false });

test('signing in: a wrong password is reported, the right one leads to the requested page', async ({ page, site }) => {
  const { email } = await buildAccount(site, { name: 'Mira', lastName: 'Tot' });
  await page.goto('/prijava/kandidat?redirectUrl=%2Fprofil%2Fkandidat%2Fnalog');
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page.getByLabel('Imejl')).toHaveAccessibleDescription(/obavezno|ispravnu/);

  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill('Pogresna1!');
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page.getByRole('alert')).toContainText('lozinka');
  await expect(page.getByLabel('Imejl')).toHaveValue(email);
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveValue('');

  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page).toHaveURL('/profil/kandidat/nalog');
  await expect(page.getByText('Mira Tot').first()).toBeAttached();
});

test('a message: every field keeps its input, and it is sent once all are filled in', async ({ page }) => {
  await page.goto('/kontakt');
  await page.getByLabel('Ime i prezime').fill('Ana Kos');
  await page.getByLabel('Imejl').fill('ana kos');
  await page.getByText('Poslodavac', { exact: true }).click();
  await page.getByLabel('Poruka').fill('Dobar dan, imam pitanje.\nHvala.');
  await page.getByRole('button', { name: 'Pošalji poruku' }).click();

  await expect(page.getByLabel('Ime i prezime')).toHaveValue('Ana Kos');
  await expect(page.getByLabel('Imejl')).toHaveValue('ana kos');
  await expect(page.getByLabel('Imejl')).toHaveAccessibleDescription(/ispravnu imejl adresu/);
  await expect(page.getByLabel('Poruka')).toHaveValue('Dobar dan, imam pitanje.\nHvala.');
  await expect(page.getByRole('radio', { name: 'Poslodavac' })).toBeChecked();

  await page.getByLabel('Imejl').fill('ana@primer.rs');
  await page.getByLabel('Tema').selectOption('other');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Pošalji poruku' }).click();
  await expect(page.getByText('ana@primer.rs')).toBeVisible();
  await expect(page.getByLabel('Poruka')).toHaveCount(0);
});

test('a forgotten password is asked for and set', async ({ page, site }) => {
  const { email } = await buildAccount(site);
  await page.goto('/lozinka/zaboravljena');
  await page.getByLabel('Imejl').fill(email);
  await page.locator('main').getByRole('button').first().click();
  await expect(page.getByText(email)).toBeVisible();

  await page.goto(await mailedLink(site, email, '/lozinka/resetovanje'));
  await page.getByLabel('Nova lozinka', { exact: true }).fill('kratka');
  await page.getByLabel('Ponovite').fill('kratka');
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(page.getByLabel('Nova lozinka', { exact: true })).toHaveAccessibleDescription(/najmanje 7 znakova/);
  await page.getByLabel('Nova lozinka', { exact: true }).fill('Drugacija2!');
  await page.getByLabel('Ponovite').fill('Drugacija2!');
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('promenjena');
});

test('a candidate registers', async ({ page }) => {
  await page.goto('/registracija/kandidat');
  await page.getByLabel('Ime', { exact: true }).fill('Iva');
  await page.getByLabel('Imejl').fill('iva.bez.skripti@primer.rs');
  await page.getByRole('checkbox').first().check();
  const submit = page.getByRole('button', { name: 'Napravite nalog' });
  await submit.click();
  await expect(page.getByLabel('Ime', { exact: true })).toHaveValue('Iva');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByLabel('Prezime')).toHaveAccessibleDescription(/obavezno/);

  await page.getByLabel('Prezime').fill('Lim');
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByLabel('Ponovite').fill(testPassword);
  await submit.click();
  await expect(page).toHaveURL(/\/email\/verifikacija\?.*iva\.bez\.skripti/);
});

test('a posting shows no button that would do nothing, and says what applying needs', async ({ page, site }) => {
  const { id } = await buildPosting(site);
  await page.goto(`/oglasi/${id}`);
  const panel = page.getByRole('complementary');
  await expect(panel.locator('noscript p')).toContainText('Za prijavu na oglas je potreban JavaScript.');
  await expect(panel.locator('noscript p')).toBeVisible();
  for (const name of ['Prijavite se na oglas', 'Podeli']) await expect(panel.getByText(name)).toBeHidden();
  await panel.getByRole('link', { name: 'Sačuvaj' }).click();
  await expect(page).toHaveURL(/\/prijava\/kandidat\?/);
});

test('a form that another site sends is not taken', async ({ request, site }) => {
  const { email } = await buildAccount(site);
  const send = (headers: Record<string, string>) =>
    request.post('/prijava/kandidat', {
      form: { email, password: testPassword },
      headers,
      maxRedirects: 0,
    });
  for (const origin of ['https://evil.example', 'null']) {
    const refused = await send({ Origin: origin });
    expect([refused.status(), refused.headers()['location']]).toEqual([303, '/prijava/kandidat']);
    expect(refused.headers()['set-cookie'] ?? '').not.toContain('refresh=');
  }
  const taken = await send({ Origin: site.url });
  expect(taken.headers()['set-cookie']).toContain('refresh=');
});
