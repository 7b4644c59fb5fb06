import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { candidateProfiles } from '#features/candidates/server/candidate-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { expect, logIn, test } from './site.ts';

const sample = 'tests/fixtures/cv/json-resume.json';

test('a candidate takes a CV over from a file, keeps the own skills, and loses nothing', async ({ page, site }) => {
  const { email, row } = await buildAccount(site, { name: 'Milica', lastName: 'Stara' });
  await site.database.executor
    .insert(candidateProfiles)
    .values({ accountId: row.id, version: 1, changedAt: new Date(), skills: ['Sviram violinu'] });
  await logIn(page, 'kandidat', email, '/profil/kandidat/cv');
  await page.getByRole('link', { name: 'Podaci iz drugog CV-ja' }).click();

  await page.locator('input[name=cv]').setInputFiles(sample);
  await expect(page.getByRole('heading', { name: 'Šta smo našli u fajlu' })).toBeFocused();
  await expect(page.getByText('Obrazovanje „Klavir, Muzička škola”: CV na Prilici ima najviše 3')).toBeVisible();
  await expect(page.getByText('„Putnica kroz vreme, Nemoguća”: kraj je pre početka.')).toBeVisible();
  // Over a reload as well; nothing is saved yet.
  await page.reload();
  await expect(page.getByText('Fajl: json-resume.json')).toBeVisible();

  const choice = (part: string, name: string) =>
    page.getByRole('group', { name: `${part}: šta ostaje` }).getByRole('radio', { name });
  // Nothing of the person's own is there: the file's is taken, and nothing is asked.
  await expect(choice('Obrazovanje', 'Uzmi iz fajla')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Uzmi iz fajla' })).toHaveCount(3);
  await expect(choice('Veštine', 'Uzmi iz fajla')).not.toBeChecked();
  await page.getByRole('button', { name: 'Uvezi u CV' }).click();
  await expect(choice('Opšti podaci', 'Zadrži moje podatke')).toBeFocused();
  await choice('Opšti podaci', 'Uzmi iz fajla').check();
  await choice('Veštine', 'Zadrži moje podatke').check();
  const school = page.getByRole('group', { name: 'Osnovno obrazovanje, Osnovna škola' });
  await page.getByRole('button', { name: 'Uvezi u CV' }).click();
  await expect(school.getByLabel('Od')).toBeFocused();
  await school.getByLabel('Od').fill('9. 2002.');
  await school.getByLabel('Do', { exact: true }).fill('06/2010');
  const job = page.getByRole('group', { name: 'Pripravnica, Stara firma' });
  await job.getByLabel('Od').fill('05/2018');
  await job.getByLabel('Do', { exact: true }).fill('05/2019');

  // The connection is away for a moment.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Uvezi u CV' }).click();
  await expect(page.locator('.form-summary')).toBeFocused();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Uvezi u CV' }).click();

  await expect(page).toHaveURL(/\/profil\/kandidat\/cv\?korak=opsti-podaci$/);
  await expect(page.getByText('Podaci iz fajla su u vašem CV-ju.')).toBeVisible();
  await expect(page.getByLabel('Prezime')).toHaveValue('Đorđević');
  await expect(page.getByLabel('Zanimanje')).toHaveValue('Samostalna knjigovođa');
  await page.goto('/profil/kandidat/cv?korak=obrazovanje');
  await expect(page.getByText('3 od 3')).toBeVisible();
  await expect(page.getByText('Osnovna škola, septembar 2002 – jun 2010.')).toBeVisible();
  await page.goto('/profil/kandidat');
  await expect(page.getByText('Sviram violinu')).toBeVisible();

  // Once more, the same file has nothing to ask about what was taken.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi CV kao JSON Resume' }).click();
  const taken = await download;
  expect(taken.suggestedFilename()).toBe('CV sa Prilike.json');
  await page.getByRole('link', { name: 'Uvezite podatke iz drugog CV-ja' }).click();
  await page.locator('input[name=cv]').setInputFiles(await taken.path());
  await expect(page.getByText('Ovo je CV napravljen na Prilici.')).toBeVisible();
  await expect(page.getByText(/Isto je u vašem CV-ju i u fajlu: Opšti podaci, Obrazovanje/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uvezi u CV' })).toHaveCount(0);
});

test('a file that is no CV, or would be too much of one, is answered with a sentence', async ({ page, site }) => {
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email, '/profil/kandidat');
  await page.getByRole('main').getByRole('link', { name: 'Uvezite podatke iz drugog CV-ja' }).first().click();
  const file = page.locator('input[name=cv]');
  const note = page.locator('.form-summary');
  const bomb = Buffer.from(zipSync({ 'Positions.csv': new Uint8Array(100_000_000) }, { level: 9 }));
  const text = readFileSync(sample, 'utf8');
  for (const [name, buffer, sentence] of [
    ['bomba.zip', bomb, 'mnogo više nego što staje u jedan CV'],
    ['pola.json', Buffer.from(text.slice(0, text.length / 2)), 'oštećen ili nije ceo'],
    ['slika.json', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'nije CV koji umemo da pročitamo'],
    ['veliki.json', Buffer.alloc(5_242_881, 32), 'veći od 5 MB'],
  ] as const) {
    await file.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(note).toContainText(sentence);
    await expect(note).toBeFocused();
  }
  await file.setInputFiles(sample);
  await expect(page.getByRole('heading', { name: 'Šta smo našli u fajlu' })).toBeFocused();
  await page.getByRole('button', { name: 'Izaberite drugi fajl' }).click();
  await expect(file).toBeVisible();
});
