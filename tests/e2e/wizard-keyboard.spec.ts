import { buildEmployer } from '../builders/employer-builder.ts';
import { expect, logIn, test } from './site.ts';

test('Tab passes the lists of the second step without opening them or losing the focus', async ({
  strictPage: page,
  site,
}) => {
  const { account } = await buildEmployer(site, { company: 'Puškarnica Vidra' });
  await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
  await page.getByRole('radio', { name: /^Osnovni/ }).check();
  await page.getByRole('button', { name: 'Nastavite' }).click();
  const title = page.getByLabel('Naziv radnog mesta');
  await title.fill('Puškar, samo muškarci do 35 godina');
  const passed: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const { activeElement: at } = document;
      return {
        tag: at?.tagName ?? '',
        field: at?.getAttribute('data-field') ?? at?.getAttribute('name') ?? '',
      };
    });
    expect(focus.tag).not.toBe('BODY');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    passed.push(focus.field);
    if (focus.field === 'notificationsEmail') break;
  }
  expect(passed).toEqual(
    expect.arrayContaining(['categories', 'locations', 'careerLevels', 'educationLevels', 'benefits']),
  );
  // An open list is closed by Tab, and the next field has the focus.
  const categories = page.getByLabel('Kategorije');
  await categories.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByLabel('Mesto rada')).toBeFocused();

  // Every choice leaves the list open for the next; Escape closes it, and Backspace takes the last one back.
  await categories.press('ArrowDown');
  const list = page.getByRole('listbox');
  const first = (await list.getByRole('option', { selected: true }).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Ukloni: ${first}` })).toBeVisible();
  await expect(list.getByRole('option', { name: first, exact: true })).toHaveCount(0);
  await page.keyboard.type('nema takve');
  await expect(page.getByText('Nema rezultata.', { exact: true }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await categories.fill('');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: `Ukloni: ${first}` })).toHaveCount(0);
});
