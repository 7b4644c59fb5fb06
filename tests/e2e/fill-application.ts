import type { Locator, Page } from '@playwright/test';
import { samplePdf } from '../support/sample-files.ts';

export const cv = {
  name: 'Dragan-Ćirić-CV.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(samplePdf()),
};

/** Opens a posting and its application window, and returns the window. */
export async function openApplication(page: Page, postingId: number): Promise<Locator> {
  await page.goto(`/oglasi/${postingId}`);
  await page.getByRole('button', { name: 'Prijavite se na oglas' }).first().click();
  const modal = page.getByRole('dialog', { name: 'Prijava bez naloga' });
  await modal.getByLabel('Ime', { exact: true }).waitFor();
  return modal;
}

/** Everything but documents. */
export async function fillPerson(modal: Locator, email: string): Promise<void> {
  await modal.getByLabel('Ime', { exact: true }).fill('Dragan');
  await modal.getByLabel('Prezime').fill('Ćirić');
  await modal.getByLabel('Imejl').fill(email);
  await modal.getByLabel('Telefon').fill('064 123 4567');
  await modal.getByLabel('Mesto').fill('Pančevo');
  await modal.getByRole('checkbox').check();
}

/** Adds a CV and waits until it has arrived. */
export async function addCv(modal: Locator): Promise<void> {
  await modal.locator('input[type=file]').setInputFiles(cv);
  await modal.page().getByText(`Otpremljeno: ${cv.name}`).waitFor({ state: 'attached' });
}
