import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { addCv, fillPerson } from './fill-application.ts';
import { expect, logIn, type Site, test } from './site.ts';

const countOf = (site: Site, postingId: number): Promise<number> =>
  site.database.executor.$count(applications, eq(applications.postingId, postingId));

const licence = {
  id: 'p1',
  text: 'Imate li vozačku dozvolu?',
  answerType: 'single' as const,
  answers: ['Da', 'Ne'],
};

/** An employer with a live posting of a type that takes questions. */
const open = async (site: Site, change: Parameters<typeof buildPosting>[1] = {}) => {
  const { account, row } = await buildEmployer(site);
  const { id } = await buildPosting(site, { employerId: row.id, productGroup: 'hot', ...change });
  return { id, email: account.email };
};

const onPhone = async (page: Page): Promise<void> => page.setViewportSize({ width: 390, height: 844 });

test('an employer says what a job needs, after a mistake, and it holds until somebody has applied', async ({
  strictPage: page,
  site,
}) => {
  const { id, email } = await open(site);
  await logIn(page, 'poslodavac', email, `/oglasi/${id}/izmena?korak=upitnik`);
  await page.getByRole('button', { name: 'Dodaj pitanje' }).click();
  await page.getByLabel('Tekst pitanja').fill('Imate li vozačku dozvolu?');
  await page.getByLabel('Odgovor 1', { exact: true }).fill('Da');
  await page.getByLabel('Odgovor 2', { exact: true }).fill('Ne');
  await page.getByRole('checkbox', { name: 'Neki odgovori su uslov' }).check();
  await page.getByRole('radio', { name: /Prijavljivanje se završava/ }).check();
  await page.getByRole('button', { name: 'Sačuvaj pitanje' }).click();
  await expect(page.getByText('Označite bar jedan odgovor koji je uslov.')).toBeVisible();
  const yes = page.getByRole('checkbox', { name: 'Da', exact: true });
  await expect(yes).toBeFocused();
  await yes.press('Space');
  await page.getByRole('checkbox', { name: 'Ne', exact: true }).check();
  await page.getByRole('button', { name: 'Sačuvaj pitanje' }).click();
  await expect(page.getByText(/^Bar jedan odgovor ne sme biti uslov/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ne', exact: true }).uncheck();

  // The mark follows the answer while it is typed over, also past the words of another one.
  const first = page.getByLabel('Odgovor 1', { exact: true });
  await first.fill('Ne');
  await first.fill('Da, B kategorije');
  await expect(page.getByRole('checkbox', { name: 'Da, B kategorije' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Ne', exact: true })).not.toBeChecked();
  await page.reload();
  await page.getByRole('button', { name: 'Izmeni pitanje 1' }).click();
  await expect(page.getByRole('checkbox', { name: 'Da, B kategorije' })).toBeChecked();
  await page.getByRole('button', { name: 'Sačuvaj pitanje' }).click();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await page.getByRole('heading', { name: 'Podaci oglašivača' }).waitFor();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await expect(page.getByText(/^Uslov: „Da, B kategorije”\./)).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sačuvaj izmene' }).click();
  await page.waitForURL('**/profil/poslodavac/oglasi**');
  const [row] = await site.database.executor.select().from(postings).where(eq(postings.id, id));
  expect(row?.questions).toMatchObject([{ requiredAnswers: ['Da, B kategorije'], otherwise: 'end' }]);

  // An answer without its mark, and a free entry, need nothing.
  await page.goto(`/oglasi/${id}/izmena?korak=upitnik`);
  await page.getByRole('button', { name: 'Izmeni pitanje 1' }).click();
  await page.getByText('Slobodan odgovor').click();
  await expect(page.getByRole('checkbox', { name: 'Neki odgovori su uslov' })).toBeHidden();
  await page.getByText('Jedan odgovor', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Neki odgovori su uslov' })).not.toBeChecked();

  await site.database.executor.update(postings).set({ applicationCount: 1 }).where(eq(postings.id, id));
  await page.goto(`/oglasi/${id}/izmena?korak=upitnik`);
  await expect(page.getByText(/Neko se već prijavio/)).toBeVisible();
});

test('without what the job needs applying ends kindly, before documents, and can go on', async ({
  strictPage: page,
  site,
}) => {
  const { id } = await open(site, {
    questions: [
      { id: 'p0', text: 'Kada možete da počnete?', answerType: 'free', answers: [] },
      { ...licence, requiredAnswers: ['Da'], otherwise: 'end' },
    ],
  });
  const { email } = await buildAccount(site, { name: 'Milica', lastName: 'Đorđević' });
  await onPhone(page);
  await logIn(page, 'kandidat', email, `/oglasi/${id}`);
  await expect(page.getByText(/Bez toga na ovaj oglas ne možete da se prijavite\./)).toBeVisible();
  await page.goto(`/oglasi/${id}/apliciraj?korak=dokumenti`);
  const onward = page.getByRole('button', { name: 'Nastavite na dokumente' });
  await expect(onward).toHaveAccessibleDescription('Odgovorite na sva pitanja da biste nastavili.');
  const question = page.getByRole('group', { name: /Bez toga na ovaj oglas ne možete da se prijavite/ });
  await question.getByRole('radio', { name: 'Ne' }).check();
  await onward.click();
  const ending = page.locator('.requirements-ending');
  await expect(ending).toBeFocused();
  await expect(ending).toContainText('Ništa nije poslato.');
  await expect(ending.getByRole('link', { name: 'Pogledajte slične oglase' })).toHaveAttribute(
    'href',
    '/oglasi?categories=racunovodstvo',
  );
  expect(await countOf(site, id)).toBe(0);

  await question.getByRole('radio', { name: 'Da' }).check();
  await expect(ending).toBeHidden();
  await onward.click();
  await page.getByRole('radio', { name: 'Samo propratno pismo' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Samo propratno pismo' })).toBeChecked();
  await page.getByRole('button', { name: 'Nastavite na upitnik' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nastavite bez CV-ja' }).click();
  await expect(question).toBeHidden();
  await page.getByLabel('Kada možete da počnete?').fill('Odmah.');
  await page.getByRole('button', { name: 'Nastavite na pregled' }).click();
  await page.getByLabel('Propratno pismo').fill('Poštovani, vozim devet godina.');
  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
  expect(await countOf(site, id)).toBe(1);
});

test('a guest without it is marked where that is said, and the employer sees what is missing', async ({
  strictPage: page,
  browser,
  site,
}) => {
  const { id, email } = await open(site, {
    questions: [{ ...licence, requiredAnswers: ['Da'], otherwise: 'mark' }],
  });
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  await visitor.goto(`/oglasi/${id}`);
  await visitor.getByRole('button', { name: 'Prijavite se na oglas' }).first().click();
  const modal = visitor.getByRole('dialog', { name: 'Prijava bez naloga' });
  await modal.getByRole('button', { name: 'Nastavite' }).click();
  await expect(modal.getByText('Odgovorite na ovo pitanje.').first()).toBeVisible();
  const question = modal.getByRole('group', { name: /možete da se prijavite i bez toga/ });
  await expect(question.getByRole('radio', { name: 'Da' })).toBeFocused();
  await question.getByRole('radio', { name: 'Ne' }).check();
  await expect(modal.getByText(/poslodavac će to videti/)).toBeVisible();
  await modal.getByRole('button', { name: 'Nastavite' }).click();
  await expect(modal.getByText('Korak 2 od 2: podaci i dokumenti')).toBeFocused();

  // A step back and forth loses nothing; closing and opening neither.
  await visitor.goBack();
  await expect(question.getByRole('radio', { name: 'Ne' })).toBeChecked();
  await modal.getByRole('button', { name: 'Nastavite' }).click();
  await fillPerson(modal, 'uslov@primer.example');
  await addCv(modal);
  await modal.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
  await visitor.context().close();

  await logIn(page, 'poslodavac', email, `/oglasi/${id}/prijave`);
  const row = page.getByRole('listitem').filter({ hasText: 'Dragan Ćirić' });
  await expect(row).toContainText('Ne ispunjava uslov');
  await row.getByRole('link').click();
  await expect(page.getByText('Ne ispunjava uslov. Potrebno: „Da”.')).toBeVisible();
});

test('a guest whose answer ends applying stays at the posting, and nothing is sent', async ({
  strictPage: page,
  site,
}) => {
  const { id } = await open(site, {
    questions: [{ ...licence, requiredAnswers: ['Da'], otherwise: 'end' }],
  });
  await onPhone(page);
  await page.goto(`/oglasi/${id}`);
  await page.getByRole('button', { name: 'Prijavite se' }).last().click();
  const modal = page.getByRole('dialog', { name: 'Prijava bez naloga' });
  await modal.getByRole('radio', { name: 'Ne' }).check();
  await modal.getByRole('button', { name: 'Nastavite' }).click();
  await expect(modal.getByText('Hvala na interesovanju.')).toBeVisible();
  await expect(modal.getByLabel('Imejl')).toBeHidden();
  await modal.getByRole('button', { name: 'Nazad na oglas' }).click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(`/oglasi/${id}`);
  expect(await countOf(site, id)).toBe(0);
});
