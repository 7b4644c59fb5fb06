import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { mailLinkOpened } from '#features/accounts/unsubscribing/contract.ts';
import { createKeys } from '#host/secrets.ts';
import { buildAgent, findFor } from '#tests/builders/agent-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { codeOf } from '#tests/support/refusal.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { signAgentLink } from '../../server/agent-link.ts';
import { agentHits, agentOpinions, agents, waitingAgents } from '../../server/agent-table.ts';
import { actOnAgentMail, agentMailFacts, giveAgentOpinion } from '../contract.ts';
import type { AgentMailAct } from '../mail-acts.ts';
import { writeAgentMailsJob } from './mailing-jobs.ts';

const smtp = await startSmtp();
const app = await createTestApplication({ SMTP_URL: smtp.url });
const { executor } = app.database;
const secret = createKeys('a secret of the tests, long enough to be one', '')('agent links');

const tokenOf = (agentId: number) => signAgentLink(secret, { kind: 'mail', agentId, key: 1 });
const rowOf = async (id: number) => (await executor.select().from(agents).where(eq(agents.id, id)))[0];
const act = (token: string, what?: AgentMailAct) =>
  app.call(actOnAgentMail, { query: { token }, body: what ? { act: what } : {} });
const facts = async (token: string, posting?: number) =>
  (await app.call(agentMailFacts, { query: { token, ...(posting ? { posting: String(posting) } : {}) } })).data;
const opine = (token: string, posting: number, useful: 'yes' | 'no') =>
  app.call(giveAgentOpinion, { body: { token, posting, useful } });
const opinionsOf = (id: number) => executor.select().from(agentOpinions).where(eq(agentOpinions.agentId, id));
const write = async () => {
  app.clock.advance({ minutes: 16 });
  await app.jobs.send(executor, writeAgentMailsJob, {});
  await app.jobs.runPending();
};
const emailOf = async (accountId: string) =>
  (await executor.select().from(accounts).where(eq(accounts.id, accountId)))[0]?.email ?? '';
const mailed = async () => {
  const agent = await buildAgent(app);
  const posting = await buildPosting(app);
  await findFor(app, [agent], [posting.id]);
  await write();
  const email = await emailOf(agent.accountId);
  return { agent, posting, email, token: tokenOf(agent.id), mails: () => arrived(email) };
};
const arrived = (email: string) => smtp.messages.filter(({ to }) => to.includes(email));

