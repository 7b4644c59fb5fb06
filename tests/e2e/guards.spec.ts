import type { APIRequestContext, Page } from '@playwright/test';
import { homeOf, kindOf } from '#app/path-access.ts';
import { loginPaths } from '#features/accounts/login-paths.ts';
import type { AccountType } from '#kit/actor.ts';
import { type Page as SitePage, siteMap } from '#kit/site-map.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { expect, logIn, type Site, test } from './site.ts';

/** The paths for one kind of account or for guests, with a page or not yet. */
const pathsOf = (kind: AccountType | 'signed-out', wanted: (page: SitePage) => boolean = () => true): string[] =>
  Object.values(siteMap)
    .filter((page) => (kindOf(page.access) ?? page.access) === kind && wanted(page))
    .map(({ path }) => path.replace('{id}', '4711'));

/** Where a path leads, or the status of its page. */
const leadsTo = async (request: APIRequestContext, path: string): Promise<string | number> => {
  const response = await request.get(path, { maxRedirects: 0 });
  return response.headers()['location'] ?? response.status();
};

/** Signs in over the API: the cookie is what pages look at. */
const signIn = async (request: APIRequestContext, site: Site, accountType: AccountType): Promise<void> => {
  const account =
    accountType === 'employer' ? (await buildEmployer(site)).account : await buildAccount(site, { accountType });
  const response = await request.post('/api/auth/login', {
    headers: { Origin: site.url },
    data: { email: account.email, password: testPassword, accountType },
  });
  expect(response.status()).toBe(200);
};

const kinds = ['jobseeker', 'employer', 'admin'] as const;

test('a guest is led to the login page of whose page it is, and back afterwards', async ({ request }) => {
  for (const kind of kinds) {
    for (const path of pathsOf(kind)) {
      const target = `${path}?a=1&b=%C5%A1`;
      expect(await leadsTo(request, target), path).toBe(
        `${loginPaths[kind]}?redirectUrl=${encodeURIComponent(target)}`,
      );
    }
  }
});

test('a guest sees the pages for guests', async ({ request }) => {
  for (const path of pathsOf('signed-out')) expect(await leadsTo(request, path), path).toBe(200);
});

test('a path without a page is not found, for guests as well', async ({ request }) => {
  for (const path of ['/nema-toga', '/profil/kandidat/nema-toga', '/admin/nema-toga', '/oglasi/1/nema-toga']) {
    expect(await leadsTo(request, path), path).toBe(404);
  }
  expect(await leadsTo(request, '/404')).toBe('/');
});

for (const kind of kinds) {
  test(`${kind}: other people’s pages lead home`, async ({ request, site }) => {
    await signIn(request, site, kind);
    for (const other of kinds.filter((each) => each !== kind)) {
      for (const path of pathsOf(other)) expect(await leadsTo(request, path), path).toBe('/');
    }
  });

  test(`${kind}: own paths without a page are not found`, async ({ request, site }) => {
    await signIn(request, site, kind);
    for (const path of pathsOf(kind, ({ file }) => file === null)) expect(await leadsTo(request, path), path).toBe(404);
  });

  test(`${kind}: pages for guests lead on`, async ({ request, site }) => {
    await signIn(request, site, kind);
    for (const path of pathsOf('signed-out')) {
      expect(await leadsTo(request, path), path).toBe(
        homeOf({ accountType: kind, role: kind === 'employer' ? 'owner' : null }),
      );
      const wished = `${path}?redirectUrl=${encodeURIComponent('/oglasi?sort=newest')}`;
      expect(await leadsTo(request, wished), path).toBe('/oglasi?sort=newest');
      for (const evil of ['//evil.example', '/\\evil.example', 'https:evil', '%2f%2fevil', 'javascript:1', path]) {
        const refused = `${path}?redirectUrl=${encodeURIComponent(evil)}`;
        expect(await leadsTo(request, refused), evil).toBe(
          homeOf({ accountType: kind, role: kind === 'employer' ? 'owner' : null }),
        );
      }
    }
  });
}

/** Following links and signing in with a browser, where redirects come as data. */
const throughTheSite = async (page: Page, site: Site): Promise<void> => {
  const { account } = await buildEmployer(site);
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  await expect(page).toHaveURL(/\/oglasi\/kreiranje/);
  await page.goto('/prijava/kandidat');
  await expect(page).toHaveURL(/\/profil\/poslodavac/);
};

test('an employer in the browser reaches the requested page', async ({ strictPage: page, site }) => {
  await throughTheSite(page, site);
});

test.describe('in English', () => {
  test('the login page keeps language and way back', async ({ strictPage: page, site }) => {
    const { account } = await buildEmployer(site);
    await page.goto('/oglasi/kreiranje?lang=en');
    await expect(page).toHaveURL(/\/prijava\/poslodavac\?redirectUrl=/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByLabel('Company email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(testPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/oglasi\/kreiranje/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
