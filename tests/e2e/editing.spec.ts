import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting, setState } from '../builders/posting-builder.ts';
import { expect, logIn, settled, test } from './site.ts';

const saved = /^Nacrt je sačuvan u/;

test('a live posting is edited: a reload and another device go on from the draft, and the page says the new words', async ({
  // The console reports the refused save.
  page,
  site,
  browser,
}) => {
  const { account, row } = await buildEmployer(site, { company: 'Pekara Žito' });
  const { id } = await buildPosting(site, { employerId: row.id, positionTitle: 'Mesilac testa (m/ž)' });
  await logIn(page, 'poslodavac', account.email, '/profil/poslodavac/oglasi');
  await page
    .getByRole('row', { name: /Mesilac testa/ })
    .getByRole('link', { name: 'Izmeni' })
    .click();
  // The ad type is bought: an edit begins with what can be changed.
  await expect(page.getByRole('heading', { level: 2, name: 'Opšti podaci' })).toBeVisible();
  const save = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByLabel('Naziv radnog mesta').fill('Mesilac i pekar (m/ž)');
  expect((await save).status()).toBe(200);
  await expect(page.getByText(saved)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Naziv radnog mesta')).toHaveValue('Mesilac i pekar (m/ž)');

  const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage();
  await test.step('another device takes it on and changes it', async () => {
    await logIn(elsewhere, 'poslodavac', account.email, `/oglasi/${id}/izmena?korak=opsti-podaci`);
    await expect(elsewhere.getByLabel('Naziv radnog mesta')).toHaveValue('Mesilac i pekar (m/ž)');
    const answer = elsewhere.waitForResponse((response) => response.url().endsWith('/employer/drafts/edit'));
    await elsewhere.getByLabel('Naziv radnog mesta').fill('Majstor pekar (m/ž)');
    expect((await answer).status()).toBe(200);
    await elsewhere.context().close();
  });

  await test.step('the second to save is told and chooses', async () => {
    await page.getByLabel('Naziv radnog mesta').fill('Noćni pekar (m/ž)');
    const dialog = page.getByRole('alertdialog', { name: 'Nacrt je menjan na dva mesta' });
    await expect(dialog.getByRole('row', { name: /Naziv radnog mesta/ })).toContainText('Majstor pekar (m/ž)');
    await dialog.getByRole('button', { name: 'Uzmi drugi nacrt' }).click();
    await expect(page.getByLabel('Naziv radnog mesta')).toHaveValue('Majstor pekar (m/ž)');
  });

  await page.goto(`/oglasi/${id}/izmena?korak=potvrda`);
  await page.getByRole('checkbox', { name: /^Potvrđujem/ }).check();
  await page.getByRole('button', { name: 'Sačuvaj izmene' }).click();
  await expect(page.getByText('Izmene su sačuvane.')).toBeVisible();
  await page.goto(`/oglasi/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Majstor pekar (m/ž)' })).toBeVisible();
});

test('an ended posting is renewed as it is, for free, and another one says what it lacks', async ({
  strictPage: page,
  site,
}) => {
  const { account, row } = await buildEmployer(site);
  const ended = { employerId: row.id, state: 'closed' } as const;
  const whole = await buildPosting(site, { ...ended, positionTitle: 'Sajdžija u radionici (m/ž)' });
  const lacking = await buildPosting(site, {
    ...ended,
    positionTitle: 'Optičar u radnji (m/ž)',
    jobDescription: '',
  });
  await logIn(page, 'poslodavac', account.email, '/profil/poslodavac/oglasi?tab=history');
  await settled(page);
  await page
    .getByRole('row', { name: /Sajdžija/ })
    .getByRole('link', { name: 'Obnovi', exact: true })
    .click();
  await page.getByRole('radio', { name: /^Osnovni/ }).check();
  await page.getByRole('button', { name: 'Obnovi', exact: true }).click();
  await expect(page.getByText('Oglas je obnovljen.')).toBeVisible();
  await page.goto('/oglasi?q=sajdzija');
  const link = page.getByRole('link', { name: 'Sajdžija u radionici (m/ž)', exact: true });
  await expect(link).toHaveAttribute('href', `/oglasi/${whole.id}`);

  await page.goto(`/oglasi/obnova?id=${lacking.id}`);
  const note = page.getByRole('alert');
  await expect(note).toContainText('Oglas ne može da se obnovi dok ne dopunite podatke.');
  await expect(page.getByRole('button', { name: 'Obnovi', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await note.getByRole('button', { name: 'opis posla' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Sadržaj oglasa' })).toBeVisible();
  // Without a number the stored renewal opens; without a stored one the list.
  await page.goto('/oglasi/obnova');
  await expect(page).toHaveURL(/\/(profil\/poslodavac\/oglasi|oglasi\/obnova\?id=)/);
});

test('a posting is copied with its questions, which are kept for others', async ({ strictPage: page, site }) => {
  const { account, row } = await buildEmployer(site);
  const questions = [
    { id: 'p1', text: 'Imate li vozačku dozvolu?', answerType: 'single' as const, answers: ['da', 'ne'] },
  ];
  const { id } = await buildPosting(site, {
    employerId: row.id,
    productGroup: 'hot',
    positionTitle: 'Vozač kočije (m/ž)',
    questions,
  });
  await logIn(page, 'poslodavac', account.email, `/oglasi/kreiranje?kopija=${id}`);
  await expect(page.getByText(/^Kopirano iz oglasa/)).toBeVisible();
  await page.getByRole('radio', { name: /^Osnovni/ }).check();
  await page.goto('/oglasi/kreiranje?korak=upitnik');
  await expect(page.getByText('Imate li vozačku dozvolu?').first()).toBeVisible();
  await page.getByRole('button', { name: 'Sačuvaj pitanja za druge oglase' }).click();
  const keep = page.getByRole('dialog', { name: 'Sačuvaj pitanja za druge oglase' });
  await keep.getByLabel('Naziv upitnika').fill('Vozači');
  await keep.getByLabel('Naziv upitnika').press('Enter');
  await expect(page.getByText('Upitnik je sačuvan.')).toBeVisible();
  await page.getByRole('button', { name: 'Sačuvani upitnici' }).click();
  const choose = page.getByRole('dialog', { name: 'Sačuvani upitnici' });
  await choose.getByRole('button', { name: 'Dodaj' }).click();
  await expect(page.getByText('Dodato je 1 pitanje.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('without a connection the draft stays here; an edit that comes too late becomes a renewal', async ({
  // The console reports the lost connection and the refused save.
  page,
  context,
  site,
}) => {
  const { account, row } = await buildEmployer(site);
  const { id } = await buildPosting(site, { employerId: row.id, positionTitle: 'Čuvar svetionika (m/ž)' });
  await logIn(page, 'poslodavac', account.email, `/oglasi/${id}/izmena?korak=opsti-podaci`);
  await page.getByLabel('Naziv radnog mesta').waitFor();
  await context.setOffline(true);
  await page.getByLabel('Naziv radnog mesta').fill('Svetioničar na ostrvu (m/ž)');
  await expect(page.getByText(/^Sačuvano samo na ovom uređaju/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(saved)).toBeVisible();

  await setState(site.database.executor, id, 'closed', new Date());
  await page.goto(`/oglasi/${id}/izmena`);
  await expect(page.getByText('Ovaj oglas više ne može da se menja.')).toBeVisible();
  await page.getByRole('button', { name: 'Obnovi sa unetim izmenama' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Obnova oglasa' })).toBeVisible();
  await expect(page.getByLabel('Naziv radnog mesta')).toHaveValue('Svetioničar na ostrvu (m/ž)');
});
