import type { Page } from '@playwright/test';
import { buildPosting } from '../builders/posting-builder.ts';
import { tabTo } from './keyboard.ts';
import { expect, settled, test } from './site.ts';

test('a suggestion is chosen by keyboard alone', async ({ strictPage: page, site }) => {
  await buildPosting(site, { positionTitle: 'Izviđač meteorita (m/ž)' });
  await page.goto('/oglasi');
  const field = page.getByRole('combobox', { name: 'Šta tražite' });
  await page.getByLabel('Šta tražite').focus();
  await expect(field).toBeVisible();
  await field.pressSequentially('извиђ');
  const list = page.getByRole('listbox', { name: 'Predlozi' });
  const option = list.getByRole('option', { name: /Izviđač meteorita/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(option).toBeVisible();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Izvi%C4%91a%C4%8D\+meteorita/);
  await expect(page.getByRole('link', { name: 'Izviđač meteorita (m/ž)', exact: true })).toBeVisible();
});

test('a place is found in any script, chosen by keyboard, and searched with the typed words', async ({
  strictPage: page,
  site,
}) => {
  const { positionTitle } = await buildPosting(site, {
    positionTitle: 'Zvonolivac (m/ž)',
    locations: ['novi-pazar'],
  });
  await page.goto('/');
  await page.getByLabel('Šta tražite').fill('zvonolivac');
  await page.getByLabel('Gde').click();
  const field = page.getByRole('combobox', { name: 'Gde' });
  const list = page.getByRole('listbox', { name: 'Predlozi' });
  // The busiest places are offered before anything is typed.
  await expect(list.getByRole('option', { name: /^Beograd/ })).toBeVisible();
  await field.pressSequentially('нови');
  await expect(list.getByRole('option', { name: /^Novi Pazar/ })).toBeVisible();
  await expect(list.getByRole('option', { name: /^Beograd \d/ })).toHaveCount(0);
  const chosen = list.getByRole('option', { selected: true });
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(chosen).toContainText('Novi Sad');
  await page.keyboard.press('End');
  await expect(chosen).not.toContainText('Novi Sad');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await field.fill('novi paz');
  await list.getByRole('option', { name: /^Novi Pazar/ }).click();
  await expect(field).toHaveValue('Novi Pazar');
  await expect(field).toBeFocused();
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=zvonolivac&locations=novi-pazar|q=zvonolivac&locations=Novi\+Pazar/);
  await expect(page.getByRole('link', { name: positionTitle, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Obriši polje' }).first().click();
  await expect(page.getByLabel('Šta tražite')).toHaveValue('');
  await expect(page.getByLabel('Šta tražite')).toBeFocused();
});

test('suggestions come after a search as before it', async ({ strictPage: page }) => {
  await page.goto('/oglasi');
  const field = page.getByLabel('Šta tražite');
  const options = page.getByRole('listbox', { name: 'Predlozi' }).getByRole('option');
  for (const words of ['vozač', 'prodavac']) {
    await field.click();
    await field.fill(words.slice(0, 4));
    await expect(options.first()).toBeVisible();
    await field.fill(words);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(words)}`));
    await expect(page.getByRole('status').filter({ hasText: 'oglas' })).toBeVisible();
  }
});

test('what is ticked is named at once, and the filters have a field to find one', async ({ strictPage: page }) => {
  await page.goto('/oglasi');
  const filters = page.getByRole('complementary', { name: 'Filteri' });
  await filters.getByText(/^Još \d+ kategorij/).click();
  await filters.getByLabel('Kategorija: pronađite').fill('касир');
  await expect(filters.getByText('Nema rezultata.')).toBeVisible();
  await filters.getByLabel('Kategorija: pronađite').fill('администр');
  await expect(filters.getByRole('checkbox', { name: /^Administracija/ })).toBeVisible();
  await expect(filters.getByRole('checkbox', { name: 'Cela Srbija' })).toHaveCount(0);

  // The response is held back until the interim state has been read.
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/oglasi.*\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await filters.getByRole('checkbox', { name: 'Beograd', exact: false }).first().check();
  const chosen = page.getByRole('group', { name: 'Izabrani filteri' });
  await expect(chosen).toContainText('Beograd');
  await expect(chosen).not.toContainText('beograd');
  await expect(page.getByLabel('Gde')).toHaveValue('Beograd');
  await expect(page.getByText('Tražimo')).toBeVisible();
  answer();
  await expect(page.getByText('Tražimo')).toHaveCount(0);
  await expect(page).toHaveURL(/locations=beograd/);
});

test('the rest of a filter’s values comes when it is opened, by keyboard and without scripts', async ({
  strictPage: page,
  browser,
  site,
}) => {
  const filter = (of: Page) => of.getByRole('group', { name: 'Kategorija' });
  await page.goto('/oglasi');
  await settled(page);
  const boxes = filter(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(5);
  const entries = await page.evaluate(() => history.length);
  await filter(page)
    .getByRole('link', { name: /^Još \d+ kategori/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(boxes).toHaveCount(46);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  // Whoever came by keyboard goes on with the first that has come.
  await expect(boxes.nth(5)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/categories=\w+.*&more=categories/);
  await expect(boxes).toHaveCount(46);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const plain = await context.newPage();
  await plain.goto('/oglasi');
  await filter(plain)
    .getByRole('link', { name: /^Još \d+ kategori/ })
    .click();
  await expect(filter(plain).getByRole('checkbox')).toHaveCount(46);
  await context.close();
});

test('who finds nothing reads what was searched for and sees new postings instead of empty filters', async ({
  strictPage: page,
}) => {
  await page.goto('/oglasi?q=astronaut+na+marsu&contractTypes=neodredjeno');
  await expect(page.getByRole('heading', { level: 2, name: 'Nijedan oglas ne odgovara ovoj pretrazi' })).toBeVisible();
  const filters = page.getByRole('complementary', { name: 'Filteri' });
  await expect(filters.getByRole('checkbox')).toHaveCount(1);
  await expect(filters.getByRole('checkbox', { name: /^Neodređeno vreme/ })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Najnoviji oglasi' }).last().getByRole('article')).toHaveCount(5);
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
    await expect(page.locator('.pagination [aria-current=page]')).toHaveText(String(shown + 1));
    await expect(page).toHaveURL(new RegExp(`page=${shown + 1}&after=`));
  }
  expect(seen.length).toBe(60);
  expect(new Set(seen).size).toBe(seen.length);
});

test('a search in Cyrillic keeps its script; back and reload keep search, filters and order', async ({
  strictPage: page,
  site,
}) => {
  const { positionTitle } = await buildPosting(site, { positionTitle: 'Ćurčija za šubare' });
  await page.goto('/oglasi?q=ћурчија&sort=newest&contractTypes=neodredjeno&contractTypes=odredjeno');
  const result = page.getByRole('link', { name: positionTitle, exact: true });
  const address = page.url();
  await expect(page.getByLabel('Šta tražite').first()).toHaveValue('ћурчија');
  await result.click();
  await expect(page.getByRole('heading', { level: 1, name: positionTitle })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByLabel('Šta tražite').first()).toHaveValue('ћурчија');
  await expect(page.getByRole('link', { name: 'Najnovije', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('checkbox', { name: 'Neodređeno vreme' }).first()).toBeChecked();
  await expect(result).toBeVisible();
});

test('the list is narrowed, ordered and turned by keyboard alone', async ({ strictPage: page }) => {
  await page.goto('/oglasi');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pređite na sadržaj' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const box = page.getByRole('checkbox', { name: 'Rad od kuće' }).first();
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/workModels=od-kuce/);
  await expect(box).toBeChecked();

  await tabTo(page, page.getByRole('link', { name: 'Najnovije', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=newest/);

  await tabTo(page, page.getByRole('link', { name: 'Strana 2' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
});
