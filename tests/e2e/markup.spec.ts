import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { type PageName, pageAddress, pageAt, siteMap } from '#kit/site-map.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { expect, test } from './site.ts';

/** The rules of the HTML standard, the doctype first of all. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: { 'missing-doctype': 'error' },
});

/** What is wrong with a document, with its rule and place. */
const faultsOf = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
  );
  // React hides a part that it streams late until a script moves it: without scripts it would never be seen.
  return html.includes('<template id="B:') ? [...faults, 'a part waits for a script'] : faults;
};

const names = Object.keys(siteMap) as PageName[];
/** Pages that are reached by an act, beside one of the same object that is linked to. */
const beside: [PageName, PageName][] = [
  ['application-sent', 'posting'],
  ['employer-interviews', 'employer-applications'],
  ['admin-article-preview', 'admin-article'],
  ['admin-page-preview', 'admin-page'],
];
const nameOf = (address: string): PageName | null => pageAt(address.split(/[?#]/)[0] ?? '');

/** Documents by address: the fixed pages of the map that this visitor may see, then one of each page that those link to. */
const readPages = async (visitor: APIRequestContext): Promise<Map<string, string>> => {
  const documents = new Map<string, string>();
  const read = async (address: string): Promise<void> => {
    const answer = await visitor.get(address, { maxRedirects: 0 });
    if (answer.status() < 300) documents.set(address, await answer.text());
  };
  for (const name of names) if (!siteMap[name].path.includes('{id}')) await read(siteMap[name].path);
  // Twice: a posting leads on to pages of its own.
  for (const _ of [1, 2]) {
    const links = [...documents.values()].flatMap((html) =>
      [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    );
    const known = new Set([...documents.keys()].map(nameOf));
    for (const name of names) {
      const link = known.has(name) ? undefined : links.find((href) => nameOf(href) === name);
      if (link) await read(link);
    }
  }
  for (const [name, linked] of beside) {
    const address = [...documents.keys()].find((path) => nameOf(path) === linked);
    const [, id] = address?.match(new RegExp(siteMap[linked].path.replace('{id}', '([^/?]+)'))) ?? [];
    if (id) await read(siteMap[name].path.replace('{id}', id));
  }
  return documents;
};

/** The demo accounts, which have something of everything. */
const people = {
  guest: null,
  candidate: { email: 'kandidat@primer.rs', password: testPassword, accountType: 'jobseeker' },
  employer: { email: 'poslodavac@primer.rs', password: testPassword, accountType: 'employer' },
  administrator: { email: 'admin@primer.rs', password: testPassword, accountType: 'admin' },
} as const;

test('every page is valid HTML, and a browser lays it out by the standard', async ({ page, site }) => {
  test.setTimeout(300_000);
  const seen = new Set<PageName | null>();
  for (const person of Object.values(people)) {
    await page.context().clearCookies();
    if (person) {
      const answer = await page.request.post('/api/auth/login', {
        headers: { Origin: site.url },
        data: person,
      });
      expect(answer.status()).toBe(200);
    }
    const documents = await readPages(page.request);
    for (const [address, html] of documents) {
      expect.soft(await faultsOf(html), address).toEqual([]);
      if (seen.has(nameOf(address))) continue;
      seen.add(nameOf(address));
      await page.goto(address, { waitUntil: 'commit' });
      expect.soft(await page.evaluate(() => document.compatMode), address).toBe('CSS1Compat');
    }
  }
  const applied = { isExternalApply: true, externalLink: 'https://posao.plavet.example/tester' };
  const { id } = await buildPosting(site, applied);
  const others = ['/nema-je', '/oglasi/99999999', '/oglasi?q=nema&locations=nis', '/?lang=en'];
  const unlinked: readonly PageName[] = ['leaving', 'posting-beside'];
  for (const address of [pageAddress('leaving', id), pageAddress('posting-beside', id), ...others])
    expect.soft(await faultsOf(await (await page.request.get(address)).text()), address).toEqual([]);
  expect(names.filter((name) => !unlinked.includes(name) && !seen.has(name))).toEqual([]);
});
