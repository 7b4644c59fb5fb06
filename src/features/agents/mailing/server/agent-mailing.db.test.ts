import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account-table.ts';
import { categories } from '#features/catalog/categories.ts';
import { places } from '#features/catalog/places.ts';
import { listMails } from '#features/mails/contract.ts';
import { hiddenItems } from '#features/postings/hidden/server/hidden-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { codesOf } from '#kit/codes.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildAgent, findFor } from '#tests/builders/agent-builder.ts';
import { buildEmployer } from '#tests/builders/employer-builder.ts';
import { buildLogo } from '#tests/builders/logo-builder.ts';
import { signedIn, signedInCandidate } from '#tests/builders/personas.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { listAgentPostings, listAgents, switchAgent } from '../../contract.ts';
import { agentHits, agentMails, agentOpinions, agents, waitingAgents } from '../../server/agent-table.ts';
import type { FoundMail } from './agent-mail.tsx';
import { writeAgentMailsJob } from './mailing-jobs.ts';

const app = await createTestApplication();
const { executor } = app.database;

const write = async () => {
  await app.jobs.send(executor, writeAgentMailsJob, {});
  await app.jobs.runPending();
};
const soon = async () => {
  app.clock.advance({ minutes: 16 });
  await write();
};
const mailsTo = async (accountId: string) =>
  (await app.mails()).filter((mail) => mail.accountId === accountId && mail.template === 'agents.found');
const paramsOf = async (accountId: string) =>
  (await mailsTo(accountId)).map(({ params }) => params as FoundMail).sort((a, b) => a.agentId - b.agentId);
const waiting = async (agentId: number) => executor.$count(waitingAgents, eq(waitingAgents.agentId, agentId));
const unnotified = async (agentId: number) =>
  (await executor.select().from(agentHits).where(eq(agentHits.agentId, agentId))).filter(({ notified }) => !notified)
    .length;
const buildMany = async (count: number) => {
  const made: number[] = [];
  for (let at = 0; at < count; at += 1) made.push((await buildPosting(app, { positionTitle: `Oglas ${at}` })).id);
  return made;
};

