import { companyAddresses } from '#features/employers/addresses/server/address-table.ts';
import { hashOpaqueToken, newOpaqueToken } from '#host/sessions/opaque-token.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { mailedLink } from './mailed-link.ts';
import { expect, type Site, test } from './site.ts';

let last = 0;

/** A company that waits for an address to be confirmed. */
const waiting = async (site: Site, { ago = 0 } = {}) => {
  last += 1;
  const { row, account } = await buildEmployer(site);
  const email = `obavestenja-${row.id}-${last}@kvarc.rs`;
  const token = newOpaqueToken();
  const requestedAt = new Date(Date.now() - ago * 86_400_000);
  await site.database.executor.insert(companyAddresses).values({
    employerId: row.id,
    email,
    tokenHash: hashOpaqueToken(token),
    requestedAt,
    expiresAt: new Date(requestedAt.getTime() + 7 * 86_400_000),
  });
  return { company: row.company, account, email, address: `/email/obavestenja?token=${token}` };
};

test('an address for notices: settings say that it waits, the link asks and confirms, the profile says so', async ({
  page,
  site,
}) => {
  const { company, account, email } = await waiting(site);
  await page.goto('/prijava/poslodavac?redirectUrl=%2Fprofil%2Fposlodavac%2Fpodesavanja');
  await page.getByLabel('Imejl').fill(account.email);
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page.getByRole('heading', { name: 'Adrese za obaveštenja o oglasima' })).toBeVisible();
  const waits = page.getByRole('note').filter({ hasText: email });
  await expect(waits).toContainText('Čeka potvrdu');
  await expect(page.getByText(`obaveštenja stižu na ${account.email}`)).toBeVisible();
  await waits.getByRole('button', { name: 'Pošalji ponovo' }).click();
  await expect(page.getByText(`Vezu za potvrdu šaljemo na ${email}`)).toBeVisible();

  await page.goto(await mailedLink(site, email, '/email/obavestenja'));
  await expect(page.getByText(`Firma ${company} želi da na adresu ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Potvrdi adresu' }).click();
  await expect(page.getByRole('heading', { name: 'Adresa je potvrđena.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Adresa je već potvrđena.' })).toBeVisible();

  await page.goto('/profil/poslodavac');
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Potvrđena');
});

test('a link that has run out, and one that is none, say what to do, in English too', async ({ page, site }) => {
  const { company, address } = await waiting(site, { ago: 8 });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Veza više ne važi.' })).toBeVisible();
  await expect(page.getByText(`Firma ${company} iz svojih podešavanja`)).toBeVisible();
  await page.goto('/email/obavestenja?token=nista&lang=en');
  await expect(page.getByRole('heading', { name: 'This link is not valid.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address is confirmed as well', async ({ page, site }) => {
    const { email, company, address } = await waiting(site);
    await page.goto(`${address}&lang=en`);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page.getByRole('heading', { name: /^The address is/ })).toBeVisible();
    await expect(page.getByText(`${company} now go to ${email}`)).toBeVisible();
  });
});
