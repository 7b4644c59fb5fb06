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
  await page.getByRole('checkbox', { name: /Moj CV/ }).check();
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
