import type { APIRequestContext } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { siteMap } from '#kit/site-map.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildBlogPost } from '../builders/blog-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { expect, type Site, test } from './site.ts';

const read = async (visitor: APIRequestContext, path: string) => {
  const answer = await visitor.get(path, { maxRedirects: 0 });
  const { etag = null, 'cache-control': caching, vary } = answer.headers();
  return { status: answer.status(), etag, caching, vary, body: await answer.text() };
};

const signIn = async (
  visitor: APIRequestContext,
  { url }: Site,
  email: string,
  accountType: 'jobseeker' | 'employer',
): Promise<void> => {
  const data = { email, password: testPassword, accountType };
  expect((await visitor.post('/api/auth/login', { headers: { Origin: url }, data })).ok()).toBe(true);
};

/** Of a document what people see of it: without scripts, and without what allows them. */
const seen = (html: string): string => html.replace(/<script[^>]*>.*?<\/script>| nonce="[^"]*"/gs, '');

test('every page is the guest’s for guests, in their language, and its own for everybody who is signed in', async ({
  site,
  playwright,
}) => {
  const company = await buildEmployer(site);
  const { id } = await buildPosting(site, { employerId: company.row.id });
  const { id: post } = await buildBlogPost(site, {});
  const { email } = await buildAccount(site, { name: 'Zvezdana', lastName: 'Kešić' });
  const visitor = () => playwright.request.newContext({ baseURL: site.url });
  const [guest, other, english, candidate, employer] = [
    await visitor(),
    await visitor(),
    await visitor(),
    await visitor(),
    await visitor(),
  ] as const;
  await signIn(candidate, site, email, 'jobseeker');
  await signIn(employer, site, company.account.row.email, 'employer');
  await english.get('/?lang=en');

  const idOf = (path: string): string =>
    String(path.startsWith('/poslodavci') ? company.row.id : path.startsWith('/blog') ? post : id);
  const paths = Object.values(siteMap).map(({ path }) => path.replace('{id}', idOf(path)));
  let compared = 0;
  const madeAgain: string[] = [];
  for (const path of [...paths, '/oglasi?q=kuvar', '/oglasi?categories=racunovodstvo&page=2']) {
    const first = await read(guest, path);
    const [forCandidate, forEmployer] = [await read(candidate, path), await read(employer, path)];
    const [again, inEnglish] = [await read(other, path), await read(english, path)];
    expect(first.body, path).not.toContain('Zvezdana');
    expect(inEnglish.body, path).not.toContain('Zvezdana');
    expect(again.status, path).toBe(first.status);
    for (const own of [forCandidate, forEmployer])
      if (own.status === 200) expect([own.caching, own.etag], path).toEqual(['no-store', null]);
    if (first.status !== 200) continue;
    compared += 1;
    expect(first.vary, path).toContain('Cookie');
    expect(again.body.includes('lang="sr-Latn"'), path).toBe(true);
    expect(inEnglish.body.includes('lang="en"'), path).toBe(true);
    if (forCandidate.status === 200) expect(forCandidate.body, path).toContain('Zvezdana');
    if (again.body === first.body) continue;
    madeAgain.push(path);
    // Another rendering may hand its data over in other pieces: what people see is the same.
    expect(seen(again.body), path).toBe(seen(first.body));
  }
  expect(compared).toBeGreaterThan(20);
  // Where mails lead, which only one person opens, and the form for an address.
  expect(madeAgain.sort()).toEqual([
    '/digitalni-agent/mejl',
    '/email/obavestenja',
    '/email/odjava',
    '/email/odluka',
    '/email/povlacenje-prijave',
    '/lozinka/resetovanje',
    '/oglasi/obavestenja',
    '/oglasi/obavestenja/potvrda',
    '/prijava/poslodavac/poziv',
  ]);
});

test('a page is new as soon as what it shows has changed, and the same until then', async ({ site, playwright }) => {
  const company = await buildEmployer(site);
  const { id } = await buildPosting(site, { employerId: company.row.id, positionTitle: 'Livac (m/ž)' });
  const guest = await playwright.request.newContext({ baseURL: site.url });
  const { executor } = site.database;
  const rename = (positionTitle: string) => executor.update(postings).set({ positionTitle }).where(eq(postings.id, id));

  for (const path of [`/oglasi/${id}`, '/oglasi?q=livac&sort=newest', `/poslodavci/${company.row.id}`]) {
    await rename('Livac (m/ž)');
    const before = await read(guest, path);
    expect(before.body, path).toContain('Livac (m/ž)');
    // The same bytes, with their nonce: it was not made again.
    expect((await read(guest, path)).body === before.body, path).toBe(true);
    const unchanged = await guest.get(path, { headers: { 'If-None-Match': before.etag ?? '' } });
    expect(unchanged.status(), path).toBe(304);
    await rename('Livac aluminijuma (m/ž)');
    expect((await read(guest, path)).body, path).toContain('Livac aluminijuma (m/ž)');
  }

  const changes = {
    'Nova livnica': { company: 'Nova livnica' },
    Proba: { selectionSteps: [{ title: 'Proba', days: 2 }] },
  };
  for (const [words, change] of Object.entries(changes)) {
    await executor.update(employers).set(change).where(eq(employers.id, company.row.id));
    for (const path of [`/poslodavci/${company.row.id}`, `/oglasi/${id}`])
      expect((await read(guest, path)).body, path).toContain(words);
  }
});
