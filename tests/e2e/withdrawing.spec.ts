import { formatDate, localDay } from '#kit/dates.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildApplication, withdrawalLinkFor } from '../builders/interview-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, logIn, type Site, test } from './site.ts';

/** A guest's application, the address of the link in its confirmation, and the company that got it. */
const applied = async (site: Site) => {
  const { row, account } = await buildEmployer(site, { company: 'Kvarc Računovodstvo' });
  const posting = { employerId: row.id, positionTitle: 'Knjigovođa' };
  const { id: postingId } = await buildPosting(site, posting);
  const id = await buildApplication(site, { postingId, email: `${crypto.randomUUID()}@primer.rs` });
  const address = `/email/povlacenje-prijave?token=${withdrawalLinkFor(id, site.sessionSecret)}`;
  return { id, account, address };
};

test('a guest takes an application back by the link of the mail, once, and the employer sees it', async ({
  strictPage: page,
  site,
}) => {
  const { id, account, address } = await applied(site);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Povlačenje prijave' })).toBeVisible();
  const sentOn = formatDate(localDay(new Date()), 'sr');
  await expect(page.getByText(`Oglas „Knjigovođa”, Kvarc Računovodstvo. Prijava je poslata ${sentOn}`)).toBeVisible();
  await page.getByRole('button', { name: 'Povuci prijavu' }).click();
  await expect(page.getByRole('heading', { name: 'Prijava je povučena.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Prijava je već povučena.' })).toBeVisible();
  await logIn(page, 'poslodavac', account.email, `/oglasi/prijava/${id}`);
  await expect(page.getByText('Prijava je povučena', { exact: true })).toBeVisible();
});

test('a link that leads to no application says what to do, in English too', async ({ page }) => {
  await page.goto('/email/povlacenje-prijave?token=nista&lang=en');
  await expect(page.getByRole('heading', { name: 'This link does not match any application.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See jobs' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the application is taken back as well', async ({ page, site }) => {
    const { address } = await applied(site);
    await page.goto(`${address}&lang=en`);
    await page.getByRole('button', { name: 'Withdraw application' }).click();
    await expect(page.getByRole('heading', { name: 'The application has been withdrawn.' })).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'The application has already been' })).toBeVisible();
  });
});
