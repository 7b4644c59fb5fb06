import type { Locator } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { addCv, fillPerson, openApplication } from './fill-application.ts';
import { expect, type Site, test } from './site.ts';

const send = (modal: Locator): Promise<void> => modal.getByRole('button', { name: 'Pošalji prijavu' }).click();

const countApplications = (site: Site, postingId: number, email: string): Promise<number> =>
  site.database.executor.$count(
    applications,
    and(eq(applications.postingId, postingId), eq(applications.email, email)),
  );

test('an empty form says what every field needs and leads to the first', async ({ strictPage: page, site }) => {
  const { id } = await buildPosting(site);
  const modal = await openApplication(page, id);
  await send(modal);
  for (const label of ['Prezime', 'Imejl', 'Telefon', 'Mesto']) {
    await expect(modal.getByLabel(label), label).toHaveAttribute('aria-invalid', 'true');
    await expect(modal.getByLabel(label), label).toHaveAccessibleDescription(/\S/);
  }
  const firstName = modal.getByLabel('Ime', { exact: true });
  await expect(firstName).toHaveAccessibleDescription('Ovo polje je obavezno.');
  await expect(firstName).toBeFocused();
  await expect(modal.getByText('Označite ovu izjavu.', { exact: true })).toBeVisible();
  await expect(modal.getByLabel('Adresa')).not.toHaveAttribute('aria-invalid');
});

test('a file that is no PDF is refused at its place, the form stays', async ({ page, site }) => {
  const { id } = await buildPosting(site);
  const modal = await openApplication(page, id);
  await fillPerson(modal, 'tekst@primer.example');
  await modal
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Samo tekst.') });
  await expect(modal.getByRole('alert')).toContainText('Sadržaj fajla ne odgovara njegovom imenu.');
  await expect(modal.getByLabel('Prezime')).toHaveValue('Ćirić');

  await send(modal);
  await expect(modal.getByText('Neki dokumenti nisu otpremljeni.')).toBeVisible();
  await modal.getByRole('button', { name: 'Ukloni: cv.pdf' }).click();
  await addCv(modal);
  await send(modal);
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
});

test('the window asked for before the page came to life opens when it has', async ({ page, site }) => {
  const { id } = await buildPosting(site);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`/oglasi/${id}`);
  const apply = page.getByRole('button', { name: 'Prijavite se na oglas' }).first();
  await apply.click();
  // It says at once that it was heard.
  await expect(apply).toHaveAttribute('aria-busy', 'true');
  scripts.resolve();
  await expect(page.getByRole('dialog', { name: 'Prijava bez naloga' })).toBeVisible();
  await expect(apply).not.toHaveAttribute('aria-busy');
});

test('a posting that closes meanwhile says so and the text stays', async ({ page, site }) => {
  const { id } = await buildPosting(site);
  const modal = await openApplication(page, id);
  await fillPerson(modal, 'kasno@primer.example');
  const letter = 'Poštovani, sedam godina vodim knjigovodstvo.';
  await modal.getByLabel('Propratno pismo').last().fill(letter);
  await addCv(modal);
  await site.database.executor.update(postings).set({ state: 'closed' }).where(eq(postings.id, id));
  await send(modal);
  await expect(modal.getByRole('alert')).toContainText('prijave više nisu moguće');
  await expect(modal.getByLabel('Propratno pismo').last()).toHaveValue(letter);
  await expect(modal.getByLabel('Imejl')).toHaveValue('kasno@primer.example');
  expect(await countApplications(site, id, 'kasno@primer.example')).toBe(0);
});

test('without network the application waits, and the second try sends it once', async ({ page, site }) => {
  const { id } = await buildPosting(site);
  const email = 'veza@primer.example';
  const modal = await openApplication(page, id);
  await fillPerson(modal, email);
  await addCv(modal);

  // The first request is lost on the way, of the second only the response.
  const path = '**/applications/guest';
  await page.route(path, (route) => route.abort('internetdisconnected'), { times: 1 });
  await send(modal);
  await expect(modal.getByRole('alert')).toContainText('Niste povezani na internet.');
  await expect(modal.getByLabel('Imejl')).toHaveValue(email);
  await page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await modal.getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect.poll(() => countApplications(site, id, email)).toBe(1);
  await expect(modal.getByRole('alert')).toContainText('Niste povezani na internet.');

  await modal.getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
  expect(await countApplications(site, id, email)).toBe(1);
  await site.smtp.waitForMail(({ to }) => to.includes(email));
  expect(site.smtp.messages.filter(({ to }) => to.includes(email))).toHaveLength(1);
});

