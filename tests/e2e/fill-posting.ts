import type { Page } from '@playwright/test';

/** From an empty wizard to the last step of a free posting that is in order and agreed to; only sending is left. */
export async function fillPosting(page: Page, title: string): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Nastavite' });
  await page.getByRole('radio', { name: 'Osnovni' }).check();
  await goOn.click();
  await page.getByLabel('Naziv pozicije').fill(title);
  await page.getByLabel('Kategorije').fill('tekst');
  await page.getByRole('option', { name: 'Tekstilna industrija' }).click();
  await page.getByLabel('Mesto rada').fill('cacak');
  await page.getByRole('option', { name: 'Čačak' }).click();
  await page.getByLabel('Vrsta ugovora').selectOption({ label: 'Neodređeno vreme' });
  await page.getByLabel('Vrsta posla').selectOption({ label: 'Puno radno vreme' });
  await goOn.click();
  await page.getByLabel('Opis posla').fill('Vodite razboj i obučavate dvoje pomoćnika.');
  await goOn.click();
  await goOn.click();
  await goOn.click();
  await page.getByRole('checkbox').check();
}
