import type { Locator, Page } from '@playwright/test';
import { buildPosting } from '../builders/posting-builder.ts';
import { addCv, fillPerson, openApplication } from './fill-application.ts';
import { expect, type Site, test } from './site.ts';

const leaf = (within: Locator | Page): Locator => within.locator('.door-leaf');

/** The share of its frame that the leaf covers. */
const covered = (door: Locator): Promise<number> =>
  door.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

/** How each moving part of the leaf moves: by a change of its state, and when it appears. */
const motion = (door: Locator): Promise<string[]> =>
  door.evaluate((element) =>
    [element, ...element.querySelectorAll('path')].map((part) => {
      const style = getComputedStyle(part);
      return `${style.transitionDuration} ${style.animationName} ${style.animationDuration} ${style.animationIterationCount}`;
    }),
  );

/** Applies in two steps; how far the door was closed at both and at the end. */
async function apply(page: Page, site: Site, email: string): Promise<number[]> {
  const { id } = await buildPosting(site, {
    productGroup: 'hot',
    questions: [{ id: 'p1', text: 'Od kada?', answerType: 'free', answers: [] }],
  });
  const modal = await openApplication(page, id);
  const first = await covered(leaf(modal));
  await fillPerson(modal, email);
  await addCv(modal);
  await modal.getByRole('button', { name: 'Nastavite na upitnik' }).click();
  await expect(modal.getByText('Korak 2 od 2: upitnik')).toBeVisible();
  await leaf(modal).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const second = await covered(leaf(modal));
  await modal.getByLabel('Od kada?').fill('Od januara.');
  await modal.getByRole('button', { name: 'Pošalji prijavu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
  await leaf(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  return [first, second, await covered(leaf(page))];
}

test('the door opens wider with each step and swings open once when the application is sent', async ({
  strictPage: page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const shares = await apply(page, site, 'vrata@primer.example');
  expect(shares).toEqual([...new Set(shares)].toSorted((a, b) => b - a));
  expect(shares[0]).toBeLessThan(0.8);
  expect(shares[2]).toBeLessThan(0.2);
  expect(await motion(leaf(page))).toEqual(Array(3).fill('0.5s door-swing 0.5s 1'));
});

test('with reduced motion it is open at once', async ({ strictPage: page, site }) => {
  const shares = await apply(page, site, 'bez-pokreta@primer.example');
  expect(shares[2]).toBeLessThan(0.2);
  expect(await motion(leaf(page))).toEqual(Array(3).fill('0s none 0s 1'));
});

test('an ended posting has a closed door, a missing page an open one, without scripts too', async ({
  site,
  browser,
}) => {
  const { id } = await buildPosting(site, { state: 'expired' });
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });
  await page.goto(`${site.url}/oglasi/${id}`);
  expect(await covered(leaf(page))).toBe(1);
  await page.goto(`${site.url}/nema-ove-strane`);
  expect(await covered(leaf(page))).toBeLessThan(0.2);
  await page.close();
});
