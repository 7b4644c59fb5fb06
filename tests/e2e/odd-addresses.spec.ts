import { expect, test } from './site.ts';

test('the list is shown for any query in the address', async ({ site }) => {
  const odd = [
    `q=${'č'.repeat(1300)}`,
    `q=${encodeURIComponent('<script>alert(1)</script>')}`,
    'q=%00',
    'q=%ED%A0%80',
    'q=%',
    'page=-1',
    'page=1e9',
    'page=4000000000',
    'sort=x',
    'locations=it&categories=beograd',
    Array.from({ length: 400 }, (_, at) => `categories=ne-${at}`).join('&'),
  ];
  for (const search of odd) {
    const response = await fetch(`${site.url}/oglasi?${search}`);
    expect(response.status, search.slice(0, 60)).toBe(200);
    expect(await response.text(), search.slice(0, 60)).not.toContain('<script>alert(1)');
  }
});

test('an address of more than eight kilobytes is refused on a page that says so', async ({ page, site }) => {
  const employers = Array.from({ length: 8000 }, (_, at) => `employers=${at + 1}`).join('&');
  const answer = await page.goto(`${site.url}/oglasi?${employers}`);
  expect(answer?.status()).toBe(414);
  await expect(page.getByText('Adresa je predugačka.')).toBeVisible();
  await page.getByRole('link', { name: 'Nazad na početnu stranu' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
});
