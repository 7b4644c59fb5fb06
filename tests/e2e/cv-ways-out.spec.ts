import type { Page } from '@playwright/test';
import type { Cv } from '#features/candidates/cv-fields.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

/** The CV as the account has it, asked with the token of this page. */
const accountCv = (page: Page): Promise<Cv> =>
  page.evaluate(async () => {
    const { state } = JSON.parse(localStorage.getItem('root') ?? '{}');
    const headers = { Accept: 'application/json', Authorization: `Bearer ${state.auth?.token.accessToken}` };
    return (await (await fetch('/api/candidate/cv', { headers })).json()).data;
  });
const schools = async (page: Page) => (await accountCv(page)).education.map(({ title }) => title);

const openStep = async (page: Page, site: Site, step = 'obrazovanje') => {
  const { email } = await buildAccount(site, {});
  await logIn(page, 'kandidat', email, `/profil/kandidat/cv?korak=${step}`);
  await settled(page);
};
const fillSchool = async (page: Page, title: string, { from = '1.10.2014.', to = '06/2018' } = {}) => {
  await page.getByRole('button', { name: 'Dodaj obrazovanje' }).click();
  await page.getByLabel('Zvanje ili smer').fill(title);
  await page.getByLabel('Škola ili fakultet').fill('Visoka škola');
  await page.getByLabel('Od', { exact: true }).fill(from);
  await page.getByLabel('Do', { exact: true }).fill(to);
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const sheet = (page: Page) => page.getByRole('region', { name: 'Pregled CV-ja' });
const stepLink = (page: Page, name: string) => page.getByRole('list', { name: 'Koraci' }).getByRole('button', { name });

test('„Sačuvaj obrazovanje” saves it, also by Enter and once however often it is clicked', async ({
  strictPage: page,
  site,
}) => {
  await openStep(page, site);
  await fillSchool(page, 'Ekonomista');
  await expect(sheet(page)).toContainText('oktobar 2014 – jun 2018.');
  await page.getByRole('button', { name: 'Sačuvaj obrazovanje' }).dblclick();
  await expect(page.getByText('Visoka škola, oktobar 2014 – jun 2018.')).toBeVisible();
  expect(await schools(page)).toEqual(['Ekonomista']);

  await fillSchool(page, 'Pravnik');
  await page.getByLabel('Do', { exact: true }).press('Enter');
  await expect(page.getByText('2 od 3')).toBeVisible();
  await expect(page.getByText('Sve je sačuvano.')).toBeVisible();
  // Enter saves the entry; the step stays.
  await expect(heading(page, 'Obrazovanje')).toBeVisible();
  expect(await schools(page)).toEqual(['Ekonomista', 'Pravnik']);

  await fillSchool(page, 'Gimnazija');
  await page.getByRole('button', { name: 'Sačuvaj obrazovanje' }).click();
  await expect(page.getByText('3 od 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dodaj obrazovanje' })).toHaveAttribute('aria-disabled', 'true');
});

const waysOut: [string, (page: Page) => Promise<void>][] = [
  ['the stepper', async (page) => stepLink(page, 'Veštine').click()],
  ['„Preskoči”', async (page) => page.getByRole('button', { name: 'Preskoči' }).click()],
  ['„Nazad”', async (page) => page.getByRole('button', { name: 'Nazad' }).click()],
  [
    '„Zatvori”',
    async (page) => {
      await page.getByRole('link', { name: 'Zatvori', exact: true }).click();
      // The page behind it shows what was saved.
      await expect(page.locator('.candidate-stays')).toContainText('Ekonomista');
    },
  ],
  [
    'back',
    async (page) => {
      await page.goBack();
      await expect(page).not.toHaveURL(/korak=/);
    },
  ],
  ['another link', async (page) => page.getByRole('link', { name: 'Poslodavci' }).first().click()],
  [
    'a reload',
    async (page) => {
      await page.reload();
      await expect(sheet(page)).toContainText('Ekonomista');
    },
  ],
  [
    'another site',
    async (page) => {
      await page.goto('about:blank');
      await page.goto('/profil/kandidat');
    },
  ],
];
for (const [name, leave] of waysOut)
  test(`a step that is left by ${name} is saved`, async ({ page, site }) => {
    await openStep(page, site);
    await page.goto('/profil/kandidat');
    await page.getByRole('link', { name: 'Dodajte obrazovanje' }).click();
    await expect(heading(page, 'Obrazovanje')).toBeVisible();
    await fillSchool(page, 'Ekonomista');
    await leave(page);
    await expect.poll(() => schools(page)).toEqual(['Ekonomista']);
  });

test('a closed tab has saved what was typed a sequence before', async ({ page, site }) => {
  await openStep(page, site, 'o-meni');
  const other = await page.context().newPage();
  await other.goto('/profil/kandidat/cv?korak=o-meni');
  await other.getByLabel('Nekoliko rečenica o vama').fill('Vodim knjige.');
  await other.close({ runBeforeUnload: true });
  await expect.poll(async () => (await accountCv(page)).aboutMe).toBe('Vodim knjige.');
});

