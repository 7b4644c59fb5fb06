import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { applications } from '#features/applying/server/application-table.ts';
import { candidateDocuments } from '#features/candidates/documents/server/document-table.ts';
import { candidateProfiles } from '#features/candidates/server/candidate-table.ts';
import { files } from '#features/files/server/file-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { samplePdf } from '../support/sample-files.ts';
import { expect, logIn, test } from './site.ts';

const cv = { name: 'Moj CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from(samplePdf()) };

test('from an ad to sent in three clicks when a CV is there', async ({ strictPage: page, site }) => {
  const { id, positionTitle } = await buildPosting(site, {});
  const { email } = await buildAccount(site, { name: 'Milica', lastName: 'Đorđević' });
  await logIn(page, 'kandidat', email, '/profil/kandidat/dokumenti');
  await page.locator('input[type=file]').first().setInputFiles(cv);
  await expect(page.getByText('Moj CV.pdf').first()).toBeVisible();
  await page.getByRole('button', { name: 'Radnje za Moj CV.pdf' }).click();
  await page.getByRole('button', { name: 'Označi kao podrazumevani CV' }).click();
  await expect(page.getByText('Podrazumevani CV', { exact: true })).toBeVisible();

  await page.goto(`/oglasi/${id}`);
  await page.getByRole('link', { name: 'Prijavite se na oglas' }).first().click();
  await expect(page.getByRole('checkbox', { name: /Moj CV/ })).toBeChecked();
  await page.getByRole('button', { name: 'Nastavite na pregled' }).click();
  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
  await expect(page.getByText(positionTitle).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Napravite nalog' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pogledajte svoje prijave' })).toHaveAttribute(
    'href',
    '/profil/kandidat/prijave',
  );

  // A second time it says when, and leads there.
  await page.goto(`/oglasi/${id}/apliciraj`);
  await expect(page.getByText(/Na ovaj oglas ste se prijavili/)).toBeVisible();
});

test('with questions, a mistake and a reload: what was entered stays until it is sent', async ({
  strictPage: page,
  site,
}) => {
  const { id } = await buildPosting(site, {
    questions: [
      { id: 'a', text: 'Kada možete da počnete?', answerType: 'free', answers: [] },
      { id: 'b', text: 'Imate li vozačku dozvolu?', answerType: 'single', answers: ['Da', 'Ne'] },
    ],
  });
  const { email } = await buildAccount(site, {});
  await logIn(page, 'kandidat', email, `/oglasi/${id}/apliciraj`);
  await page.getByRole('radio', { name: 'CV i propratno pismo' }).check();
  await page.getByRole('button', { name: 'Nastavite na upitnik' }).click();
  await page.getByRole('button', { name: 'Dodajte CV' }).click();
  await page.locator('input[type=file]').first().setInputFiles(cv);
  await expect(page.getByRole('checkbox', { name: /Moj CV/ })).toBeChecked();
  await page.getByRole('button', { name: 'Nastavite na upitnik' }).click();

  await page.getByLabel('Kada možete da počnete?').fill('Od prvog.');
  await page.getByRole('radio', { name: 'Da' }).check();
  await page.reload();
  await expect(page.getByLabel('Kada možete da počnete?')).toHaveValue('Od prvog.');
  await page.getByRole('button', { name: 'Nastavite na pregled' }).click();
  await expect(page.getByText('Od prvog.')).toBeVisible();

  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page.getByLabel('Propratno pismo')).toBeFocused();
  await page.getByLabel('Propratno pismo').fill('Poštovani, radim uredno.');
  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
});

