import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { files } from '#features/files/server/file-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { samplePdf, samplePicture } from '../support/sample-files.ts';
import { fillPosting } from './fill-posting.ts';
import { expect, logIn, type Site, test } from './site.ts';

const byLink = { isExternalApply: true, externalLink: 'https://posao.plavet.example/tester' };
const byPhone = { isExternalApply: true, externalPhone: '+38123555333' };
const shownPhone = /023\s?55/;

const hidden = ['plavet.example', '23555333'];
const expectNothingTold = async (page: Page): Promise<void> => {
  const html = await page.content();
  for (const secret of hidden) expect(html).not.toContain(secret);
};

/** A posting of the demo with a PDF, as its content or in addition to its text. */
const demoPostingWithPdf = async ({ database }: Site, contentType: 'file' | 'text') => {
  const [row] = await database.executor
    .select({ id: postings.id, name: files.name })
    .from(postings)
    .innerJoin(files, eq(files.id, postings.fileId))
    .where(and(eq(postings.contentType, contentType), eq(files.mediaType, 'application/pdf')));
  if (!row) throw new Error('the demo has no such posting');
  return row;
};

test('for applying on the employer’s site the address is shown on request only', async ({ strictPage: page, site }) => {
  const { id, positionTitle } = await buildPosting(site, { ...byLink, company: 'Plavet Digital' });
  await page.goto(`/oglasi/${id}`);
  await expectNothingTold(page);
  await page.getByRole('button', { name: 'Prijavite se na oglas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Napuštate Priliku' })).toBeVisible();
  await expect(page.getByText(`„${positionTitle}”`)).toBeVisible();
  const onward = page.getByRole('link', { name: 'Nastavite na sajt' });
  await expect(onward).toHaveAttribute('href', byLink.externalLink);
  await expect(onward).toHaveAttribute('rel', /nofollow/);
  await page.getByRole('link', { name: 'Ostanite na Prilici' }).click();
  await expect(page).toHaveURL(`/oglasi/${id}`);

  // The address alone shows nothing, and is not for search engines.
  await page.goto(`/oglasi/${id}/spoljna-prijava`);
  await expectNothingTold(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('button', { name: 'Prikaži vezu za prijavu' }).click();
  await expect(onward).toBeVisible();
});

