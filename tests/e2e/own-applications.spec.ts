import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, logIn, test } from './site.ts';

const list = '/profil/kandidat/prijave';

test('a candidate without applications is led to the search', async ({ strictPage: page, site }) => {
  const { email } = await buildAccount(site);
  await logIn(page, 'kandidat', email, list);
  await expect(page.getByText('Još nemate prijava')).toBeVisible();
  await page.getByRole('link', { name: 'Pronađite posao' }).click();
  await expect(page).toHaveURL('/oglasi');
});

test('an application is followed and taken back, and the employer finds it closed', async ({
  strictPage: page,
  site,
  browser,
}) => {
  const { row, account } = await buildEmployer(site);
  const positionTitle = `Zanimanje${randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const posting = await buildPosting(site, { employerId: row.id, positionTitle });
  const candidate = await buildAccount(site);
  const coverLetter = 'Poštovani, sedam godina vodim knjigovodstvo.';
  const [sent] = await site.database.executor
    .insert(applications)
    .values({
      postingId: posting.id,
      candidateId: candidate.row.id,
      firstName: 'Milica',
      lastName: 'Đorđević',
      email: candidate.email,
      phone: '',
      applicationType: 'letter',
      coverLetter,
      language: 'sr',
      createdAt: site.clock.now(),
    })
    .returning({ id: applications.id });
  const id = sent?.id as string;

  await logIn(page, 'kandidat', candidate.email, list);
  await expect(page.getByRole('row', { name: new RegExp(positionTitle) })).toContainText('Poslata');
  const entry = page.getByRole('complementary').getByRole('link', { name: /^Prijave/ });
  await expect(entry).toHaveText('Prijave1');

  // Its posting says so, in the page, in the bar of a phone and in lists.
  await page.goto(`/oglasi?q=${positionTitle}`);
  const mark = page.getByRole('article').filter({ hasText: 'Prijavili ste se' });
  await expect(mark.getByRole('link', { name: 'Pogledajte prijavu' })).toHaveAttribute('href', `${list}/${id}`);
  await page.goto(`/oglasi/${posting.id}`);
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Prijavili ste se')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Pogledajte prijavu' })).toBeVisible();
  await expect(page.getByText('Prijavite se na oglas')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.locator('.mobile-bar');
  await expect(bar).toContainText('Prijavili ste se');
  await bar.getByRole('link', { name: 'Pogledajte prijavu' }).click();
  await expect(page).toHaveURL(`${list}/${id}`);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(list);

  // The employer opens it.
  const context = await browser.newContext();
  const desk = await context.newPage();
  await logIn(desk, 'poslodavac', account.email, `/oglasi/prijava/${id}`);
  await expect(desk.getByText(coverLetter)).toBeVisible();

  await page.getByRole('link', { name: positionTitle, exact: true }).click();
  await expect(page).toHaveURL(`${list}/${id}`);
  await expect(page.getByText(coverLetter)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Pregledana' })).toBeVisible();
  await page.getByRole('button', { name: 'Povuci prijavu' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Ovo ne može da se poništi.');
  await dialog.getByRole('button', { name: 'Povuci prijavu' }).click();
  await expect(page.getByText('Ovu prijavu ste povukli.')).toBeVisible();
  await page.getByRole('link', { name: 'Otvori oglas' }).click();
  await expect(page.getByText('Na isti oglas ne možete ponovo da se prijavite.')).toBeVisible();
  await page.goBack();
  // It is still one of the own ones.
  await expect(entry).toHaveText('Prijave1');
  await expect(page.getByRole('button', { name: 'Povuci prijavu' })).toHaveCount(0);
  const [withdrawn] = await site.database.executor.select().from(applications).where(eq(applications.id, id));
  expect(withdrawn?.withdrawnAt).not.toBeNull();

  await desk.reload();
  await expect(desk.getByRole('heading', { name: 'Prijava je povučena' })).toBeVisible();
  await expect(desk.getByText(coverLetter)).toHaveCount(0);
  await context.close();
});
