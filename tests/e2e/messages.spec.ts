import { eq } from 'drizzle-orm';
import { sessions } from '#features/accounts/server/account-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { applicationMessages } from '#features/messages/server/message-table.ts';
import { notifications } from '#features/notifications/server/notification-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildApplications } from '../builders/message-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { examine } from './examine.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

/** A company with a posting to which a candidate with an account has applied. */
const applied = async (site: Site) => {
  const { row, account } = await buildEmployer(site);
  const posting = await buildPosting(site, {
    employerId: row.id,
    positionTitle: 'Knjigovođa',
    applicationCount: 1,
    advertiserEmail: `kadrovi-${row.id}@kvarc.rs`,
    notificationsEmail: `odgovori-${row.id}@kvarc.rs`,
  });
  const candidate = await buildAccount(site);
  const [sent] = await site.database.executor
    .insert(applications)
    .values({
      postingId: posting.id,
      candidateId: candidate.row.id,
      firstName: 'Milica',
      lastName: 'Đorđević',
      email: candidate.email,
      phone: '',
      applicationType: 'letter',
      language: 'sr',
      createdAt: site.clock.now(),
    })
    .returning({ id: applications.id });
  return { row, account, posting, candidate, id: sent?.id as string };
};

test('a company writes, the candidate answers on the page, and the company reads it', async ({
  strictPage: page,
  site,
  browser,
}) => {
  const { row, account, candidate, id } = await applied(site);
  await logIn(page, 'poslodavac', account.email, `/oglasi/prijava/${id}`);
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Naslov').fill('Poziv <b>sada</b>: {pozicija}');
  await window.getByLabel('Tekst poruke').fill('Poštovani/Poštovana {ime},\n\n<script>alert(1)</script> & {hvala}');
  await window.getByRole('button', { name: 'Pošalji (1)' }).click();
  await expect(window.getByText('Ne postoji oznaka {hvala}.', { exact: false })).toBeVisible();
  await window.getByLabel('Tekst poruke').fill('Poštovani/Poštovana {ime},\n\n<script>alert(1)</script> & hvala.');
  await window.getByRole('button', { name: 'Pogledajte kako izgleda' }).click();
  await expect(window.getByText('Poštovana Milice,', { exact: false })).toBeVisible();
  await expect(window.getByText('Poziv <b>sada</b>: Knjigovođa')).toBeVisible();
  await window.getByRole('button', { name: 'Nazad na poruku' }).click();
  await window.getByRole('button', { name: 'Pošalji (1)' }).dblclick();
  await expect(page.getByText('Poruka je na putu, dobija je 1 kandidat')).toBeVisible();
  await expect(window).toBeHidden();

  const mail = await site.smtp.waitForMail(({ to }) => to.includes(candidate.email));
  expect(mail.to).toEqual([candidate.email]);
  expect(mail.message.subject).toBe('Poziv <b>sada</b>: Knjigovođa');
  expect(mail.message.replyTo).toMatchObject([{ address: `kadrovi-${row.id}@kvarc.rs` }]);
  expect(mail.message.text).toContain('<script>alert(1)</script> & hvala.');
  expect(mail.message.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; hvala.');

  const context = await browser.newContext();
  const own = await context.newPage();
  await logIn(own, 'kandidat', candidate.email, '/profil/kandidat/prijave');
  const entry = own.getByRole('row', { name: /Knjigovođa/ });
  await expect(entry).toContainText('Stigla poruka');
  await expect(entry).toContainText('1 nova poruka');
  await entry.getByRole('link', { name: 'Knjigovođa', exact: true }).click();
  await expect(own.getByText('<script>alert(1)</script> & hvala.', { exact: false })).toBeVisible();
  await expect(own.getByText('Poslodavac vam je pisao')).toBeVisible();
  await settled(own);
  await own.getByLabel('Vaš odgovor').fill('Hvala, dolazim u utorak.');
  // A reload loses nothing.
  await own.reload();
  await settled(own);
  await expect(own.getByLabel('Vaš odgovor')).toHaveValue('Hvala, dolazim u utorak.');
  await own.getByRole('button', { name: 'Pošalji odgovor' }).click();
  await expect(own.getByText('Odgovor je poslat')).toBeVisible();
  await expect(own.getByLabel('Vaš odgovor')).toHaveValue('');
  await context.close();

  const told = await site.smtp.waitForMail(({ to }) => to.includes(`odgovori-${row.id}@kvarc.rs`));
  expect(told.message.replyTo).toMatchObject([{ address: candidate.email }]);
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hvala, dolazim u utorak.' })).toContainText('Nova poruka');
  await expect(page.getByText('Mejl je poslat', { exact: false })).toBeVisible();
  expect(site.smtp.messages.filter(({ to }) => to.includes(candidate.email))).toHaveLength(1);
});

test('what is written outlives a lost sign-in, and becomes a template for two', async ({ page, site }) => {
  const { row, account, posting, id } = await applied(site);
  const address = `/oglasi/prijava/${id}`;
  await logIn(page, 'poslodavac', account.email, address);
  await settled(page);
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Šablon').selectOption({ label: 'Poziv na razgovor' });
  await expect(window.getByLabel('Naslov')).toHaveValue('Poziv na razgovor: {pozicija}');
  await window.getByLabel('Naslov').fill('Razgovor: {pozicija}');
  await site.database.executor
    .update(sessions)
    .set({ endedAt: site.clock.now() })
    .where(eq(sessions.accountId, account.row.id));
  await window.getByRole('button', { name: 'Pošalji (1)' }).click();
  await expect(window.getByText('Prijavite se da biste nastavili.')).toBeVisible();
  await expect(window.getByLabel('Naslov')).toHaveValue('Razgovor: {pozicija}');
  await logIn(page, 'poslodavac', account.email, address);
  await settled(page);
  await page.getByRole('button', { name: 'Pošaljite poruku' }).click();
  await expect(window.getByLabel('Naslov')).toHaveValue('Razgovor: {pozicija}');

  await window.getByRole('button', { name: 'Sačuvaj kao šablon' }).click();
  await window.getByLabel('Naziv šablona').fill('Moj poziv');
  await window.getByRole('button', { name: 'Sačuvaj šablon' }).click();
  await expect(page.getByText('Šablon je sačuvan')).toBeVisible();
  await expect(window.getByRole('option', { name: 'Moj poziv' })).toBeAttached();

  // A group of two with it.
  const two = await buildApplications(site, posting.id, 2);
  const signedIn = await page.request.post('/api/auth/login', {
    headers: { Origin: site.url },
    data: { email: account.email, password: testPassword, accountType: 'employer' },
  });
  const headers = { Authorization: `Bearer ${(await signedIn.json()).data.token.accessToken}` };
  const [template] = (await (await page.request.get('/api/employer/message-templates', { headers })).json()).data;
  const { subject, body } = template;
  const sent = await page.request.post(`/api/employer/postings/${posting.id}/messages`, {
    headers,
    data: { applicationIds: two.map((one) => one.id), subject, body },
  });
  expect((await sent.json()).data).toMatchObject({ recipients: 2, leftOut: [] });
  for (const { email } of two) {
    const { to, message } = await site.smtp.waitForMail((mail) => mail.to.includes(email as string));
    expect(to).toEqual([email]);
    expect(message.subject).toBe('Razgovor: Knjigovođa');
    expect(message.text).toContain('Poštovana Jelena,');
    expect(message.replyTo).toMatchObject([{ address: `kadrovi-${row.id}@kvarc.rs` }]);
  }
});

test('what awaits the company leads from own postings and the inbox to the message, and ends with its answer', async ({
  strictPage: page,
  site,
  browser,
}) => {
  const { account, posting, candidate, id } = await applied(site);
  const { executor } = site.database;
  const wrote = site.clock.now();
  await executor
    .insert(applicationMessages)
    .values({ applicationId: id, side: 'candidate', state: 'stored', body: 'Kad mogu da dođem?', createdAt: wrote });
  await executor.update(applications).set({ awaitingReplySince: wrote }).where(eq(applications.id, id));
  await executor.insert(notifications).values({
    accountId: account.row.id,
    kind: 'message',
    path: `/oglasi/prijava/${id}`,
    text: { sr: 'Odgovor kandidata', en: 'A candidate’s reply' },
    createdAt: wrote,
  });
  await logIn(page, 'poslodavac', account.email, '/profil/poslodavac/oglasi');
  await page.getByRole('link', { name: '1 prepiska čeka vaš odgovor' }).click();
  await expect(page).toHaveURL(`/oglasi/${posting.id}/prijave?answered=reply`);
  await expect(page.getByText('Prepiska čeka vaš odgovor', { exact: true })).toBeVisible();
  await page.goto('/profil/poslodavac/poruke?state=awaiting');
  const line = page.getByRole('list', { name: 'Poruke' }).getByRole('listitem');
  await expect(line).toContainText('Kad mogu da dođem?');
  await expect(line).toContainText('Čeka vaš odgovor');
  await examine(page, 'the inbox of a company');
  // Beside the list: the message, the button to answer, and the note.
  await page.goto(`/oglasi/${posting.id}/prijave?prijava=${id}`);
  const pane = page.getByRole('region', { name: 'Prijava, Milica Đorđević' });
  await expect(pane.getByText('Kad mogu da dođem?')).toBeVisible();
  // What is read here is read at the bell too.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Obaveštenja', exact: true })).toBeVisible();
  await pane.getByLabel('Beleška o prijavi').fill('Zvati posle 17 h.');
  await pane.getByRole('button', { name: 'Sačuvaj belešku' }).click();
  await pane.getByRole('button', { name: 'Pošaljite poruku' }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Naslov').fill('Termin');
  await window.getByLabel('Tekst poruke').fill('Dođite u sredu u 10.');
  await window.getByRole('button', { name: 'Pošalji (1)' }).click();
  await expect(pane.getByText('Dođite u sredu u 10.')).toBeVisible();
  // A job writes the message.
  await expect(async () => {
    await page.goto('/profil/poslodavac/poruke?state=awaiting');
    await expect(page.getByText('Nema takvih prepiski')).toBeVisible({ timeout: 1000 });
  }).toPass();

  const context = await browser.newContext();
  const own = await context.newPage();
  await own.setViewportSize({ width: 390, height: 844 });
  await logIn(own, 'kandidat', candidate.email, '/profil/kandidat/poruke');
  const thread = own.getByRole('list', { name: 'Poruke' }).getByRole('listitem');
  await expect(thread).toContainText('Dođite u sredu u 10.');
  await expect(thread).toContainText('1 nova');
  await thread.getByRole('link').click();
  await expect(own).toHaveURL(`/profil/kandidat/prijave/${id}`);
  await context.close();
});
