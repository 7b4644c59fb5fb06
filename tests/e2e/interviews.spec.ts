import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildApplication } from '../builders/interview-builder.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { readCalendar } from '../support/read-calendar.ts';
import { mailedLink } from './mailed-link.ts';
import { offerTimes, sendTimes } from './offer-times.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

/** The calendar file that comes with the newest mail to an address with this subject. */
const calendarTo = async (site: Site, email: string, subject: string | RegExp) => {
  const { message } = await site.smtp.waitForMail(
    ({ to, message: about }) => to.includes(email) && new RegExp(subject).test(about.subject ?? ''),
  );
  const [attached] = message.attachments;
  expect(attached?.filename).toBe('poziv.ics');
  const content = attached?.content ?? '';
  const file = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return readCalendar(file.replace(/\r?\n/g, '\r\n'));
};

test('times are offered, chosen by a guest and a candidate, moved and called off, in both calendars', async ({
  strictPage: page,
  browser,
  site,
}) => {
  const notificationsEmail = `posao-${crypto.randomUUID().slice(0, 6)}@kvarc.rs`;
  const employer = await buildEmployer(site, { company: 'Kvarc Računovodstvo' });
  const { id: postingId } = await buildPosting(site, {
    employerId: employer.row.id,
    positionTitle: 'Knjigovođa',
    notificationsEmail,
  });
  const candidate = await buildAccount(site, { accountType: 'jobseeker' });
  const guestEmail = `gost-${crypto.randomUUID().slice(0, 6)}@primer.rs`;
  const guest = await buildApplication(site, { postingId, email: guestEmail });
  const own = await buildApplication(site, {
    postingId,
    email: candidate.email,
    candidateId: candidate.row.id,
    firstName: 'Živka',
  });

  await test.step('the employer offers times to both', async () => {
    await logIn(page, 'poslodavac', employer.account.email);
    await offerTimes(page, guest);
    await offerTimes(page, own);
  });

  await test.step('the guest chooses by the link, without scripts', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.url,
      locale: 'sr-RS',
    });
    const plain = await context.newPage();
    await plain.goto(await mailedLink(site, guestEmail, '/razgovor'));
    await plain.getByRole('button', { name: 'Potvrdi termin' }).click();
    await expect(plain.getByText('Izaberite termin.', { exact: true })).toBeVisible();
    await plain.getByRole('radio', { name: /10\.00–10\.30/ }).check();
    await plain.getByRole('button', { name: 'Potvrdi termin' }).click();
    await expect(plain.getByText('Termin je potvrđen.')).toBeVisible();
    await expect(plain.getByText('Razgovor je zakazan.')).toBeVisible();
    const download = plain.waitForEvent('download');
    await plain.getByRole('link', { name: 'Preuzmi za kalendar' }).click();
    expect((await download).suggestedFilename()).toBe('poziv.ics');
    await context.close();
    const calendar = await calendarTo(site, guestEmail, 'Razgovor je zakazan');
    expect(calendar).toMatchObject({ method: 'REQUEST', sequence: 1, location: 'Čika Ljubina 7, Beograd' });
    const toCompany = await calendarTo(site, notificationsEmail, 'Izabran termin: Dragan');
    expect(toCompany.uid).toBe(calendar.uid);
  });

  await test.step('the candidate chooses on the own page, and changes it', async () => {
    const context = await browser.newContext({ baseURL: site.url });
    const candidates = await context.newPage();
    await logIn(candidates, 'kandidat', candidate.email);
    await candidates.goto(`/profil/kandidat/prijave/${own}`);
    await settled(candidates);
    await candidates.getByRole('radio', { name: /10\.00–10\.30/ }).check();
    await candidates.getByRole('button', { name: 'Potvrdi termin' }).click();
    await expect(candidates.getByText('Razgovor je zakazan.')).toBeVisible();
    await candidates.getByText('Promenite termin').click();
    await candidates.getByRole('radio', { name: /11\.00–11\.30/ }).check();
    await candidates.getByRole('button', { name: 'Potvrdi termin' }).click();
    await expect(candidates.getByText(/11\.00–11\.30/).first()).toBeVisible();
    await context.close();
    expect(await calendarTo(site, candidate.email, 'Novi termin razgovora')).toMatchObject({
      method: 'REQUEST',
      sequence: 2,
    });
  });

  await test.step('the employer sees both, and calls one off', async () => {
    await page.goto(`/oglasi/${postingId}/razgovori`);
    await settled(page);
    await expect(page.getByText('Zakazan', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Otkaži razgovor, Živka Ćirić' }).click();
    await page.getByLabel(/Poruka kandidatu/).fill('Radno mesto je popunjeno.');
    await page.getByRole('dialog').getByRole('button', { name: 'Otkaži razgovor' }).click();
    await expect(page.getByText('Otkazao poslodavac.')).toBeVisible();
    expect(await calendarTo(site, candidate.email, 'Razgovor je otkazan')).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      sequence: 3,
    });
  });
});

test('offered to several from the list, it is said who is not invited', async ({ strictPage: page, site }) => {
  const employer = await buildEmployer(site);
  const { id: postingId } = await buildPosting(site, { employerId: employer.row.id });
  const invited = await buildApplication(site, { postingId, email: 'mina@primer.rs', firstName: 'Mina' });
  await buildApplication(site, { postingId, email: 'zora@primer.rs', firstName: 'Zora' });
  await logIn(page, 'poslodavac', employer.account.email);
  await offerTimes(page, invited);

  await page.goto(`/oglasi/${postingId}/prijave`);
  await settled(page);
  await page.getByRole('checkbox', { name: /Izbor svih/ }).check();
  await page.getByRole('button', { name: 'Ponudite termine' }).click();
  await sendTimes(page);
  const window = page.getByRole('dialog');
  await expect(window).toContainText('Termini su poslati. Poziv dobija 1 kandidat');
  await expect(window.getByRole('listitem')).toHaveText([/^Mina .+: već ima otvoren poziv/]);
  await window.getByRole('button', { name: 'Zatvori' }).last().click();
  await expect(window).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /Izbor svih/ })).not.toBeChecked();
});
