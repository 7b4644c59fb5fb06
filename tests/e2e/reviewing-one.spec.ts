import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { applyAsGuest } from '#features/applying/contract.ts';
import { applicationDocuments, applications } from '#features/applying/server/application-table.ts';
import { guestForm } from '../builders/application-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { samplePdf } from '../support/sample-files.ts';
import { findViolations } from './axe.ts';
import { newerVersion } from './newer-version.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A company with applications to one posting, newest first: the first two with a PDF, saved, unsorted, saved. */
const makeApplications = async (site: Site) => {
  const { row, account } = await buildEmployer(site);
  const { id: postingId } = await buildPosting(site, { employerId: row.id });
  const send = async (firstName: string, withFile: boolean): Promise<void> => {
    const documents = [];
    if (withFile) {
      const form = new FormData();
      form.set('file', new File([samplePdf()], `${firstName} CV.pdf`, { type: 'application/pdf' }));
      const answer = await fetch(`${site.url}/api/services/files/upload/guest`, {
        method: 'POST',
        body: form,
      });
      const { data } = (await answer.json()) as { data: { id: string; guestToken: string } };
      documents.push({ fileId: data.id, guestToken: data.guestToken });
    }
    const answer = await fetch(`${site.url}/api${applyAsGuest.path.replace('{id}', String(postingId))}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(guestForm({ firstName, documents, withoutCv: !withFile })),
    });
    expect(answer.status).toBe(201);
  };
  await send('Treća', false);
  await send('Druga', true);
  await send('Prva', true);
  const rows = await site.database.executor
    .select({ id: applications.id, firstName: applications.firstName })
    .from(applications)
    .where(eq(applications.postingId, postingId));
  const idOf = (name: string) => rows.find(({ firstName }) => firstName === name)?.id as string;
  const ids = { first: idOf('Prva'), second: idOf('Druga'), third: idOf('Treća') };
  for (const id of [ids.first, ids.third])
    await site.database.executor.update(applications).set({ status: 'saved' }).where(eq(applications.id, id));
  return { ...ids, postingId, email: account.email };
};
const pageOf = (id: string, search = '') => `/oglasi/prijava/${id}${search}`;

test('a document is read beside the data, also of the next application, and closed by keys', async ({
  strictPage: page,
  site,
}) => {
  const { first, email } = await makeApplications(site);
  await logIn(page, 'poslodavac', email);
  await page.goto(pageOf(first));
  await settled(page);
  const eye = page.getByRole('button', { name: 'Otvori Prva CV.pdf' });
  await eye.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: /^Dokument pored prijave/ });
  await expect(panel.getByRole('img', { name: /Prva CV\.pdf/ })).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Prva CV.pdf' })).toBeFocused();
  await expect(page.getByText('sedam godina vodim knjigovodstvo')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Sledeća prijava' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Druga Ćirić');
  await expect(panel.getByRole('img', { name: /Druga CV\.pdf/ })).toBeVisible();
  await page.getByRole('link', { name: 'Sledeća prijava' }).click();
  await expect(panel.getByText('nema dokumenta koji može da se prikaže')).toBeVisible();
  await page.getByRole('link', { name: 'Prethodna prijava' }).click();
  await panel.getByRole('button', { name: 'Zatvori dokument' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  // On a narrow screen it is a window above the page.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Otvori Druga CV.pdf' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: /Druga CV\.pdf/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Otvori Druga CV.pdf' })).toBeFocused();
});

test('next and previous stay in the filter, and the way back leads to it', async ({ strictPage: page, site }) => {
  const { first, third, postingId, email } = await makeApplications(site);
  await logIn(page, 'poslodavac', email);
  await page.goto(pageOf(first, '?status=saved'));
  await settled(page);
  await expect(page.getByText('1 od 2')).toBeVisible();
  await page.getByRole('link', { name: 'Sledeća prijava' }).click();
  await expect(page).toHaveURL(pageOf(third, '?status=saved'));
  await expect(page.getByText('2 od 2')).toBeVisible();
  await page.getByRole('button', { name: 'Odbij' }).click();
  await expect(page.getByText('nije među filtriranim prijavama (1)')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Odbijena' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Putanja' }).getByRole('link').last().click();
  await expect(page).toHaveURL(`/oglasi/${postingId}/prijave?status=saved`);
});

test('two members write a note at once, and neither loses a word', async ({ strictPage: page, site, browser }) => {
  const { first, email } = await makeApplications(site);
  const context = await browser.newContext();
  await logIn(page, 'poslodavac', email);
  await page.goto(pageOf(first));
  await settled(page);
  const note = (desk: typeof page) => desk.getByLabel('Beleška o prijavi');
  // A second browser is behind; a refusal is in its console.
  const slow = await context.newPage();
  await logIn(slow, 'poslodavac', email);
  await slow.goto(pageOf(first));
  await settled(slow);
  await note(page).fill('Zvati u utorak.');
  await page.getByRole('button', { name: 'Sačuvaj belešku' }).click();
  await expect(page.getByText(/^Poslednja izmena: danas/)).toBeVisible();
  await note(slow).fill('Ima preporuku.');
  await slow.getByRole('button', { name: 'Sačuvaj belešku' }).click();
  const conflict = newerVersion(slow);
  await expect(conflict).toContainText('Zvati u utorak.');
  await conflict.getByRole('button', { name: 'Spoji obe' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(note(slow)).toHaveValue('Zvati u utorak.\n\nIma preporuku.');

  // Written and left at once: it is saved on the way.
  await note(slow).fill('Na brzinu');
  await slow.getByRole('link', { name: 'Sledeća prijava' }).click();
  await expect(slow.getByRole('heading', { level: 1 })).toHaveText('Druga Ćirić');
  await slow.getByRole('link', { name: 'Prethodna prijava' }).click();
  await expect(note(slow)).toHaveValue('Na brzinu');
  // Without a connection the text waits in the tab, and goes when there is one.
  await context.setOffline(true);
  await note(slow).fill('Bez veze');
  await slow.getByRole('button', { name: 'Sačuvaj belešku' }).click();
  await expect(slow.getByText(/Tekst je zapamćen u ovoj kartici/)).toBeVisible();
  await context.setOffline(false);
  await expect(slow.getByText(/^Poslednja izmena: danas/)).toBeVisible();
  await slow.reload();
  await settled(slow);
  await expect(note(slow)).toHaveValue('Bez veze');
  await context.close();
});

test('everything is taken along as one archive, and printed without what is the company’s own', async ({
  strictPage: page,
  site,
}) => {
  const { first, email } = await makeApplications(site);
  await logIn(page, 'poslodavac', email);
  await page.goto(pageOf(first));
  await settled(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Preuzmi sve' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Ćirić Prva – Viši računovođa.zip');
  const content = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(content)).toContain('Ćirić Prva – Viši računovođa – Prva CV.pdf');
  const letter = content['Ćirić Prva – Viši računovođa – Propratno pismo.txt'] as Uint8Array;
  expect(strFromU8(letter)).toContain('sedam godina');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText('Prijava na oglas „Viši računovođa (m/ž)”')).toBeVisible();
  await expect(page.getByText('sedam godina vodim knjigovodstvo')).toBeVisible();
  for (const hidden of ['Beleška o prijavi', 'Tok prijave', 'Preuzmi sve', 'Razvrstajte prijavu'])
    await expect(page.getByText(hidden, { exact: true })).toBeHidden();
  await expect(page.locator('header')).toBeHidden();
  // A sheet is narrower than a screen.
  await page.setViewportSize({ width: 700, height: 990 });
  await expect(page.getByRole('group', { name: 'Razvrstavanje prijave' })).toHaveCount(0);
});

test('nothing overflows a narrow page, whatever was sent', async ({ strictPage: page, site }) => {
  const { first, third, email } = await makeApplications(site);
  const long = 'ž'.repeat(250);
  const period = { dateFrom: '2011-10', dateTo: '2016-06' };
  await site.database.executor
    .update(applications)
    .set({
      coverLetter: 'x'.repeat(2000),
      firstName: 'Ž'.repeat(100),
      snapshot: {
        profession: long,
        experienceLevel: '',
        educationLevel: '',
        aboutMe: long.repeat(4),
        externalLink: `https://primer.rs/${'a'.repeat(200)}`,
        education: Array.from({ length: 3 }, () => ({ title: long, institution: long, ...period })),
        experience: [{ positionName: long, companyName: long, ...period }],
        skills: [long, long],
      },
    })
    .where(eq(applications.id, first));
  await site.database.executor.delete(applicationDocuments).where(eq(applicationDocuments.applicationId, third));
  await logIn(page, 'poslodavac', email);
  for (const width of [320, 1440])
    for (const id of [first, third]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pageOf(id));
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await findViolations(page)).toEqual([]);
    }
});
