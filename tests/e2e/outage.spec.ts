import { buildAccount } from '../builders/account-builder.ts';
import { expect, logIn, test } from './site.ts';

test.afterEach(async ({ site, request }) => {
  await site.postgres.halt();
  await site.postgres.resume();
  await expect.poll(async () => (await request.get('/readyz')).status()).toBe(200);
});

test('without the database every page says so, for guests and for accounts, and is itself again afterwards', async ({
  page,
  request,
  site,
}) => {
  const { email } = await buildAccount(site, { accountType: 'jobseeker' });
  await page.goto('/oglasi');
  await logIn(page, 'kandidat', email);
  await site.postgres.halt();

  for (const path of ['/', '/oglasi?q=kuvar', '/oglasi/1', '/poslodavci', '/profil/kandidat/nalog']) {
    for (const [who, get] of [
      ['a guest', (address: string) => request.get(address, { maxRedirects: 0 })],
      ['an account', (address: string) => page.request.get(address, { maxRedirects: 0 })],
    ] as const) {
      if (who === 'a guest' && path.startsWith('/profil')) continue;
      const response = await get(path);
      expect([response.status(), response.headers()['retry-after']], `${path} for ${who}`).toEqual([
        503,
        '10',
      ]);
      expect(await response.text()).toContain('Usluga trenutno nije dostupna.');
    }
  }
  const english = await request.get('/oglasi?lang=en');
  expect(await english.text()).toContain('The service is not available right now.');
});

test('in an open page the next one can be asked for again', async ({ page, site }) => {
  await page.goto('/o-nama');
  await site.postgres.halt();
  await page.getByRole('link', { name: 'Oglasi', exact: true }).first().click();
  await expect(page.getByText('Usluga trenutno nije dostupna.')).toBeVisible();
  await site.postgres.resume();
  await page.getByRole('link', { name: 'Pokušajte ponovo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Nešto nije u redu!');
  await expect(page).toHaveURL(/\/oglasi$/);
});
