import { expect, test } from './site.ts';

test('the site answers', async ({ strictPage: page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
});
