import { findViolations } from './axe.ts';
import { expect, test } from './site.ts';

const operations = '.opblock-summary-control';

test('the description of the API is searched and opened by keyboard, and is as wide as a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/api/docs');
  const search = page.getByRole('textbox', { name: 'Search in operations' });
  await search.fill('similar postings');
  await expect(page.locator(operations)).toHaveCount(1);
  await expect(page.locator(operations)).toContainText('/postings/{id}/similar');
  await page.locator(operations).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('A positive', { exact: false }).or(page.getByText('id *')).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a problem’s address leads to its code', async ({ page }) => {
  await page.goto('/api/docs#postings.not-found');
  await page.locator('.opblock-tag').first().waitFor();
  await expect(page.locator('[id="postings.not-found"]')).toBeInViewport();
});

test('an operation is called from the page, and administration has a page of its own', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('textbox', { name: 'Search in operations' }).fill('GET /catalog');
  await expect(page.locator(operations)).toHaveCount(1);
  await page.locator(operations).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table .response .response-col_status')).toContainText('200');
  await page.getByRole('link', { name: 'Administration' }).click();
  await expect(page.locator('.opblock-tag').first()).toBeVisible();
  expect((await findViolations(page)).map(({ id }) => id)).toEqual([]);
});
