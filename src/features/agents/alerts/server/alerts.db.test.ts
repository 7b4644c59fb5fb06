import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { verifyEmail } from '#features/accounts/recovery/contract.ts';
import { registerJobseeker } from '#features/accounts/registration/contract.ts';
import { accounts } from '#features/accounts/server/account-table.ts';
import { emptySearch } from '#features/agents/agent-search.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildAgent, findFor } from '#tests/builders/agent-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { signedInCandidate } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { jobseekerForm, mailedToken } from '#tests/builders/registration-builder.ts';
import { codeOf, refusalOf } from '#tests/support/refusal.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { listAgents } from '../../contract.ts';
import { actOnAgentMail, agentMailFacts, giveAgentOpinion } from '../../mailing/contract.ts';
import type { AgentMailAct } from '../../mailing/mail-acts.ts';
import { deleteExpiredHitsJob } from '../../mailing/server/agent-retention.ts';
import { writeAgentMailsJob } from '../../mailing/server/mailing-jobs.ts';
import { type AgentRow, agentMails, agents, alertRequests } from '../../server/agent-table.ts';
import { checkAlert, confirmAlert, describeAlert, requestAlert } from '../contract.ts';

const smtp = await startSmtp();
const app = await createTestApplication({ SMTP_URL: smtp.url });
const { executor } = app.database;

let network = 0;
/** A network of its own, because each has twenty requests an hour. */
const elsewhere = (): string => {
  network += 1;
  return `198.51.100.${network}`;
};

const newAddress = (): string => `gost-${randomUUID().slice(0, 8)}@strana.example`;
const query = 'categories=racunovodstvo&locations=beograd';
const ask = (email: string, asked = query, from = elsewhere()) =>
  app.call(requestAlert, { body: { email, query: asked } }, { from });
const linksTo = async (email: string) =>
  (await app.mails()).filter((mail) => mail.recipient === email && mail.template === 'agents.confirm-alert');
const newestLink = (email: string) => mailedToken(app, 'agents.confirm-alert', email);
const confirm = async (token: string) => (await app.call(confirmAlert, { body: { token } })).data;
const alertsOf = (email: string): Promise<AgentRow[]> =>
  executor.select().from(agents).where(eq(agents.guestEmail, email)).orderBy(agents.id);
const confirmed = async (email = newAddress(), asked = query) => {
  app.clock.advance({ seconds: 1 });
  await ask(email, asked);
  const view = await confirm(await newestLink(email));
  const token = new URL(view.managePath ?? '', 'https://prilika.example').searchParams.get('token') ?? '';
  const agent = (await alertsOf(email)).at(-1) as AgentRow;
  return { email, view, token, agent };
};
const act = async (token: string, what: AgentMailAct) =>
  (await app.call(actOnAgentMail, { query: { token }, body: { act: what } })).data;
const nextMorning = async () => {
  app.clock.advance({ hours: 24 });
  await app.jobs.send(executor, writeAgentMailsJob, {});
  await app.jobs.runPending();
};
const mailed = async (email: string) =>
  (await app.mails()).filter((mail) => mail.recipient === email && mail.template === 'agents.found');

describe('asking for an alert', () => {
  test('says what it would look for, and what of the search it cannot hold', async () => {
    const { data } = await app.call(describeAlert, { query: { query: `${query}&publishedWithin=7` } });
    expect(data.criteria.map(({ name }) => name)).toEqual(['categories', 'locations']);
    expect(data.title).toMatch(/, Beograd$/);
    expect(data.notHeld).toEqual({ publishedWithin: 7, adTypes: [], words: null });
  });

  test('leaves out companies that are blocked', async () => {
    const [active, blocked] = [await buildEmployer(app), await buildEmployer(app)];
    await executor.update(accounts).set({ blockedAt: app.clock.now() }).where(eq(accounts.id, blocked.account.row.id));
    const { data } = await app.call(describeAlert, {
      query: { query: `employers=${blocked.row.id}&employers=${active.row.id}` },
    });
    expect(data.criteria.flatMap(({ values }) => values.map(({ code }) => code))).toEqual([String(active.row.id)]);
  });

  test('mails a link and makes nothing before it is confirmed; what was typed becomes filters', async () => {
    const email = newAddress();
    expect((await ask(email, 'q=knjigovođa beograd')).data).toEqual({ email });
    expect(await alertsOf(email)).toEqual([]);
    const token = await newestLink(email);
    const { data } = await app.call(checkAlert, { query: { token } });
    expect(data).toMatchObject({ email, confirmed: false, managePath: null });
    expect(await alertsOf(email)).toEqual([]);
    await confirm(token);
    expect(await alertsOf(email)).toMatchObject([
      {
        accountId: null,
        guestLanguage: 'sr',
        frequency: 'daily',
        search: { ...emptySearch, locations: ['beograd'], keywords: ['knjigovođa'] },
      },
    ]);
  });

  test('mails nothing that was typed', async () => {
    const email = newAddress();
    await ask(email, `keywords=${encodeURIComponent('Nalog je blokiran: javite se na x.example')}`);
    await app.jobs.runPending();
    const { message } = await smtp.waitForMail(({ to }) => to.includes(email));
    expect(`${message.subject} ${message.text} ${message.html}`).not.toContain('x.example');
  });

  test('needs a criterion and an address', async () => {
    const email = newAddress();
    expect((await refusalOf(ask(email, 'publishedWithin=7')))?.fields).toEqual(['query choose']);
    expect((await refusalOf(ask('nije adresa')))?.fields).toEqual(['email email']);
    expect(await linksTo(email)).toEqual([]);
  });

  test('of a stranger’s address fifty times mails it three times a day and stores three; the answer is the same', async () => {
    const email = newAddress();
    const from = elsewhere();
    const answers: (string | null)[] = [];
    for (let time = 0; time < 50; time += 1) answers.push(await codeOf(ask(email, query, from)));
    expect(answers.slice(0, 20)).toEqual(Array(20).fill(null));
    expect(new Set(answers.slice(20))).toEqual(new Set(['too-many-requests']));
    expect(await linksTo(email)).toHaveLength(3);
    expect(await executor.$count(alertRequests, eq(alertRequests.email, email))).toBe(3);
    app.clock.advance({ hours: 25 });
    await ask(email);
    expect(await linksTo(email)).toHaveLength(4);
  });
});