test('without a CV there is a warning, which leads back or on', async ({ strictPage: page, site }) => {
  const { id } = await buildPosting(site);
  const email = 'bez-cv@primer.example';
  const modal = await openApplication(page, id);
  await fillPerson(modal, email);
  await send(modal);
  const warning = page.getByRole('alertdialog', { name: 'Prijavljujete se bez CV-ja' });
  await warning.getByRole('button', { name: 'Dodajte CV' }).click();
  await expect(warning).toBeHidden();
  await expect(modal.locator('input[type=file]')).toBeFocused();
  expect(await countApplications(site, id, email)).toBe(0);

  await send(modal);
  await warning.getByRole('button', { name: 'Nastavite bez CV-ja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
  await expect(page.getByText('bez CV-ja')).toBeVisible();
  expect(await countApplications(site, id, email)).toBe(1);
});

test('a mistyped host of the address is asked about, corrected with a click, and blocks nothing', async ({
  strictPage: page,
  site,
}) => {
  const { id } = await buildPosting(site);
  const modal = await openApplication(page, id);
  const email = modal.getByLabel('Imejl');
  await fillPerson(modal, 'ana.slovo@gmial.com');
  await expect(modal.getByText('Da li ste mislili ana.slovo@gmail.com?')).toBeVisible();
  await modal.getByRole('button', { name: 'Ispravite' }).click();
  await expect(email).toHaveValue('ana.slovo@gmail.com');
  await expect(modal.getByText('Da li ste mislili')).toHaveCount(0);
  await email.fill('ana.slovo@gmial.com');
  await addCv(modal);
  await send(modal);
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
  expect(await countApplications(site, id, 'ana.slovo@gmial.com')).toBe(1);
});

test('the letter alone asks for a CV too, and leads to it or goes on', async ({ strictPage: page, site }) => {
  const { id } = await buildPosting(site);
  const email = 'samo-pismo@primer.example';
  const modal = await openApplication(page, id);
  const letter = modal.getByRole('radio', { name: 'Samo propratno pismo' });
  const warning = page.getByRole('alertdialog', { name: 'Prijavljujete se bez CV-ja' });
  await letter.check();
  await fillPerson(modal, email);
  await modal.getByLabel('Propratno pismo').last().fill('Poštovani, sedam godina vodim knjigovodstvo.');
  await send(modal);
  await warning.getByRole('button', { name: 'Dodajte CV' }).click();
  await expect(modal.getByRole('radio', { name: 'CV i propratno pismo' })).toBeChecked();
  await expect(modal.locator('input[type=file]')).toBeFocused();
  await expect(warning).toBeHidden();

  await letter.check();
  await send(modal);
  await warning.getByRole('button', { name: 'Nastavite bez CV-ja' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
  expect(await countApplications(site, id, email)).toBe(1);
});

test('the browser’s back goes a step back, then closes the window, then leaves', async ({ strictPage: page, site }) => {
  const { id } = await buildPosting(site, {
    questions: [{ id: 'p1', text: 'Od kada?', answerType: 'free', answers: [] }],
  });
  await page.goto('/kontakt');
  const modal = await openApplication(page, id);
  await fillPerson(modal, 'nazad@primer.example');
  await addCv(modal);
  await modal.getByRole('button', { name: 'Nastavite na upitnik' }).click();
  await modal.getByLabel('Od kada?').fill('Odmah');
  await page.goBack();
  await expect(modal.getByLabel('Imejl')).toHaveValue('nazad@primer.example');
  await page.goBack();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(`/oglasi/${id}`);

  // Closed by its own button it leaves nothing behind in the history.
  await page.getByRole('button', { name: 'Prijavite se na oglas' }).first().click();
  await modal.getByRole('button', { name: 'Odustani' }).click();
  await expect(modal).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/kontakt');
});

test('a repetition looks the same, adds nothing and is reported by mail', async ({ strictPage: page, site }) => {
  const { id, positionTitle } = await buildPosting(site);
  const email = 'dvaput@primer.example';
  for (const _ of ['first', 'second']) {
    const modal = await openApplication(page, id);
    await fillPerson(modal, email);
    await addCv(modal);
    await send(modal);
    await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
    await expect(page.getByText(`Potvrda stiže na ${email}.`)).toBeVisible();
  }
  expect(await countApplications(site, id, email)).toBe(1);
  const { message } = await site.smtp.waitForMail(
    ({ to, message: { subject } }) =>
      to.includes(email) && subject?.startsWith('Prijava je već ranije poslata') === true,
  );
  expect(message.subject).toContain(positionTitle);
});
