import type { Locator, Page } from '@playwright/test';

/** The window that shows two versions of one thing side by side, or two drafts of one person. */
export const newerVersion = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'U međuvremenu je sačuvana novija verzija' });
export const newerDraft = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Nacrt je menjan na dva mesta' });

/** Its answers. */
export const keepMine = (window: Locator): Promise<void> =>
  window.getByRole('button', { name: 'Zadrži moju verziju' }).click();
export const takeTheirs = (window: Locator): Promise<void> =>
  window.getByRole('button', { name: /^Uzmi (noviju verziju|drugi nacrt)$/ }).click();
