import { readFileSync } from 'node:fs';
import { buildEmployer } from '../builders/employer-builder.ts';
import { addCv, cv } from './fill-application.ts';
import { fillPosting } from './fill-posting.ts';
import { expect, logIn, test } from './site.ts';

test('an employer publishes, a visitor finds the posting and applies, the employer reads the application', async ({
  site,
  strictPage: page,
  browser,
}) => {
  const { account } = await buildEmployer(site, {
    company: 'Tkačnica Vretena',
    selectionSteps: [{ title: 'Proba na razboju', days: 2 }],
  });
  const title = 'Vodeći tkač žakarskog razboja (m/ž)';

  await test.step('publishing in six steps', async () => {
    await logIn(page, 'poslodavac', account.email, '/oglasi/kreiranje');
    await fillPosting(page, title, 'kadrovi@vreteno.example');
    await page.getByRole('button', { name: 'Pogledajte oglas kao kandidat' }).click();
    const preview = page.getByRole('dialog', { name: 'Ovako će kandidati videti oglas' });
    await expect(preview.getByText('Vodite razboj i obučavate dvoje pomoćnika.')).toBeVisible();
    await expect(preview.getByRole('listitem').filter({ hasText: 'Proba na razboju' })).toContainText('obično 2 dana');
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await page.getByRole('button', { name: 'Objavi oglas' }).click();
    await expect(page.getByText('Oglas je objavljen.')).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });

  const visitor = await browser.newContext({ baseURL: site.url });
  const guest = await visitor.newPage();
  await test.step('a visitor finds it, in another script and case form', async () => {
    await guest.goto('/');
    await guest.getByLabel('Šta tražite').fill('жакарског ткача');
    await guest.getByLabel('Gde').fill('Чачак');
    await guest.getByRole('button', { name: 'Pronađi posao' }).click();
    await guest.getByRole('link', { name: title, exact: true }).click();
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('and applies with a real file', async () => {
    await guest.getByRole('button', { name: 'Prijavite se na oglas' }).first().click();
    const modal = guest.getByRole('dialog');
    await modal.getByRole('radio', { name: 'CV', exact: true }).check();
    await modal.getByLabel('Ime', { exact: true }).fill('Milica');
    await modal.getByLabel('Prezime').fill('Đorđević');
    await modal.getByLabel('Imejl').fill('milica@primer.example');
    await modal.getByLabel('Telefon').fill('064 123 4567');
    await modal.getByLabel('Mesto').fill('Čačak');
    await addCv(modal);
    await modal.getByRole('checkbox').check();
    // Twice at once: it must arrive once.
    await modal.getByRole('button', { name: 'Pošalji prijavu' }).dblclick();
    await expect(guest.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
    await visitor.close();
  });

  await test.step('both get a mail', async () => {
    const confirmation = await site.smtp.waitForMail(({ to }) => to.includes('milica@primer.example'));
    expect(confirmation.message.subject).toContain(title);
    // The address for notices is only asked whether it wants them: until then they go to the company's owner.
    await site.smtp.waitForMail(({ to }) => to.includes('kadrovi@vreteno.example'));
    const notification = await site.smtp.waitForMail(
      ({ to, message }) => to.includes(account.email) && message.replyTo?.[0]?.address === 'milica@primer.example',
    );
    expect(notification.message.text).toContain('Milica');
  });

  await test.step('the employer reads the application with its file', async () => {
    await page.goto('/profil/poslodavac/oglasi');
    await page.getByRole('row', { name: title }).getByRole('link', { name: '1' }).click();
    const received = page.getByRole('link', { name: /Milica Đorđević/ });
    await expect(received).toHaveCount(1);
    await received.click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Preuzmi ${cv.name}` }).click(),
    ]);
    expect(readFileSync(await download.path())).toEqual(cv.buffer);
  });
});
