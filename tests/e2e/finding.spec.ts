import { buildPosting } from '../builders/posting-builder.ts';
import { expect, test } from './site.ts';

test('a suggestion is chosen by keyboard alone', async ({ strictPage: page, site }) => {
  await buildPosting(site, { positionTitle: 'Izviđač meteorita (m/ž)' });
  await page.goto('/oglasi');
  const field = page.getByRole('combobox', { name: 'Šta tražite' });
  await page.getByRole('searchbox', { name: 'Šta tražite' }).focus();
  await expect(field).toBeVisible();
  await field.pressSequentially('извиђ');
  const list = page.getByRole('listbox', { name: 'Predlozi' });
  const option = list.getByRole('option', { name: /Izviđač meteorita/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await field.pressSequentially('a');
  await page.keyboard.press('Backspace');
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Izvi%C4%91a%C4%8D\+meteorita/);
  await expect(page.getByRole('link', { name: 'Izviđač meteorita (m/ž)', exact: true })).toBeVisible();
});

test('a company that is suggested narrows the list to its postings', async ({ strictPage: page, site }) => {
  const { employerId } = await buildPosting(site, {
    positionTitle: 'Čuvar svetionika',
    company: 'Svetionici Đerdapa',
  });
  await page.goto('/');
  await page.getByLabel('Šta tražite').click();
  await page.getByRole('combobox', { name: 'Šta tražite' }).pressSequentially('svetionici');
  await page.getByRole('option', { name: /Svetionici Đerdapa poslodavac/ }).click();
  await expect(page).toHaveURL(`/oglasi?employers=${employerId}`);
  await expect(page.getByRole('link', { name: 'Čuvar svetionika', exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /Svetionici Đerdapa/ }).first()).toBeChecked();
});

test('a mistyped word is read as its neighbour, and the page says so', async ({ strictPage: page, site }) => {
  await buildPosting(site, { positionTitle: 'Klesar nadgrobnika' });
  await page.goto('/oglasi?q=nadgrobmika');
  await expect(page.getByText('Prikazani su rezultati za „nadgrobnika”.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Klesar nadgrobnika', exact: true })).toBeVisible();
});

test('walking forward shows every posting once, though new ones appear in front', async ({ page, site }) => {
  const seen: string[] = [];
  const read = async (): Promise<void> => {
    const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    seen.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))));
  };
  await page.goto('/oglasi?sort=newest');
  for (let shown = 1; shown <= 3; shown += 1) {
    await read();
    await buildPosting(site, { positionTitle: `Novajlija ${shown}` });
    await page.getByRole('link', { name: 'Sledeća strana' }).click();
    await expect(page.locator('.pag [aria-current=page]')).toHaveText(String(shown + 1));
    await expect(page).toHaveURL(new RegExp(`page=${shown + 1}&after=`));
  }
  expect(seen.length).toBe(60);
  expect(new Set(seen).size).toBe(seen.length);
});