test('a phone number is shown on the posting on request', async ({ strictPage: page, site }) => {
  const { id } = await buildPosting(site, { ...byPhone, company: 'Orahova Pekara' });
  await page.goto(`/oglasi/${id}`);
  await expectNothingTold(page);
  await page.getByRole('button', { name: 'Prikaži broj telefona' }).click();
  await expect(page.getByRole('link', { name: shownPhone })).toHaveAttribute('href', 'tel:+38123555333');
  await expect(page).toHaveURL(`/oglasi/${id}`);
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('link and phone number are shown on a separate page', async ({ page, site }) => {
    const link = await buildPosting(site, byLink);
    await page.goto(`/oglasi/${link.id}`);
    await page.getByRole('button', { name: 'Prijavite se na oglas' }).first().click();
    await expect(page.getByRole('link', { name: 'Nastavite na sajt' })).toBeVisible();

    const phone = await buildPosting(site, byPhone);
    await page.goto(`/oglasi/${phone.id}`);
    await page.getByRole('button', { name: 'Prikaži broj telefona' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prijave samo telefonom' })).toBeVisible();
    await expect(page.getByRole('link', { name: shownPhone })).toBeVisible();
  });
});

test('what has ended or is applied to here has nothing to leave for', async ({ page, site }) => {
  const now = site.clock.now().getTime();
  const ended = await buildPosting(site, { ...byLink, liveUntil: new Date(now - 60_000) });
  const here = await buildPosting(site);
  for (const { id } of [ended, here]) {
    await page.goto(`/oglasi/${id}/spoljna-prijava`);
    await expect(page).toHaveURL(`/oglasi/${id}`);
  }
  expect((await page.goto('/oglasi/99999999/spoljna-prijava'))?.status()).toBe(404);
});

test('a PDF is read inside the posting, with its words above and a file to take away', async ({
  strictPage: page,
  site,
}) => {
  const { id, name } = await demoPostingWithPdf(site, 'file');
  await page.goto(`/oglasi/${id}`);
  await expect(page.getByTitle('Oglas kao PDF. Kratak opis je iznad njega.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Opis posla' })).toBeVisible();
  const arrives = page.waitForEvent('download');
  await page.getByRole('link', { name: `Preuzmi ${name}` }).click();
  expect((await arrives).suggestedFilename()).toBe(name);
});

test('a picture keeps its room on the page before it is there', async ({ strictPage: page, site }) => {
  const { id } = await demoPostingWithPdf(site, 'text');
  await page.goto(`/oglasi/${id}`);
  const picture = page.getByRole('img', { name: /^Slika uz oglas/ });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('width', '1200');
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await expect(page.getByRole('link', { name: 'opis-posla.pdf', exact: true })).toBeVisible();
});

test('a picture that is still on its way is waited for, and one that does not arrive is named', async ({
  // The console names the failed upload.
  page,
  site,
}) => {
  test.setTimeout(90_000);
  const { account } = await buildEmployer(site);
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  await fillPosting(page, `Tkalac ${randomUUID().slice(0, 6)}`);
  await page.goto('/oglasi/kreiranje?korak=sadrzaj');
  let arrives = Promise.withResolvers<boolean>();
  await page.route('**/api/services/files', async (route) => {
    if (await arrives.promise) await route.continue();
    else await route.fulfill({ status: 502, body: '' });
  });
  const picture = page.getByRole('group', { name: 'Slika' });
  const choose = async () =>
    picture.locator('input[type=file]').setInputFiles({
      name: 'razboj.png',
      mimeType: 'image/png',
      buffer: Buffer.from(await samplePicture('png', 120)),
    });
  const goOn = page.getByRole('button', { name: 'Nastavite na upitnik' });

  await choose();
  await goOn.click();
  await expect(page).toHaveURL(/korak=sadrzaj/);
  arrives.resolve(false);
  await expect(picture.getByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
  await expect(page).toHaveURL(/korak=sadrzaj/);

  arrives = Promise.withResolvers<boolean>();
  await picture.getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await goOn.click();
  arrives.resolve(true);
  await expect(page).toHaveURL(/korak=upitnik/);
  await page.goto('/oglasi/kreiranje?korak=sadrzaj');
  await expect(page.getByText('razboj.png', { exact: true })).toBeVisible();
});

test('an employer publishes a posting that is a file, with a picture', async ({ strictPage: page, site }) => {
  test.setTimeout(90_000);
  const { account } = await buildEmployer(site);
  const title = `Tkalac na razboju ${randomUUID().slice(0, 6)}`;
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  await fillPosting(page, title);
  await page.goto('/oglasi/kreiranje?korak=sadrzaj');
  await page.getByRole('radio', { name: 'Fajl' }).check({ force: true });
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await expect(page.getByText('Ovo polje je obavezno.')).toHaveCount(2);

  await page.getByLabel('Kratak opis za pretragu').fill('Vodite razboj u tkačnici u Čačku.');
  const choose = (group: string, name: string, buffer: Uint8Array, mimeType: string) =>
    page
      .getByRole('group', { name: group })
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType, buffer: Buffer.from(buffer) });
  await choose('Fajl', 'oglas.exe', samplePdf(), 'application/octet-stream');
  await expect(page.getByRole('alert').filter({ hasText: 'Ova vrsta fajla nije dozvoljena.' })).toBeVisible();
  await choose('Fajl', 'tkac.pdf', samplePdf('Tkac'), 'application/pdf');
  await choose('Slika', 'razboj.png', await samplePicture('png', 120), 'image/png');
  await expect(page.getByText('tkac.pdf', { exact: true })).toBeVisible();
  await expect(page.getByText('razboj.png', { exact: true })).toBeVisible();
  await expect(page.getByText('Otpremamo')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('tkac.pdf', { exact: true })).toBeVisible();
  await expect(page.getByText('razboj.png', { exact: true })).toBeVisible();

  await page.goto('/oglasi/kreiranje?korak=potvrda');
  await expect(page.getByText(/^tkac\.pdf, /)).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Objavi oglas' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Slika uz oglas/ })).toBeVisible();
  await expect(page.getByText('Vodite razboj u tkačnici u Čačku.')).toBeVisible();
});

test('only the owner of a posting in review sees it, with a note on the next step', async ({
  strictPage: page,
  site,
}) => {
  const { row, account } = await buildEmployer(site);
  const { id } = await buildPosting(site, {
    employerId: row.id,
    state: 'in_review',
    firstPublishedAt: null,
    liveUntil: null,
  });
  await logIn(page, 'poslodavac', account.email, `/oglasi/${id}`);
  await expect(page.getByText('Pregledamo ga pre objave')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prijavite se na oglas' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Moji oglasi' }).click();
  await expect(page).toHaveURL(/\/profil\/poslodavac\/oglasi\?tab=pending/);
  await page.context().clearCookies();
  expect((await page.request.get(`${site.url}/oglasi/${id}`)).status()).toBe(404);
});
