import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { applicationDocuments, applications } from '#features/applying/server/application-table.ts';
import { candidateDocuments } from '#features/candidates/documents/server/document-table.ts';
import { candidateProfiles } from '#features/candidates/server/candidate-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { readPdf } from '../support/read-pdf.ts';
import { samplePdf, samplePicture } from '../support/sample-files.ts';
import { expect, logIn, test } from './site.ts';

const documentsPage = '/profil/kandidat/dokumenti';
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(samplePdf()) });

/** The same with a script that runs when it is opened, for readers that run any. */
const withScript = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf
      .toString('latin1')
      .replace(
        '/Type /Catalog',
        "/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\); document.title = 'Preuzeto') >>",
      ),
    'latin1',
  );

/** A PDF of so many empty pages. */
const emptyPages = (pages: number): Buffer => {
  const ids = Array.from({ length: pages }, (_, at) => at + 3);
  const kids = ids.map((id) => `${id} 0 R`).join(' ');
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    `2 0 obj\n<< /Type /Pages /Count ${pages} /MediaBox [0 0 595 842] /Kids [${kids}] >>\nendobj\n`,
    ...ids.map((id) => `${id} 0 obj\n<< /Type /Page /Parent 2 0 R /Resources << >> >>\nendobj\n`),
  ];
  return Buffer.from(`%PDF-1.4\n${objects.join('')}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`);
};

test.use({ viewport: { width: 390, height: 844 } });

