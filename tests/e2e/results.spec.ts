import { eq } from 'drizzle-orm';
import { applications } from '#features/applying/server/application-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildApplication } from '../builders/interview-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, logIn, settled, test } from './site.ts';

test('a result is sent later and undone, then now: the candidate and the guest learn of it', async ({
  strictPage: page,
  browser,
  site,
}) => {
  const employer = await buildEmployer(site, { company: 'Kvarc Računovodstvo' });
  const { id: postingId } = await buildPosting(site, { employerId: employer.row.id, positionTitle: 'Knjigovođa' });
  const candidate = await buildAccount(site, { accountType: 'jobseeker' });
  const guestEmail = `gost-${crypto.randomUUID().slice(0, 6)}@primer.rs`;
  await buildApplication(site, { postingId, email: guestEmail });
  const own = await buildApplication(site, { postingId, email: candidate.email, candidateId: candidate.row.id });
  const list = `/oglasi/${postingId}/prijave`;

  await test.step('later, for everybody: it is pending with its hour, and the toast undoes it', async () => {
    await logIn(page, 'poslodavac', employer.account.email);
    await page.goto(list);
    await settled(page);
    await page.getByRole('checkbox', { name: /Izbor svih/ }).check();
    await page.getByRole('button', { name: 'Obavesti o ishodu' }).click();
    const window = page.getByRole('dialog');
    await expect(window.getByText('Obaveštenje dobijaju 2 kandidata')).toBeVisible();
    await window.getByLabel('Razlog').selectOption({ label: 'traži se drugačije obrazovanje' });
    await window.getByRole('button', { name: 'Obavesti' }).click();
    await expect(page.getByText(/^Obaveštenje dobijaju 2 kandidata, \d/)).toBeVisible();
    await expect(page.getByText(/^Negativan odgovor: 2 prijave, šalje se/)).toBeVisible();
    await page.getByRole('status').getByRole('button', { name: 'Poništi' }).click();
    await expect(page.getByText('Poništeno za 2 kandidata')).toBeVisible();
    await expect(page.getByText('Obaveštenja o ishodu koja čekaju na slanje')).toHaveCount(0);
  });

  await test.step('from the page of an application: pending there, undone there', async () => {
    await page.goto(`/oglasi/prijava/${own}`);
    await settled(page);
    await page.getByRole('button', { name: 'Obavesti o ishodu' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /Prijem/ })
      .check();
    await page.getByRole('dialog').getByRole('button', { name: 'Obavesti' }).click();
    await expect(page.getByText(/^šalje se/)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Poništi' }).click();
    await expect(page.getByText('Kandidat još nije obavešten o ishodu.')).toBeVisible();
  });

  await test.step('now', async () => {
    await page.goto(list);
    await settled(page);
    await page.getByRole('checkbox', { name: /Izbor svih/ }).check();
    await page.getByRole('button', { name: 'Obavesti o ishodu' }).click();
    const window = page.getByRole('dialog');
    await window.getByLabel('Razlog').selectOption({ label: 'traži se drugačije obrazovanje' });
    await window.getByRole('radio', { name: /Mesto je popunjeno/ }).check();
    await expect(window.getByLabel('Razlog')).toHaveCount(0);
    await window.getByRole('radio', { name: /Odmah/ }).check();
    await window.getByRole('button', { name: 'Obavesti' }).click();
    await expect(page.getByText(/^Obaveštenje dobijaju 2 kandidata/)).toBeVisible();
    for (const email of [guestEmail, candidate.email]) {
      const { message } = await site.smtp.waitForMail(({ to }) => to.includes(email));
      expect(message.subject).toBe('Mesto je popunjeno: Knjigovođa, Kvarc Računovodstvo');
    }
    await page.reload();
    await expect(page.getByText('Javljeno: mesto je popunjeno')).toHaveCount(2);
  });

  await test.step('the candidate reads it in the list and in the course, without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url, locale: 'sr-RS' });
    const plain = await context.newPage();
    await logIn(plain, 'kandidat', candidate.email);
    await plain.goto('/profil/kandidat/prijave');
    await expect(plain.getByText('Mesto je popunjeno', { exact: true }).first()).toBeVisible();
    await plain.goto(`/profil/kandidat/prijave/${own}`);
    await expect(plain.getByText('Mesto je popunjeno', { exact: true })).toHaveCount(2);
    await context.close();
  });
});

test('closing a posting as filled asks who was hired, and notifies everybody else', async ({
  strictPage: page,
  site,
}) => {
  const employer = await buildEmployer(site, { company: 'Kvarc Računovodstvo' });
  const { id: postingId } = await buildPosting(site, {
    employerId: employer.row.id,
    positionTitle: 'Knjigovođa',
    applicationCount: 2,
  });
  const [hired, other] = ['primljen', 'ostali'].map((name) => `${name}-${crypto.randomUUID().slice(0, 6)}@primer.rs`);
  const id = await buildApplication(site, { postingId, email: hired as string, firstName: 'Živka' });
  await buildApplication(site, { postingId, email: other as string });
  await site.database.executor.update(applications).set({ status: 'saved' }).where(eq(applications.id, id));
  await logIn(page, 'poslodavac', employer.account.email);
  await page.goto('/profil/poslodavac/oglasi');
  await settled(page);
  await page.getByRole('button', { name: /^Još radnji/ }).click();
  await page.getByRole('button', { name: 'Zatvori oglas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zatvori oglas' }).click();
  const window = page.getByRole('dialog', { name: 'Ko je primljen?' });
  await window.getByRole('checkbox', { name: 'Živka Ćirić' }).check();
  await expect(window.getByRole('checkbox', { name: /sve ostale/ })).toBeChecked();
  await window.getByRole('radio', { name: /Odmah/ }).check();
  await window.getByRole('button', { name: 'Obavesti' }).click();
  await expect(page.getByText('Obaveštenje dobijaju 2 kandidata')).toBeVisible();
  const subjectTo = async (email: string | undefined) =>
    (await site.smtp.waitForMail(({ to }) => to.includes(email ?? ''))).message.subject;
  expect(await subjectTo(hired)).toBe('Primljeni ste: Knjigovođa, Kvarc Računovodstvo');
  expect(await subjectTo(other)).toBe('Mesto je popunjeno: Knjigovođa, Kvarc Računovodstvo');
});
