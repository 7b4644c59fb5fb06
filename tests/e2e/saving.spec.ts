import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { savedPostings } from '#features/postings/saved/server/saved-posting-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

const savedPage = '/profil/kandidat/sacuvani-oglasi';
/** A word that no other posting has, so that a search finds one. */
const generatedId = (): string => `Zanimanje${randomUUID().replaceAll(/[^a-z]/g, '')}`;

const isSaved = ({ database }: Site, postingId: number): Promise<number> =>
  database.executor.$count(savedPostings, eq(savedPostings.postingId, postingId));

test('a guest’s heart leads to signing in, and the posting is saved after that, once', async ({
  strictPage: page,
  site,
}) => {
  const positionTitle = generatedId();
  const { id } = await buildPosting(site, { positionTitle });
  const { email } = await buildAccount(site);
  const address = `/oglasi?q=${positionTitle}`;
  await page.goto(address);
  await settled(page);
  await page.getByRole('link', { name: `Sačuvaj oglas: ${positionTitle}` }).click();
  await expect(page).toHaveURL(
    new RegExp(`redirectUrl=${encodeURIComponent(address).replaceAll('?', '\\?')}&sacuvaj=`),
  );
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Oglas je sačuvan.')).toBeVisible();
  const heart = page.getByRole('button', { name: `Ukloni iz sačuvanih: ${positionTitle}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await isSaved(site, id)).toBe(1);

  // Removed since, it is not saved again by a reload.
  await heart.click();
  await expect(page.getByText('Oglas je uklonjen iz sačuvanih.')).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(page.getByRole('button', { name: `Sačuvaj oglas: ${positionTitle}` })).toBeVisible();
  expect(await isSaved(site, id)).toBe(0);
});

test('a guest’s wish to save waits until a new account is verified', async ({ page, site }) => {
  const positionTitle = generatedId();
  const { id } = await buildPosting(site, { positionTitle });
  await page.goto(`/oglasi/${id}`);
  await settled(page);
  await page.getByRole('link', { name: 'Sačuvaj', exact: true }).click();
  await expect(page).toHaveURL(/^.*\/prijava\/kandidat/);
  await settled(page);
  // As the link of the mail does: in another tab, without the way back.
  const { email } = await buildAccount(site, { emailVerifiedAt: null });
  await site.database.executor
    .update(accounts)
    .set({ emailVerifiedAt: site.clock.now() })
    .where(eq(accounts.email, email));
  const tab = await page.context().newPage();
  await logIn(tab, 'kandidat', email);
  // By the first of the two tabs.
  await expect.poll(() => isSaved(site, id)).toBe(1);
});

test('an employer who signs in instead saves nothing and sees no heart', async ({ page, site }) => {
  const positionTitle = generatedId();
  const { id } = await buildPosting(site, { positionTitle });
  const { account } = await buildEmployer(site);
  await page.goto(`/oglasi/${id}`);
  await settled(page);
  await page.getByRole('link', { name: 'Sačuvaj', exact: true }).click();
  await page.getByRole('link', { name: 'Zapošljavam' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava za poslodavce' })).toBeVisible();
  await page.getByLabel('Imejl').fill(account.email);
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page).toHaveURL(`/oglasi/${id}`);
  await expect(page.getByRole('button', { name: 'Podeli' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sačuva/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Sačuva/ })).toHaveCount(0);
  await page.goto('/');
  await settled(page);
  expect(await isSaved(site, id)).toBe(0);
});

test('a heart is pressed by keyboard, undone in its toast, and reverted after a failure', async ({ page, site }) => {
  const positionTitle = generatedId();
  const { id } = await buildPosting(site, { positionTitle });
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email);
  await page.goto(`/oglasi?q=${positionTitle}`);
  await settled(page);
  const heart = page.getByRole('article').getByRole('button', { name: new RegExp(`sačuva.*: ${positionTitle}$`, 'i') });
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Poništi' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Oglas je uklonjen iz sačuvanih.')).toBeVisible();
  expect(await isSaved(site, id)).toBe(0);

  await page.route('**/api/candidate/saved-postings/**', (route) => route.abort());
  await heart.click();
  await expect(page.getByRole('alert')).toContainText('Oglas nije sačuvan.');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/candidate/saved-postings/**');
  await page.getByRole('alert').getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // Not before it is saved: the page is then the same after a reload.
  await expect(page.getByText('Oglas je sačuvan.')).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('removing from the saved postings asks; what has ended stays and says so', async ({ strictPage: page, site }) => {
  const live = await buildPosting(site, { positionTitle: 'Časovničar svetionika' });
  const ended = await buildPosting(site, { positionTitle: 'Bivši čuvar svetionika' });
  const { row, email } = await buildAccount(site);
  await site.database.executor
    .insert(savedPostings)
    .values([live, ended].map(({ id }) => ({ accountId: row.id, postingId: id, savedAt: site.clock.now() })));
  await site.database.executor.update(postings).set({ state: 'closed' }).where(eq(postings.id, ended.id));
  await logIn(page, 'kandidat', email, savedPage);
  await expect(page.getByText('2 sačuvana oglasa.')).toBeVisible();
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Oglas je zatvoren' })).toContainText('Bivši čuvar svetionika');

  await settled(page);
  await page.getByRole('button', { name: 'Ukloni iz sačuvanih: Časovničar svetionika' }).click();
  const question = page.getByRole('alertdialog', { name: 'Ukloniti oglas iz sačuvanih?' });
  await expect(question).toContainText('Časovničar svetionika');
  await question.getByRole('button', { name: 'Odustani' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Ukloni iz sačuvanih: Časovničar svetionika' }).click();
  await question.getByRole('button', { name: 'Ukloni' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('1 sačuvan oglas.')).toBeVisible();
  expect(await isSaved(site, live.id)).toBe(0);
  await page.getByRole('status').getByRole('button', { name: 'Poništi' }).click();
  await expect(rows).toHaveCount(2);

  for (const { positionTitle } of [live, ended]) {
    await page.getByRole('button', { name: `Ukloni iz sačuvanih: ${positionTitle}` }).click();
    await question.getByRole('button', { name: 'Ukloni' }).click();
    await expect(page.getByRole('link', { name: positionTitle })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Još nema sačuvanih oglasa' })).toBeVisible();
  await page.getByRole('link', { name: 'Pogledajte oglase' }).click();
  await expect(page).toHaveURL('/oglasi');
});

test('latest searches are chips on the page, move nothing, survive a reload and can be removed', async ({
  strictPage: page,
}) => {
  for (const [address, label] of [
    ['/oglasi?q=kuvar&jobTypes=puno', 'kuvar, Puno radno vreme'],
    ['/oglasi?q=zidar&locations=nis', 'zidar, Niš'],
    ['/oglasi?q=кувар', 'кувар'],
  ] as const) {
    await page.goto(address);
    // A script that is loaded after the page stores the search.
    await page.waitForFunction((text) => localStorage.getItem('root')?.includes(`"label":"${text}"`), label);
  }
  const row = page.getByRole('group', { name: 'Poslednje pretrage' });
  for (const path of ['/oglasi', '/']) {
    // Their place is there before any script of the page runs.
    // Not refused: the console of a page that is awake by then would report it.
    await page.route('**/assets/**.js', () => {});
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const below = page.getByRole('contentinfo');
    const before = (await below.boundingBox())?.y;
    await page.unroute('**/assets/**.js');
    await page.goto(path);
    await settled(page);
    await expect(row.getByRole('link')).toHaveText(['кувар', 'zidar, Niš']);
    expect((await below.boundingBox())?.y).toBe(before);
  }
  // Also on a list that is opened from another page.
  await page.getByRole('navigation').getByRole('link', { name: 'Oglasi' }).first().click();
  await expect(row.getByRole('link')).toHaveText(['кувар', 'zidar, Niš']);
  await row.getByRole('button', { name: 'Ukloni pretragu: кувар' }).click();
  await expect(row.getByRole('link')).toHaveText(['zidar, Niš']);
  await page.reload();
  await settled(page);
  await row.getByRole('link', { name: 'zidar, Niš' }).click();
  await expect(page).toHaveURL('/oglasi?q=zidar&locations=nis');
  await row.getByRole('button', { name: 'Obriši sve' }).click();
  await expect(row).toBeHidden();
  await page.goto('/oglasi');
  await settled(page);
  await expect(row).toBeHidden();
});
