import type { Page } from '@playwright/test';

/**
 * From an empty wizard to the last step of a complete posting with the terms agreed to, a free one by default; only
 * sending is left.
 */
export async function fillPosting(
  page: Page,
  title: string,
  notificationsEmail = '',
  adType = 'Osnovni',
): Promise<void> {
  // The next step's heading is waited for: a second click on the same button would lead no further.
  const goOn = async (heading: string): Promise<void> => {
    await page.getByRole('button', { name: 'Nastavite' }).click();
    await page.getByRole('heading', { level: 2, name: heading }).waitFor();
  };
  await page.getByRole('radio', { name: new RegExp(`^${adType}`) }).check();
  await goOn('Opšti podaci');
  await page.getByLabel('Naziv radnog mesta').fill(title);
  await page.getByLabel('Kategorije').fill('tekst');
  await page.getByRole('option', { name: 'Tekstilna industrija' }).click();
  await page.getByLabel('Mesto rada').fill('cacak');
  await page.getByRole('option', { name: 'Čačak' }).click();
  await page.getByLabel('Vrsta ugovora').selectOption({ label: 'Neodređeno vreme' });
  await page.getByLabel('Vrsta posla').selectOption({ label: 'Puno radno vreme' });
  await page.getByLabel('Imejl za obaveštenja').fill(notificationsEmail);
  await goOn('Sadržaj oglasa');
  await page.getByLabel('Opis posla').fill('Vodite razboj i obučavate dvoje pomoćnika.');
  await goOn('Upitnik za kandidate');
  await goOn('Podaci oglašivača');
  await goOn('Proverite oglas pre objave');
  await page.getByRole('checkbox').check();
}
