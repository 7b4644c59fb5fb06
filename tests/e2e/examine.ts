import type { Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { expect } from './site.ts';

export const looks = [
  { language: 'sr', theme: 'light' },
  { language: 'en', theme: 'dark' },
] as const;
export type Look = (typeof looks)[number];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const narrowest = { width: 320, height: 640 };

/** Rule and place of every serious fault, readable in a failed test. */
const seriousFaults = async (page: Page): Promise<string[]> => {
  return (await findViolations(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
};

const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Looks at what the page shows now at each size, and whether it fits the narrowest screen. */
export const examine = async (page: Page, place: string): Promise<void> => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await seriousFaults(page), `${place} at ${size.width}`).toEqual([]);
  }
  await page.setViewportSize(narrowest);
  expect.soft(await sidewaysScroll(page), `${place} scrolls sideways at ${narrowest.width}`).toBe(0);
  await page.setViewportSize(sizes[0] as (typeof sizes)[number]);
};

/** Gives the browser a language and a theme. */
export const dress = async (page: Page, { language, theme }: Look): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.goto(`/?lang=${language}`);
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', theme);
};

export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