test('a candidate adds, renames, looks at and deletes documents on a phone', async ({ page, site }) => {
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email, documentsPage);
  await expect(page.getByRole('heading', { name: 'Još nemate nijedan dokument' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Slikajte dokument' })).toBeVisible();

  // Two arrive; the third is no PDF whatever its name says, and one too large is not even sent.
  const picture = Buffer.from(await samplePicture('jpeg', 300));
  await page
    .locator('input[name=documents]')
    .setInputFiles([
      pdf('Milica CV.pdf'),
      { name: 'Diploma.jpg', mimeType: 'image/jpeg', buffer: picture },
      { name: 'Uverenje.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Samo tekst.') },
      { name: 'Sken.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_242_881, 65) },
    ]);
  await expect(page.getByText('2 fajla')).toBeVisible();
  const entry = page.getByRole('navigation').getByRole('link', { name: /^Dokumenti/ });
  await expect(entry).toHaveText('Dokumenti2');
  const row = (name: string) => page.locator('.file').filter({ hasText: name });
  const menu = async (name: string, action: string): Promise<void> => {
    await page.getByRole('button', { name: `Radnje za ${name}` }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await expect(row('Uverenje.pdf').getByRole('alert')).toContainText('ne odgovara njegovom imenu');
  await expect(row('Sken.pdf').getByRole('alert')).toContainText('veći od 5 MB');

  // Another one in its place.
  const chooser = page.waitForEvent('filechooser');
  await row('Uverenje.pdf').getByRole('button', { name: 'Izaberite drugi' }).click();
  await (await chooser).setFiles(pdf('Uverenje pravo.pdf'));
  await expect(page.getByText('3 fajla')).toBeVisible();
  await expect(entry).toHaveText('Dokumenti3');
  await expect(row('Uverenje.pdf')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ukloni: Sken.pdf' }).click();
  await expect(row('Sken.pdf')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  // A new name, under which it is also saved.
  await menu('Milica CV.pdf', 'Promeni naziv');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naziv').fill('');
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(dialog.getByLabel('Naziv')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Naziv').fill('Milica Đorđević, CV');
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(row('Milica Đorđević, CV.pdf')).toBeVisible();
  const download = page.waitForEvent('download');
  await menu('Milica Đorđević, CV.pdf', 'Preuzmi');
  expect((await download).suggestedFilename()).toBe('Milica Đorđević, CV.pdf');

  await menu('Milica Đorđević, CV.pdf', 'Označi kao podrazumevani CV');
  await expect(row('Milica Đorđević, CV.pdf').getByText('Podrazumevani CV')).toBeVisible();

  // A picture is shown in the page.
  await menu('Diploma.jpg', 'Pogledajte');
  const shown = dialog.getByRole('img', { name: 'Diploma.jpg' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await menu('Diploma.jpg', 'Obriši');
  await expect(dialog).toContainText('Nije poslat uz prijave');
  await dialog.getByRole('button', { name: 'Obriši dokument' }).click();
  await expect(page.getByText('Dokument je obrisan.')).toBeVisible();
  await expect(row('Diploma.jpg')).toHaveCount(0);
  await expect(entry).toHaveText('Dokumenti2');
  await expect(page.getByText('2 fajla')).toBeVisible();
});

test('PDFs are read in the page, and photos become one of them', async ({ strictPage: page, site }) => {
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email, documentsPage);
  const row = (name: string) => page.locator('.file').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  const view = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: `Radnje za ${name}` }).click();
    await page.getByRole('button', { name: 'Pogledajte', exact: true }).click();
  };
  // One whose pages say what they would do, one that is none behind its first line.
  const hostile = Buffer.from(samplePdf('Prva strana'));
  await page.locator('input[name=documents]').setInputFiles([
    { name: 'Skripta.pdf', mimeType: 'application/pdf', buffer: withScript(hostile) },
    { name: 'Mnogo.pdf', mimeType: 'application/pdf', buffer: emptyPages(10_000) },
    {
      name: 'Pokvaren.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nstartxref\n9\n%%EOF\n'),
    },
  ]);
  await expect(page.getByText('3 fajla')).toBeVisible();
  await view('Mnogo.pdf');
  await expect(dialog.getByRole('img', { name: 'Mnogo.pdf, Strana 1 od 10000' })).toBeVisible();
  await expect(dialog.getByText('Ovde se vidi prvih 100 strana.')).toBeVisible();
  await page.keyboard.press('Escape');
  await view('Skripta.pdf');
  await expect(dialog.getByRole('img', { name: 'Skripta.pdf, Strana 1 od 1' })).toBeVisible();
  await expect(dialog.getByText('Prva strana')).toBeAttached();
  await page.keyboard.press('Escape');
  await view('Pokvaren.pdf');
  await expect(dialog.getByRole('alert')).toContainText('ne može da se prikaže ovde');
  await expect(dialog.getByRole('button', { name: 'Preuzmi' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Three photos: one lies until it is turned as its camera meant, one is no photo, and the order is changed.
  const photo = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } }).jpeg();
  await page.locator('input[name=documents]').setInputFiles([
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await photo(3000, 2000, '#c81e1e').toBuffer() },
    {
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(400, 200, '#1e32c8').withMetadata({ orientation: 6 }).toBuffer(),
    },
    { name: 'nije.png', mimeType: 'image/png', buffer: Buffer.from('Samo tekst.') },
  ]);
  await expect(page.getByText('Izabrali ste 3 fotografije.')).toBeVisible();
  await page.getByRole('button', { name: 'Spoji u jedan PDF' }).click();
  await dialog.getByLabel('Naziv dokumenta').fill('Diploma Đorđević');
  await dialog.getByRole('button', { name: 'Pomeri nagore: a.jpg' }).click();
  await dialog.getByRole('button', { name: 'Napravi PDF' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Fotografija nije.png ne može da se pročita');
  await dialog.getByRole('button', { name: 'Ukloni: nije.png' }).click();
  await dialog.getByRole('button', { name: 'Napravi PDF' }).click();
  await expect(row('Diploma Đorđević.pdf')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('4 fajla')).toBeVisible();
  await view('Diploma Đorđević.pdf');
  await expect(dialog.getByRole('img', { name: 'Strana 1 od 2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sledeća strana' }).click();
  await expect(dialog.getByRole('img', { name: 'Strana 2 od 2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sledeća strana' }).press('ArrowLeft');
  await expect(dialog.getByRole('img', { name: 'Strana 1 od 2' })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Preuzmi' }).click();
  const pdf = await readPdf(await readFile(await (await download).path()));
  const sides = await Promise.all([1, 2].map((number) => pdf.draw(number, 0.2)));
  expect(sides.map(({ width, height }) => width > height)).toEqual([false, true]);
  expect(pdf.info['Title']).toBe('Diploma Đorđević');
});

test('a document that was deleted in another tab is told, and leaves the list', async ({ page, site }) => {
  const { email, row: account } = await buildAccount(site);
  await logIn(page, 'kandidat', email, documentsPage);
  await page.locator('input[name=documents]').setInputFiles([pdf('Stari.pdf'), pdf('Novi.pdf')]);
  await expect(page.getByText('2 fajla')).toBeVisible();
  await site.database.executor.delete(candidateDocuments).where(eq(candidateDocuments.accountId, account.id));
  await page.getByRole('button', { name: 'Radnje za Stari.pdf' }).click();
  await page.getByRole('button', { name: 'Promeni naziv' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naziv').fill('Najnoviji');
  await dialog.getByRole('button', { name: 'Sačuvaj' }).click();
  await expect(dialog).toContainText('Ovaj dokument više ne postoji.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Još nemate nijedan dokument' })).toBeVisible();
});

test('a CV made here says that the profile is newer, and its deletion what stays', async ({ page, site }) => {
  const { email, row: account } = await buildAccount(site);
  await logIn(page, 'kandidat', email, documentsPage);
  await page.locator('input[name=documents]').setInputFiles([pdf('CV sa Prilike, Milica.pdf')]);
  await expect(page.getByText('1 fajl,')).toBeVisible();
  const { executor } = site.database;
  await executor.insert(candidateProfiles).values({ accountId: account.id, version: 2, changedAt: new Date() });
  const [made] = await executor
    .update(candidateDocuments)
    .set({ cvForm: 'latin', profileVersion: 1 })
    .where(eq(candidateDocuments.accountId, account.id))
    .returning();
  for (const _ of ['one', 'two']) {
    const { id } = await buildPosting(site);
    const [application] = await executor
      .insert(applications)
      .values({
        postingId: id,
        candidateId: account.id,
        firstName: 'Milica',
        lastName: 'Đorđević',
        email,
        phone: '+381641234567',
        applicationType: 'cv',
        language: 'sr',
        createdAt: new Date(),
      })
      .returning();
    const fileId = made?.fileId as string;
    await executor
      .insert(applicationDocuments)
      .values({ applicationId: application?.id as string, fileId, position: 0 });
  }
  await page.reload();
  await expect(page.getByRole('heading', { name: 'CV sa Prilike', exact: true })).toBeVisible();
  await expect(page.getByText(/Latinica, napravljen na osnovu profila .*, poslato uz 2 prijave/)).toBeVisible();
  await expect(page.getByText('Profil je izmenjen posle pravljenja ovog CV-ja.')).toBeVisible();
  await page.getByRole('button', { name: 'Radnje za CV sa Prilike, Milica.pdf' }).click();
  await page.getByRole('button', { name: 'Obriši', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ostaje uz 2 prijave koje ste poslali.');
  await dialog.getByRole('button', { name: 'Obriši dokument' }).click();
  await expect(page.getByRole('heading', { name: 'Još nemate nijedan dokument' })).toBeVisible();
});