describe('the mail of an agent', () => {
  test('leaves out what its owner has hidden, and counts it neither as a find nor as new', async () => {
    const candidate = await signedInCandidate(app);
    const agent = await buildAgent(app, { accountId: candidate.row.id });
    const [first, second, third] = await Promise.all([buildPosting(app), buildPosting(app), buildPosting(app)]);
    await executor.insert(hiddenItems).values([
      { accountId: candidate.row.id, postingId: first.id, hiddenAt: app.clock.now() },
      { accountId: candidate.row.id, employerId: second.employerId, hiddenAt: app.clock.now() },
    ]);
    app.clock.advance({ minutes: 1 });
    await findFor(app, [agent], [first.id, second.id]);
    await soon();
    expect(await mailsTo(agent.accountId)).toEqual([]);
    await findFor(app, [agent], [third.id]);
    await soon();
    expect(await paramsOf(agent.accountId)).toMatchObject([{ count: 1, postings: [{ id: third.id }] }]);
    const { data } = await app.call(listAgents, {}, await candidate.anew());
    expect(data).toMatchObject([{ newHits: 1 }]);
    const { data: found } = await app.call(
      listAgentPostings,
      { params: { id: agent.id }, query: { pageSize: '50' } },
      await candidate.anew(),
    );
    const ids = found.map(({ posting }) => posting.id);
    expect(ids).toContain(third.id);
    expect(ids).not.toContain(first.id);
    expect(ids).not.toContain(second.id);
  });

  test('names what it found with why, a quarter of an hour later and once', async () => {
    const agent = await buildAgent(app);
    const posting = await buildPosting(app, { company: 'Kvarc', salaryMin: null });
    await findFor(app, [agent], [posting.id]);
    app.clock.advance({ minutes: 14 });
    await write();
    expect(await mailsTo(agent.accountId)).toEqual([]);
    await soon();
    await soon();
    const [mail, second] = await mailsTo(agent.accountId);
    expect(second).toBeUndefined();
    expect(mail).toMatchObject({ state: 'kept', subject: '1 nov oglas za agenta „Računovođa u Beogradu”' });
    expect(mail?.plain).toContain('Odgovara uslovima: Računovodstvo i knjigovodstvo, Beograd');
    expect(mail?.html).toContain(`/oglasi/${posting.id}?mailToken=`);
    expect(mail?.html).toContain('categories=racunovodstvo');
    const [noted] = await executor.select().from(agentMails).where(eq(agentMails.agentId, agent.id));
    expect(noted).toMatchObject({ id: mail?.id, accountId: agent.accountId, postingIds: [posting.id] });
    expect([await waiting(agent.id), await unnotified(agent.id)]).toEqual([0, 0]);
    const [row] = await executor.select().from(agents).where(eq(agents.id, agent.id));
    expect(row?.lastMailedAt).not.toBeNull();
  });

  test('shows the logo of the company', async () => {
    const agent = await buildAgent(app);
    const { row } = await buildEmployer(app);
    const logo = await buildLogo(app, row.id);
    await findFor(app, [agent], [(await buildPosting(app, { employerId: row.id })).id]);
    await soon();
    const [mail] = await mailsTo(agent.accountId);
    expect(mail?.html).toContain(`src="https://prilika.test${logo}"`);
  });

  test('names at most ten, says how many there are, and does not come back to the others', async () => {
    const agent = await buildAgent(app);
    const found = await buildMany(13);
    await findFor(app, [agent], found);
    await soon();
    const [mail] = await paramsOf(agent.accountId);
    expect(mail?.count).toBe(13);
    expect(mail?.postings).toHaveLength(10);
    const [sent] = await mailsTo(agent.accountId);
    expect(sent?.subject).toContain('13 novih oglasa');
    expect(sent?.plain).toContain('U mejlu je 10 oglasa, ostali su na Prilici.');
    await soon();
    expect(await mailsTo(agent.accountId)).toHaveLength(1);
    expect(await unnotified(agent.id)).toBe(0);
  });

  test('leaves out what is no longer live; when nothing is left, nothing is sent and nothing waits', async () => {
    const both = await buildAgent(app);
    const gone = await buildAgent(app);
    const [live = 0, dead = 0] = await buildMany(2);
    await findFor(app, [both], [live, dead]);
    await findFor(app, [gone], [dead]);
    await executor.update(postings).set({ state: 'removed' }).where(eq(postings.id, dead));
    await soon();
    expect((await paramsOf(both.accountId)).map(({ count, postings: named }) => [count, named.length])).toEqual([
      [1, 1],
    ]);
    expect(await mailsTo(gone.accountId)).toEqual([]);
    expect([await waiting(gone.id), await unnotified(gone.id)]).toEqual([0, 0]);
  });

  test('is one when two agents of a candidate find the same posting, and both are named', async () => {
    const first = await buildAgent(app, { title: 'Prvi' });
    const { accountId } = first;
    const second = await buildAgent(app, { accountId, title: 'Drugi' });
    const off = await buildAgent(app, { accountId, title: 'Isključen', emailNotifications: false });
    const stranger = await buildAgent(app, { title: 'Tuđi' });
    const [common = 0, own = 0] = await buildMany(2);
    await findFor(app, [first, second, off, stranger], [common]);
    await findFor(app, [second], [own]);
    await soon();
    const mails = await paramsOf(accountId);
    expect(mails.map(({ title, count, postings: named }) => [title, count, named.map(({ id }) => id)])).toEqual([
      ['Prvi', 1, [common]],
      ['Drugi', 1, [own]],
    ]);
    expect(mails[0]?.postings[0]?.others).toEqual(['Drugi', 'Isključen']);
    const texts = (await mailsTo(accountId)).map(({ plain }) => plain).join('\n');
    expect(texts).toContain('Našli su ga i agenti „Drugi”, „Isključen”.');
  });

  test('does not name what another agent of the candidate has mailed before', async () => {
    const first = await buildAgent(app);
    const weekly = await buildAgent(app, { accountId: first.accountId, frequency: 'weekly' });
    const found = await buildMany(1);
    await findFor(app, [first, weekly], found);
    await soon();
    expect((await paramsOf(first.accountId))[0]?.postings[0]?.others).toEqual([weekly.title]);
    app.clock.advance({ days: 8 });
    await write();
    expect(await mailsTo(first.accountId)).toHaveLength(1);
    expect(await waiting(weekly.id)).toBe(0);
  });

  test('puts first what is like useful postings, and last what is like useless ones', async () => {
    const agent = await buildAgent(app);
    const [useful, useless] = [
      await buildPosting(app, { locations: ['nis'], categories: ['ugostiteljstvo'] }),
      await buildPosting(app, { locations: ['subotica'], categories: ['obrazovanje'] }),
    ];
    const given = { agentId: agent.id, givenAt: app.clock.now() };
    await executor.insert(agentOpinions).values([
      { ...given, postingId: useful.id, useful: true },
      { ...given, postingId: useless.id, useful: false },
    ]);
    const unlike = await buildPosting(app, {
      locations: ['subotica'],
      categories: ['racunovodstvo'],
      priority: 1,
    });
    const neither = await buildPosting(app, { locations: ['beograd'], categories: ['racunovodstvo'] });
    const alike = await buildPosting(app, { locations: ['nis'], categories: ['racunovodstvo'] });
    await findFor(app, [agent], [unlike.id, neither.id, alike.id]);
    await soon();
    const [mail] = await paramsOf(agent.accountId);
    expect(mail?.postings.map(({ id }) => id)).toEqual([alike.id, neither.id, unlike.id]);
  });

  test('is in the language of the account', async () => {
    const { row } = await buildAccount(app, { mailLanguage: 'en' });
    const agent = await buildAgent(app, { accountId: row.id });
    await findFor(app, [agent], [(await buildPosting(app)).id]);
    await soon();
    const [mail] = await mailsTo(row.id);
    expect(mail?.subject).toBe('1 new job for the agent “Računovođa u Beogradu”');
    expect(mail?.plain).toContain('Meets your criteria: Accounting');
  });
});

