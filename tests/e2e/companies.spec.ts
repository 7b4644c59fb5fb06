import { eq } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import { buildCompanyPhoto } from '../builders/company-photo-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { findViolations } from './axe.ts';
import { asAdministrator, expect, settled, test } from './site.ts';

const numbers = { registrationNumber: '17162543', phone: '+381641234567' };

test('an administrator corrects a company, shows it on the home page, blocks and unblocks it', async ({
  strictPage: page,
  site,
}) => {
  const { row } = await buildEmployer(site, {
    company: 'Razboj Resavica',
    companyFolded: 'razboj resavica',
    pib: '100002887',
    ...numbers,
  });
  const { id, positionTitle } = await buildPosting(site, { employerId: row.id });
  await asAdministrator(page, site, `/admin/poslodavci?q=razboj&company=${row.id}`);
  await settled(page);
  const entry = page.locator('#firma-detalji');
  await expect(entry.getByText('1 aktivan oglas')).toBeVisible();

  const pib = entry.getByRole('textbox', { name: 'PIB' });
  await pib.fill('100002888');
  await entry.getByRole('button', { name: 'Sačuvaj podatke' }).click();
  await expect(pib).toHaveAccessibleDescription(/PIB nije ispravan/);
  await expect(entry.getByLabel('Razlog izmene')).toHaveAccessibleDescription(/prekratak/);
  await pib.fill('100041150');
  await entry.getByRole('textbox', { name: 'Naziv firme' }).fill('Razboj Resava');
  await entry.getByLabel('Razlog izmene').fill('Po rešenju APR-a.');
  await entry.getByRole('button', { name: 'Sačuvaj podatke' }).click();
  await expect(page.getByText('Podaci firme su sačuvani.')).toBeVisible();
  await expect(entry.getByRole('heading', { name: 'Razboj Resava' })).toBeVisible();

  await entry.getByRole('button', { name: 'Prikaži na početnoj strani' }).click();
  await expect(page.getByText('Razboj Resava je na početnoj strani.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Razboj Resava.*1 oglas/s })).toBeVisible();

  const address = `/admin/poslodavci?company=${row.id}`;
  const act = async (name: string, done: string) => {
    await page.goto(address);
    await entry.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    const ground = dialog.getByLabel('Osnov');
    if (await ground.isVisible()) await ground.selectOption('terms-account');
    await dialog.getByRole('textbox').fill('Prijava posetilaca.');
    await dialog.getByRole('button', { name }).click();
    await expect(page.getByText(done)).toBeVisible();
  };
  await act('Blokiraj firmu', 'Firma je blokirana.');
  await page.goto(`/oglasi/${id}`);
  await expect(page.getByText('Oglas je zatvoren').first()).toBeVisible();
  await act('Odblokiraj firmu', 'Firma je odblokirana.');
  await page.goto(`/oglasi?q=${encodeURIComponent(positionTitle)}&employers=${row.id}`);
  await expect(page.getByRole('link', { name: positionTitle }).first()).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: 'Ukloni sa početne strane: Razboj Resava' }).click();
  await expect(page.getByText('Niko nije izabran')).toBeVisible();
});