test('a first CV, a file, the last letter and a document that goes: all within applying', async ({ page, site }) => {
  const { executor } = site.database;
  const { id } = await buildPosting(site, { positionTitle: 'Vozač/vozačica' });
  const { email, row: account } = await buildAccount(site, { name: 'Milica', lastName: 'Đorđević' });
  await executor.insert(candidateProfiles).values({
    accountId: account.id,
    version: 1,
    changedAt: new Date(),
    aboutMe: 'Vozim uredno.',
  });
  await executor.insert(applications).values({
    postingId: (await buildPosting(site, {})).id,
    candidateId: account.id,
    email,
    firstName: 'Milica',
    lastName: 'Đorđević',
    phone: '',
    applicationType: 'letter',
    language: 'sr',
    coverLetter: 'Poštovani, ovo je prošlo pismo.',
    createdAt: new Date(),
  });
  await logIn(page, 'kandidat', email, `/oglasi/${id}/apliciraj`);
  await page.getByRole('button', { name: 'Napravite PDF' }).click();
  await expect(page.getByRole('checkbox', { name: /CV sa Prilike/ })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Napravite PDF' })).toHaveCount(0);
  await page.locator('input[name=documents][type=file]').setInputFiles(cv);
  await expect(page.getByRole('checkbox', { name: /Moj CV/ })).toBeChecked();
  await page.getByRole('radio', { name: 'CV i propratno pismo' }).check();
  await page.getByRole('button', { name: 'Nastavite na pregled' }).click();

  // The last letter comes into an empty field at once, and never over a text unasked.
  const letter = page.getByLabel('Propratno pismo');
  const take = page.getByRole('button', { name: 'Ubaci poslednje propratno pismo' });
  await take.click();
  await expect(letter).toHaveValue('Poštovani, ovo je prošlo pismo.');
  await expect(letter).toBeFocused();
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(letter).toHaveValue('');
  await letter.fill('Moj tekst.');
  await take.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zadrži moj tekst' }).click();
  await expect(letter).toHaveValue('Moj tekst.');

  // Deleted in another tab meanwhile.
  await executor.delete(candidateDocuments).where(eq(candidateDocuments.name, cv.name));
  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page.getByRole('alert')).toContainText('Fajl više nije dostupan');
  await expect(page.getByText(cv.name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();

  await page.goto('/profil/kandidat/prijave');
  await page.getByRole('link', { name: 'Vozač/vozačica', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi sve' }).click();
  expect((await download).suggestedFilename()).toBe('Prijava, Vozač-vozačica.zip');
  const archive = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(archive)).toEqual([
    'Dokumenti/CV sa Prilike, Milica Đorđević.pdf',
    'Propratno pismo.txt',
    'Prijava.html',
  ]);

  // The builder ends with the PDF, and shows where it is.
  await page.goto('/profil/kandidat/cv?korak=o-meni');
  await page.getByLabel('Oblik CV-ja').selectOption('plain');
  await page.getByRole('button', { name: 'Sačuvaj i napravi PDF' }).click();
  await expect(page).toHaveURL(/\/profil\/kandidat\/dokumenti$/);
  await expect(page.getByText(/Jednostavan izgled, napravljen/)).toBeVisible();

  // What the home page proposes is dismissed for good.
  await page.goto('/');
  await page.getByRole('button', { name: 'Sakrij: CV je popunjen 10%' }).click();
  await expect(page.getByText('CV je popunjen 10%')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Radite odakle vam odgovara' })).toBeVisible();
  await expect(page.getByText('CV je popunjen 10%')).toHaveCount(0);
});

test('with thirty documents nothing more is taken, and those there are can be sent', async ({
  strictPage: page,
  site,
}) => {
  const { executor } = site.database;
  const { id } = await buildPosting(site, {});
  const { email, row: account } = await buildAccount(site, {});
  const now = new Date();
  const stored = await executor
    .insert(files)
    .values(
      Array.from({ length: 30 }, (_, at) => ({
        ownerId: account.id,
        purpose: 'document' as const,
        name: `CV ${at}.pdf`,
        size: 9,
        mediaType: 'application/pdf',
        storageKey: `none/${at}`,
        attachedAt: now,
        createdAt: now,
      })),
    )
    .returning();
  await executor
    .insert(candidateDocuments)
    .values(stored.map((file) => ({ accountId: account.id, fileId: file.id, name: file.name, addedAt: now })));
  await logIn(page, 'kandidat', email, `/oglasi/${id}/apliciraj`);
  await expect(page.getByText('Dostigli ste najveći broj dokumenata (30).')).toBeVisible();
  await expect(page.locator('input[name=documents][type=file]')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'CV 7.pdf' }).check();
  await page.getByRole('button', { name: 'Nastavite na pregled' }).click();
  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
});
