import routes from '../../src/app/routes.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { expect, type Site, test } from './site.ts';

/*
 * One request must never stop the site: of every page, for every role, the longest allowed address gives a page of a
 * bounded size, and a longer one is refused. The pages are those of the route list, so new ones are included. The
 * test counts bytes.
 */

const longest = 8192;
/** Links repeat the address; a page has some dozens of them. */
const maxBytes = 1_000_000;

const paths = routes.map(({ path = '' }) => `/${path.replace(':id', '1').replace('*', 'nema')}`);

const names = ['q', 'locations', 'categories', 'employers', 'workModels', 'page', 'state', 'redirectUrl', 'x'];
const values: Record<string, (at: number) => string> = {
  'one list of numbers': (at) => `employers=${1_000_000_000 + at}`,
  'all names in turn': (at) => `${names[at % names.length]}=${at + 1}`,
  'places and signs': () => 'locations=nov,b,%3C%3C%3C%3C',
};

const filled = (path: string, value: (at: number) => string): string => {
  let address = `${path}?`;
  for (let at = 0; ; at += 1) {
    const next = `${value(at)}&`;
    if (address.length + next.length > longest) return address;
    address += next;
  }
};

const cookieOf = async (site: Site, email: string, accountType: string): Promise<string> => {
  const response = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword, accountType }),
  });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';')[0] as string;
};

const visitors: Record<string, (site: Site) => Promise<string>> = {
  'a guest': async () => '',
  'a candidate': async (site) => cookieOf(site, (await buildAccount(site)).email, 'jobseeker'),
  'an employer': async (site) => cookieOf(site, (await buildEmployer(site)).account.email, 'employer'),
  'an administrator': async (site) =>
    cookieOf(site, (await buildAccount(site, { accountType: 'admin' })).email, 'admin'),
};

for (const [visitor, signIn] of Object.entries(visitors)) {
  test(`every page for ${visitor} stays in proportion to its address`, async ({ site }) => {
    test.setTimeout(300_000);
    const Cookie = await signIn(site);
    const ask = (address: string): Promise<Response> =>
      fetch(site.url + address, { redirect: 'manual', headers: { Accept: 'text/html', Cookie } });
    for (const path of paths) {
      for (const [about, value] of Object.entries(values)) {
        const response = await ask(filled(path, value));
        const { byteLength } = await response.arrayBuffer();
        expect(response.status, `${path}: ${about}`).toBeLessThan(500);
        expect(byteLength, `${path}: ${about}`).toBeLessThan(maxBytes);
      }
      expect((await ask(`${path}?`.padEnd(longest + 1, 'x'))).status, path).toBe(414);
    }
  });
}