describe('confirming', () => {
  test('twice, and at the same time, makes one alert', async () => {
    const email = newAddress();
    await ask(email);
    await ask(email);
    const tokens = (await linksTo(email)).map(({ params }) => (params as { token: string }).token);
    const views = await Promise.all([...tokens, ...tokens].map(confirm));
    expect(new Set(views.map(({ managePath }) => managePath)).size).toBe(1);
    expect(await alertsOf(email)).toHaveLength(1);
  });

  test('is refused beyond five searches that are on, as is switching one on again', async () => {
    const email = newAddress();
    const places = ['beograd', 'novi-sad', 'nis', 'kragujevac', 'subotica'];
    const tokens: string[] = [];
    for (const place of places) {
      tokens.push((await confirmed(email, `locations=${place}`)).token);
      app.clock.advance({ hours: 25 });
    }
    await ask(email, 'locations=zrenjanin');
    const link = await newestLink(email);
    expect((await refusalOf(confirm(link)))?.code).toBe('agents.alerts-limit-reached');
    expect(await alertsOf(email)).toHaveLength(5);
    await act(tokens[0] as string, 'stop');
    expect((await confirm(link)).confirmed).toBe(true);
    expect(await codeOf(act(tokens[0] as string, 'resume'))).toBe('agents.alerts-limit-reached');
    await act(tokens[1] as string, 'stop');
    expect(await act(tokens[0] as string, 'resume')).toMatchObject({ emailNotifications: true });
  });

  test('works for seven days; a changed or foreign token never', async () => {
    const email = newAddress();
    await ask(email);
    const token = await newestLink(email);
    expect(await codeOf(confirm(`${token}x`))).toBe('agents.bad-link');
    expect(await codeOf(confirm(''))).toBe('agents.bad-link');
    app.clock.advance({ hours: 24 * 7 });
    expect(await codeOf(confirm(token))).toBe('agents.bad-link');
    expect(await codeOf(app.call(checkAlert, { query: { token } }))).toBe('agents.bad-link');
  });

  test('of a candidate’s own address makes an agent of the account, once', async () => {
    const candidate = await signedInCandidate(app);
    const { email } = candidate;
    await ask(email);
    expect(await confirm(await newestLink(email))).toMatchObject({ confirmed: true, inAccount: true });
    expect(await alertsOf(email)).toEqual([]);
    const { data } = await app.call(listAgents, {}, await candidate.anew());
    expect(data).toMatchObject([{ frequency: 'daily', emailNotifications: true }]);
  });

  test('while the address is being verified makes an agent of the account', async () => {
    const { row, email } = await buildAccount(app, { emailVerifiedAt: null });
    await ask(email);
    const token = await newestLink(email);
    let view: ReturnType<typeof confirm> | undefined;
    await app.database.transaction(async (tx) => {
      await tx.update(accounts).set({ emailVerifiedAt: app.clock.now() }).where(eq(accounts.id, row.id));
      view = confirm(token);
      const waiting = sql`select from pg_locks where not granted`;
      await expect.poll(async () => (await executor.execute(waiting)).rows.length).toBeGreaterThan(0);
    });
    expect(await view).toMatchObject({ confirmed: true, inAccount: true });
    expect(await alertsOf(email)).toEqual([]);
  });

  test('of a blocked account’s address is an alert until it is unblocked', async () => {
    const now = app.clock.now();
    const { row, email } = await buildAccount(app, { blockedAt: now });
    await ask(email);
    expect(await confirm(await newestLink(email))).toMatchObject({ inAccount: false });
    expect(await alertsOf(email)).toHaveLength(1);
    await executor.update(accounts).set({ blockedAt: null }).where(eq(accounts.id, row.id));
    expect(await alertsOf(email)).toEqual([]);
    expect(await executor.$count(agents, eq(agents.accountId, row.id))).toBe(1);
  });
});