describe('the link of a mail', () => {
  test('says what it is about; looking at it changes nothing', async () => {
    const { agent, token } = await mailed();
    const before = await rowOf(agent.id);
    for (const method of ['GET', 'HEAD']) await app.fetch(`/api/services/agent-mail?token=${token}`, { method });
    expect(await facts(token)).toMatchObject({
      title: 'Računovođa u Beogradu',
      emailNotifications: true,
      pausedUntil: null,
      posting: null,
    });
    expect(await rowOf(agent.id)).toEqual(before);
  });

  test('stops this agent by one click of a mail program, from anywhere, as often as it likes', async () => {
    const { agent, posting, mails } = await mailed();
    const other = await buildAgent(app, { accountId: agent.accountId });
    const header = mails()[0]?.message.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const [, address = ''] = /<([^>]+)>/.exec(header) ?? [];
    expect(address).toBe(`https://prilika.test/api/services/agent-mail?token=${tokenOf(agent.id)}`);
    await findFor(app, [agent], [(await buildPosting(app)).id]);
    for (const _ of [1, 2]) {
      const response = await app.fetch(address, {
        method: 'POST',
        headers: { Origin: 'https://mail.example' },
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
      expect(response.status).toBe(200);
    }
    expect(await rowOf(agent.id)).toMatchObject({ emailNotifications: false, version: 2 });
    expect(await rowOf(other.id)).toMatchObject({ emailNotifications: true });
    expect(await executor.$count(waitingAgents, eq(waitingAgents.agentId, agent.id))).toBe(0);
    await write();
    expect(mails()).toHaveLength(1);
    const hits = await executor.select().from(agentHits).where(eq(agentHits.agentId, agent.id));
    expect(hits.map(({ notified }) => notified)).toEqual([true, true]);
    expect(hits.map(({ postingId }) => postingId)).toContain(posting.id);
  });

  test('pauses for 30 days, switches on again, goes on, and stops all agents of its owner', async () => {
    const { agent, token } = await mailed();
    const second = await buildAgent(app, { accountId: agent.accountId });
    const stranger = await buildAgent(app);
    expect((await act(token, 'pause')).data.pausedUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await act(token, 'resume')).data).toMatchObject({ pausedUntil: null, emailNotifications: true });
    await executor
      .update(agents)
      .set({ askedAt: app.clock.now(), restingSince: app.clock.now() })
      .where(eq(agents.id, agent.id));
    expect(await facts(token)).toMatchObject({ asks: true });
    expect((await act(token, 'continue')).data).toMatchObject({ asks: false });
    await act(token, 'stop-all');
    const on = async (id: number) => (await rowOf(id))?.emailNotifications;
    expect([await on(agent.id), await on(second.id), await on(stranger.id)]).toEqual([false, false, true]);
  });

  test('keeps an opinion on a posting of its mails, which can be changed', async () => {
    const { agent, posting, token } = await mailed();
    app.clock.advance({ days: 3 });
    await opine(token, posting.id, 'yes');
    await opine(token, posting.id, 'no');
    expect(await opinionsOf(agent.id)).toMatchObject([{ postingId: posting.id, useful: false }]);
    expect((await facts(token, posting.id)).posting).toMatchObject({ id: posting.id, useful: false });
    expect((await rowOf(agent.id))?.lastUsedAt).toEqual(app.clock.now());
  });

  test('keeps none on a posting that no mail of this agent named', async () => {
    const { agent, token } = await mailed();
    const other = await mailed();
    const never = await buildPosting(app);
    for (const id of [other.posting.id, never.id, 999_999])
      expect(await codeOf(opine(token, id, 'yes'))).toBe('agents.bad-link');
    expect((await facts(token, never.id)).posting).toBeNull();
    expect(await opinionsOf(agent.id)).toEqual([]);
  });

  test('that is forged, of a feed or of a deleted agent leads nowhere', async () => {
    const { agent, posting, token } = await mailed();
    const gone = await mailed();
    await executor.delete(agents).where(eq(agents.id, gone.agent.id));
    const [, , mac] = token.split('.');
    const bad = [
      '',
      'x',
      token.slice(0, -2),
      `${token}.x`,
      `${gone.agent.id}.1.${mac}`,
      gone.token,
      signAgentLink(secret, { kind: 'feed', agentId: agent.id, key: 1 }),
      signAgentLink(createKeys('a secret of another site, long enough', '')('agent links'), {
        kind: 'mail',
        agentId: agent.id,
        key: 1,
      }),
    ];
    for (const wrong of bad) {
      expect(await codeOf(facts(wrong))).toBe('agents.bad-link');
      expect(await codeOf(act(wrong))).toBe('agents.bad-link');
      expect(await codeOf(opine(wrong, posting.id, 'yes'))).toBe('agents.bad-link');
    }
    expect(await rowOf(agent.id)).toMatchObject({ emailNotifications: true });
  });

  test('that leads to a posting counts as use of the agent', async () => {
    const { agent, mails } = await mailed();
    const [, token = ''] = /mailToken=([\w-]+)/.exec(mails()[0]?.message.html ?? '') ?? [];
    app.clock.advance({ days: 5 });
    await app.call(mailLinkOpened, { body: { token } });
    expect((await rowOf(agent.id))?.lastUsedAt).toEqual(app.clock.now());
  });
});

describe('an address that refuses mail', () => {
  test('for good is noted, and nothing is written to it any more', async () => {
    const agent = await buildAgent(app);
    const email = await emailOf(agent.accountId);
    smtp.refuse(email, 550);
    await findFor(app, [agent], [(await buildPosting(app)).id]);
    await write();
    const refusedAt = async () =>
      (await executor.select().from(accounts).where(eq(accounts.id, agent.accountId)))[0]?.mailRefusedAt;
    expect(await refusedAt()).toEqual(app.clock.now());
    await findFor(app, [agent], [(await buildPosting(app)).id]);
    await write();
    const mails = (await app.mails()).filter(({ accountId }) => accountId === agent.accountId);
    expect(mails.map(({ state }) => state)).toEqual(['failed']);
    expect(await executor.$count(waitingAgents, eq(waitingAgents.agentId, agent.id))).toBe(0);
  });

  test.each([552, 554])('because of what it is or holds (%i) stays an address', async (code) => {
    const agent = await buildAgent(app);
    smtp.refuse(await emailOf(agent.accountId), code);
    await findFor(app, [agent], [(await buildPosting(app)).id]);
    await write();
    const [row] = await executor.select().from(accounts).where(eq(accounts.id, agent.accountId));
    expect(row?.mailRefusedAt).toBeNull();
  });
});

test('a mail that was written before its agent was switched off, paused or deleted is withheld', async () => {
  for (const change of [{ emailNotifications: false }, { pausedUntil: '2099-01-01' }, null]) {
    const agent = await buildAgent(app);
    const email = await emailOf(agent.accountId);
    smtp.refuse(email, 451);
    await findFor(app, [agent], [(await buildPosting(app)).id]);
    await write();
    if (change) await executor.update(agents).set(change).where(eq(agents.id, agent.id));
    else await executor.delete(agents).where(eq(agents.id, agent.id));
    app.clock.advance({ days: 1 });
    await app.jobs.runPending();
    const mails = (await app.mails()).filter(({ accountId }) => accountId === agent.accountId);
    expect(mails.map(({ state }) => state)).toEqual(['withheld']);
    expect(arrived(email)).toEqual([]);
  }
});
