import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { postings } from '#features/postings/server/posting-table.ts';
import { mailMessages } from '#host/mail/mail-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { buildAgent, findFor } from '#tests/builders/agent-builder.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';
import { nextLine, startProcess } from '#tests/support/processes/start-process.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { withDatabase } from '#tests/support/test-server.ts';
import { waitingAgents } from '../../server/agent-table.ts';
import { writeAgentMailsJob } from './mailing-jobs.ts';

const smtp = await startSmtp();
const app = await createTestApplication({ SMTP_URL: smtp.url, AGENT_MAILS_PER_MINUTE: '40' });
const { executor } = app.database;

beforeEach(async () => {
  await app.database.pool.query('truncate agents, agent_mails, agent_waiting, agent_hits, mail_messages cascade');
  smtp.messages.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const write = async () => {
  await app.jobs.send(executor, writeAgentMailsJob, {});
  await app.jobs.runPending();
};
const minuteLater = async () => {
  app.clock.advance({ minutes: 1 });
  await write();
};
/** Creates due agents in separate accounts, all with a hit for one posting. */
const dueAgents = async (howMany: number, frequency: 'instant' | 'daily' = 'instant') => {
  const posting = await buildPosting(app);
  const made = [];
  for (let at = 0; at < howMany; at += 1) made.push(await buildAgent(app, { frequency }));
  await findFor(app, made, [posting.id]);
  return made;
};
const idsOf = ({ messages }: Pick<TestSmtp, 'messages'>) => messages.map(({ message }) => message.messageId ?? '');
const recipients = () => smtp.messages.flatMap(({ to }) => to);

describe('the speed', () => {
  test('is kept over all workers, and everything that is due goes once', async () => {
    await dueAgents(100);
    app.clock.advance({ minutes: 20 });
    const other = await createTestApplication({ SMTP_URL: smtp.url, AGENT_MAILS_PER_MINUTE: '40' }, undefined, {
      database: app.database,
    });
    const sent: number[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      app.clock.advance({ minutes: 1, seconds: 1 });
      other.clock.set(app.clock.now());
      await Promise.all([
        write(),
        other.jobs.send(executor, writeAgentMailsJob, {}).then(() => other.jobs.runPending()),
      ]);
      sent.push(smtp.messages.length);
    }
    expect(sent).toEqual([40, 80, 100, 100]);
    expect(new Set(recipients()).size).toBe(100);
  });

  test('of all that is due at seven o’clock costs a number of statements that the batch does not change', async () => {
    const cost = async (howMany: number) => {
      await dueAgents(howMany, 'daily');
      app.clock.set(new Date('2026-12-01T06:00:00Z'));
      const statements = vi.spyOn(pg.Client.prototype, 'query');
      await write();
      const texts = statements.mock.calls.map(([first]) => String((first as { text?: string }).text ?? first));
      statements.mockRestore();
      await app.database.pool.query('truncate agent_mails, agent_waiting, agent_hits, mail_messages cascade');
      app.clock.set(new Date('2026-11-20T11:00:00Z'));
      return texts.filter((text) => /agent_(?:hits|waiting|mails|opinions)/.test(text)).length;
    };
    const few = await cost(5);
    expect(await cost(30)).toBe(few);
  });
});

describe('a mail server', () => {
  test('that is away for six hours: few mails are made, the agents wait, and then everything goes once', async () => {
    const before = await startSmtp();
    const port = Number(new URL(before.url).port);
    await before.close();
    const patient = await createTestApplication(
      { SMTP_URL: `smtp://127.0.0.1:${port}`, AGENT_MAILS_PER_MINUTE: '10' },
      undefined,
      { database: app.database },
    );
    await dueAgents(90);
    patient.clock.set(app.clock.now());
    const run = async (minutes: number) => {
      patient.clock.advance({ minutes });
      await patient.jobs.send(executor, writeAgentMailsJob, {});
      await patient.jobs.runPending();
    };
    for (let quarter = 0; quarter < 24; quarter += 1) await run(15);
    expect(await executor.$count(mailMessages)).toBe(60);
    expect(await executor.$count(waitingAgents)).toBe(30);
    const back = await startSmtp(port);
    for (let minute = 0; minute < 10; minute += 1) await run(minute === 0 ? 6 : 1);
    const arrived = back.messages.flatMap(({ to }) => to);
    expect(arrived).toHaveLength(90);
    expect(new Set(arrived).size).toBe(90);
    patient.application.mailer.close();
    await back.close();
    app.clock.set(patient.clock.now());
  });
});

describe('a posting', () => {
  test('that is removed and lives again before the mail is named in it once', async () => {
    const agent = await buildAgent(app);
    const posting = await buildPosting(app);
    await findFor(app, [agent], [posting.id]);
    await executor.update(postings).set({ state: 'removed' }).where(eq(postings.id, posting.id));
    await executor.update(postings).set({ state: 'active' }).where(eq(postings.id, posting.id));
    app.clock.advance({ minutes: 16 });
    for (let minute = 0; minute < 3; minute += 1) await minuteLater();
    expect(smtp.messages).toHaveLength(1);
  });

  test('that is being compared while its agent writes is neither lost nor named twice', async () => {
    const [agent] = await dueAgents(1);
    if (!agent) throw new Error('no agent');
    app.clock.advance({ minutes: 20 });
    const second = await buildPosting(app, { positionTitle: 'Drugi oglas' });
    await app.database.transaction(async (tx) => {
      const values = [agent.id, second.id, app.clock.now()];
      await tx.$client.query('insert into agent_hits values ($1, $2, $3, false)', values);
      await tx.$client.query(
        'insert into agent_waiting values ($1, $2) on conflict (agent_id) do update set due_at = least(agent_waiting.due_at, excluded.due_at)',
        [agent.id, app.clock.now()],
      );
      await write();
      expect(smtp.messages).toEqual([]);
    });
    await write();
    const text = smtp.messages.map(({ message }) => message.text).join('');
    expect(smtp.messages).toHaveLength(1);
    expect(text).toContain('Drugi oglas');
    expect(text).toContain('Viši računovođa');
  });
});

test('two agents of a candidate, written by two workers at once, name their posting once', async () => {
  const { row } = await buildAccount(app);
  const pair = [
    await buildAgent(app, { accountId: row.id }),
    await buildAgent(app, { accountId: row.id, title: 'Drugi' }),
  ];
  await findFor(app, pair, [(await buildPosting(app)).id]);
  app.clock.advance({ minutes: 20 });
  await Promise.all([write(), write()]);
  expect(smtp.messages).toHaveLength(1);
});

test('a clock that is put back an hour sends nothing twice and stops nothing', async () => {
  await dueAgents(3);
  app.clock.advance({ minutes: 16 });
  await write();
  app.clock.advance({ hours: -1 });
  await dueAgents(2);
  app.clock.advance({ minutes: 16 });
  await write();
  expect(smtp.messages).toHaveLength(5);
  expect(new Set(recipients()).size).toBe(5);
});

test('killed again and again while it writes, every agent’s mail arrives, at most a batch twice and then with its own Message-ID', async () => {
  const source = inject('testDatabase');
  const folder = mkdtempSync(join(tmpdir(), 'prilika-killed-'));
  const server = await startSmtp();
  const name = `killed_${process.pid}_${folder
    .slice(-6)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, 'x')}`;
  let databaseUrl = '';
  if ('serverUrl' in source) {
    await app.database.pool.query(`create database ${name} template ${source.template}`);
    databaseUrl = withDatabase(source.serverUrl, name);
  }
  const agentsMade = 60;
  const kills = databaseUrl ? 4 : 2;
  let killedAt = 5;
  let minutes = 20;
  for (let run = 0; ; run += 1) {
    expect(run).toBeLessThan(12);
    const child = startProcess(
      'write-agent-mails.ts',
      folder,
      server.url,
      String(minutes),
      String(agentsMade),
      databaseUrl,
    );
    expect(await nextLine(child)).toBe('ready');
    const limit = killedAt;
    const enough = server.waitForMail(() => server.messages.length >= limit).then(() => 'killed');
    const end = run < kills ? await Promise.race([enough, child.ended]) : await child.ended;
    if (end === 'killed') child.child.kill('SIGKILL');
    await child.ended;
    killedAt = server.messages.length + 12;
    minutes += 30;
    if (end !== 'killed' && run >= kills && new Set(idsOf(server)).size === agentsMade) break;
  }
  const seen = new Map<string, string>();
  for (const { to, message } of server.messages) {
    const before = seen.get(String(to));
    expect(before ?? message.messageId).toBe(message.messageId);
    seen.set(String(to), message.messageId ?? '');
  }
  expect(seen.size).toBe(agentsMade);
  expect(server.messages.length).toBeLessThanOrEqual(agentsMade + 4 * 5);
  await server.close();
  if (databaseUrl) await app.database.pool.query(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
}, 240_000);
