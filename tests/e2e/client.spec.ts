import type { Page, Route } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { sessions } from '#features/accounts/server/account-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { expect, logIn, logInByForm, type Site, settled, test } from './site.ts';

const versionAddress = '**/api/app/web/version';
const answer = (version: string) => (route: Route) => route.fulfill({ json: { data: { version } } });
const storedVersion = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state?.appVersion);

/** How often the page was loaded as a whole. */
const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
};

/** Versions returned to the version check so far; resolves with the next one. */
const nextCheck = (page: Page) => page.waitForResponse(versionAddress);

/** The document that is reloaded for a version. */
const loadOf = (page: Page, version: string) =>
  page.waitForRequest((request) => request.resourceType() === 'document' && request.url().includes(`v=${version}`));

test.describe('the version check', () => {
  test('leaves a first visit alone', async ({ strictPage: page }) => {
    const loads = countLoads(page);
    const checked = nextCheck(page);
    await page.goto('/oglasi');
    const { data } = await (await checked).json();
    await expect.poll(() => storedVersion(page)).toBe(data.version);
    await page.getByRole('link', { name: 'Prijava', exact: true }).first().click();
    await expect(page).toHaveURL('/prijava/kandidat');
    expect(loads()).toBe(1);
  });

  test('reloads a page once for a new version', async ({ strictPage: page }) => {
    await page.goto('/oglasi');
    await expect.poll(() => storedVersion(page)).toBeTruthy();
    const loads = countLoads(page);
    await page.route(versionAddress, answer('novija'));
    let checks = 0;
    const aliveAgain = page.waitForResponse((response) => response.url().endsWith('/version') && ++checks === 2);
    const anew = loadOf(page, 'novija');
    await page.getByRole('link', { name: 'Prijava', exact: true }).first().click();
    expect((await anew).url()).toMatch(/\/prijava\/kandidat\?v=novija$/);
    await aliveAgain;
    await expect.poll(() => storedVersion(page)).toBe('novija');
    await expect(page).toHaveURL('/prijava/kandidat');

    const checked = nextCheck(page);
    await page.getByRole('link', { name: 'Oglasi', exact: true }).first().click();
    await checked;
    await expect(page).toHaveURL('/oglasi');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads()).toBe(1);
    await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /v=/);
  });

  test('waits while something is half-filled', async ({ strictPage: page }) => {
    let tell = (): void => {};
    const reported = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route(versionAddress, async (route) => {
      await reported;
      await answer('novija')(route);
    });
    await page.goto('/prijava/kandidat');
    await page.getByLabel('Imejl').fill('ana@primer.rs');
    const checked = nextCheck(page);
    tell();
    await checked;
    await page.getByLabel('Lozinka', { exact: true }).fill('nesto');
    await expect(page.getByLabel('Imejl')).toHaveValue('ana@primer.rs');
    await expect(page).toHaveURL('/prijava/kandidat');

    // The form is left: now nothing can be lost.
    const anew = loadOf(page, 'novija');
    await page.getByRole('link', { name: 'Oglasi', exact: true }).first().click();
    expect((await anew).url()).toMatch(/\/oglasi\?v=novija$/);
    await expect(page).toHaveURL('/oglasi');
  });

  test.describe(() => {
    // A save that the reload interrupts may arrive after the next one was prepared: the page settles the conflict itself.
    test.use({ tolerated: /status of 409/ });

    test('does not lose a posting that is being written', async ({ strictPage: page, site }) => {
      const { account } = await buildEmployer(site);
      await logInByForm(page, 'poslodavac', account.email, '/oglasi/kreiranje');
      await page.getByRole('radio', { name: 'Osnovni' }).check();
      await page.route(versionAddress, answer('novija'));
      const anew = loadOf(page, 'novija');
      await page.getByRole('button', { name: 'Nastavite' }).click();
      expect((await anew).url()).toMatch(/\/oglasi\/kreiranje\?nacrt=\w+&korak=[\w-]+&v=novija$/);
      await expect(page).toHaveURL(/\/oglasi\/kreiranje\?nacrt=\w+&korak=[\w-]+$/);
      await page.getByLabel('Naziv radnog mesta').fill('Staklar (m/ž)');
      await page.getByRole('button', { name: 'Nazad' }).first().click();
      await expect(page.getByRole('radio', { name: 'Osnovni' })).toBeChecked();
      await page.getByRole('button', { name: 'Nastavite' }).click();
      await expect(page.getByLabel('Naziv radnog mesta')).toHaveValue('Staklar (m/ž)');
    });
  });

  for (const storage of ['with', 'without']) {
    test(`ends between two servers of different versions, ${storage} a storage`, async ({ page }) => {
      if (storage === 'without') {
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('denied', 'SecurityError');
              },
            });
          }
        });
      }
      const loads = countLoads(page);
      let requests = 0;
      await page.route(versionAddress, (route) => {
        requests += 1;
        return answer(requests % 2 ? 'jedna' : 'druga')(route);
      });
      // With a storage each version loads the tab once; without one, each address once.
      const perVisit = storage === 'with' ? 1 : 2;
      let expected = storage === 'with' ? 3 : 2;
      await page.goto('/oglasi');
      // Nobody acts: each load rests before it asks.
      await expect.poll(() => requests, { timeout: 30_000 }).toBe(expected);
      for (const name of ['Prijava', 'Oglasi', 'Prijava', 'Oglasi']) {
        await page.getByRole('link', { name, exact: true }).first().click();
        expected += perVisit;
        await expect.poll(() => requests).toBe(expected);
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(requests).toBe(expected);
      expect(loads()).toBe(storage === 'with' ? 3 : 6);
    });
  }

  test('without a response changes nothing', async ({ page }) => {
    await page.route(versionAddress, (route) => route.fulfill({ status: 502, body: '<html>' }));
    const checked = nextCheck(page);
    await page.goto('/oglasi');
    await checked;
    await page.getByRole('link', { name: 'Prijava', exact: true }).first().click();
    await expect(page).toHaveURL('/prijava/kandidat');
  });
});

