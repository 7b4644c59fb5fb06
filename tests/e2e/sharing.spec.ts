import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { buildBlogPost } from '../builders/blog-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, settled, test } from './site.ts';

declare global {
  interface Window {
    /** What the page has handed to other apps. */
    sharedWith: { url?: string | undefined; files: { name: string; type: string; size: number }[] }[];
  }
}

test('the link of a posting is copied, and its picture for a story saved', async ({ strictPage: page, site }) => {
  const { id } = await buildPosting(site);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`/oglasi/${id}`);
  await settled(page);
  await page.getByRole('button', { name: 'Podeli' }).click();
  const dialog = page.getByRole('dialog', { name: 'Podelite oglas' });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Slika za priču' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`prilika-${id}.png`);
  const picture = await sharp(await readFile(await download.path())).metadata();
  expect(picture).toMatchObject({ format: 'png', width: 1080, height: 1920 });

  await dialog.getByRole('button', { name: 'Kopiraj vezu' }).click();
  await expect(page.getByText('Veza je kopirana.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/oglasi/${id}`, page.url()).href);
  await expect(page.getByRole('button', { name: 'Podeli' })).toBeFocused();
});

test('where other apps take files, the picture is handed to them', async ({ strictPage: page, site }) => {
  const { id } = await buildPosting(site);
  await page.addInitScript(() => {
    window.sharedWith = [];
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      share: async ({ url, files = [] }: ShareData) => {
        window.sharedWith.push({ url, files: files.map(({ name, type, size }) => ({ name, type, size })) });
      },
    });
  });
  await page.goto(`/oglasi/${id}`);
  await settled(page);
  await page.getByRole('button', { name: 'Podeli' }).click();
  const dialog = page.getByRole('dialog', { name: 'Podelite oglas' });
  const story = dialog.getByRole('link', { name: 'Slika za priču' });
  const shared = () => page.evaluate(() => window.sharedWith);
  const picture = { name: `prilika-${id}.png`, type: 'image/png', size: expect.any(Number) };
  // Until the picture is loaded, the link downloads it.
  await expect(async () => {
    await story.click();
    expect(await shared()).toEqual([{ files: [picture] }]);
  }).toPass();
  await dialog.getByRole('button', { name: 'Pošalji vezu' }).click();
  await expect.poll(async () => (await shared()).at(-1)?.url).toBe(new URL(`/oglasi/${id}`, page.url()).href);
});

test('the pages of a posting, a company, an article and a list name their own pictures, in the page’s language', async ({
  page,
  site,
}) => {
  const { id, employerId } = await buildPosting(site);
  const article = await buildBlogPost(site);
  for (const path of [
    `/oglasi/${id}`,
    `/poslodavci/${employerId}`,
    `/blog/${article.id}`,
    '/oglasi?categories=racunovodstvo',
  ])
    for (const language of ['sr', 'en']) {
      const { pathname, searchParams } = new URL(path, 'http://site');
      const query = new URLSearchParams({ ...Object.fromEntries(searchParams), lang: language });
      await page.goto(`${pathname}?${query}`);
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect(picture).toContain(`${pathname}/og.png?`);
      expect(picture).toContain(`lang=${language}&v=`);
      const { headers, body } = await page.request.get(picture ?? '').then(async (response) => ({
        headers: response.headers(),
        body: await response.body(),
      }));
      expect(headers['cache-control'], picture ?? '').toBe('public, max-age=31536000, immutable');
      expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    }
});
