import { buildAccount } from '../builders/account-builder.ts';
import { buildAnnouncement } from '../builders/announcement-builder.ts';
import { buildDraftArticle } from '../builders/article-builder.ts';
import { findViolations } from './axe.ts';
import { asAdministrator, expect, logIn, settled, test } from './site.ts';
import { alive } from './wrong-forms/walk.ts';

test('an administrator writes a text of the blog, looks at it, publishes it and takes it back', async ({
  page,
  site,
  browser,
}) => {
  await asAdministrator(page, site);
  await alive(page, '/admin/blog');
  await page.getByRole('button', { name: 'Novi tekst' }).click();
  await page.getByRole('textbox', { name: 'Naslov' }).fill('Prvi dan na poslu');
  await page.getByLabel('Sažetak').fill('Šta poneti i koga pitati.');
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Dođite deset minuta ranije.');
  await expect(page.getByText(/^Nacrt je sačuvan u \d/)).toBeVisible();

  // What was written survives a reload.
  await page.reload();
  await settled(page);
  await expect(page.getByRole('textbox', { name: 'Naslov' })).toHaveValue('Prvi dan na poslu');
  await page.getByRole('button', { name: 'Pogledajte kako izgleda' }).click();
  await expect(page.getByText('Ovako će tekst izgledati')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Prvi dan na poslu' })).toBeVisible();
  await page.getByRole('link', { name: 'Nazad na izmenu' }).click();

  await page.getByRole('button', { name: 'Objavi', exact: true }).click();
  await expect(page.getByText('Tekst je objavljen.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const guest = await (await browser.newContext({ baseURL: site.url })).newPage();
  await guest.goto('/blog');
  await guest.getByRole('link', { name: 'Prvi dan na poslu' }).click();
  await expect(guest.getByText('Dođite deset minuta ranije.')).toBeVisible();

  await page.getByRole('button', { name: 'Povuci tekst sa sajta' }).click();
  await page.getByRole('button', { name: 'Povuci', exact: true }).click();
  await expect(page.getByText('Tekst je povučen.')).toBeVisible();
  await guest.goto('/blog');
  await expect(guest.getByRole('link', { name: 'Prvi dan na poslu' })).toHaveCount(0);
});

test('of two administrators who write the same text the second sees both states and chooses', async ({
  page,
  site,
  browser,
}) => {
  const id = await buildDraftArticle(site);
  await asAdministrator(page, site);
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await asAdministrator(other, site);
  await alive(page, `/admin/blog/${id}`);
  await alive(other, `/admin/blog/${id}`);
  await other.getByRole('textbox', { name: 'Naslov' }).fill('Njihov naslov');
  await expect(other.getByText(/^Nacrt je sačuvan u \d/)).toBeVisible();
  await expect(async () => {
    await other.reload();
    await settled(other);
    await expect(other.getByRole('textbox', { name: 'Naslov' })).toHaveValue('Njihov naslov');
  }).toPass();

  await page.getByRole('textbox', { name: 'Naslov' }).fill('Moj naslov');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Njihov naslov');
  await expect(question).toContainText('Moj naslov');
  await question.getByRole('button', { name: 'Uzmi noviju verziju' }).click();
  await expect(page.getByRole('textbox', { name: 'Naslov' })).toHaveValue('Njihov naslov');
});

test('a page with a mistake in the language that is not shown opens it; a day that has passed is said at its field', async ({
  page,
  site,
}) => {
  await asAdministrator(page, site);
  await alive(page, '/admin/stranice/terms');
  await page.getByText('Engleski', { exact: true }).click();
  await page.locator('[name="en.title"]').fill('');
  await page.getByText('Srpski', { exact: true }).click();
  await page.getByRole('button', { name: 'Objavi novu verziju' }).click();
  await expect(page.locator('[name="en.title"]')).toBeFocused();
  await page.keyboard.type('Terms of use');
  await page.getByLabel('Važi od').fill('2020-01-01');
  await page.getByRole('button', { name: 'Objavi novu verziju' }).click();
  await expect(page.getByText('Datum je prošao.')).toBeVisible();
  await expect(page.getByLabel('Važi od')).toBeFocused();
});

test('a changed text asks for consent above every page, and nothing else stops', async ({ page, site, browser }) => {
  await asAdministrator(page, site);
  await alive(page, '/admin/stranice/terms');
  await page.getByLabel('Ukratko').fill('Novi uslovi u jednoj rečenici.');
  await page.getByLabel('Traži novu potvrdu').check();
  await page.getByRole('button', { name: 'Objavi novu verziju' }).click();
  await expect(page.getByText('Nova verzija je objavljena.')).toBeVisible();

  const candidate = await (await browser.newContext({ baseURL: site.url })).newPage();
  const { email } = await buildAccount(site);
  await logIn(candidate, 'kandidat', email);
  await alive(candidate, '/oglasi');
  const notice = candidate.getByRole('region', { name: 'Poruke sajta' });
  await expect(notice).toContainText('Promenili smo uslove korišćenja.');
  expect(await findViolations(candidate)).toEqual([]);
  await notice.getByRole('link', { name: 'uslovi korišćenja' }).click();
  await expect(candidate.getByText('Novi uslovi u jednoj rečenici.')).toBeVisible();
  await notice.getByRole('button', { name: 'Prihvatam' }).click();
  await expect(notice).toHaveCount(0);
  await alive(candidate, '/oglasi');
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/Verziju 1 je potvrdilo 1 od/)).toBeVisible();
});

test('an announcement is on a guest’s kept page until its hour, and away for who has closed it', async ({
  page,
  site,
}) => {
  await page.goto('/cenovnik');
  const notice = page.getByRole('region', { name: 'Poruke sajta' });
  await expect(notice).toHaveCount(0);
  const made = await buildAnnouncement(site, {
    startsAt: new Date(Date.now() - 60_000),
    endsAt: new Date(Date.now() + 3_600_000),
    textSr: 'Sutra ne radimo. Pogledajte [pomoć](/kontakt).',
  });
  expect(made.id).toBeGreaterThan(0);
  await expect(async () => {
    await page.goto('/cenovnik');
    await settled(page);
    await expect(notice.getByText('Sutra ne radimo.')).toBeVisible({ timeout: 200 });
  }).toPass();
  expect(await findViolations(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Zatvori obaveštenje' }).click();
  await expect(notice.getByText('Sutra ne radimo.')).toHaveCount(0);
  // The page is the same for everybody; this browser hides it before it is painted.
  await page.goto('/o-nama');
  await expect(page.getByText('Sutra ne radimo.')).toBeHidden();
});

test('„O nama” counts what the lists count', async ({ page }) => {
  await page.goto('/o-nama');
  const figures = page.getByText(/^(?:aktiv|firm)/);
  const [postings, companies] = (await figures.locator('..').allInnerTexts()).map((text) => text.split('\n')[0]);
  await page.goto('/oglasi');
  await expect(page.getByText(`Pronađeno ${postings} `)).toBeVisible();
  await page.goto('/poslodavci');
  await expect(page.getByText(`${companies} firm`)).toBeVisible();
});