test.describe('two tabs', () => {
  const signedInTabs = async (page: Page, site: Site): Promise<Page> => {
    const { account } = await buildEmployer(site, { company: 'Pekara Žito' });
    await logInByForm(page, 'poslodavac', account.email);
    await expect(page.getByRole('button', { name: 'Nalog: Pekara Žito' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto('/profil/poslodavac/oglasi');
    await expect(other.getByRole('button', { name: 'Nalog: Pekara Žito' })).toBeVisible();
    await expect.poll(() => storedVersion(other)).toBeTruthy();
    return other;
  };

  const signOut = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: /^Nalog:/ }).click();
    await page.getByRole('button', { name: 'Odjavite se' }).click();
    await expect(page).toHaveURL('/');
  };

  test('signing out in one signs the other out', async ({ strictPage: page, site }) => {
    const other = await signedInTabs(page, site);
    await signOut(page);
    await expect(other).toHaveURL('/prijava/poslodavac?redirectUrl=%2Fprofil%2Fposlodavac%2Foglasi');
  });

  test('signing out in one leaves a private page of the other, whatever was typed there', async ({ page, site }) => {
    const other = await signedInTabs(page, site);
    await other.goto('/profil/poslodavac/nalog');
    await expect.poll(() => storedVersion(other)).toBeTruthy();
    await other.getByLabel('Sadašnja lozinka', { exact: true }).fill('nesto');
    await signOut(page);
    await expect(other).toHaveURL('/prijava/poslodavac?redirectUrl=%2Fprofil%2Fposlodavac%2Fnalog');
  });

  test('signing out in one leaves what is half-filled on a public page of the other', async ({ page, site }) => {
    const other = await signedInTabs(page, site);
    await other.goto('/kontakt');
    await expect.poll(() => storedVersion(other)).toBeTruthy();
    await other.getByLabel('Poruka').fill('Dobar dan');
    await signOut(page);
    await expect.poll(() => other.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '').state.auth)).toBe(null);
    await expect(other.getByLabel('Poruka')).toHaveValue('Dobar dan');
    await expect(other).toHaveURL('/kontakt');
  });

  test('a session that ends under a half-filled page is reported; after signing in in another tab it continues', async ({
    page,
    site,
  }) => {
    const { account } = await buildEmployer(site, { company: 'Kafana Lipa' });
    await logInByForm(page, 'poslodavac', account.email, '/profil/poslodavac/nalog');
    await expect(page.getByRole('button', { name: 'Nalog: Kafana Lipa' })).toBeVisible();
    await site.database.executor.delete(sessions).where(eq(sessions.accountId, account.row.id));
    await page.getByLabel('Sadašnja lozinka', { exact: true }).fill(testPassword);
    await page.getByLabel('Nova lozinka', { exact: true }).fill('Drugacija2!');
    await page.getByLabel('Ponovite novu lozinku').fill('Drugacija2!');
    await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
    await expect(page.getByRole('status')).toContainText('Niste više prijavljeni.');
    await expect(page.getByRole('button', { name: 'Nalog: Kafana Lipa' })).toBeHidden();
    await expect(page.getByLabel('Nova lozinka', { exact: true })).toHaveValue('Drugacija2!');

    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Prijavite se u novoj kartici' }).click();
    const beside = await opened;
    await beside.getByLabel('Imejl').fill(account.email);
    await beside.getByLabel('Lozinka', { exact: true }).fill(testPassword);
    await beside.getByRole('button', { name: 'Prijavite se' }).click();
    await expect(page.getByText('Niste više prijavljeni.')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Nalog: Kafana Lipa' })).toBeVisible();
  });

  test('signing in as another user shows that one in both', async ({ strictPage: page, site }) => {
    const other = await signedInTabs(page, site);
    await other.goto('/oglasi');
    await expect.poll(() => storedVersion(other)).toBeTruthy();
    await signOut(page);
    const { email } = await buildAccount(site, { name: 'Petra', lastName: 'Ilić' });
    await logInByForm(page, 'kandidat', email);
    await expect(other.getByRole('button', { name: 'Nalog: Petra Ilić' })).toBeVisible();
  });

  test('that refresh at once stay signed in', async ({ page, site }) => {
    const other = await signedInTabs(page, site);
    await page.evaluate(() => {
      const root = JSON.parse(localStorage.getItem('root') ?? '{}');
      root.state.auth.token.accessToken = 'x';
      localStorage.setItem('root', JSON.stringify(root));
    });
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Nalog: Pekara Žito' })).toBeVisible();
    }
  });
});

