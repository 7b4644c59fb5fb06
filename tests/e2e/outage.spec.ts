import { buildAccount } from '../builders/account-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, logIn, settled, test } from './site.ts';

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
      // Nobody has asked for it like this: it is not kept.
      const response = await get(`${path}${path.includes('?') ? '&' : '?'}outage=1`);
      expect([response.status(), response.headers()['retry-after']], `${path} for ${who}`).toEqual([503, '10']);
      expect(await response.text()).toContain('Usluga trenutno nije dostupna.');
    }
  }
  const english = await request.get('/oglasi?outage=1&lang=en');
  expect(await english.text()).toContain('The service is not available right now.');
});

test('a guest reads on what is kept, and what is written waits in its form', async ({ page, playwright, site }) => {
  const guest = await playwright.request.newContext({ baseURL: site.url });
  const { id } = await buildPosting(site, { positionTitle: 'Čuvar svetionika (m/ž)' });
  const paths = ['/', '/oglasi', `/oglasi/${id}`, '/poslodavci', '/sitemap.xml'];
  const before = await Promise.all(paths.map(async (path) => (await guest.get(path)).text()));
  await site.postgres.halt();
  for (const [index, path] of paths.entries()) {
    const response = await guest.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toBe(before[index]);
  }

  // In a browser too; what needs the database says what is the matter, and nothing is lost.
  await page.goto('/kontakt?outage=1').then((response) => expect(response?.status()).toBe(503));
  await page.goto(`/oglasi/${id}`);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Čuvar svetionika/);
  await page.getByRole('link', { name: 'Prijavi nepravilnost' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('radio').first().check();
  await window.getByRole('button', { name: 'Pošalji', exact: true }).click();
  await expect(window.getByText('Usluga trenutno nije dostupna.')).toBeVisible();
  await site.postgres.resume();
  await expect.poll(async () => (await guest.get('/readyz')).status()).toBe(200);
  await window.getByRole('button', { name: 'Pošalji', exact: true }).click();
  await expect(window.getByText('Hvala,')).toBeVisible();
});

test('in an open page the next one can be asked for again', async ({ page, site }) => {
  await page.goto('/');
  await settled(page);
  await site.postgres.halt();
  await page.getByLabel('Šta tražite').fill('svetioničar');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Usluga trenutno nije dostupna.')).toBeVisible();
  await site.postgres.resume();
  await page.getByRole('link', { name: 'Pokušajte ponovo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Nešto nije u redu!');
  await expect(page).toHaveURL(/\/oglasi\?.*svetioni/);
});
