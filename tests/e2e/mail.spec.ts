import { eq } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { signUnsubscription } from '#features/accounts/unsubscribing/server/unsubscribe-token.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { createKeys } from '#host/secrets.ts';
import { hashOpaqueToken, newOpaqueToken } from '#host/sessions/opaque-token.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { expect, type Site, settled, test } from './site.ts';

const subscriber = async (site: Site) => {
  const { row } = await buildAccount(site, {
    newsNotifications: true,
    specialOffers: true,
    applicationNotifications: true,
  });
  const secret = createKeys(site.sessionSecret, '')('unsubscribe');
  const token = signUnsubscription(secret, { accountId: row.id, list: 'news' });
  const settings = async () => {
    const [now] = await site.database.executor.select().from(accounts).where(eq(accounts.id, row.id));
    return [now?.newsNotifications, now?.specialOffers, now?.applicationNotifications];
  };
  return { row, token, settings };
};

const insertMail = async (site: Site, values: Partial<typeof mailMessages.$inferInsert>): Promise<string> => {
  const [mail] = await site.database.executor
    .insert(mailMessages)
    .values({
      template: 'applications.confirmation',
      params: {},
      language: 'sr',
      recipient: 'neko@primer.rs',
      state: 'kept',
      subject: 'Prijava je poslata',
      createdAt: new Date(),
      ...values,
    })
    .returning({ id: mailMessages.id });
  return (mail as { id: string }).id;
};

test('opening an unsubscribe link changes nothing; confirming stops that list alone', async ({
  strictPage: page,
  site,
}) => {
  const { row, token, settings } = await subscriber(site);
  await page.goto(`/email/odjava?token=${token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Odjava sa mejling liste' })).toBeVisible();
  await expect(page.getByText(row.email)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Samo saveti i novosti/ })).toBeChecked();
  expect(await settings()).toEqual([true, true, true]);

  await page.getByRole('button', { name: 'Odjavite se' }).click();
  const done = page.getByRole('dialog', { name: 'Odjavljeni ste' });
  await expect(done).toContainText('Savete i novosti vam više ne šaljemo');
  await expect(done.getByRole('link', { name: 'Ponovo uključite mejlove u podešavanjima' })).toHaveAttribute(
    'href',
    '/profil/kandidat/podesavanja',
  );
  expect(await settings()).toEqual([false, true, true]);
  await done.getByRole('link', { name: 'Nazad na početnu stranu' }).click();
  await expect(page).toHaveURL('/');
});

test('where the last window cannot be loaded, the page itself says that it is done', async ({ page, site }) => {
  const { token, settings } = await subscriber(site);
  await page.route('**/assets/unsubscribed-*.js', (route) => route.abort());
  await page.goto(`/email/odjava?token=${token}`);
  await settled(page);
  await page.getByRole('button', { name: 'Odjavite se' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Odjavljeni ste' })).toBeVisible();
  expect(await settings()).toEqual([false, true, true]);
});

test('in English: everything is stopped, a link opened again says so, a broken one says where to go', async ({
  strictPage: page,
  site,
}) => {
  const { token, settings } = await subscriber(site);
  await page.goto(`/email/odjava?token=${token}&lang=en`);
  await page.getByRole('radio', { name: /All of these emails/ }).check();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('dialog', { name: 'You are unsubscribed' })).toBeVisible();
  expect(await settings()).toEqual([false, false, false]);

  await page.goto(`/email/odjava?token=${token}&lang=en`);
  await expect(page.getByText('You have already turned these emails off.')).toBeVisible();

  await page.goto(`/email/odjava?token=${token}x&lang=en`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the token of a mail is reported once, also behind a login page, and leaves the address', async ({
  strictPage: page,
  site,
}) => {
  const token = newOpaqueToken();
  const id = await insertMail(site, { linkTokenHash: hashOpaqueToken(token) });
  const opened = async () => {
    const [mail] = await site.database.executor.select().from(mailMessages).where(eq(mailMessages.id, id));
    return mail?.openedAt ?? null;
  };
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/services/mail/link/opened')) reports.push(request.postData() ?? '');
  });
  await page.goto(`/oglasi?q=kuvar&mailToken=${token}#sadrzaj`);
  await expect(page).toHaveURL('/oglasi?q=kuvar#sadrzaj');
  await expect.poll(opened).not.toBeNull();
  expect(reports).toEqual([JSON.stringify({ token })]);
  // Going forward and back does not report it again.
  await page.getByRole('link', { name: 'prilika' }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(/\/oglasi\?q=kuvar/);
  expect(reports).toHaveLength(1);

  const { email } = await buildAccount(site);
  const second = newOpaqueToken();
  await page.goto(`/profil/kandidat/podesavanja?mailToken=${second}`);
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/prijava\/kandidat\?redirectUrl=/);
  await page.getByLabel('Imejl').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(page).toHaveURL('/profil/kandidat/podesavanja');
  await expect.poll(() => reports.length).toBe(2);
  expect(reports[1]).toBe(JSON.stringify({ token: second }));
});

// Not strict: the frame's sandbox refuses the script that Playwright puts into every frame, and says so.
test('an administrator finds a mail, reads it, and has a failed one sent', async ({ page, site }) => {
  const { email } = await buildAccount(site, { accountType: 'admin' });
  const recipient = `${crypto.randomUUID().slice(0, 8)}@posta.example`;
  const link = 'https://prilika.test/oglasi/7';
  await insertMail(site, {
    recipient,
    html: `<html lang="sr"><body><h1>Prijava je poslata</h1><a href="${link}" target="_blank">Pogledajte oglas</a></body></html>`,
    plain: `Prijava je poslata\n${link}`,
  });
  await insertMail(site, {
    recipient,
    state: 'failed',
    attempts: 1,
    html: '<p>Nije stigao</p>',
    plain: 'Nije stigao',
  });
  const signIn = await page.request.post('/api/auth/login', {
    data: { email, password: testPassword, accountType: 'admin' },
  });
  expect(signIn.ok()).toBe(true);

  await page.goto('/admin/posta');
  await page.getByRole('searchbox', { name: 'Pretraga mejlova' }).fill(recipient);
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Mejlovi' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await table
    .getByRole('row', { name: /Sačuvan/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 2, name: `Prijava je poslata, ${recipient}` })).toBeVisible();
  const frame = page.frameLocator('iframe[title="Kako izgleda"]');
  await expect(frame.getByRole('link', { name: 'Pogledajte oglas' })).toHaveAttribute('href', link);
  await expect(page.getByText(`Prijava je poslata ${link}`)).toBeVisible();
  // No scripts, and no part of this site.
  const sandbox = await page.locator('iframe[title="Kako izgleda"]').getAttribute('sandbox');
  expect(sandbox?.split(' ').sort()).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);

  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Neisporučeni' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('button', { name: `Pošalji ponovo: ${recipient}` }).click();
  await expect(page.getByText('Mejl je stavljen na početak reda.')).toBeVisible();
  const sent = await site.smtp.waitForMail(({ to }) => to.includes(recipient));
  expect(sent.message.html).toContain('Nije stigao');
});
