import type { Page } from '@playwright/test';
import { maxDrafts } from '#features/publishing/drafts/fields.ts';
import { waitingDrafts } from '#features/publishing/drafts/server/draft-table.ts';
import { buildDraftValues } from '../builders/draft-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, logIn, test } from './site.ts';

const mine = '/profil/poslodavac/oglasi';
const saved = /^Nacrt je sačuvan/;
const rowOf = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const drafts = (page: Page, count: number) => page.getByRole('link', { name: `Nacrti ${count}` });

test('copies are drafts next to each other; each goes on where it was left, is sent or deleted alone', async ({
  strictPage: page,
  site,
}) => {
  const { account, row } = await buildEmployer(site, { company: 'Zlatarska radionica Filigran' });
  const filled = { employerId: row.id, productGroup: 'hot', contractType: 'neodredjeno' } as const;
  for (const positionTitle of ['Filigranista (m/ž)', 'Graver (m/ž)'])
    await buildPosting(site, { ...filled, positionTitle });
  await logIn(page, 'poslodavac', account.email, mine);
  await drafts(page, 0).click();
  await expect(page.getByRole('heading', { name: 'Nemate nacrta' })).toBeVisible();

  for (const title of ['Filigranista', 'Graver', 'Filigranista']) {
    await page.goto(mine);
    await rowOf(page, new RegExp(title)).getByRole('button', { name: 'Još radnji' }).click();
    await page.getByRole('link', { name: 'Kopiraj u nov oglas' }).click();
    await expect(page.getByText(/^Kopirano iz oglasa/)).toBeVisible();
  }
  await page.getByRole('radio', { name: /^Osnovni/ }).check();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await page.getByLabel('Naziv radnog mesta').fill('Zlatar (m/ž)');
  await expect(page.getByText(saved)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Naziv radnog mesta')).toHaveValue('Zlatar (m/ž)');

  await page.goto(mine);
  await drafts(page, 3).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  // Left before the account had it: the list brings it there.
  await expect(page.getByRole('row').nth(1)).toContainText('Zlatar');
  await page.getByRole('link', { name: 'Nastavite: Graver (m/ž)' }).click();
  await expect(page).toHaveURL(/korak=tip/);
  // Another one is begun and left empty: it is none.
  await page.getByRole('banner').getByRole('link', { name: 'Novi oglas' }).click();
  const question = page.getByRole('alertdialog', { name: 'Imate oglas koji niste poslali' });
  await expect(question).toContainText('Nacrt „Graver (m/ž)” nije poslat.');
  await question.getByRole('button', { name: 'Počnite novo' }).click();
  await expect(page.getByRole('radio', { name: /^Osnovni/ })).not.toBeChecked();
  await page.goto(`${mine}/nacrti`);
  await expect(page.getByRole('row')).toHaveCount(4);

  // It goes on at the step where it was left, and is sent.
  await page.getByRole('link', { name: 'Nastavite: Zlatar (m/ž)' }).click();
  await expect(page.getByLabel('Naziv radnog mesta')).toHaveValue('Zlatar (m/ž)');
  for (const heading of ['Sadržaj oglasa', 'Upitnik za kandidate', 'Podaci oglašivača', 'Proverite oglas']) {
    await page.getByRole('button', { name: 'Nastavite' }).click();
    await page.getByRole('heading', { level: 2, name: heading }).waitFor();
  }
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Objavi oglas' }).click();
  await expect(rowOf(page, /Zlatar/)).toBeVisible();

  await drafts(page, 2).click();
  await page.getByRole('button', { name: 'Obriši: Graver (m/ž)' }).click();
  await page.getByRole('dialog', { name: 'Obrisati nacrt?' }).getByRole('button', { name: 'Obriši nacrt' }).click();
  await expect(page.getByText('Nacrt je obrisan.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, /Filigranista/)).toBeVisible();
});

test('two drafts in two tabs go their own ways, also through a reload', async ({
  // The console reports a save that the other tab had made already.
  page,
  site,
}) => {
  const { account } = await buildEmployer(site);
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  const type = async (tab: Page, title: string) => {
    const kept = tab.waitForResponse((answer) => answer.request().postData()?.includes(title) ?? false);
    await tab.getByLabel('Naziv radnog mesta').fill(title);
    expect((await kept).status()).toBe(200);
  };
  const begin = async (tab: Page, title: string) => {
    await tab.getByRole('radio', { name: /^Osnovni/ }).check();
    await tab.getByRole('button', { name: 'Nastavite' }).click();
    await type(tab, title);
  };
  await begin(page, 'Kartograf (m/ž)');
  const other = await page.context().newPage();
  await other.goto('/oglasi/kreiranje');
  await other.getByRole('button', { name: 'Počnite novo' }).click();
  await begin(other, 'Geodeta (m/ž)');
  for (const [tab, title] of [
    [page, 'Stariji kartograf (m/ž)'],
    [other, 'Stariji geodeta (m/ž)'],
  ] as const) {
    await tab.bringToFront();
    await tab.getByLabel('Naziv radnog mesta').fill(title);
    await tab.reload();
    await expect(tab.getByLabel('Naziv radnog mesta')).toHaveValue(title);
  }
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // The list is as old as its page: the other tab may still be saving.
  await expect(async () => {
    await page.goto(`${mine}/nacrti`);
    await expect(rowOf(page, 'Stariji kartograf')).toBeVisible({ timeout: 1000 });
    await expect(rowOf(page, 'Stariji geodeta')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('where there are as many as there may be, none begins until one is gone', async ({ strictPage: page, site }) => {
  const { account, row } = await buildEmployer(site);
  const { id } = await buildPosting(site, { employerId: row.id });
  await logIn(page, 'poslodavac', account.email, `${mine}/nacrti`);
  await site.database.executor.insert(waitingDrafts).values(
    Array.from({ length: maxDrafts - 1 }, (_, number) => ({
      accountId: account.row.id,
      values: buildDraftValues({ positionTitle: `Nacrt ${number}` }),
      version: 1,
      savedAt: new Date(),
    })),
  );
  await page.goto(`/oglasi/kreiranje?kopija=${id}`);
  await expect(page.getByText(/^Kopirano iz oglasa/)).toBeVisible();
  // Starting over takes the place of one that goes.
  await page.getByRole('button', { name: 'Počnite iz početka' }).click();
  await page.getByRole('button', { name: 'Obriši nacrt' }).click();
  await page.getByRole('radio', { name: /^Osnovni/ }).check();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await page.getByLabel('Naziv radnog mesta').fill('Iznova');
  await expect(page.getByText(saved)).toBeVisible();
  await page.goto(`/oglasi/kreiranje?kopija=${id}`);
  await expect(page.getByRole('heading', { name: /^Možete da imate najviše 20 nacrta/ })).toBeVisible();
  await page.goto('/oglasi/kreiranje');
  const question = page.getByRole('alertdialog', { name: 'Imate oglas koji niste poslali' });
  await expect(question.getByRole('button', { name: 'Počnite novo' })).toHaveCount(0);
  await question.getByRole('link', { name: 'Pogledajte svih 20 nacrta' }).click();
  await expect(page.getByRole('row')).toHaveCount(maxDrafts + 1);
});
