import { eq } from 'drizzle-orm';
import { writeAgentMailsJob } from '#features/agents/mailing/server/mailing-jobs.ts';
import { matchPostingsJob } from '#features/agents/matching/server/matching.ts';
import { agentHits, agents, waitingAgents } from '#features/agents/server/agent-table.ts';
import { buildAccount } from '../builders/account-builder.ts';
import { buildEmployer } from '../builders/employer-builder.ts';
import { buildPostingInput } from '../builders/posting-input-builder.ts';
import { testPassword } from '../support/test-password.ts';
import { runJob } from './run-job.ts';
import { expect, logIn, test } from './site.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a search becomes an agent, an employer publishes, the mail arrives and stops when it is told to', async ({
  strictPage: page,
  browser,
  site,
}) => {
  const { row, email } = await buildAccount(site);
  const employer = await buildEmployer(site);
  const rowOfAgent = async () =>
    (await site.database.executor.select().from(agents).where(eq(agents.accountId, row.id)))[0];

  await test.step('a search that finds nothing is saved as an agent, and put off', async () => {
    await logIn(page, 'kandidat', email);
    await page.goto('/oglasi?q=kalajdžija u Nišu');
    // A click would save it at once where the page is awake, and open the form where it is not yet.
    const form = await page.getByRole('link', { name: 'Sačuvaj kao agenta' }).getAttribute('href');
    await page.goto(form ?? '');
    await expect(page.getByLabel('Naziv agenta')).toHaveValue('Kalajdžija, Niš');
    await page.getByLabel('Naziv agenta').fill('Kalajdžije');
    await page.getByRole('link', { name: 'Odustani' }).click();
    await expect(page).toHaveURL('/profil/kandidat/digitalni-agent');
    await expect(page.getByText('Niste dovršili agenta „Kalajdžije”.')).toBeVisible();
  });

  await test.step('the window continues it, and it is saved', async () => {
    await page.goto('/profil/kandidat/digitalni-agent/kreiranje');
    const window = page.getByRole('alertdialog', { name: 'Želite li da nastavite pravljenje agenta?' });
    await expect(window).toContainText('Kalajdžije');
    await window.getByRole('button', { name: 'Nastavite pravljenje' }).click();
    for (const heading of ['Gde želite da radite?', 'Iskustvo i obrazovanje', 'Vrsta zaposlenja', 'Poslodavci']) {
      await page.getByRole('button', { name: 'Nastavite', exact: true }).click();
      await expect(page.locator('main').getByRole('heading', { name: heading })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Sačuvaj agenta' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Kalajdžije' })).toBeVisible();
    expect(await rowOfAgent()).toMatchObject({ search: { keywords: ['kalajdžija'], locations: ['nis'] } });
  });

  await test.step('another device adds a place', async () => {
    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const other = await desk.newPage();
    await logIn(other, 'kandidat', email);
    await other.goto('/profil/kandidat/digitalni-agent');
    await other.getByRole('link', { name: /^Izmeni/ }).click();
    await other.getByRole('button', { name: 'Nastavite', exact: true }).click();
    await expect(other.getByRole('heading', { name: 'Gde želite da radite?' })).toBeFocused();
    await other.getByLabel('Mesta', { exact: true }).click();
    await other.keyboard.type('kragujev');
    await other.keyboard.press('Enter');
    await expect(other.getByRole('button', { name: 'Ukloni: Kragujevac' })).toBeVisible();
    await other.getByRole('button', { name: 'Sačuvaj izmene' }).click();
    await expect(other).toHaveURL('/profil/kandidat/digitalni-agent');
    await expect(other.getByText('Kragujevac', { exact: true })).toBeVisible();
    await desk.close();
    expect(await rowOfAgent()).toMatchObject({ search: { locations: ['nis', 'kragujevac'] }, version: 2 });
  });

  const agent = (await rowOfAgent()) as typeof agents.$inferSelect;
  /** What the employer publishes now is compared with all agents, and written about at once. */
  const publish = async (positionTitle: string): Promise<number> => {
    const office = await browser.newContext();
    const login = { email: employer.account.email, password: testPassword, accountType: 'employer' };
    const { data } = await (await office.request.post('/api/auth/login', { data: login })).json();
    const sent = await office.request.post('/api/employer/postings', {
      headers: { Authorization: `Bearer ${data.token.accessToken}` },
      data: buildPostingInput({ positionTitle, locations: ['kragujevac'] }),
    });
    expect(sent.status()).toBe(201);
    const { posting } = (await sent.json()).data;
    expect(posting.state).toBe('active');
    await office.close();
    await runJob(site, matchPostingsJob);
    const found = () => site.database.executor.$count(agentHits, eq(agentHits.postingId, posting.id));
    await expect.poll(found).toBe(1);
    await site.database.executor
      .update(waitingAgents)
      .set({ dueAt: new Date() })
      .where(eq(waitingAgents.agentId, agent.id));
    await runJob(site, writeAgentMailsJob);
    return posting.id;
  };
  const linkOf = (html: string, text: string): string =>
    new RegExp(`<a[^>]* href="([^"]+)"[^>]*>(?:<[^>]+>|\\s)*${text}`)
      .exec(html)?.[1]
      ?.replaceAll('&amp;', '&') as string;

  await test.step('the employer publishes, the mail says why', async () => {
    const id = await publish('Kalajdžija u radionici');
    const { message } = await site.smtp.waitForMail(({ to }) => to.includes(email));
    expect(message.subject).toBe('1 nov oglas za agenta „Kalajdžije”');
    expect(message.text).toMatch(/Odgovara uslovima:.*Kragujevac/);
    expect(message.text).toMatch(/Odgovara uslovima:.*kalajdžija/);
    const html = message.html as string;
    const strangers = await browser.newContext();
    const stranger = await strangers.newPage();
    await stranger.goto(linkOf(html, 'Kalajdžija u radionici'));
    await expect(stranger).toHaveURL(`/oglasi/${id}`);
    await strangers.close();
    await page.goto(linkOf(html, 'Kalajdžija u radionici'));
    await expect(page.getByRole('heading', { level: 1, name: 'Kalajdžija u radionici' })).toBeVisible();
    await page.goto('/profil/kandidat/digitalni-agent');
    await expect(page.locator('main').getByText('1 nov oglas')).toBeVisible();
    await page.goto(linkOf(html, 'Odjavite se'));
    await page.getByRole('button', { name: 'Potvrdi' }).click();
    await expect(page.getByRole('dialog', { name: 'Odjavljeni ste' })).toBeVisible();
  });

  await test.step('it goes on finding, and writes no more', async () => {
    await publish('Kalajdžija, druga smena');
    await page.goto(`/profil/kandidat/digitalni-agent/${agent.id}`);
    await expect(page.getByText('Kalajdžija, druga smena')).toBeVisible();
    expect(await site.database.executor.$count(waitingAgents, eq(waitingAgents.agentId, agent.id))).toBe(0);
    expect(site.smtp.messages.filter(({ to }) => to.includes(email))).toHaveLength(1);
  });
});