test('an agent that is set to write weekly while it waits writes on Monday at 7, and on at once soon', async () => {
  const owner = await signedInCandidate(app);
  const agent = await buildAgent(app, { accountId: owner.row.id });
  await findFor(app, [agent], [(await buildPosting(app)).id]);
  const tell = async (frequency: 'instant' | 'weekly') =>
    app.call(switchAgent, { params: { id: String(agent.id) }, body: { frequency } }, await owner.anew());
  await tell('weekly');
  await soon();
  expect(await mailsTo(owner.row.id)).toEqual([]);
  await tell('instant');
  await soon();
  expect(await mailsTo(owner.row.id)).toHaveLength(1);
});

test('a search that is too long for an address leads to the own agents', async () => {
  const keywords = Array.from({ length: 10 }, (_, at) => `${'ž'.repeat(58)}${at}`);
  const agent = await buildAgent(app, {
    search: {
      locations: codesOf<string>(places),
      categories: codesOf<string>(categories),
      keywords,
      employers: Array.from({ length: 100 }, (_, at) => 1_000_000 + at),
    },
  });
  await findFor(app, [agent], [(await buildPosting(app)).id]);
  await soon();
  const [mail] = await paramsOf(agent.accountId);
  expect(mail?.searchPath).toBe('/profil/kandidat/digitalni-agent');
  expect(mail?.conditions).toMatch(/i još \d+$/);
});

describe('whoever is not to be written to', () => {
  test.each([
    ['blocked', { blockedAt: new Date() }],
    ['with an address that refuses mail', { mailRefusedAt: new Date() }],
  ])('%s: nothing is written, and nothing waits', async (_, change) => {
    const agent = await buildAgent(app);
    await findFor(app, [agent], [(await buildPosting(app)).id]);
    await executor.update(accounts).set(change).where(eq(accounts.id, agent.accountId));
    await soon();
    expect(await mailsTo(agent.accountId)).toEqual([]);
    expect([await waiting(agent.id), await unnotified(agent.id)]).toEqual([0, 0]);
  });

  test('with an agent paused, resting, switched off or deleted since', async () => {
    const changes = [{ emailNotifications: false }, { pausedUntil: '2099-01-01' }, { restingSince: app.clock.now() }];
    for (const change of changes) {
      const agent = await buildAgent(app);
      await findFor(app, [agent], [(await buildPosting(app)).id]);
      await executor.update(agents).set(change).where(eq(agents.id, agent.id));
      await soon();
      expect(await mailsTo(agent.accountId)).toEqual([]);
      expect([await waiting(agent.id), await unnotified(agent.id)]).toEqual([0, 0]);
    }
    const agent = await buildAgent(app);
    await findFor(app, [agent], [(await buildPosting(app)).id]);
    await executor.delete(agents).where(eq(agents.id, agent.id));
    await soon();
    expect(await mailsTo(agent.accountId)).toEqual([]);
  });
});

test('administrators see how many agents wait, how many are due and since when', async () => {
  const queue = async () =>
    (await app.call(listMails, { query: {} }, { as: await signedIn(app, 'admin') })).meta.agents;
  expect(await queue()).toMatchObject({ waiting: 0, due: 0, oldestDue: null, perMinute: 600 });
  const posting = await buildPosting(app);
  const due = app.clock.now().getTime() + 15 * 60_000;
  await findFor(app, [await buildAgent(app), await buildAgent(app, { frequency: 'weekly' })], [posting.id]);
  expect(await queue()).toMatchObject({ waiting: 2, due: 0, oldestDue: null });
  app.clock.advance({ minutes: 20 });
  expect(await queue()).toMatchObject({
    waiting: 2,
    due: 1,
    queued: 0,
    retrying: 0,
    failedToday: 0,
    oldestDue: { at: new Date(due).toISOString(), daysAgo: 0 },
  });
});
