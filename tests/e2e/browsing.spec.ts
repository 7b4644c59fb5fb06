import type { Page } from '@playwright/test';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, settled, test } from './site.ts';

test('companies are found by name and place, and lead to their pages and postings', async ({ page, site }) => {
  const { row } = await buildEmployer(site, { company: 'Livnica Đerdapsko zvono', location: 'Zrenjanin' });
  const posting = await buildPosting(site, { employerId: row.id, positionTitle: 'Livac zvona (m/ž)' });
  await page.goto('/poslodavci');
  await page.getByLabel('Naziv firme ili delatnost').fill('djerdapsko');
  await page.getByLabel('Mesto').fill('Зрењанин');
  await page.getByRole('button', { name: 'Traži' }).click();
  await expect(page.getByRole('status')).toHaveText('Pronađena je 1 firma.');
  await page.getByRole('link', { name: 'A–Ž' }).click();
  await expect(page).toHaveURL(/locations=zrenjanin&sort=name$/);
  await page.getByRole('link', { name: 'Livnica Đerdapsko zvono' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Livnica Đerdapsko zvono' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 aktivan oglas' })).toBeVisible();
  await page.getByRole('link', { name: posting.positionTitle, exact: true }).click();
  await expect(page).toHaveURL(`/oglasi/${posting.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Livnica Đerdapsko zvono' }).first().click();
  await expect(page).toHaveURL(`/poslodavci/${row.id}`);
});

test('any category of companies can be chosen: one that is not among the busiest is found in a menu by keyboard', async ({
  page,
}) => {
  await page.goto('/poslodavci');
  await settled(page);
  const categories = page.getByRole('navigation', { name: 'Kategorije' });
  await expect(categories.getByRole('link', { name: 'Farmacija' })).toBeHidden();
  await categories.getByRole('button', { name: /^Još \d+ kategorij/ }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('фармац');
  await expect(categories.getByLabel('Kategorije: pronađite')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/poslodavci?categories=farmacija');
  await expect(categories.locator('[aria-current]')).toHaveText('Farmacija');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a search that finds no company says so and leads back to all', async ({ page }) => {
  await page.goto('/poslodavci?q=nema+takve+firme');
  await expect(page.getByRole('heading', { name: 'Nema firme koja odgovara pretrazi' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Svi poslodavci' }).click();
  await expect(page).toHaveURL('/poslodavci');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('highlighted postings are grouped by type, with their number and a link to all of them', async ({
  page,
  site,
}) => {
  const hot = await buildPosting(site, {
    positionTitle: 'Kovač zvona (m/ž)',
    productGroup: 'hot',
    priority: 2,
    liveUntil: new Date(site.clock.now().getTime() + 60_000 * 60),
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Izdvojeni oglasi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Izdvojeni oglasi' })).toBeVisible();
  const types = page.getByRole('navigation', { name: 'Tip oglasa' });
  await expect(types.getByRole('link')).toHaveText(['Promovisani', 'Vrući', 'Istaknuti']);
  await types.getByRole('link', { name: 'Vrući' }).click();
  await expect(page).toHaveURL('/oglasi/kljucni#hot');
  // Those that close first come first.
  const group = page.getByRole('region', { name: /^Vrući/ });
  await expect(group.getByRole('article').first()).toContainText('Kovač zvona');
  await group.getByRole('link', { name: 'Svi vrući' }).click();
  await expect(page).toHaveURL('/oglasi?productGroups=hot&sort=expiring');
  await page.getByRole('link', { name: hot.positionTitle, exact: true }).click();
  await expect(page).toHaveURL(`/oglasi/${hot.id}`);
});

test('work models are tabs; the order and the model stay in the address', async ({ page, site }) => {
  await buildPosting(site, { positionTitle: 'Lektor na daljinu (m/ž)', workModel: 'od-kuce' });
  await page.goto('/oglasi/model/rada');
  const models = page.getByRole('navigation', { name: 'Model rada' });
  await expect(models.getByRole('link')).toHaveCount(4);
  await models.getByRole('link', { name: /^Rad od kuće/ }).click();
  await expect(page).toHaveURL('/oglasi/model/rada?workModels=od-kuce');
  await expect(models.getByRole('link', { name: /^Rad od kuće/ })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Redosled' }).getByRole('link', { name: 'Najnovije' }).click();
  await expect(page).toHaveURL('/oglasi/model/rada?workModels=od-kuce&sort=newest');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Lektor na daljinu');
  await models.getByRole('link', { name: /^Hibridno/ }).click();
  await expect(page).toHaveURL('/oglasi/model/rada?workModels=hibrid&sort=newest');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Lektor na daljinu');
  await page.getByRole('link', { name: 'Svi filteri' }).click();
  await expect(page).toHaveURL('/oglasi?workModels=od-kuce&sort=newest');
});

test('several work models fit in one address, unknown ones are dropped', async ({ page }) => {
  await page.goto('/oglasi/model/rada?workModels=hibrid&workModels=teren&workModels=x');
  const current = page.getByRole('navigation', { name: 'Model rada' }).locator('[aria-current=page]');
  await expect(current).toHaveText([/^Hibridno/, /^Na terenu/]);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  const response = await page.goto('/oglasi/model/rada?workModels=hibrid&page=4000');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a keyword is found, chosen and leads to its postings', async ({ page }) => {
  await page.goto('/oglasi');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ključne reči' }).click();
  await expect(page).toHaveURL('/oglasi/keywords');
  const most = page
    .getByRole('main')
    .getByRole('link', { name: /\d+ oglas(a)?$/ })
    .first();
  const name = (await most.textContent()) ?? '';
  const words = (await most.locator('b').textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Pronađite ključnu reč' }).fill(words.toUpperCase());
  await page.getByRole('button', { name: 'Traži', exact: true }).click();
  await expect(page).toHaveURL(/\/oglasi\/keywords\?q=/);
  await page.getByRole('main').getByRole('link').filter({ hasText: name }).click();
  const results = page.getByRole('region', { name: words, exact: true });
  await expect(results.getByRole('article').first()).toBeVisible();
  await expect(results).toContainText(/\d+ oglas(a)?\./);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/oglasi\/keywords\?keyword=/);
  await page.goto('/oglasi/keywords?keyword=xqzwvtrk');
  await expect(page.getByRole('heading', { name: /^Trenutno nema oglasa za/ })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
});

test('the price list shows dinars in Serbian, euros in English, and leads to buying a package', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Glavna navigacija' }).getByRole('link', { name: 'Cenovnik' }).click();
  await expect(page.getByText('Postavljanje oglasa traje oko 10 minuta')).toBeVisible();
  const middle = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'A++', exact: true }) });
  await expect(middle).toContainText('6–9 oglasa');
  await expect(middle).toContainText('12.720\u00a0RSD');
  await expect(middle).toContainText('ušteda 19.080\u00a0RSD');
  const row = page.getByRole('row', { name: /^15 dana/ });
  await expect(row.getByRole('cell')).toHaveText(['9.900', '7.200', '4.900', '2.900', 'besplatno']);
  await page.goto('/cenovnik?lang=en');
  await expect(
    page
      .getByRole('row', { name: /^15 days/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('€84.47');
  await page.getByRole('link', { name: 'Choose A+', exact: true }).click();
  await expect(page).toHaveURL(
    `/prijava/poslodavac?${new URLSearchParams({ redirectUrl: '/profil/poslodavac/porudzbine?paket=a-plus' })}`,
  );
});

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('companies are searched by the plain form, in English too', async ({ page, site }) => {
    await buildEmployer(site, { company: 'Pilana Vinča', location: 'Bor' });
    await page.goto('/poslodavci?lang=en');
    await page.getByLabel('Company name or industry').fill('pilana vinca');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: 'Pilana Vinča' }).click();
    await expect(page.getByRole('heading', { name: 'No active jobs right now' })).toBeVisible();
    await expect(page.getByText(/registration number and address verified|Company details verified/)).toBeVisible();
  });

  test('prices, work models and keywords are read and used as plain pages', async ({ page }) => {
    await page.goto('/cenovnik');
    await page.getByText('Šta se dešava sa neiskorišćenim oglasima iz paketa?').click();
    await expect(page.getByText(/A\+ 6 meseci, A\+\+ 6 meseci, A\+\+\+ 12 meseci/)).toBeVisible();
    await page.goto('/oglasi/model/rada?workModels=teren');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto('/oglasi/keywords');
    await page.getByRole('searchbox').fill('voz');
    await page.getByRole('button', { name: 'Traži', exact: true }).click();
    await page.getByRole('list', { name: 'Ključne reči' }).getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('an unknown company is not found', async ({ page }) => {
    const response = await page.goto('/poslodavci/99999999');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Nešto nije u redu!' })).toBeVisible();
  });
});

test('the home page shows all categories when they are asked for, by keyboard and without scripts', async ({
  strictPage: page,
  browser,
  site,
}) => {
  const section = (of: Page) => of.getByRole('region', { name: 'Po kategorijama' });
  const counts = (of: Page) => section(of).locator('.home-category-count');
  await page.goto('/');
  await settled(page);
  await expect(counts(page)).toHaveCount(14);
  await section(page).getByRole('link', { name: 'Sve kategorije (46)' }).focus();
  await page.keyboard.press('Enter');
  await expect(counts(page)).toHaveCount(46);
  await expect(page).toHaveURL('/?more=categories#categories');
  await expect(section(page).getByRole('link', { name: 'Manje kategorija' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(counts(page)).toHaveCount(14);
  await expect(page).toHaveURL('/#categories');

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const plain = await context.newPage();
  await plain.goto('/');
  await section(plain).getByRole('link', { name: 'Sve kategorije (46)' }).click();
  await expect(counts(plain)).toHaveCount(46);
  await expect(section(plain)).toBeInViewport();
  await context.close();
});
