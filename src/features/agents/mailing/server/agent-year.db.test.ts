import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { createKeys } from '#host/secrets.ts';
import { buildAgent, findFor } from '#tests/builders/agent-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { signAgentLink } from '../../server/agent-link.ts';
import { agentHits, agentMails, agents, waitingAgents } from '../../server/agent-table.ts';
import { actOnAgentMail } from '../contract.ts';
import { deleteExpiredHitsJob } from './agent-retention.ts';
import { writeAgentMailsJob } from './mailing-jobs.ts';
import { askUnusedJob } from './unused-agents.ts';

const app = await createTestApplication();
const { executor } = app.database;
const secret = createKeys('a secret of the tests, long enough to be one', '')('agent links');

const ask = async () => {
  await app.jobs.send(executor, askUnusedJob, {});
  await app.jobs.runPending();
};
const rowOf = async (id: number) => (await executor.select().from(agents).where(eq(agents.id, id)))[0];
const questions = async (accountId: string) =>
  (await app.mails()).filter((mail) => mail.accountId === accountId && mail.template === 'agents.stillWanted');

describe('an agent that nobody uses', () => {
  test('asks once after a year, and rests 30 days later for want of an answer: it finds on and writes no more', async () => {
    const agent = await buildAgent(app);
    const off = await buildAgent(app, { emailNotifications: false });
    app.clock.advance({ days: 360 });
    await ask();
    expect(await questions(agent.accountId)).toEqual([]);
    app.clock.advance({ days: 8 });
    const used = await buildAgent(app);
    await ask();
    await ask();
    const [question, second] = await questions(agent.accountId);
    expect(second).toBeUndefined();
    expect(question?.subject).toBe('Da li agent „Računovođa u Beogradu” i dalje treba da traži?');
    expect(await questions(off.accountId)).toEqual([]);
    expect(await questions(used.accountId)).toEqual([]);

    app.clock.advance({ days: 29 });
    await ask();
    expect((await rowOf(agent.id))?.restingSince).toBeNull();
    await findFor(app, [agent], [(await buildPosting(app)).id]);
    app.clock.advance({ days: 2 });
    await ask();
    expect((await rowOf(agent.id))?.restingSince).toEqual(app.clock.now());
    expect(await executor.$count(waitingAgents, eq(waitingAgents.agentId, agent.id))).toBe(0);
    await app.jobs.send(executor, writeAgentMailsJob, {});
    await app.jobs.runPending();
    expect(
      (await app.mails()).filter((mail) => mail.accountId === agent.accountId).map(({ template }) => template),
    ).toEqual(['agents.stillWanted']);
  });

  test('goes on when its owner answers, and is not asked again for a year', async () => {
    const agent = await buildAgent(app);
    app.clock.advance({ days: 370 });
    await ask();
    const token = signAgentLink(secret, { kind: 'mail', agentId: agent.id, key: 1 });
    await app.call(actOnAgentMail, { query: { token }, body: { act: 'continue' } });
    app.clock.advance({ days: 40 });
    await ask();
    expect(await rowOf(agent.id)).toMatchObject({ askedAt: null, restingSince: null });
    expect(await questions(agent.accountId)).toHaveLength(1);
    app.clock.advance({ days: 340 });
    await ask();
    expect(await questions(agent.accountId)).toHaveLength(2);
  });

  test('is not asked at an address that refuses mail', async () => {
    const agent = await buildAgent(app);
    app.clock.advance({ days: 370 });
    await executor.update(accounts).set({ mailRefusedAt: app.clock.now() }).where(eq(accounts.id, agent.accountId));
    await ask();
    expect(await questions(agent.accountId)).toEqual([]);
  });
});

test('every night old hits, those of what is gone and old mails are forgotten; the others stay', async () => {
  const agent = await buildAgent(app);
  const [saved, gone, old] = [await buildPosting(app), await buildPosting(app), await buildPosting(app)];
  await findFor(app, [agent], [old.id]);
  await executor.insert(agentMails).values({
    id: crypto.randomUUID(),
    agentId: agent.id,
    accountId: agent.accountId,
    postingIds: [old.id],
    createdAt: app.clock.now(),
  });
  app.clock.advance({ days: 121 });
  await findFor(app, [agent], [saved.id, gone.id]);
  await executor.delete(postings).where(eq(postings.id, gone.id));
  await executor.insert(agentHits).values({
    agentId: 900_000,
    postingId: saved.id,
    foundAt: app.clock.now(),
    notified: false,
  });
  await executor.insert(waitingAgents).values({ agentId: 900_000, dueAt: app.clock.now() });
  const discard = async () => {
    await app.jobs.send(executor, deleteExpiredHitsJob, {});
    await app.jobs.runPending();
  };
  for (const _ of [1, 2]) await discard();
  const left = await executor.select().from(agentHits).where(eq(agentHits.agentId, agent.id));
  expect(left.map(({ postingId }) => postingId)).toEqual([saved.id]);
  expect(await executor.$count(waitingAgents, eq(waitingAgents.agentId, 900_000))).toBe(0);
  expect(await executor.$count(agentHits, eq(agentHits.agentId, 900_000))).toBe(0);
  expect(await executor.$count(agentMails, eq(agentMails.agentId, agent.id))).toBe(1);
  app.clock.advance({ days: 280 });
  await discard();
  expect(await executor.$count(agentMails, eq(agentMails.agentId, agent.id))).toBe(0);
});
