import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { agents } from '#features/agents/server/agent-table.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { mailedLink } from './mailed-link.ts';
import { expect, settled, test } from './site.ts';

const newAddress = (): string => `gost-${randomUUID().slice(0, 8)}@primer.rs`;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a company’s new jobs are sent, weekly, and no more; a mistyped address comes back with its error', async ({
    page,
    site,
  }) => {
    const { row } = await buildEmployer(site, { company: 'Vodenica Plus' });
    await buildPosting(site, { employerId: row.id });
    const email = newAddress();
    await page.goto(`/poslodavci/${row.id}`);
    await page.getByRole('link', { name: 'Javljaj mi za nove oglase' }).click();
    await expect(page.getByText('Vodenica Plus', { exact: true })).toBeVisible();
    await page.getByLabel('Imejl adresa').fill('gost@primer');
    await page.getByRole('button', { name: 'Pošaljite mi vezu za potvrdu' }).click();
    await expect(page.getByLabel('Imejl adresa')).toHaveValue('gost@primer');
    await expect(page.getByText('Unesite ispravnu imejl adresu').first()).toBeVisible();
    await page.getByLabel('Imejl adresa').fill(email);
    await page.getByRole('button', { name: 'Pošaljite mi vezu za potvrdu' }).click();
    await expect(page.getByText(email)).toBeVisible();

    const link = await mailedLink(site, email, '/oglasi/obavestenja/potvrda');
    await page.goto(link);
    await page.getByRole('button', { name: 'Potvrdi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oglasi stižu mejlom' })).toBeVisible();
    await page.getByRole('link', { name: 'Promenite koliko često stižu' }).click();
    await expect(page.getByRole('radio', { name: 'Neka stižu jednom nedeljno' })).toBeChecked();
    await page.getByRole('button', { name: 'Potvrdi' }).click();
    await expect(page.getByText('Sačuvano je.')).toBeVisible();
    const alert = async () =>
      (await site.database.executor.select().from(agents).where(eq(agents.guestEmail, email)))[0];
    expect(await alert()).toMatchObject({ frequency: 'weekly', search: { employers: [row.id] } });
    await page.getByRole('radio', { name: 'Isključite mejlove ove pretrage' }).check();
    await page.getByRole('button', { name: 'Potvrdi' }).click();
    await expect(page.getByText('Mejlovi ove pretrage su isključeni.')).toBeVisible();
    expect(await alert()).toMatchObject({ emailNotifications: false });
    // The link of the mail does not claim that they arrive.
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Ovo je već potvrđeno' })).toBeVisible();
  });
});

test('a lost line and a second click lose nothing; without a filter the page says what is needed', async ({
  page,
  site,
}) => {
  await page.goto('/oglasi/obavestenja');
  await expect(page.getByRole('heading', { level: 1, name: 'Šta tražite?' })).toBeVisible();
  await page.getByRole('link', { name: 'Na pretragu oglasa' }).click();
  await expect(page).toHaveURL('/oglasi');

  const { id } = await buildPosting(site, { positionTitle: 'Viljuškarista (m/ž)', categories: ['magacin'] });
  await page.goto(`/oglasi/${id}`);
  await page.getByRole('link', { name: 'Slični oglasi mejlom' }).click();
  await expect(page).toHaveURL(/\/oglasi\/obavestenja\?.*keywords=/);
  await expect(page.getByRole('main')).toContainText('Viljuškarista');

  const email = newAddress();
  await page.goto('/oglasi/obavestenja?categories=magacin');
  await settled(page);
  await page.getByLabel('Imejl adresa').fill(email);
  await page.route('**/api/alerts', (route) => route.abort());
  const send = page.getByRole('button', { name: 'Pošaljite mi vezu za potvrdu' });
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Imejl adresa')).toHaveValue(email);
  await page.unroute('**/api/alerts');
  await send.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Još samo potvrda' })).toBeVisible();
  await site.smtp.waitForMail(({ to }) => to.includes(email));
  expect(site.smtp.messages.filter(({ to }) => to.includes(email))).toHaveLength(1);
  await page.getByRole('link', { name: 'Promenite adresu' }).click();
  await expect(page.getByLabel('Imejl adresa')).toHaveValue(email);
});
