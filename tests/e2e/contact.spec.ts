import { eq } from 'drizzle-orm';
import { consentTextVersions } from '#features/accounts/consents.ts';
import { contactMessages } from '#features/contact/messages/server/contact-table.ts';
import { staticPages } from '#features/content/pages/static-page.ts';
import { formatDate } from '#kit/dates.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { expect, logIn, settled, test } from './site.ts';

test('a message is sent by keyboard alone, invalid fields are reported first, and the sending is confirmed', async ({
  strictPage: page,
  site,
}) => {
  await page.goto('/kontakt?tema=report');
  const send = page.getByRole('button', { name: 'Pošalji poruku' });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ime i prezime' })).toBeFocused();
  await expect(page.getByText('Označite ovu izjavu.')).toBeVisible();
  await page.keyboard.type('Čedomir Đukić');
  await page.keyboard.press('Tab');
  await page.keyboard.type('cedomir@primer.rs');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Poslodavac' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Tema' })).toHaveValue('report');
  await page.getByRole('textbox', { name: 'Poruka' }).focus();
  await page.keyboard.type('Oglas traži novac za obuku.');
  // The next stop is the tick: the field for programs is none.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/Poruka je poslata\. Odgovor stiže na cedomir@primer\.rs\./);
  const rows = await site.database.executor
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, 'cedomir@primer.rs'));
  expect(rows).toMatchObject([{ name: 'Čedomir Đukić', sender: 'employer', subject: 'report' }]);
});

test('a message whose answer was lost is kept once; written again after the thanks, it is meant', async ({
  page,
  site,
}) => {
  const email = 'izgubljen@primer.rs';
  const send = page.getByRole('button', { name: 'Pošalji poruku' });
  const write = async () => {
    await page.getByRole('combobox', { name: 'Tema' }).selectOption('order');
    await page.getByRole('textbox', { name: 'Poruka' }).fill('Uplatili smo predračun.');
    await page.getByRole('checkbox').check();
  };
  const kept = () => site.database.executor.select().from(contactMessages).where(eq(contactMessages.email, email));
  await page.goto('/kontakt');
  await settled(page);
  await page.getByRole('textbox', { name: 'Ime i prezime' }).fill('Ana Anić');
  await page.getByRole('textbox', { name: 'Imejl' }).fill(email);
  await write();
  await page.route(
    '**/api/contact',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await kept()).toHaveLength(1);
  await send.click();
  await expect(page.getByRole('status')).toHaveText(/Poruka je poslata\./);
  expect(await kept()).toHaveLength(1);

  await page.getByRole('button', { name: 'Napišite još jednu' }).click();
  await write();
  await send.click();
  await expect(page.getByRole('status')).toHaveText(/Poruka je poslata\./);
  expect(await kept()).toHaveLength(2);
});

test('a signed-in user finds name and address filled in', async ({ strictPage: page, site }) => {
  const { email } = await buildAccount(site, { name: 'Ljubica', lastName: 'Žikić' });
  await logIn(page, 'kandidat', email);
  await page.goto('/kontakt');
  await expect(page.getByRole('textbox', { name: 'Ime i prezime' })).toHaveValue('Ljubica Žikić');
  await expect(page.getByRole('textbox', { name: 'Imejl' })).toHaveValue(email);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the texts are there in both languages, reached from the foot of every page', async ({ page }) => {
    await page.goto('/');
    const foot = page.getByRole('contentinfo');
    for (const path of [...Object.values(staticPages), '/kontakt']) {
      await expect(foot.locator(`a[href="${path}"]`)).toBeVisible();
    }
    await foot.getByRole('link', { name: 'Privatnost' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pravila privatnosti' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Sadržaj strane' }).getByRole('link', { name: 'Vaša prava' }).click();
    await expect(page).toHaveURL(/\/privatnost#prava$/);
    await page.goto('/uslovi?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
    const numbered = Array.from({ length: 14 }, (_, at) => new RegExp(`^${at + 1}\\. `));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      ...numbered,
      /Candidates/,
      /Employers/,
      /Prilika/,
    ]);
  });
});

test('what registration asks agreement to is a link to the text', async ({ strictPage: page }) => {
  await page.goto('/registracija/kandidat');
  const opened = page.waitForEvent('popup');
  await page.getByRole('group').getByRole('link', { name: 'uslove korišćenja' }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: 'Uslovi korišćenja' })).toBeVisible();
  await expect(terms.getByText(`Važe od ${formatDate(consentTextVersions.terms, 'sr')}`)).toBeVisible();
});
