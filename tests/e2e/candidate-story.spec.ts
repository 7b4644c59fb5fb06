import { randomUUID } from 'node:crypto';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { registerCandidate, verifyAndSignIn } from './register-candidate.ts';
import { expect, logIn, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const password = 'Dunav-2026';

test('on a phone: from an ad to an account, a CV, an application, its opening and its withdrawal', async ({
  strictPage: page,
  browser,
  site,
}) => {
  const employer = await buildEmployer(site);
  const posting = await buildPosting(site, {
    employerId: employer.row.id,
    productGroup: 'hot',
    positionTitle: 'Knjigovođa za celu priču',
    questions: [
      {
        id: 'a',
        text: 'Imate li sertifikat?',
        answerType: 'single',
        answers: ['Da', 'Ne'],
        requiredAnswers: ['Da'],
        otherwise: 'mark',
      },
      { id: 'b', text: 'Kada možete da počnete?', answerType: 'free', answers: [] },
    ],
  });
  const email = `jelena-${randomUUID().slice(0, 8)}@primer.rs`;
  const apply = `/oglasi/${posting.id}/apliciraj`;

  // Who is led to sign in registers instead, and comes back to the ad.
  await page.goto(apply);
  await page.getByRole('link', { name: 'Registrujte se' }).click();
  await registerCandidate(page, { email, password });
  await verifyAndSignIn(page, site, { email, password });
  await expect(page).toHaveURL(apply);

  // A CV, with a mistake and a reload; the last step makes the PDF.
  await page.goto('/profil/kandidat/cv?korak=iskustvo');
  await page.getByRole('button', { name: 'Dodaj iskustvo' }).click();
  await page.getByLabel('Naziv firme').fill('Bilans Plus');
  await page.getByLabel('Pozicija').fill('Knjigovođa');
  await page.getByLabel('Od', { exact: true }).fill('13/2022');
  await page.getByLabel('I dalje radim ovde').check();
  await page.getByRole('button', { name: 'Sačuvaj iskustvo' }).click();
  await expect(page.getByLabel('Od', { exact: true })).toBeFocused();
  // What is wrong is open again.
  await page.reload();
  await expect(page.getByLabel('Od', { exact: true })).toHaveValue('13/2022');
  await page.getByLabel('Od', { exact: true }).fill('3/2022');
  await page.getByRole('button', { name: 'Sačuvaj iskustvo' }).click();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Veštine' })).toBeFocused();
  await page.getByRole('button', { name: 'Preskoči' }).click();
  await page.getByLabel('Nekoliko rečenica o vama').fill('Vodim knjige uredno.');
  await page.getByRole('button', { name: 'Sačuvaj i napravi PDF' }).click();
  await expect(page).toHaveURL(/\/profil\/kandidat\/dokumenti/);

  // What the job needs comes first; then documents, the other question, and what is sent.
  await page.goto(apply);
  await page
    .getByRole('group', { name: /možete da se prijavite i bez toga/ })
    .getByRole('radio', { name: 'Ne' })
    .check();
  await page.getByRole('button', { name: 'Nastavite na dokumente' }).click();
  await expect(page.getByRole('checkbox', { name: /CV/ }).first()).toBeChecked();
  await page.getByRole('button', { name: 'Nastavite na upitnik' }).click();
  await page.getByLabel('Kada možete da počnete?').fill('Od prvog.');
  await page.getByRole('button', { name: 'Nastavite na pregled' }).click();
  await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();

  // The employer opens it, and sees what is missing.
  const desk = await (await browser.newContext({ baseURL: site.url })).newPage();
  await logIn(desk, 'poslodavac', employer.account.email, `/oglasi/${posting.id}/prijave`);
  await expect(desk.getByText('Ne ispunjava uslov').first()).toBeVisible();
  await desk.getByRole('link', { name: 'Jelena Čvorović' }).click();
  await expect(desk.getByText('Vodim knjige uredno.')).toBeVisible();

  // The candidate sees that it was opened, never how it is sorted, and takes it back.
  await page.getByRole('link', { name: 'Pogledajte svoje prijave' }).click();
  await page.getByRole('link', { name: 'Knjigovođa za celu priču', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Pregledana' })).toBeVisible();
  await expect(page.getByText('Ne ispunjava uslov')).toHaveCount(0);
  await page.getByRole('button', { name: 'Povuci prijavu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Povuci prijavu' }).click();
  await expect(page.getByText('Ovu prijavu ste povukli.')).toBeVisible();
});
