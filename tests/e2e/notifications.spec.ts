import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { notificationMails, notifications } from '#features/notifications/server/notification-table.ts';
import { type BuiltAccount, buildAccount } from '../builders/account-builder.ts';
import { examine } from './examine.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

const list = '/profil/kandidat/obavestenja';

/** A candidate who was notified of something about the pages of documents and of saved postings. */
const notified = async (site: Site): Promise<BuiltAccount> => {
  const account = await buildAccount(site);
  const written = (kind: 'message' | 'result', path: string, sr: string, en: string, minutes: number) => ({
    accountId: account.row.id,
    kind,
    path,
    text: { sr, en },
    createdAt: new Date(site.clock.now().getTime() - minutes * 60_000),
  });
  await site.database.executor
    .insert(notifications)
    .values([
      written('message', '/profil/kandidat/dokumenti', 'Poruka poslodavca', 'Message from', 1),
      written('result', '/profil/kandidat/sacuvani-oglasi', 'Odgovor na prijavu', 'Reply to your application', 2),
    ]);
  return account;
};
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Obaveštenja/ });

test('the bell counts what is unread; the page that it is about marks it as read, however it is reached', async ({
  strictPage: page,
  site,
}) => {
  const { email } = await notified(site);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'kandidat', email, '/profil/kandidat');
  await expect(bell(page)).toHaveAccessibleName('Obaveštenja, 2 nepročitana');
  await bell(page).click();
  await expect(page).toHaveURL(list);
  const rows = page.getByRole('list', { name: 'Obaveštenja' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Novo' })).toHaveCount(2);
  await examine(page, 'notifications');
  await rows.getByRole('link', { name: 'Poruka poslodavca' }).click();
  await expect(page).toHaveURL(/dokumenti$/);
  await expect(bell(page)).toHaveAccessibleName('Obaveštenja, 1 nepročitano');
  await page.goBack();
  await expect(rows.filter({ hasText: 'Novo' })).toHaveCount(1);
  // By an address, as from a mail.
  await page.goto('/profil/kandidat/sacuvani-oglasi');
  await expect(bell(page)).toHaveAccessibleName('Obaveštenja');
  await page.goto(list);
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Novo' })).toHaveCount(0);
});

test('all are marked as read at once; without a connection nothing is said to be', async ({ page, site }) => {
  const { email, row } = await notified(site);
  await logIn(page, 'kandidat', email, list);
  const button = page.getByRole('button', { name: 'Označi sva kao pročitana' });
  await settled(page);
  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByText('Obaveštenja nisu označena kao pročitana.')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Obaveštenja, 2 nepročitana');
  await page.context().setOffline(false);
  await button.dblclick();
  await expect(bell(page)).toHaveAccessibleName('Obaveštenja');
  await expect(button).toBeHidden();
  await page.getByRole('link', { name: 'Nepročitana', exact: true }).click();
  await expect(page.getByText('Sve je pročitano')).toBeVisible();
  const rows = await site.database.executor.select().from(notifications).where(eq(notifications.accountId, row.id));
  expect(rows.every(({ readAt }) => readAt !== null)).toBe(true);
});

test('whoever reads without scripts reads them too', async ({ browser, site }) => {
  const { email } = await notified(site);
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await logIn(page, 'kandidat', email, list);
  await expect(bell(page).first()).toHaveAccessibleName('Obaveštenja, 2 nepročitana');
  await expect(page.getByRole('link', { name: 'Odgovor na prijavu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Označi sva kao pročitana' })).toBeHidden();
  await context.close();
});

test('when mail of a kind is sent is saved at once, and can be undone', async ({ strictPage: page, site }) => {
  const { email, row } = await notified(site);
  await logIn(page, 'kandidat', email, '/profil/kandidat/podesavanja');
  const messages = page.getByRole('radiogroup', { name: 'Poruke o prijavama' });
  await messages.getByText('Ujutru').click();
  await expect(page.getByRole('status').filter({ hasText: 'Sačuvano.' })).toBeVisible();
  await page.reload();
  await expect(messages.getByRole('radio', { name: 'Ujutru' })).toBeChecked();
  await messages.getByText('Nikad').click();
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(messages.getByRole('radio', { name: 'Ujutru' })).toBeChecked();
  const chosen = () =>
    site.database.executor.select().from(notificationMails).where(eq(notificationMails.accountId, row.id));
  await expect.poll(chosen).toMatchObject([{ kind: 'message', mail: 'morning' }]);
});
