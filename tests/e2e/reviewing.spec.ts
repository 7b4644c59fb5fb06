import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { asc, eq } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import type { Question } from '#features/postings/fields.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { findViolations } from './axe.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

const questions: Question[] = [
  { id: 'racun', text: 'Da li ste radili završni račun?', answerType: 'single', answers: ['Da', 'Ne'] },
];

/** A company with 60 applications, the newest „Osoba 60”; every third answers „Ne”. */
const sixtyApplications = async (site: Site) => {
  const { row, account } = await buildEmployer(site);
  const posting = await buildPosting(site, { employerId: row.id, questions });
  const now = site.clock.now().getTime();
  await site.database.executor.insert(applications).values(
    Array.from({ length: 60 }, (_, index) => ({
      postingId: posting.id,
      firstName: 'Osoba',
      lastName: String(index + 1),
      phone: '',
      email: `${randomUUID()}@primer.rs`,
      applicationType: 'letter' as const,
      language: 'sr' as const,
      city: index < 15 ? 'Čačak' : 'Niš',
      createdAt: new Date(now - (60 - index) * 60_000),
      answers: [
        {
          questionId: 'racun',
          text: 'Da li ste radili završni račun?',
          answerType: 'single' as const,
          answers: [index % 3 === 0 ? 'Ne' : 'Da'],
        },
      ],
    })),
  );
  return { email: account.email, id: posting.id, path: `/oglasi/${posting.id}/prijave` };
};

const statuses = async (site: Site, postingId: number): Promise<string[]> => {
  const rows = await site.database.executor
    .select({ status: applications.status })
    .from(applications)
    .where(eq(applications.postingId, postingId))
    .orderBy(asc(applications.createdAt));
  return rows.map(({ status }) => status);
};

const row = (page: Page, name: string) =>
  page.locator('.applications-row').filter({ has: page.getByText(name, { exact: true }) });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Prijave po statusu' }).getByRole('link', { name });

test('on the narrowest page names stay whole, acts of a selection too; elsewhere these have words', async ({
  strictPage: page,
  site,
}) => {
  const { email, id, path } = await sixtyApplications(site);
  await site.database.executor
    .update(applications)
    .set({ firstName: 'Miloslava', lastName: 'Đorđević' })
    .where(eq(applications.postingId, id));
  await page.setViewportSize({ width: 320, height: 700 });
  await logIn(page, 'poslodavac', email, path);
  await settled(page);
  await page.locator('.applications-box').first().click();
  const name = page.locator('.applications-row a b').first();
  const lines = await name.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(lines).toBe(1);
  const acts = page.getByRole('group', { name: 'Izabrane prijave' });
  const archive = acts.getByRole('button', { name: 'Preuzmi dokumente 1 prijave' });
  await expect(archive).toBeInViewport({ ratio: 1 });
  await expect(acts.getByRole('button', { name: 'Odbij' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(archive).toHaveText('Preuzmi');
  await expect(acts.getByText('Razgovor')).toBeVisible();
  // Where the click has left the page, what is above may be half under its header.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
});

test('applications are read and sorted by the keyboard alone', async ({ strictPage: page, site }) => {
  const { email, id, path } = await sixtyApplications(site);
  await logIn(page, 'poslodavac', email, path);
  await settled(page);
  await expect(page.getByText('60 nepročitanih')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 2, name: 'Osoba 60' })).toBeVisible();
  await expect(page.getByText('59 nepročitanih')).toBeVisible();
  await page.keyboard.press('1');
  await expect(row(page, 'Osoba 60')).toContainText('Sačuvana');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 2, name: 'Osoba 59' })).toBeVisible();
  await page.keyboard.press('3');
  await expect(row(page, 'Osoba 59')).toContainText('Odbijena');
  await page.keyboard.press('3');
  await expect(row(page, 'Osoba 59')).not.toContainText('Odbijena');
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 2, name: 'Osoba 60' })).toBeVisible();

  // Several at once.
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('Izabrane 2')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByText('2 prijave su u delu „Možda”.')).toBeVisible();
  expect((await statuses(site, id)).slice(-3)).toEqual(['maybe', 'maybe', 'saved']);

  // In a field keys are letters.
  await page.keyboard.press('/');
  await page.keyboard.type('jk1x');
  await expect(page.getByRole('searchbox')).toHaveValue('jk1x');
  expect((await statuses(site, id)).slice(-3)).toEqual(['maybe', 'maybe', 'saved']);
  await page.getByRole('heading', { level: 1 }).click();

  // The help turns them off, for good.
  await page.keyboard.press('?');
  await page.getByRole('switch', { name: 'Prečice su uključene' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await settled(page);
  const address = page.url();
  await page.keyboard.press('j');
  await page.getByRole('button', { name: /^Prečice/ }).click();
  await expect(page.getByRole('switch')).not.toBeChecked();
  expect(page.url()).toBe(address);
});

