import { eq, inArray } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { asAdministrator, expect, settled, test } from './site.ts';

test('several users are blocked with one reason, each once, and it is taken back', async ({ page, site }) => {
  const people = [];
  for (const name of ['Jagoda', 'Jasna', 'Jovan'])
    people.push(await buildAccount(site, { name, lastName: 'Bulbulder' }));
  const ids = people.map(({ row }) => row.id);
  const blocked = async () =>
    (await site.database.executor.select().from(accounts).where(inArray(accounts.id, ids))).filter(
      ({ blockedAt }) => blockedAt !== null,
    ).length;
  await asAdministrator(page, site, '/admin/korisnici?q=bulbulder');
  await settled(page);

  await page.getByRole('checkbox', { name: 'Izbor: Jasna Bulbulder' }).check();
  await expect(page.getByText('Izabrano: 1').last()).toBeVisible();
  const all = page.getByRole('checkbox', { name: 'Izaberite sve na strani' });
  await all.check();
  await expect(page.getByText('Izabrano: 3').last()).toBeVisible();

  // Somebody else is faster with one of them.
  await site.database.executor
    .update(accounts)
    .set({ blockedAt: site.clock.now() })
    .where(eq(accounts.id, ids[0] as string));
  await page.getByRole('button', { name: 'Blokiraj nalog', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Blokirati 3 naloga?' });
  await expect(dialog).toContainText(/Jovan Bulbulder.*Jagoda Bulbulder/);
  await dialog.getByLabel('Osnov').selectOption('terms-account');
  await dialog.getByLabel('Obrazloženje').fill('Lažni nalozi');
  await dialog.getByRole('button', { name: 'Blokiraj nalog' }).dblclick();
  const toast = page.getByRole('status').filter({ hasText: 'Blokirana su 2 naloga.' });
  await expect(toast).toContainText('Nije urađeno za 1: Ovo je u međuvremenu već urađeno');
  expect(await blocked()).toBe(3);
  const entries = await site.database.executor.select().from(auditEntries).where(inArray(auditEntries.objectId, ids));
  expect(entries.filter(({ action }) => action === 'accounts.block')).toHaveLength(2);
  // What was not done stays chosen.
  await expect(page.getByText('Izabrano: 1').last()).toBeVisible();

  await toast.getByRole('button', { name: 'Poništi' }).click();
  await expect(page.getByText('Odblokirana su 2 naloga.')).toBeVisible();
  expect(await blocked()).toBe(1);
});

test('after a fault on the way the same button goes on with the companies that are left', async ({ page, site }) => {
  for (const name of ['Alfa', 'Beta', 'Gama']) await buildEmployer(site, { company: `${name} Trnovac` });
  await asAdministrator(page, site, '/admin/poslodavci?q=trnovac');
  await settled(page);
  await page.getByRole('checkbox', { name: 'Izaberite sve na strani' }).check();
  await page.locator('.rows-bar').getByRole('button', { name: 'Blokiraj firmu' }).click();

  let asked = 0;
  await page.route('**/api/admin/employers/*/block', (route) => {
    asked += 1;
    return asked === 2 ? route.abort() : route.continue();
  });
  const dialog = page.getByRole('dialog', { name: 'Blokirati 3 firme?' });
  await dialog.getByLabel('Osnov').selectOption('terms-company-data');
  await dialog.getByLabel('Obrazloženje').fill('Lažne firme.');
  const submit = dialog.getByRole('button', { name: 'Blokiraj firmu' });
  await submit.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await submit.click();
  await expect(page.getByText('Blokirane su 3 firme.')).toBeVisible();
  // The fault, the one that was on its way, and the third: nothing is asked for twice.
  expect(asked).toBe(4);
  await expect(
    page.getByRole('row').filter({ hasText: 'Trnovac' }).getByText('Blokirana', { exact: true }),
  ).toHaveCount(3);
});

test('all that match are chosen over the pages, and what was chosen stays on the next one', async ({ page, site }) => {
  for (let number = 1; number <= 21; number += 1)
    await buildAccount(site, { name: 'Kosta', lastName: `Mnogobrojni ${number}` });
  await asAdministrator(page, site, '/admin/korisnici?q=mnogobrojni');
  await settled(page);
  const bar = page.locator('.rows-bar');
  await bar.getByRole('checkbox').check();
  await expect(bar.getByRole('checkbox', { name: 'Izabrano: 20' })).toBeChecked();
  await bar.getByRole('button', { name: 'Izaberite sve (21)' }).click();
  await expect(bar.getByRole('checkbox', { name: 'Izabrano: 21' })).toBeChecked();
  await page.getByRole('navigation', { name: 'Strane' }).getByRole('link', { name: 'Strana 2' }).click();
  await page.getByRole('checkbox', { name: 'Izbor: Kosta Mnogobrojni 1', exact: true }).uncheck();
  await expect(bar.getByText('Izabrano: 20').last()).toBeVisible();
  await page.getByRole('link', { name: 'Kandidati' }).click();
  await expect(bar.getByRole('checkbox', { name: 'Izaberite sve na strani' })).not.toBeChecked();
});

test('postings are found by company, called back together, and one is removed for good', async ({ page, site }) => {
  const { row } = await buildEmployer(site, { company: 'Zvono Zvonce' });
  const ids = [];
  for (const positionTitle of ['Zvonar', 'Livac zvona'])
    ids.push((await buildPosting(site, { employerId: row.id, positionTitle })).id);
  await asAdministrator(page, site, '/admin/oglasi?q=zvonce&state=active');
  await settled(page);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('active');
  const bar = page.locator('.rows-bar');
  await bar.getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Vrati na proveru' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Osnov').selectOption('terms-advertising');
  await dialog.getByLabel('Obrazloženje').fill('kratko');
  await dialog.getByRole('button', { name: 'Vrati na proveru' }).click();
  await expect(dialog.getByLabel('Obrazloženje')).toHaveAccessibleDescription(/prekratak/);
  await dialog.getByLabel('Obrazloženje').fill('Isti tekst u više oglasa.');
  await dialog.getByRole('button', { name: 'Vrati na proveru' }).click();
  await expect(page.getByText('2 oglasa su vraćena na proveru.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nema takvih oglasa' })).toBeVisible();
  expect((await fetch(`${site.url}/oglasi/${ids[0]}`)).status).toBe(404);

  await page.getByRole('combobox', { name: 'Status' }).selectOption('in_review');
  await page.getByRole('button', { name: 'Traži' }).click();
  await page.getByRole('button', { name: `Radnje za: Zvonar (${ids[0]})` }).click();
  await page.getByRole('button', { name: 'Ukloni sa sajta' }).click();
  await dialog.getByLabel('Osnov').selectOption('terms-money');
  await dialog.getByLabel('Obrazloženje').fill('Traži se uplata unapred.');
  await dialog.getByRole('button', { name: 'Ukloni sa sajta' }).click();
  await expect(page.getByText('Uklonjen je 1 oglas.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Zvonce' })).toHaveCount(1);

  await bar.getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Odobri' }).click();
  await dialog.getByLabel('Razlog').fill('Tekst je u redu.');
  await dialog.getByRole('button', { name: 'Odobri' }).click();
  await expect(page.getByText('Odobren je 1 oglas.')).toBeVisible();
  expect((await fetch(`${site.url}/oglasi/${ids[1]}`)).status).toBe(200);
});
