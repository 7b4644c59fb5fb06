import type { Page } from '@playwright/test';
import { addDays, formatDate, localDay } from '#kit/dates.ts';
import { expect, settled } from './site.ts';

const day = () => formatDate(addDays(localDay(new Date()), 7), 'sr').replaceAll('\u00a0', ' ');

/** Fills the window that offers times with two of them, and sends it. */
export const sendTimes = async (page: Page): Promise<void> => {
  const window = page.getByRole('dialog');
  await window.getByRole('textbox', { name: 'Dan' }).fill(day());
  await window.getByRole('textbox', { name: 'Dan' }).press('Tab');
  await window.getByRole('button', { name: 'Dodaj termin' }).click();
  await window.getByLabel('Početak').last().fill('11:00');
  await window.getByLabel('Adresa', { exact: true }).fill('Čika Ljubina 7, Beograd');
  await window.getByRole('button', { name: 'Pošalji termine' }).click();
};

/** Offers two times on the page of an application. */
export const offerTimes = async (page: Page, applicationId: string): Promise<void> => {
  await page.goto(`/oglasi/prijava/${applicationId}`);
  await settled(page);
  await page.getByRole('button', { name: 'Ponudite termine' }).click();
  await sendTimes(page);
  await expect(page.getByText('Termini su poslati. Poziv dobija 1 kandidat')).toBeVisible();
  await expect(page.getByText('Čeka izbor termina')).toBeVisible();
};
