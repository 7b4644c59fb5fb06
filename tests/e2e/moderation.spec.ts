import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { fillPosting } from './fill-posting.ts';
import { asAdministrator, expect, logIn, settled, test } from './site.ts';

test('a new company’s posting waits, is approved and found; its employer gets a mail and closes it', async ({
  strictPage: page,
  site,
  browser,
}) => {
  const title = 'Graditelj splavova (m/ž)';
  const { account } = await buildEmployer(site, { company: 'Splavarstvo Tisa', verifiedAt: null });
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  await fillPosting(page, title, 'kadrovi@splav.example');
  await page.getByRole('button', { name: 'Pošalji na proveru' }).click();
  await expect(page.getByRole('row', { name: /Graditelj splavova/ })).toContainText('Čeka odobrenje');

  const office = await (await browser.newContext({ baseURL: site.url })).newPage();
  await test.step('an administrator reads and approves it', async () => {
    await asAdministrator(office, site, '/admin/moderacija');
    await office.getByRole('link', { name: /Graditelj splavova/ }).click();
    // Another waiting posting may be there until then.
    await expect(office.getByRole('heading', { name: title })).toBeVisible();
    await expect(office.getByText('Firma još nije proverena')).toBeVisible();
    await office.getByRole('button', { name: 'Odbij uz obrazloženje' }).click();
    await expect(office.getByLabel('Osnov')).toHaveAttribute('aria-invalid', 'true');
    await expect(office.getByLabel('Obrazloženje: činjenice')).toHaveAttribute('aria-invalid', 'true');
    await office.getByRole('button', { name: 'Odobri' }).click();
    await expect(office.getByText('Oglas je objavljen.')).toBeVisible();
    await expect(office.getByRole('link', { name: /Graditelj splavova/ })).toHaveCount(0);
  });

  await test.step('it is found, and the employer has got a mail', async () => {
    const mail = await site.smtp.waitForMail(({ to }) => to.includes(account.email));
    expect(mail.message.subject).toBe(`Oglas je objavljen: ${title}`);
    await office.goto('/oglasi?q=graditelj splavova');
    await office.getByRole('link', { name: title, exact: true }).click();
    await office.getByRole('link', { name: 'Otvorite u moderaciji' }).click();
    await expect(office.getByRole('button', { name: 'Ukloni sa sajta' })).toBeVisible();
  });

  await test.step('the employer closes it, by keyboard alone', async () => {
    await page.goto('/profil/poslodavac/oglasi');
    await page.getByRole('button', { name: `Još radnji: ${title}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Zatvori oglas' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Zatvoriti oglas?' });
    await dialog.getByRole('radio', { name: 'Odustali smo od zapošljavanja' }).check();
    await dialog.getByRole('button', { name: 'Zatvori oglas' }).click();
    await expect(page.getByText('Oglas je zatvoren.')).toBeVisible();
    // Its row is gone: the keyboard focus is in the page's content, not before its beginning.
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('link', { name: /^Istorija/ }).click();
    await expect(page.getByRole('row', { name: /Graditelj splavova/ })).toContainText('povučen');
  });
  await office.context().close();
});

test('a company is verified with what it was checked by', async ({ strictPage: page, site }) => {
  await buildEmployer(site, {
    company: 'Vodenica Gradac',
    companyFolded: 'vodenica gradac',
    pib: '101017777',
    registrationNumber: '20084693',
    verifiedAt: null,
  });
  await asAdministrator(page, site, '/admin/poslodavci?q=vodenica');
  const row = page.getByRole('row', { name: /Vodenica Gradac/ });
  await row.getByRole('button', { name: 'Označi kao proverenu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Označiti firmu kao proverenu?' });
  await dialog.getByLabel('Čime je provereno').fill('APR, 20. 11. 2026.');
  await dialog.getByRole('button', { name: 'Označi kao proverenu' }).click();
  await expect(page.getByText('Firma je označena kao proverena.')).toBeVisible();
  await expect(row).toContainText('Proverena');
});

test('a menu opened before the page came to life stays open', async ({ strictPage: page, site }) => {
  const { row, account } = await buildEmployer(site);
  const { positionTitle } = await buildPosting(site, { employerId: row.id });
  await logIn(page, 'poslodavac', account.email, '/profil/poslodavac/oglasi');
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload();
  const menu = page.getByRole('button', { name: `Još radnji: ${positionTitle}` });
  await menu.click();
  scripts.resolve();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('button', { name: 'Zatvori oglas' })).toBeVisible();
});

test('a change of who employs waits beside the live posting, is shown side by side, refused, corrected and approved', async ({
  strictPage: page,
  site,
  browser,
}) => {
  const { account, row } = await buildEmployer(site, { company: 'Vodenica Rečica', verifiedAt: null });
  const { id } = await buildPosting(site, { employerId: row.id, positionTitle: 'Vodeničar (m/ž)' });
  const change = async (title: string) => {
    await page.goto(`/oglasi/${id}/izmena`);
    // What is typed before the page is alive would go with it.
    await settled(page);
    await page.getByLabel('Naziv radnog mesta').fill(title);
    await page.goto(`/oglasi/${id}/izmena?korak=potvrda`);
    await page.getByRole('checkbox', { name: /^Potvrđujem/ }).check();
    await page.getByRole('button', { name: 'Sačuvaj izmene' }).click();
    await expect(page.getByText('Čekaju odobrenje.')).toBeVisible();
  };
  await logIn(page, 'poslodavac', account.email, '/profil/poslodavac/oglasi');
  await change('Saradnik u banci (m/ž)');
  const mine = page.getByRole('row', { name: /Vodeničar/ });
  await expect(mine).toContainText('čekaju odobrenje: naziv radnog mesta');

  const office = await (await browser.newContext({ baseURL: site.url })).newPage();
  await asAdministrator(office, site, `/admin/moderacija?posting=${id}`);
  const table = office.getByRole('table', { name: 'Šta se menja' });
  await expect(table.getByRole('row', { name: /Naziv radnog mesta/ })).toContainText('Saradnik u banci (m/ž)');
  await office.getByLabel('Osnov').selectOption('terms-not-employer');
  await office.getByRole('button', { name: 'Ubaci rečenicu' }).click();
  const facts = office.getByLabel('Obrazloženje: činjenice');
  await expect(facts).toHaveValue('Nije pokazano da oglašivač zapošljava ili da je za to ovlašćen: ');
  await facts.fill('Vi ste vodenica, ne banka.');
  await office.getByRole('button', { name: 'Odbij uz obrazloženje' }).click();
  await expect(office.getByText('Izmene su odbijene, poslodavac je obavešten.')).toBeVisible();

  await page.reload();
  await expect(mine).toContainText('Vi ste vodenica, ne banka. Odluka i prigovor');
  await page.goto(`/oglasi/${id}/izmena`);
  await expect(page.getByLabel('Naziv radnog mesta')).toHaveValue('Saradnik u banci (m/ž)');
  await change('Vodeničar i pekar (m/ž)');
  await office.goto(`/admin/moderacija?posting=${id}`);
  await office.getByRole('button', { name: 'Odobri', exact: true }).click();
  await expect(office.getByText('Izmene su odobrene, poslodavac je obavešten.')).toBeVisible();
  await office.context().close();
  await page.goto(`/oglasi/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vodeničar i pekar (m/ž)' })).toBeVisible();
});