test.describe('without a connection', () => {
  test('a link leaves everything as it is and says so', async ({ page, context }) => {
    // Without its scripts a page cannot say anything.
    await page.goto('/prijava/kandidat');
    await settled(page);
    await page.getByLabel('Imejl').fill('ana@primer.rs');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Oglasi', exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText('Niste povezani na internet');
    await expect(page.getByLabel('Imejl')).toHaveValue('ana@primer.rs');
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Oglasi', exact: true }).first().click();
    await expect(page).toHaveURL('/oglasi');
  });

  test('a page whose data do not come can be tried again', async ({ page }) => {
    await page.goto('/oglasi');
    await settled(page);
    const broken = /\.data(\?|$)/;
    await page.route(broken, (route) => route.abort());
    await page.getByRole('link', { name: 'Prijava', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nešto nije u redu!' })).toBeVisible();
    await expect(page.getByText('Niste povezani na internet.')).toBeVisible();
    await page.unroute(broken);
    await page.getByRole('button', { name: 'Pokušajte ponovo' }).click();
    await expect(page.getByLabel('Imejl')).toBeVisible();
  });

  test('a part whose script does not come leaves the page as it is', async ({ page }) => {
    await page.route(/\/assets\/(place-river|work-place)-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/oglasi');
    // What the server rendered of it stays, also once the page has its scripts.
    await settled(page);
    await expect(page.locator('.place-river').getByRole('link').first()).toBeVisible();
    await page.getByRole('checkbox', { name: /^Rad od kuće/ }).check();
    await expect(page).toHaveURL(/workModels=od-kuce/);
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^Pronađen[ao]? \d\d? oglasa?$/);
    await page.goto('/oglasi/1');
    await settled(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a step whose script does not come can be tried again, and nothing is lost', async ({ page, site }) => {
    const { account } = await buildEmployer(site);
    const step = '**/assets/general-step-*.js';
    await page.route(step, (route) => route.abort());
    await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
    await settled(page);
    await page.getByRole('radio', { name: /^Istaknut/ }).check();
    await page.getByRole('button', { name: 'Nastavite', exact: true }).click();
    await expect(page.getByText('Deo strane nije učitan.')).toBeVisible();
    await page.unroute(step);
    await page.getByRole('button', { name: 'Pokušajte ponovo' }).click();
    await expect(page.getByLabel('Naziv radnog mesta')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: /^Istaknut/ })).toBeChecked();
  });

  test('a form keeps what was typed and says why', async ({ page }) => {
    await page.goto('/prijava/kandidat?lang=en');
    await page.getByLabel('Email').fill('ana@primer.rs');
    await page.getByLabel('Password', { exact: true }).fill('Lozinka1!');
    const login = '**/api/auth/login';
    await page.route(login, (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('not connected to the internet');
    await page.unroute(login);
    await page.route(login, (route) => route.fulfill({ body: '<html>' }));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be read');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Lozinka1!');
  });

  test('a server that does not respond times out after 15 seconds', async ({ page }) => {
    await page.addInitScript(() => {
      const limits: AbortController[] = [];
      const timesAreUp = () => limits.map((limit) => limit.abort(new DOMException('late', 'TimeoutError')));
      AbortSignal.timeout = (milliseconds) => {
        const limit = new AbortController();
        limits.push(limit);
        Object.assign(window, { timesAreUp, limitOf: milliseconds });
        return limit.signal;
      };
    });
    await page.goto('/prijava/kandidat');
    await page.getByLabel('Imejl').fill('ana@primer.rs');
    await page.getByLabel('Lozinka', { exact: true }).fill('Lozinka1!');
    const request = page.waitForRequest('**/api/auth/login');
    await page.route('**/api/auth/login', () => {});
    await page.getByRole('button', { name: 'Prijavite se' }).click();
    await request;
    expect(await page.evaluate(() => Reflect.get(window, 'limitOf'))).toBe(15_000);
    await page.evaluate(() => Reflect.get(window, 'timesAreUp')());
    await expect(page.getByRole('alert')).toContainText('Server predugo ne odgovara.');
    await expect(page.getByLabel('Imejl')).toHaveValue('ana@primer.rs');
  });
});
