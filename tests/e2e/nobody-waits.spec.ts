import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { writeAgentMailsJob } from '#features/agents/mailing/server/mailing-jobs.ts';
import { matchPostingsJob } from '#features/agents/matching/server/matching.ts';
import { agentHits, agents, waitingAgents } from '#features/agents/server/agent-table.ts';
import { applications } from '#features/applying/server/application-table.ts';
import { companyMembers } from '#features/employers/server/employer-table.ts';
import { findPushJob, quietUntil } from '#plugins/push/server/push-jobs.ts';
import { pushWaiting } from '#plugins/push/server/push-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildApplication } from '../builders/interview-builder.ts';
import { buildPostingInput } from '../builders/posting-input-builder.ts';
import { startPushEndpoint } from '../support/push-endpoint.ts';
import { testPassword } from '../support/test-password.ts';
import { examine } from './examine.ts';
import { cv } from './fill-application.ts';
import { mailedLink } from './mailed-link.ts';
import { offerTimes } from './offer-times.ts';
import { registerCandidate, verifyAndSignIn } from './register-candidate.ts';
import { runJob } from './run-job.ts';
import { expect, logIn, type Site, settled, test } from './site.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
test.use({ ...phone, environment: { PUSH_NETWORKS: '127.0.0.1' } });

const password = 'Dunav-2026';
/** A position that no other posting has. */
const position = 'Klavirštimer';