test('an administrator removes one photo and the steps of selection of a company, each with a ground and facts', async ({
  strictPage: page,
  site,
}) => {
  const { row } = await buildEmployer(site, { selectionSteps: [{ title: 'Probni dan', days: 1 }] });
  await buildCompanyPhoto(site, row.id, 'Sala');
  await buildCompanyPhoto(site, row.id, 'Kuhinja');
  // The pictures are not stored.
  await page.route(/size=small$/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await asAdministrator(page, site, `/admin/poslodavci?company=${row.id}`);
  await settled(page);
  const entry = page.locator('#firma-detalji');
  const dialog = page.getByRole('dialog');
  const remove = async (opener: string, button: string, done: string) => {
    await entry.getByRole('button', { name: opener }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Osnov').selectOption('terms-foreign-content');
    await dialog.getByRole('textbox').fill('Preuzeto sa sajta druge firme.');
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(done)).toBeVisible();
  };
  await remove('Ukloni fotografiju: Sala', 'Ukloni', 'Fotografija je uklonjena.');
  await expect(entry.getByText('Kuhinja')).toBeVisible();
  await expect(entry.getByText('Sala', { exact: true })).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
  await remove('Ukloni korake izbora', 'Ukloni korake izbora', 'Koraci izbora su uklonjeni.');
  await expect(entry.getByText('Probni dan')).toHaveCount(0);
  const [company] = await site.database.executor.select().from(employers).where(eq(employers.id, row.id));
  expect(company?.selectionSteps).toEqual([]);
});

test('a deleted company is gone with its postings, and its owner cannot sign in', async ({ page, site, browser }) => {
  // Not strict: the browser itself reports the pages that are gone.
  const { row, account } = await buildEmployer(site, {
    company: 'Splav Gruža',
    companyFolded: 'splav gruza',
    pib: '101134702',
    ...numbers,
  });
  const { id } = await buildPosting(site, { employerId: row.id });
  await asAdministrator(page, site, `/admin/poslodavci?company=${row.id}`);
  await page.getByRole('button', { name: 'Obriši firmu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Obrisati firmu?' });
  await expect(dialog).toContainText('Brišu se i: 1 aktivan oglas.');
  await dialog.getByLabel('Razlog').fill('Na zahtev firme.');
  await dialog.getByRole('button', { name: 'Obriši firmu' }).click();
  await expect(page.getByText('Firma je obrisana.')).toBeVisible();
  await page.waitForURL('/admin/poslodavci');
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  expect((await visitor.goto(`/oglasi/${id}`))?.status()).toBe(410);
  expect((await visitor.goto(`/poslodavci/${row.id}`))?.status()).toBe(404);
  await visitor.goto('/prijava/poslodavac');
  await visitor.getByLabel('Imejl').fill(account.email);
  await visitor.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await visitor.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(visitor.getByRole('alert').first()).toBeVisible();
});

test('a company that another administrator has verified meanwhile: the window says so and asks for nothing else', async ({
  page,
  site,
}) => {
  const { row } = await buildEmployer(site, {
    company: 'Predilnica Pirot',
    companyFolded: 'predilnica pirot',
    verifiedAt: null,
    ...numbers,
  });
  await asAdministrator(page, site, '/admin/poslodavci?q=predilnica&state=unverified');
  await settled(page);
  await page.getByRole('button', { name: 'Označi kao proverenu' }).click();
  const dialog = page.getByRole('dialog');
  const title = await dialog.getByRole('heading').innerText();
  await dialog.getByRole('textbox').fill('Po podacima APR-a.');
  const { executor } = site.database;
  await executor.update(employers).set({ verifiedAt: new Date() }).where(eq(employers.id, row.id));
  await dialog.getByRole('button', { name: 'Označi kao proverenu' }).click();
  await expect(dialog.getByText('Ovo je u međuvremenu već urađeno')).toBeVisible();
  // The row has left the list; the window is still about what was asked.
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(dialog.getByRole('heading')).toHaveText(title);
  await expect(dialog.getByRole('textbox')).toHaveValue('Po podacima APR-a.');
});

test('a logo that does not come leaves its place to the initials', async ({ page }) => {
  await page.goto('/poslodavci');
  await settled(page);
  await page.keyboard.press('Shift');
  const logos = page.getByRole('main').locator('.initials img');
  await expect(logos.first()).toBeVisible();
  await page.route('**/api/services/files/*/public', (route) => route.fulfill({ status: 503 }));
  // The first stands at the top of its page and is asked for with it, the others when it is alive.
  const address = await page.getByRole('main').getByRole('link', { name: 'Kvarc Računovodstvo' }).getAttribute('href');
  for (const path of ['/poslodavci', address as string]) {
    await page.goto(path);
    await settled(page);
    await page.keyboard.press('Shift');
    await expect(page.getByRole('main').locator('.initials', { hasText: 'KR' }).first()).toBeVisible();
    expect(await logos.evaluateAll((all) => all.some((logo) => (logo as HTMLImageElement).naturalWidth > 0))).toBe(
      false,
    );
  }
});