test('all that match are selected, sorted at once and taken back', async ({ strictPage: page, site }) => {
  const { email, id, path } = await sixtyApplications(site);
  await logIn(page, 'poslodavac', email, path);
  await page.getByRole('button', { name: 'Filtriraj po odgovorima' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.locator('label').filter({ hasText: /^Ne/ })).toContainText('20');
  await panel.getByLabel(/^Da/).click();
  await panel.getByRole('button', { name: 'Prikaži 40 prijava' }).click();
  await expect(page).toHaveURL(`${path}?answer=racun.0`);
  await panel.getByRole('button').first().waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Ukloni: Da' }).click();
  await expect(page).toHaveURL(path);

  await page.getByLabel(/Izbor svih prijava na strani/).check();
  await expect(page.getByText('Izabrano 50')).toBeVisible();
  await page.getByRole('button', { name: 'Izaberite sve prijave koje odgovaraju filterima (60)' }).click();
  await page.getByRole('group', { name: 'Izabrane prijave' }).getByRole('button', { name: 'Odbij' }).click();
  await expect(page.getByText('60 prijava je odbijeno.')).toBeVisible();
  await expect(tab(page, 'Odbijene')).toContainText('60');
  expect(new Set(await statuses(site, id))).toEqual(new Set(['rejected']));
  await page.getByRole('button', { name: 'Poništi', exact: true }).click();
  await expect(tab(page, 'Nerazvrstane')).toContainText('60');
  expect(new Set(await statuses(site, id))).toEqual(new Set(['unsorted']));
});

test('the address keeps filters, order and page, a selection outlives paging, and a sorted row stays in place', async ({
  strictPage: page,
  site,
}) => {
  const { email, path } = await sixtyApplications(site);
  await logIn(page, 'poslodavac', email, `${path}?status=unsorted`);
  await settled(page);
  await page.getByLabel('Izbor prijave, Osoba 58').check();
  await page.getByRole('link', { name: 'Strana 2' }).click();
  await expect(row(page, 'Osoba 1')).toBeVisible();
  await expect(page.getByText('Izabrana 1')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Izbor prijave, Osoba 58')).toBeChecked();
  await page.reload();
  await settled(page);
  await expect(page.getByLabel('Izbor prijave, Osoba 58')).not.toBeChecked();

  await row(page, 'Osoba 59').getByRole('link').click();
  await page
    .getByRole('region', { name: 'Prijava, Osoba 59' })
    .getByRole('button', { name: 'Sačuvaj', exact: true })
    .click();
  await expect(row(page, 'Osoba 59')).toContainText('Više nije u ovom delu');
  await expect(page.locator('.applications-row').nth(1)).toContainText('Osoba 59');
  await expect(tab(page, 'Sačuvane')).toContainText('1');
  await row(page, 'Osoba 59').getByRole('button', { name: 'Poništi' }).click();
  await expect(row(page, 'Osoba 59')).not.toContainText('Više nije u ovom delu');

  await page.getByLabel('Redosled').selectOption('unread');
  await expect(page).toHaveURL(/sort=unread/);
  await page.getByRole('searchbox').fill('čačak');
  await page.getByRole('button', { name: 'Traži' }).click();
  await expect(page).toHaveURL(`${path}?status=unsorted&q=%C4%8Da%C4%8Dak&sort=unread`);
  await expect(page.locator('.applications-row')).toHaveCount(15);
  await page.reload();
  await settled(page);
  await expect(page.getByLabel('Redosled')).toHaveValue('unread');
  await expect(page.locator('.applications-row')).toHaveCount(15);
  await page.getByRole('searchbox').fill('nikogovic');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nijedna prijava ne odgovara izabranim filterima')).toBeVisible();
  await page.getByRole('link', { name: 'Ukloni filtere' }).click();
  await expect(page.locator('.applications-row')).toHaveCount(50);
});

test('the list is taken along as a file', async ({ strictPage: page, site }) => {
  const { email, path } = await sixtyApplications(site);
  await logIn(page, 'poslodavac', email, `${path}?answer=racun.1`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Preuzmi kao CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Prijave.*\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const rows = parse(text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(20);
  expect(rows[0]).toMatchObject({ 'Ime i prezime': 'Osoba 58', 'Da li ste radili završni račun?': 'Ne' });
});

test('on a phone a swipe sorts, a button does the same, and scrolling stays scrolling', async ({ browser, site }) => {
  const { email, id, path } = await sixtyApplications(site);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: site.url,
  });
  const page = await context.newPage();
  await logIn(page, 'poslodavac', email, path);
  await settled(page);
  const devtools = await context.newCDPSession(page);
  const drag = async (name: string, dx: number, dy: number): Promise<void> => {
    await row(page, name).scrollIntoViewIfNeeded();
    const box = await row(page, name).boundingBox();
    const at = { x: 195, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at.x + dx * step, y: at.y + dy * step }],
      });
    await touch('touchStart', 0);
    for (const step of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', step);
    await touch('touchEnd', 1);
  };
  await drag('Osoba 60', 150, 0);
  await expect(row(page, 'Osoba 60')).toContainText('Sačuvana');
  await drag('Osoba 59', -150, 0);
  await expect(row(page, 'Osoba 59')).toContainText('Odbijena');
  await drag('Osoba 58', 40, 0);
  await expect(page).toHaveURL(path);
  const before = await page.evaluate(() => window.scrollY);
  await drag('Osoba 57', 10, -200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  expect((await statuses(site, id)).slice(-4)).toEqual(['unsorted', 'unsorted', 'rejected', 'saved']);

  await page.getByRole('button', { name: 'Razvrstavanje, Osoba 58' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Možda' }).click();
  await expect(row(page, 'Osoba 58')).toContainText('Možda');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Where the drag has left the page, what is above is half under its header.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});
