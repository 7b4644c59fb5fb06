import { buildPosting } from '../builders/posting-builder.ts';
import { asAdministrator, expect, settled, test } from './site.ts';

test('a guest reports a posting with the keyboard alone, and an administrator deals with it', async ({
  strictPage: page,
  site,
  browser,
}) => {
  const title = 'Prijavljeni magacioner';
  const posting = await buildPosting(site, { positionTitle: title });
  await page.goto(`/oglasi/${posting.id}`);
  // Until the scripts have come the link leads to the contact page.
  await settled(page);
  const link = page.getByRole('link', { name: 'Prijavi nepravilnost' });
  await link.focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: 'Prijavi nepravilnost' });
  await expect(window.getByText(`${title}, oglas br. ${posting.id}`)).toBeVisible();
  await expect(page).toHaveURL(`/oglasi/${posting.id}`);

  // Nothing chosen: the field says so and gets the focus.
  await window.getByRole('button', { name: 'Pošalji' }).press('Enter');
  await expect(window.getByText('Morate nesto da izaberete!')).toBeVisible();
  const money = window.getByRole('radio', { name: 'Oglas traži novac ili podatke sa kartice' });
  await expect(money).toBeFocused();
  await page.keyboard.press('Space');
  await window.getByLabel('Objašnjenje').fill('Traže uplatu od 5.000 dinara.');
  await window.getByLabel('Vaš imejl').fill('jovana@primer.rs');
  await page.keyboard.press('Enter');
  await expect(window.getByText('Hvala, prijava nepravilnosti je poslata.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(window).toBeHidden();
  await expect(link).toBeFocused();

  const office = await browser.newPage({ baseURL: site.url });
  await asAdministrator(office, site);
  await office.getByRole('link', { name: /prijav\S+ nepravilnosti/ }).click();
  await office.getByRole('searchbox', { name: 'Pretraga poruka' }).fill(title);
  await office.keyboard.press('Enter');
  await office.getByRole('link', { name: new RegExp(title) }).click();
  const detail = office.getByRole('region', { name: new RegExp(`Prijava nepravilnosti: ${title}`) });
  await expect(detail.getByText('Traže uplatu od 5.000 dinara.')).toBeVisible();
  await expect(detail.getByRole('link', { name: 'Odgovorite mejlom' })).toHaveAttribute(
    'href',
    /^mailto:jovana@primer\.rs\?subject=/,
  );
  await expect(detail.getByRole('link', { name: new RegExp(title) })).toHaveAttribute('href', `/oglasi/${posting.id}`);
  await detail.getByRole('button', { name: 'Odbij prijavu' }).click();
  await office.getByRole('dialog').getByLabel('Obrazloženje').fill('Oglas je proveren');
  await office.getByRole('dialog').getByRole('button', { name: 'Odbij prijavu' }).click();
  await expect(detail.getByText('Oglas je proveren')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Ponovo otvori' })).toBeVisible();
  await office.close();
});

test('without JavaScript the posting leads to the contact page, with the subject chosen', async ({ browser, site }) => {
  const posting = await buildPosting(site);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(`/oglasi/${posting.id}`);
  await page.getByRole('link', { name: 'Prijavi nepravilnost' }).click();
  await expect(page.getByLabel('Tema')).toHaveValue('report');
  await context.close();
});
