import { pressAt, tabTo } from './keyboard.ts';
import { asAdministrator, expect, settled, test } from './site.ts';
import { alive } from './wrong-forms/walk.ts';

/* What administrators write for the site, by keyboard alone. */

test('a text of the blog is written, looked at, published, changed in the second language and taken back', async ({
  page,
  site,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await asAdministrator(page, site);
  await alive(page, '/admin/blog');
  await pressAt(page, button('Novi tekst'));
  await page.waitForURL(/\/admin\/blog\/\d+$/);
  const title = page.getByRole('textbox', { name: 'Naslov' });
  await tabTo(page, title);
  await page.keyboard.type('Bez miša');

  // Publishing names what is missing, in its place.
  await pressAt(page, button('Objavi'));
  await expect(page.getByLabel('Sažetak')).toBeFocused();
  await page.keyboard.type('Sve radi i sa tastature.');
  const body = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await tabTo(page, body);
  await page.keyboard.type('Prvi red, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('podebljano');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Drugi red.');
  // The editor lets the keyboard out again.
  await pressAt(page, button('Pogledajte kako izgleda'));
  await expect(page.getByText('podebljano')).toHaveCSS('font-weight', /[67]00/);
  await pressAt(page, page.getByRole('link', { name: 'Nazad na izmenu' }));
  await expect(title).toHaveValue('Bez miša');
  await pressAt(page, button('Objavi'));
  await expect(page.getByText('Tekst je objavljen.')).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: 'Srpski' }));
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveValue('');
  await tabTo(page, title);
  await page.keyboard.type('Without a mouse');
  await pressAt(page, button('Objavi izmene'));
  await expect(page.getByLabel('Sažetak')).toBeFocused();
  await page.keyboard.type('Everything works from the keyboard.');
  await tabTo(page, body);
  await page.keyboard.type('The first line.');
  await pressAt(page, button('Objavi izmene'));
  await expect(page.getByText('Verzija 2', { exact: true }).first()).toBeVisible();

  // The window keeps the focus, gives it back, and acts.
  const takeBack = button('Povuci tekst sa sajta');
  await pressAt(page, takeBack);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(takeBack).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, button('Povuci'));
  await expect(page.getByText('Tekst je povučen.')).toBeVisible();
});

test('a page of the site gets a new version', async ({ page, site }) => {
  await asAdministrator(page, site);
  await alive(page, '/admin/stranice');
  await pressAt(page, page.getByRole('link', { name: 'O nama' }).last());
  await page.waitForURL(/\/admin\/stranice\/about$/);
  await settled(page);
  await tabTo(page, page.getByLabel('Ukratko'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Oglasi za posao, napisani za ljude.');
  await pressAt(page, page.getByRole('button', { name: 'Objavi novu verziju' }));
  await expect(page.getByText('Nova verzija je objavljena.')).toBeVisible();
  await page.goto('/o-nama');
  await expect(page.getByText('Oglasi za posao, napisani za ljude.')).toBeVisible();
});

test('an announcement is made, changed, ended and deleted', async ({ page, site }) => {
  const window = page.getByRole('dialog');
  await asAdministrator(page, site);
  await alive(page, '/admin/obavestenja');
  await pressAt(page, page.getByRole('button', { name: 'Novo obaveštenje' }));
  await expect(window.getByLabel('Tekst na srpskom')).toBeFocused();
  await page.keyboard.type('U subotu ne radimo.');
  await pressAt(page, window.getByRole('button', { name: 'Sačuvaj' }));
  // What is missing is focused.
  await expect(window.getByLabel('Tekst na engleskom')).toBeFocused();
  await page.keyboard.type('Closed on Saturday.');
  await pressAt(page, window.getByRole('button', { name: 'Sačuvaj' }));
  await expect(window).toHaveCount(0);
  const row = page.getByRole('row', { name: /U subotu ne radimo/ });
  await expect(row).toContainText('Prikazuje se');

  await pressAt(page, row.getByRole('button', { name: 'Izmeni' }));
  await expect(window.getByLabel('Tekst na srpskom')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Hvala.');
  await pressAt(page, window.getByRole('button', { name: 'Sačuvaj' }));
  await expect(page.getByRole('row', { name: /U subotu ne radimo\. Hvala\./ })).toBeVisible();
  await pressAt(page, row.getByRole('button', { name: 'Završi odmah' }));
  await expect(row).toContainText('Završeno');
  await pressAt(page, row.getByRole('button', { name: 'Obriši' }));
  await pressAt(page, window.getByRole('button', { name: 'Obriši' }));
  await expect(page.getByText('Obaveštenje je obrisano.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
