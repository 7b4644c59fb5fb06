import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { accounts } from '#features/accounts/server/account-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { companyMembers } from '#features/employers/server/employer-table.ts';
import { countRepliesJob } from '#features/messages/replies/server/reply-jobs.ts';
import { addDays, formatDate, formatShortDate, localDay } from '#kit/dates.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildApplications } from '../builders/message-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { readCalendar } from '../support/read-calendar.ts';
import { runJob } from './run-job.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

const day = 86_400_000;

/** A company of two, a posting that promises an answer in a week, and three who applied; ten others were dealt with before. */
const cast = async (site: Site) => {
  const { executor } = site.database;
  const owner = await buildEmployer(site);
  const employerId = owner.row.id;
  await executor.update(accounts).set({ name: 'Nada', lastName: 'Kvarc' }).where(eq(accounts.id, owner.account.row.id));
  const recruiter = await buildAccount(site, { accountType: 'employer', name: 'Jovana', lastName: 'Perić' });
  await executor
    .insert(companyMembers)
    .values({ accountId: recruiter.row.id, employerId, role: 'recruiter', joinedAt: site.clock.now() });
  const replyTo = `kadrovi-${employerId}@kvarc.rs`;
  const posting = await buildPosting(site, {
    employerId,
    positionTitle: 'Zlatar (m/ž)',
    advertiserEmail: replyTo,
    replyWithinDays: 7,
    applicationCount: 3,
  });
  const [milica, dragan] = [await buildAccount(site), await buildAccount(site)];
  const guest = `gost-${randomUUID().slice(0, 8)}@primer.rs`;
  const [first] = await buildApplications(
    site,
    posting.id,
    3,
    (at) =>
      [
        { candidateId: milica.row.id, email: milica.email, firstName: 'Milica', lastName: 'Đorđević' },
        { candidateId: dragan.row.id, email: dragan.email, firstName: 'Dragan', lastName: 'Ćirić' },
        { email: guest, firstName: 'Jelena', lastName: '=Šarić' },
      ][at] ?? {},
  );
  const before = await buildPosting(site, { employerId, state: 'closed', positionTitle: 'Juvelir' });
  const now = site.clock.now().getTime();
  await buildApplications(site, before.id, 10, (at) => ({
    createdAt: new Date(now - 30 * day),
    // Two days later seven of them had an answer, the others never.
    answeredAt: at < 7 ? new Date(now - 28 * day) : null,
  }));
  return { owner, recruiter, posting, replyTo, milica, dragan, guest, milicasId: first?.id as string };
};

const row = (page: Page, name: string) =>
  page.locator('.applications-row').filter({ has: page.getByText(name, { exact: true }) });

const mailsTo = (site: Site, email: string) => site.smtp.messages.filter(({ to }) => to.includes(email));

/** The calendar entry of the newest mail with this subject. */
const calendarTo = async (site: Site, email: string, subject: string) => {
  const { message } = await site.smtp.waitForMail(
    ({ to, message: about }) => to.includes(email) && (about.subject ?? '').startsWith(subject),
  );
  const content = message.attachments[0]?.content ?? '';
  const file = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return readCalendar(file.replace(/\r?\n/g, '\r\n'));
};

