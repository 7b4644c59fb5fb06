import { expect, test } from './site.ts';

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog is narrowed to a category, and a text is shown whole with the next ones', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Radna prava' }).click();
    await expect(page).toHaveURL(/\/blog\?category=rights$/);
    await expect(page.getByRole('link', { name: 'Radna prava' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'Šta poslodavac ne sme da vas pita' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Šta poslodavac ne sme da vas pita');
    await expect(page.getByText('Poverenik za zaštitu ravnopravnosti prima pritužbe')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Pročitajte i' }).getByRole('heading', { level: 3 })).toHaveCount(3);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'Article',
      headline: 'Šta poslodavac ne sme da vas pita',
      inLanguage: 'sr-Latn',
    });
  });
});

test('choosing English on a text leads to its translation, which names both pages', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'CV koji se pročita do kraja' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CV koji se pročita do kraja');
  const serbian = new URL(page.url()).pathname;
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A CV that gets read to the end');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[hreflang="sr-Latn"]')).toHaveAttribute('href', new RegExp(`${serbian}$`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/blog\/\d+\?lang=en$/);
});

test('home shows the three newest texts and links to all; an unknown text is not found', async ({ page }) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Sa bloga' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3);
  await section.getByRole('link', { name: 'Svi tekstovi' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('article')).toHaveCount(9);
  expect((await page.request.get('/blog/999999')).status()).toBe(404);
  expect((await page.request.get('/blog?page=99')).url()).toMatch(/\/blog$/);
});