describe('an alert', () => {
  test('mails its address what was found, once, with links of its own and nothing of an account', async () => {
    const { email, agent, token } = await confirmed();
    const posting = await buildPosting(app);
    await findFor(app, [agent], [posting.id]);
    await nextMorning();
    const [mail, second] = await mailed(email);
    expect(second).toBeUndefined();
    expect(mail).toMatchObject({ accountId: null, language: 'sr' });
    expect(mail?.params).toMatchObject({ isAlert: true, postings: [{ id: posting.id }] });
    const text = smtp.messages.filter(({ to }) => to.includes(email)).at(-1)?.message.text ?? '';
    expect(text).toContain(posting.positionTitle);
    expect(text.replaceAll(/https:\S+/g, '')).not.toMatch(/agent/i);
    expect(text).not.toContain('/profil/');
    await app.call(giveAgentOpinion, { body: { token, posting: posting.id, useful: 'yes' } });
    expect((await app.call(agentMailFacts, { query: { token, posting: String(posting.id) } })).data).toMatchObject({
      isAlert: true,
      posting: { useful: true },
    });
    await nextMorning();
    expect(await mailed(email)).toHaveLength(1);
  });

  test('two of one address never mail the same posting', async () => {
    const email = newAddress();
    const first = await confirmed(email);
    const second = await confirmed(email, 'locations=beograd');
    const posting = await buildPosting(app);
    await findFor(app, [first.agent, second.agent], [posting.id]);
    await nextMorning();
    expect(await mailed(email)).toHaveLength(1);
  });

  test('is paused, made weekly, stopped and resumed by its link, alone', async () => {
    const email = newAddress();
    const { token, agent } = await confirmed(email);
    const other = await confirmed(email, 'locations=nis');
    expect(await act(token, 'weekly')).toMatchObject({ frequency: 'weekly' });
    expect((await act(token, 'pause')).pausedUntil).not.toBeNull();
    expect(await act(token, 'resume')).toMatchObject({ pausedUntil: null, emailNotifications: true });
    expect(await act(token, 'stop')).toMatchObject({ emailNotifications: false });
    expect(await alertsOf(email)).toMatchObject([
      { id: agent.id, emailNotifications: false },
      { id: other.agent.id, emailNotifications: true },
    ]);
    await act(token, 'stop-all');
    expect((await alertsOf(email)).map(({ emailNotifications }) => emailNotifications)).toEqual([false, false]);
  });

  test('that is off goes with its address after thirty days, one that is on stays', async () => {
    const email = newAddress();
    const off = await confirmed(email);
    const on = await confirmed(email, 'locations=nis');
    await act(off.token, 'stop');
    const clean = () => app.jobs.send(executor, deleteExpiredHitsJob, {}).then(() => app.jobs.runPending());
    app.clock.advance({ hours: 24 * 29 });
    await clean();
    expect(await alertsOf(email)).toHaveLength(2);
    app.clock.advance({ hours: 24 * 2 });
    await clean();
    expect((await alertsOf(email)).map(({ id }) => id)).toEqual([on.agent.id]);
    expect(await executor.$count(alertRequests, eq(alertRequests.email, email))).toBe(0);
    expect(await codeOf(act(off.token, 'resume'))).toBe('agents.bad-link');
  });

  test('of an address that does not exist ends with the first refused mail', async () => {
    const { email, agent } = await confirmed();
    smtp.refuse(email, 550);
    await findFor(app, [agent], [(await buildPosting(app)).id]);
    await nextMorning();
    expect(await alertsOf(email)).toEqual([]);
  });

  test('joins the candidate’s account when that confirms the address, with its mails', async () => {
    const { email, agent, token } = await confirmed();
    await findFor(app, [agent], [(await buildPosting(app)).id]);
    await nextMorning();
    await app.call(registerJobseeker, { body: jobseekerForm({ email }) });
    expect(await alertsOf(email)).toHaveLength(1);
    await app.call(verifyEmail, { body: { token: await mailedToken(app, 'accounts.verification', email) } });
    expect(await alertsOf(email)).toEqual([]);
    const [joined] = await executor.select().from(agents).where(eq(agents.id, agent.id));
    expect(joined).toMatchObject({ guestEmail: null, guestLanguage: null });
    expect(joined?.accountId).not.toBeNull();
    const rows = await executor.select().from(agentMails).where(eq(agentMails.agentId, agent.id));
    expect(rows.map(({ accountId }) => accountId)).toEqual([joined?.accountId]);
    expect((await app.call(agentMailFacts, { query: { token } })).data).toMatchObject({ isAlert: false });
  });

  test('is not touched by who has another address, nor does it see other agents', async () => {
    const { email, agent } = await confirmed();
    const candidate = await signedInCandidate(app);
    const own = await buildAgent(app, { accountId: candidate.row.id });
    await findFor(app, [agent, own], [(await buildPosting(app)).id]);
    await nextMorning();
    expect(await mailed(email)).toHaveLength(1);
    const { data } = await app.call(listAgents, {}, await candidate.anew());
    expect(data.map(({ id }) => id)).toEqual([own.id]);
  });
});