/** An access token, as a program gets it. */
const tokenOf = async (site: Site, email: string, secret: string, accountType: string): Promise<string> => {
  const body = JSON.stringify({ email, password: secret, accountType });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${site.url}/api/auth/login`, { method: 'POST', headers, body });
  return (await answer.json()).data.token.accessToken;
};

const callAs = async (site: Site, token: string, method: string, path: string, body?: object) => {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  return answer.json();
};

/** The phone of a candidate, as a push service of this machine knows it; and that service. */
const subscribed = async (site: Site, token: string) => {
  const { data } = await callAs(site, token, 'GET', '/notifications/push');
  const { applicationServerKey } = data;
  const service = await startPushEndpoint(async () => applicationServerKey);
  const device = service.subscribe();
  const { endpoint, keys } = device;
  await callAs(site, token, 'PUT', '/notifications/push', { endpoint, keys, applicationServerKey });
  for (const kind of ['interview', 'result'])
    await callAs(site, token, 'PUT', '/notifications/push/kinds', { kind, on: true });
  return { device, stop: () => service.stop() };
};

test('on phones: an alert, an account, an application, an interview, and the word that somebody else was hired', async ({
  strictPage: page,
  browser,
  site,
}) => {
  test.slow();
  const email = `jelena-${randomUUID().slice(0, 8)}@primer.rs`;
  const employer = await buildEmployer(site, { company: 'Dirka i sinovi' });
  const recruiter = await buildAccount(site, { accountType: 'employer' });
  await site.database.executor.insert(companyMembers).values({
    accountId: recruiter.row.id,
    employerId: employer.row.id,
    role: 'recruiter',
    joinedAt: site.clock.now(),
  });
  const alertOf = async () =>
    (await site.database.executor.select().from(agents).where(eq(agents.guestEmail, email)))[0];
  const bell = page.getByRole('banner').getByRole('link', { name: /^Obaveštenja/ });

  await test.step('a search finds nothing: the guest has new jobs sent, mistypes, and confirms', async () => {
    await page.goto(`/oglasi?q=${position}&locations=valjevo`);
    await page.getByRole('link', { name: 'Javljaj mi za nove oglase' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Novi oglasi mejlom' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Valjevo');
    await settled(page);
    await examine(page, 'alert');
    await page.setViewportSize(phone.viewport);
    await page.getByLabel('Imejl adresa').fill('jelena(at)primer.rs');
    await page.getByRole('button', { name: 'Pošaljite mi vezu za potvrdu' }).click();
    await expect(page.getByLabel('Imejl adresa')).toBeFocused();
    await page.getByLabel('Imejl adresa').fill(email);
    await page.getByRole('button', { name: 'Pošaljite mi vezu za potvrdu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Još samo potvrda' })).toBeVisible();
    expect(await alertOf()).toBeUndefined();
    await page.goto(await mailedLink(site, email, '/oglasi/obavestenja/potvrda'));
    await settled(page);
    await examine(page, 'alert-confirmation');
    await page.setViewportSize(phone.viewport);
    await page.getByRole('button', { name: 'Potvrdi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Oglasi stižu mejlom' })).toBeVisible();
    expect(await alertOf()).toMatchObject({ accountId: null, frequency: 'daily' });
  });

  const postingId = await test.step('the company publishes: the mail arrives, and its link opens the job', async () => {
    const token = await tokenOf(site, employer.account.email, testPassword, 'employer');
    const { data } = await callAs(
      site,
      token,
      'POST',
      '/employer/postings',
      buildPostingInput({ positionTitle: position, locations: ['valjevo'] }),
    );
    const { id, state } = data.posting;
    expect(state).toBe('active');
    await runJob(site, matchPostingsJob);
    const { executor } = site.database;
    await expect.poll(() => executor.$count(agentHits, eq(agentHits.postingId, id))).toBe(1);
    const agentId = (await alertOf())?.id ?? 0;
    await executor.update(waitingAgents).set({ dueAt: new Date() }).where(eq(waitingAgents.agentId, agentId));
    await runJob(site, writeAgentMailsJob);
    const { message } = await site.smtp.waitForMail(
      ({ to, message: { subject } }) => to.includes(email) && (subject ?? '').startsWith('1 nov oglas'),
    );
    expect(message.text).toContain(`${site.url}/oglasi/${id}`);
    await page.goto(`/oglasi/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: position })).toBeVisible();
    return id as number;
  });

  await test.step('the guest registers with the address: the alert is an agent of the account', async () => {
    await page.goto('/registracija/kandidat');
    await registerCandidate(page, { email, password });
    expect(await alertOf()).toBeDefined();
    await verifyAndSignIn(page, site, { email, password });
    await expect(page).toHaveURL('/');
    await page.goto('/profil/kandidat/digitalni-agent');
    await expect(page.getByRole('heading', { level: 2, name: /Valjevo$/ })).toBeVisible();
    expect(await alertOf()).toBeUndefined();
  });

  const { device, stop } = await subscribed(site, await tokenOf(site, email, password, 'jobseeker'));
  /** What the phone is sent; at night it waits for the morning. */
  const pushed = async (count: number): Promise<void> => {
    await runJob(site, findPushJob);
    if (quietUntil(new Date())) {
      await expect.poll(() => site.database.executor.$count(pushWaiting)).toBeGreaterThanOrEqual(count);
      expect(device.received).toEqual([]);
    } else await expect.poll(() => device.received.length).toBe(count);
  };

  await test.step('she applies', async () => {
    await page.goto(`/oglasi/${postingId}/apliciraj`);
    await settled(page);
    await page.locator('input[name=documents][type=file]').setInputFiles(cv);
    await expect(page.getByRole('checkbox', { name: /CV/ })).toBeChecked();
    await page.getByRole('button', { name: 'Nastavite na pregled' }).click();
    await page.getByRole('button', { name: 'Pošalji prijavu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prijava je poslata' })).toBeVisible();
  });

  const office = await (await browser.newContext({ baseURL: site.url, ...phone })).newPage();
  await test.step('the recruiter reads the application and offers times', async () => {
    await logIn(office, 'poslodavac', recruiter.email, `/oglasi/${postingId}/prijave`);
    await office.getByRole('link', { name: 'Jelena Čvorović' }).click();
    await expect(office.getByRole('heading', { name: 'Jelena Čvorović' })).toBeVisible();
    const [application] = await site.database.executor
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.postingId, postingId));
    await offerTimes(office, application?.id ?? '');
  });

  await test.step('bell and push say so; she chooses a time', async () => {
    await pushed(1);
    await page.goto('/profil/kandidat');
    await expect(bell).toHaveAccessibleName(/nepročitan/);
    await bell.click();
    await page
      .getByRole('list', { name: 'Obaveštenja' })
      .getByRole('link', { name: /termin/i })
      .first()
      .click();
    await settled(page);
    await page.getByRole('radio', { name: /10\.00–10\.30/ }).check();
    await page.getByRole('button', { name: 'Potvrdi termin' }).click();
    await expect(page.getByText('Razgovor je zakazan.')).toBeVisible();
    await expect(bell).toHaveAccessibleName('Obaveštenja');
  });

  await test.step('both members see the time; the owner hires somebody else and notifies everyone', async () => {
    const other = `drugi-${randomUUID().slice(0, 6)}@primer.rs`;
    const hired = await buildApplication(site, { postingId, email: other, firstName: 'Živka' });
    const { executor } = site.database;
    await executor.update(applications).set({ status: 'saved' }).where(eq(applications.id, hired));
    await office.goto(`/oglasi/${postingId}/razgovori`);
    await expect(office.getByText('Zakazan', { exact: true })).toBeVisible();
    const owner = await (await browser.newContext({ baseURL: site.url, ...phone })).newPage();
    await logIn(owner, 'poslodavac', employer.account.email, `/oglasi/${postingId}/razgovori`);
    await expect(owner.getByText('Zakazan', { exact: true })).toBeVisible();
    await owner.goto('/profil/poslodavac/oglasi');
    await settled(owner);
    await owner.getByRole('button', { name: /^Još radnji/ }).click();
    await owner.getByRole('button', { name: 'Zatvori oglas' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Zatvori oglas' }).click();
    const window = owner.getByRole('dialog', { name: 'Ko je primljen?' });
    await window.getByRole('checkbox', { name: 'Živka Ćirić' }).check();
    await window.getByRole('radio', { name: /Odmah/ }).check();
    await window.getByRole('button', { name: 'Obavesti' }).click();
    await expect(owner.getByText(/^Obaveštenje dobija/)).toBeVisible();
    await owner.context().close();
  });

  await test.step('bell, mail, push, the list and the recruiter all say what became of it', async () => {
    const { message } = await site.smtp.waitForMail(
      ({ to, message: { subject } }) => to.includes(email) && (subject ?? '').startsWith('Mesto je popunjeno'),
    );
    expect(message.subject).toBe(`Mesto je popunjeno: ${position}, Dirka i sinovi`);
    await pushed(2);
    await page.goto('/profil/kandidat');
    await expect(bell).toHaveAccessibleName(/nepročitan/);
    await bell.click();
    await page
      .getByRole('list', { name: 'Obaveštenja' })
      .getByRole('link', { name: /Mesto je popunjeno/ })
      .click();
    await expect(page.getByText('Mesto je popunjeno', { exact: true }).first()).toBeVisible();
    await page.goto('/profil/kandidat/prijave');
    await expect(page.getByText('Mesto je popunjeno', { exact: true }).first()).toBeVisible();
    await office.goto(`/oglasi/${postingId}/prijave`);
    await expect(office.getByText('Javljeno: mesto je popunjeno')).toHaveCount(1);
    await office.context().close();
  });
  await stop();
});