test('two members deal with three who applied, from sorting to the last answer', async ({
  strictPage: page,
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const { owner, recruiter, posting, replyTo, milica, dragan, guest, milicasId } = await cast(site);
  const colleague = await (await browser.newContext({ baseURL: site.url })).newPage();
  const candidate = await (await browser.newContext({ baseURL: site.url })).newPage();
  const list = `/oglasi/${posting.id}/prijave`;
  const own = `/profil/kandidat/prijave/${milicasId}`;

  await test.step('the candidate sees until when an answer is promised', async () => {
    await logIn(candidate, 'kandidat', milica.email, own);
    const due = formatShortDate(addDays(localDay(site.clock.now()), 7), 'sr');
    await expect(candidate.getByText(`Još nema odgovora, obećan je do ${due}`)).toBeVisible();
  });

  await test.step('the owner sorts by the keyboard, the recruiter sees who did', async () => {
    await logIn(page, 'poslodavac', owner.account.email, list);
    await settled(page);
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 2, name: 'Milica Đorđević' })).toBeVisible();
    await page.keyboard.press('1');
    await expect(row(page, 'Milica Đorđević')).toContainText('Sačuvana');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 2, name: 'Dragan Ćirić' })).toBeVisible();
    await page.keyboard.press('x');
    await expect(page.getByText('Izabrane 2')).toBeVisible();
    await logIn(colleague, 'poslodavac', recruiter.email, `/oglasi/prijava/${milicasId}`);
    await expect(colleague.getByRole('listitem').filter({ hasText: 'Sačuvana' })).toContainText('Nada Kvarc');
    await colleague.getByRole('button', { name: 'Možda' }).first().click();
    await expect(colleague.getByRole('listitem').filter({ hasText: 'Možda' })).toContainText('Jovana Perić');
  });

  await test.step('both selected are written to by a template, each in an own mail', async () => {
    await page
      .getByRole('group', { name: 'Izabrane prijave' })
      .getByRole('button', { name: 'Pišite izabranima' })
      .click();
    const window = page.getByRole('dialog');
    await expect(window.getByText('Milica Đorđević')).toBeVisible();
    await window.getByLabel('Šablon').selectOption({ label: 'Potrebni su dodatni podaci' });
    await window.getByRole('button', { name: 'Pošalji (2)' }).click();
    await expect(page.getByText('Poruka je na putu, dobijaju je 2 kandidata')).toBeVisible();
    for (const [email, salutation] of [
      [milica.email, 'Poštovana Milice,'],
      [dragan.email, 'Poštovani Dragane,'],
    ] as const) {
      const { to, message } = await site.smtp.waitForMail((mail) => mail.to.includes(email));
      expect(to).toEqual([email]);
      expect(message.replyTo).toMatchObject([{ address: replyTo }]);
      expect(message.subject).toBe('Dodatni podaci uz prijavu: Zlatar (m/ž)');
      expect(message.text).toContain(salutation);
    }
    expect(mailsTo(site, guest)).toEqual([]);
  });

  await test.step('one answers on the page, and the company reads it', async () => {
    await candidate.reload();
    await settled(candidate);
    await expect(candidate.getByText('Još nema odgovora', { exact: false })).toBeHidden();
    await candidate.getByLabel('Vaš odgovor').fill('Radila sam deset godina sa zlatom.');
    await candidate.getByRole('button', { name: 'Pošalji odgovor' }).click();
    await expect(candidate.getByText('Odgovor je poslat')).toBeVisible();
    await colleague.reload();
    await settled(colleague);
    await expect(colleague.getByText('Radila sam deset godina sa zlatom.')).toBeVisible();
  });

  await test.step('an interview is chosen and moved, in the same calendar entry', async () => {
    await colleague.getByRole('button', { name: 'Ponudite termine' }).click();
    const window = colleague.getByRole('dialog');
    const date = formatDate(addDays(localDay(new Date()), 7), 'sr').replaceAll('\u00a0', ' ');
    await window.getByRole('textbox', { name: 'Dan' }).fill(date);
    await window.getByRole('textbox', { name: 'Dan' }).press('Tab');
    await window.getByRole('button', { name: 'Dodaj termin' }).click();
    await window.getByLabel('Početak').last().fill('11:00');
    await window.getByLabel('Adresa', { exact: true }).fill('Čika Ljubina 7, Beograd');
    await window.getByRole('button', { name: 'Pošalji termine' }).click();
    await expect(colleague.getByText('Čeka izbor termina')).toBeVisible();
    await candidate.reload();
    await settled(candidate);
    await candidate.getByRole('radio', { name: /10\.00–10\.30/ }).check();
    await candidate.getByRole('button', { name: 'Potvrdi termin' }).click();
    await expect(candidate.getByText('Razgovor je zakazan.')).toBeVisible();
    const chosen = await calendarTo(site, milica.email, 'Razgovor je zakazan');
    await candidate.getByText('Promenite termin').click();
    await candidate.getByRole('radio', { name: /11\.00–11\.30/ }).check();
    await candidate.getByRole('button', { name: 'Potvrdi termin' }).click();
    const moved = await calendarTo(site, milica.email, 'Novi termin razgovora');
    expect(moved.uid).toBe(chosen.uid);
    expect(moved.sequence).toBeGreaterThan(chosen.sequence);
    expect(Date.parse(moved.start) - Date.parse(chosen.start)).toBe(3_600_000);
    expect(moved).toMatchObject({ zone: 'Europe/Belgrade', location: 'Čika Ljubina 7, Beograd' });
  });

  await test.step('the posting is closed, and whoever waits gets a kind notice', async () => {
    await page.goto('/profil/poslodavac/oglasi');
    await settled(page);
    await page
      .getByRole('button', { name: /^Još radnji/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Zatvori oglas' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Odustali smo od zapošljavanja' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Zatvori oglas' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Pogledajte ko čeka' }).click();
    await expect(page.locator('.applications-row')).toHaveCount(1);
    await expect(page.getByText('Oglas je završen, a 1 kandidat još nema odgovor.')).toBeVisible();
    await page.getByRole('button', { name: 'Pišite svima koji čekaju' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pošalji (1)' }).click();
    await expect(page.getByText('Poruka je na putu, dobija je 1 kandidat')).toBeVisible();
    const { message } = await site.smtp.waitForMail(({ to }) => to.includes(guest));
    expect(message.subject).toBe('Vaša prijava: Zlatar (m/ž)');
    expect(message.text).toContain('Poštovana Jelena,');
    await expect(page.getByText('Oglas je završen, a', { exact: false })).toBeHidden();
  });

  await test.step('the list is taken along, and no cell of it is a formula', async () => {
    await page.goto(list);
    await settled(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Preuzmi kao CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const rows = parse(text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map((one) => one['Ime i prezime'])).toEqual(['Milica Đorđević', 'Dragan Ćirić', 'Jelena =Šarić']);
  });

  await test.step('what is public about answers says the truth', async () => {
    const stored = await site.database.executor.select().from(applications);
    expect(stored.filter(({ postingId, answeredAt }) => postingId === posting.id && answeredAt)).toHaveLength(3);
    await runJob(site, countRepliesJob);
    // Ten of thirteen: 76 percent; the seven of before took two days, the three of today none.
    await expect(async () => {
      await page.goto(`/poslodavci/${owner.row.id}`);
      await expect(page.getByText('76%, najčešće za 2 dana')).toBeVisible({ timeout: 500 });
    }).toPass();
    const next = await buildPosting(site, { employerId: owner.row.id });
    await page.goto(`/oglasi/${next.id}`);
    await expect(page.getByText('76%, najčešće za 2 dana').first()).toBeVisible();
  });

  expect(mailsTo(site, dragan.email)).toHaveLength(1);
  expect(mailsTo(site, guest)).toHaveLength(1);
});