test('an entry that is wrong is kept and named, here and on the profile, until it is put right', async ({
  strictPage: page,
  site,
}) => {
  await openStep(page, site);
  await fillSchool(page, 'Ekonomista', { from: '2014' });
  await stepLink(page, 'Veštine').click();
  const note = page.getByText('Nije sačuvano:').locator('..');
  await expect(note.getByRole('link', { name: 'Obrazovanje' })).toBeVisible();
  await page.getByRole('link', { name: 'Zatvori', exact: true }).click();
  await expect(page).toHaveURL(/\/profil\/kandidat$/);
  await expect(note).toBeVisible();
  expect(await schools(page)).toEqual([]);

  await page.reload();
  await note.getByRole('link', { name: 'Obrazovanje' }).click();
  await expect(page.getByLabel('Zvanje ili smer')).toHaveValue('Ekonomista');
  await expect(page.getByLabel('Od', { exact: true })).toHaveAccessibleDescription(/Dodajte i mesec/);
  // The last button does not say what is not so.
  await stepLink(page, 'O meni').click();
  await page.getByLabel('Nekoliko rečenica o vama').fill('Vodim knjige.');
  await page.getByRole('button', { name: 'Sačuvaj CV' }).click();
  await expect(heading(page, 'Obrazovanje')).toBeFocused();
  await expect(page.getByText('CV je sačuvan.')).toHaveCount(0);
  await page.getByLabel('Od', { exact: true }).fill('10/2014');
  await page.getByRole('button', { name: 'Sačuvaj obrazovanje' }).click();
  await expect(page.getByText('Sve je sačuvano.')).toBeVisible();
  expect(await accountCv(page)).toMatchObject({
    education: [{ title: 'Ekonomista', dateFrom: '2014-10' }],
    aboutMe: 'Vodim knjige.',
  });
  await page.getByRole('link', { name: 'Zatvori', exact: true }).click();
  await expect(page.locator('.candidate-stays')).toContainText('Ekonomista');
  await expect(page.getByText('Nije sačuvano:')).toHaveCount(0);
});

test('without a connection everything waits, over a reload; the last button saves all steps', async ({
  page,
  site,
}) => {
  await openStep(page, site, 'opsti-podaci');
  await expect(page.getByLabel('Zanimanje')).toBeVisible();
  await settled(page);
  await page.context().setOffline(true);
  await page.getByLabel('Zanimanje').fill('Knjigovođa');
  await stepLink(page, 'Obrazovanje').click();
  await fillSchool(page, 'Ekonomista');
  await page.getByRole('button', { name: 'Sačuvaj obrazovanje' }).click();
  // It says that it is not saved, and stays open.
  await expect(page.locator('.form-summary')).toBeFocused();
  await expect(page.getByLabel('Zvanje ili smer')).toHaveValue('Ekonomista');
  await stepLink(page, 'O meni').click();
  await expect(page.getByText('Nije sačuvano:').locator('..')).toContainText('Opšti podaci, Obrazovanje');
  await page.getByLabel('Nekoliko rečenica o vama').fill('Vodim knjige.');
  await page.getByRole('button', { name: 'Sačuvaj CV' }).click();
  await expect(page.locator('.form-summary')).toBeFocused();
  // Nothing may save by itself before the page is loaded again.
  await page.route('**/api/candidate/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.context().setOffline(false);
  await page.goto('/profil/kandidat');
  await expect(page.getByText('Nije sačuvano:').locator('..')).toContainText('Opšti podaci, Obrazovanje, O meni');
  await page.unroute('**/api/candidate/**');
  await page.getByRole('link', { name: 'O meni' }).first().click();
  await expect(page.getByText('Sačuvali smo i ono što je ostalo od prošlog puta')).toBeVisible();
  await page.getByRole('button', { name: 'Sačuvaj i napravi PDF' }).click();
  await expect(page).toHaveURL(/dokumenti/);
  expect(await accountCv(page)).toMatchObject({
    education: [{ title: 'Ekonomista' }],
    aboutMe: 'Vodim knjige.',
  });
});

test('a session that has ended keeps what is typed, and it is saved after signing in again', async ({ page, site }) => {
  const { email } = await buildAccount(site, {});
  await logIn(page, 'kandidat', email, '/profil/kandidat/cv?korak=o-meni');
  await settled(page);
  await page.context().clearCookies();
  await page.route('**/api/candidate/cv', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByLabel('Nekoliko rečenica o vama').fill('Vodim knjige.');
  await page.getByRole('button', { name: 'Sačuvaj CV' }).click();
  await expect(page.getByText('CV je sačuvan.')).toHaveCount(0);
  await expect(page.getByLabel('Nekoliko rečenica o vama')).toHaveValue('Vodim knjige.');
  await page.unroute('**/api/candidate/cv');
  await logIn(page, 'kandidat', email, '/profil/kandidat/cv?korak=vestine');
  await settled(page);
  await expect.poll(async () => (await accountCv(page)).aboutMe).toBe('Vodim knjige.');
});

test('where storage is forbidden the browser asks before what is wrong is lost', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new Error('forbidden');
      },
    }),
  );
  await openStep(page, site);
  await fillSchool(page, 'Ekonomista', { from: '2014' });
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Zvanje ili smer')).toHaveValue('Ekonomista');
  await page.getByLabel('Od', { exact: true }).fill('10/2014');
  await page.getByRole('button', { name: 'Sačuvaj obrazovanje' }).click();
  await expect(page.getByText('Sve je sačuvano.')).toBeVisible();
});
