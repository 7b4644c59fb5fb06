import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { savedPostings } from '#features/postings/saved/server/saved-posting-table.ts';
import { findFirefox } from '../../scripts/installed.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { type FirefoxPage, openFirefox } from '../support/firefox.ts';
import { testPassword } from '../support/test-password.ts';
import { cv } from './fill-application.ts';
import { test as base, expect } from './site.ts';

/*
 * The main job in Firefox, where one is installed; `npm run test:slow` says so when there is none. Form values that Firefox
 * restores after a reload must not contradict the page.
 */
const test = base.extend<{ firefox: FirefoxPage }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  async firefox({}, use) {
    const page = await openFirefox(findFirefox() ?? '');
    await use(page);
    const { complaints } = page;
    await page.close();
    expect(complaints, 'what the console said').toEqual([]);
  },
});

const ticked = `() => [...document.querySelectorAll('input[type=checkbox]:checked')].map(({ name, value }) => name + '=' + value).sort()`;
const onAddress = `(part) => location.href.includes(part)`;
const shows = `(text) => document.body.innerText.includes(text)`;
const box = (name: string) => ({ css: 'input[type=checkbox]', name });
const field = (name: string) => ({ css: 'input, textarea, select, [contenteditable=true]', name });
const button = (name: string) => ({ css: 'button, a.btn', name });

const logIn = async (firefox: FirefoxPage, email: string): Promise<void> => {
  await firefox.fill(field('Imejl'), email);
  await firefox.fill({ css: 'input[type=password]' }, testPassword);
  await firefox.click(button('Prijavite se'));
  await firefox.until(`() => !location.pathname.startsWith('/prijava/')`);
};

if (findFirefox()) {
  test('filters tick what the address says, before and after a reload', async ({ site, firefox }) => {
    await firefox.goto(`${site.url}/oglasi`);
    await firefox.click(box('Transport i saobraćaj'));
    await firefox.until(onAddress, 'categories=transport');
    await firefox.click(box('Novi Sad'));
    await firefox.until(onAddress, 'locations=novi-sad');
    const chosen = await firefox.evaluate(ticked);
    expect(chosen).toEqual(expect.arrayContaining(['categories=transport', 'locations=novi-sad']));
    for (let again = 0; again < 3; again += 1) {
      await firefox.reload();
      expect(await firefox.evaluate(ticked)).toEqual(chosen);
    }
    await firefox.click(box('Transport i saobraćaj'));
    await firefox.until(`() => location.search === '?locations=novi-sad'`);
  });

  test('a guest applies with a PDF', async ({ site, firefox }) => {
    const { id } = await buildPosting(site);
    const folder = mkdtempSync(join(tmpdir(), 'prilika-cv-'));
    const file = join(folder, cv.name);
    writeFileSync(file, cv.buffer);
    await firefox.goto(`${site.url}/oglasi/${id}`);
    await firefox.click(button('Prijavite se na oglas'));
    const person = {
      Ime: 'Dragan',
      Prezime: 'Ćirić',
      Imejl: 'dragan@primer.rs',
      Telefon: '064 123 4567',
      Mesto: 'Pančevo',
    };
    for (const [name, text] of Object.entries(person)) await firefox.fill(field(name), text);
    await firefox.setFiles({ css: '[role=dialog] input[type=file], dialog input[type=file]' }, [file]);
    await firefox.until(shows, cv.name);
    await firefox.click({ css: '[role=dialog] input[type=checkbox], dialog input[type=checkbox]' });
    await firefox.click({ css: '[role=dialog] button[type=submit], dialog button[type=submit]' });
    const sent = () => site.database.executor.$count(applications, eq(applications.postingId, id));
    await expect.poll(sent).toBe(1);
    rmSync(folder, { recursive: true });
  });

  test('a candidate signs in and keeps a posting', async ({ site, firefox }) => {
    const { id } = await buildPosting(site);
    const { email } = await buildAccount(site);
    await firefox.goto(`${site.url}/prijava/kandidat?redirectUrl=${encodeURIComponent(`/oglasi/${id}`)}`);
    await logIn(firefox, email);
    await firefox.click(button('Sačuvaj'));
    const saved = () => site.database.executor.$count(savedPostings, eq(savedPostings.postingId, id));
    await expect.poll(saved).toBe(1);
  });

  test('the wizard keeps input over a reload', async ({ site, firefox }) => {
    const { account } = await buildEmployer(site);
    await firefox.goto(`${site.url}/prijava/poslodavac?redirectUrl=${encodeURIComponent('/oglasi/kreiranje')}`);
    await logIn(firefox, account.email);
    await firefox.click({ css: 'input[name=productGroup][value=free]' });
    await firefox.click(button('Nastavite'));
    await firefox.fill(field('Naziv radnog mesta'), 'Tkač na razboju (m/ž)');
    await firefox.choose(field('Vrsta ugovora'), 'Neodređeno vreme');
    const values = `() => [...document.querySelectorAll('main input[name=positionTitle], main select[name=contractType]')].map(({ value }) => value)`;
    const typed = ['Tkač na razboju (m/ž)', 'neodredjeno'];
    await expect.poll(() => firefox.evaluate(values)).toEqual(typed);
    await firefox.until(`(title) => JSON.stringify({ ...localStorage }).includes(title)`, typed[0] ?? '');
    await firefox.reload();
    await expect.poll(() => firefox.evaluate(values)).toEqual(typed);
  });
}
