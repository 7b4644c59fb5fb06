import { eq } from 'drizzle-orm';
import { creditPackages } from '#features/advertising/server/credit-table.ts';
import { buildCreditPackage } from '../builders/credit-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { fillPosting } from './fill-posting.ts';
import { asAdministrator, expect, logIn, test } from './site.ts';

test('a package chosen in the price list is ordered once, paid, and then listed among the packages', async ({
  strictPage: page,
  site,
  browser,
}) => {
  const { account } = await buildEmployer(site, {
    company: 'Čarapara Lisac',
    pib: '100001159',
    registrationNumber: '17162543',
  });
  await page.goto('/cenovnik');
  await page.getByRole('link', { name: 'Izaberite A++', exact: true }).click();
  await expect(page).toHaveURL(/\/prijava\/poslodavac\?redirectUrl=/);
  await logIn(page, 'poslodavac', account.email, '/profil/poslodavac/porudzbine?paket=a-plus-plus');

  const dialog = page.getByRole('dialog', { name: 'Kupovina paketa' });
  await dialog.getByLabel('Tip oglasa').selectOption({ label: 'Istaknut' });
  const number = dialog.getByRole('spinbutton', { name: 'Broj oglasa' });
  await expect(number).toHaveValue('6');
  await dialog.getByRole('button', { name: 'Manje' }).click();
  await number.press('ArrowDown');
  await expect(number).toHaveValue('4');
  await expect(dialog).toContainText('Popust paketa A+, 10%');
  // 4 × 7.900 less 10 %, and VAT.
  await expect(dialog).toContainText('34.128 RSD');
  await number.fill('2');
  await number.blur();
  await expect(number).toHaveValue('3');
  await expect(dialog).toContainText('25.596 RSD');
  await dialog.getByRole('button', { name: 'Poruči paket' }).dblclick();
  await expect(page.getByText(/^Paket je poručen, predračun/)).toBeVisible();
  await expect(dialog).toBeHidden();
  const waiting = page.getByRole('article').filter({ hasText: 'Čeka uplatu' });
  await expect(waiting).toContainText('3 istaknuta oglasa na 30 dana');
  await expect(page.getByRole('row', { name: /Paket A\+, 3 istaknuta oglasa/ })).toHaveCount(1);

  const office = await (await browser.newContext({ baseURL: site.url })).newPage();
  await asAdministrator(office, site, '/admin/porudzbine?q=carapara');
  const row = office.getByRole('row', { name: /Čarapara/ });
  await expect(row).toContainText('3 × 7.900 RSD, popust 10%');
  await row.getByRole('button', { name: 'Potvrdi uplatu' }).click();
  const question = office.getByRole('dialog', { name: 'Potvrditi uplatu?' });
  await expect(question).toContainText('Paket se zatim sam aktivira.');
  await question.getByLabel('Na osnovu čega').fill('Izvod 214');
  await question.getByRole('button', { name: 'Potvrdi uplatu' }).click();
  await expect(office.getByText('Uplata je potvrđena.')).toBeVisible();
  await office.context().close();

  await page.reload();
  const paid = page.getByRole('article').filter({ hasText: 'Ostala su 3 oglasa' });
  await expect(paid).toContainText('iskorišćeno 0 od 3');
  await expect(paid).toContainText('Uplaćen paket');
  await page.goto('/profil/poslodavac/oglasi');
  await expect(page.getByRole('region', { name: 'Ukratko' })).toContainText('3 od 3oglasa preostala u paketu A+');
});

test('in the wizard the number of ads is part of the draft, and the posting waits with its package', async ({
  strictPage: page,
  site,
}) => {
  const title = 'Krojač zastava (m/ž)';
  const { account } = await buildEmployer(site, { pib: '100001206', registrationNumber: '17162543' });
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  await page.getByRole('radio', { name: /^Promovisan/ }).check();
  await page.getByRole('radio', { name: /^A\+\+ / }).check();
  const summary = page.getByRole('complementary');
  const number = page.getByRole('spinbutton', { name: 'Broj oglasa u paketu A++' });
  await expect(number).toHaveValue('6');
  // Reloaded while it is on its way, the draft would meet itself as a newer version, which the console says.
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"adCount":7') ?? false);
  await page.getByRole('button', { name: 'Više', exact: true }).click();
  await expect(summary).toContainText('Paket A++, 7 promovisanih oglasa, 15 dana');
  // 7 × 9.900 less 20 %, and VAT.
  await expect(summary).toContainText('66.528 RSD');
  await saved;
  await page.reload();
  await expect(number).toHaveValue('7');

  await fillPosting(page, title, '', 'Promovisan');
  await expect(summary).toContainText('66.528 RSD');
  await page.getByRole('button', { name: 'Pošalji oglas' }).click();
  await expect(page.getByText('Oglas čeka uplatu.')).toBeVisible();
  await page.goto('/profil/poslodavac/porudzbine');
  await expect(page.getByRole('article')).toContainText(`Jedan oglas je rezervisan za „${title}”.`);
});

test('an ad from a package costs nothing; when the package ends meanwhile the price is shown before anything is sent', async ({
  page,
  site,
}) => {
  const { row, account } = await buildEmployer(site, { pib: '100001222', registrationNumber: '17162543' });
  const bought = await buildCreditPackage(site, { employerId: row.id, days: 15 });
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  await expect(page.getByText('U paketu imate još 3')).toBeVisible();
  await fillPosting(page, 'Čuvar svetionika (m/ž)', '', 'Istaknut');
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('Iz paketa A+');
  await expect(summary).toContainText('Ukupno0 RSD');

  const { executor } = site.database;
  await executor
    .update(creditPackages)
    .set({ validUntil: new Date(site.clock.now().getTime() - 1000) })
    .where(eq(creditPackages.id, bought.id));
  const send = page.getByRole('button', { name: 'Pošalji oglas' });
  await send.click();
  await expect(page.getByText('U paketu više nema oglasa koji možete da iskoristite.')).toBeVisible();
  // 4.900 and VAT.
  await expect(summary).toContainText('5.880 RSD');

  await executor.update(creditPackages).set({ validUntil: bought.validUntil }).where(eq(creditPackages.id, bought.id));
  await page.reload();
  await page.getByRole('checkbox').check();
  await expect(summary).toContainText('Ukupno0 RSD');
  await send.click();
  await expect(page.getByText(/^Oglas je objavljen/)).toBeVisible();
  await page.goto('/profil/poslodavac/porudzbine');
  await expect(page.getByRole('article')).toContainText('Ostala su 2 oglasa');
  await expect(page.getByRole('article')).toContainText('Čuvar svetionika (m/ž)');
});
