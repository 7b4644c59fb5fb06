import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { systemClock } from '#host/clock.ts';
import { type Database, openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { buildPosting } from '../builders/posting-builder.ts';
import { type PostgresServer, startPostgresServer } from '../support/postgres-server.ts';
import { siteArguments } from '../support/site-arguments.ts';
import { runOnServer, withDatabase } from '../support/test-server.ts';

/*
 * Two processes answer on one port, as `WEB_PROCESSES` says: with PostgreSQL, without a browser. Which of them answered is read from
 * the log, whose lines name their process.
 */

interface Line {
  msg: string;
  path?: string;
  process?: number;
  requestId?: string;
}

interface Group {
  child: ChildProcess;
  url: string;
  lines: Line[];
  said: { error: string };
  ended: Promise<unknown[]>;
}

let postgres: PostgresServer;
let database: Database;
let databaseUrl: string;
let dataDir: string;
const running = new Set<ChildProcess>();

const start = (variables: Record<string, string> = {}): Group => {
  const child = spawn(process.execPath, siteArguments, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_FORMAT: 'json',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: '4',
      WEB_PROCESSES: '2',
      SEED: 'none',
      ...variables,
    },
  });
  running.add(child);
  const group: Group = { child, url: '', lines: [], said: { error: '' }, ended: once(child, 'exit') };
  let rest = '';
  child.stdout.on('data', (bytes) => {
    const all = `${rest}${bytes}`.split('\n');
    rest = all.pop() as string;
    for (const line of all) {
      if (line.startsWith('{')) group.lines.push(JSON.parse(line) as Line);
      group.url = /^Prilika: .*:(\d+)$/.exec(line)?.[1]?.replace(/^/, 'http://127.0.0.1:') ?? group.url;
    }
  });
  child.stderr.on('data', (bytes) => {
    group.said.error += bytes;
  });
  return group;
};

interface Answer {
  status: number;
  body: string;
  requestId: string;
  last: boolean;
}

/** A connection that was being handed to a process when it was killed is answered by nobody. */
const patienceMs = 15_000;

const ask = (url: string, agent: Agent | false = false, path = '/healthz', body?: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = body ? JSON.stringify(body) : undefined;
    const asked = request(
      `${url}${path}`,
      {
        agent,
        timeout: patienceMs,
        method: sent ? 'POST' : 'GET',
        headers: sent ? { 'content-type': 'application/json', origin: url } : {},
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode as number,
            body: text,
            requestId: response.headers['x-request-id'] as string,
            last: response.headers.connection === 'close',
          }),
        );
        response.on('error', reject);
      },
    );
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.end(sent);
  });

/** The process that gave an answer. */
const processOf = async ({ lines }: Group, { requestId }: Answer): Promise<number> => {
  for (;;) {
    const line = lines.find((one) => one.requestId === requestId);
    if (line) return line.process as number;
    await pause(5);
  }
};

/** Waits until both processes answer on new connections. */
const bothAnswer = async (group: Group): Promise<void> => {
  while (!group.url) await Promise.race([once(group.child.stdout as NodeJS.ReadableStream, 'data'), group.ended]);
  for (const seen = new Set<number>(); seen.size < 2; ) {
    const answer = await ask(group.url).catch(() => null);
    if (answer) seen.add(await processOf(group, answer));
    else await pause(20);
  }
};

/** A connection that stays with one process. */
const connectionTo = async (group: Group, number: number): Promise<Agent> => {
  for (;;) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    if ((await processOf(group, await ask(group.url, agent))) === number) return agent;
    agent.destroy();
  }
};

interface Load {
  answered: number;
  failures: string[];
  end(): Promise<void>;
}

const clients = 16;

/** Clients, each with a connection that it keeps, until `end`: one that is told that its connection ends opens another. */
const underLoad = (group: Group, { reconnect = true } = {}): Load => {
  let going = true;
  const load: Load = {
    answered: 0,
    failures: [],
    async end() {
      going = false;
      await all;
    },
  };
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (going) {
      const answer = await ask(group.url, agent, '/api/postings?pageSize=1').catch((error: Error) => {
        load.failures.push(error.message);
        return null;
      });
      if (answer?.status === 200) load.answered += 1;
      else if (answer) load.failures.push(String(answer.status));
      if ((answer === null || answer.last) && !reconnect) break;
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  return load;
};

const answeredMore = async (load: Load, more: number): Promise<void> => {
  for (const wanted = load.answered + more; load.answered < wanted; ) await pause(10);
};

/** Process ids of the children. */
const childrenOf = async ({ child }: Group): Promise<number[]> => {
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  return text.trim().split(' ').map(Number);
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  postgres = await startPostgresServer();
  await runOnServer(postgres.url, 'create database processes');
  databaseUrl = withDatabase(postgres.url, 'processes');
  dataDir = mkdtempSync(join(tmpdir(), 'prilika-processes-'));
  database = await openDatabase({ dataDir, databaseUrl, poolSize: 2, log: createLog('silent') });
});

test.afterEach(() => {
  for (const child of running) if (child.exitCode === null) child.kill('SIGKILL');
  running.clear();
});

test.afterAll(async () => {
  await database.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('two processes: what one publishes the other finds, limits count over both, one that is killed comes back', async () => {
  test.setTimeout(180_000);
  const group = start({ METRICS_ALLOWED: '127.0.0.1' });
  while (!group.url) await pause(20);
  // The other process is only starting.
  expect((await ask(group.url, false, '/metrics')).status, 'metrics of those that count').toBe(200);
  await bothAnswer(group);
  const [one, other] = await Promise.all([connectionTo(group, 0), connectionTo(group, 1)]);

  await test.step('a posting is found by both', async () => {
    const found = async (agent: Agent): Promise<number> => {
      const { body } = await ask(group.url, agent, '/api/postings?q=zvezdočatac');
      return (JSON.parse(body) as { meta: { total: number } }).meta.total;
    };
    expect([await found(one), await found(other)]).toEqual([0, 0]);
    await buildPosting({ database, clock: systemClock }, { positionTitle: 'Zvezdočatac' });
    for (const agent of [one, other]) while ((await found(agent)) === 0) await pause(10);
  });

  await test.step('the metrics are of both, whoever is asked', async () => {
    const healthAnswers = async (agent: Agent): Promise<number> => {
      const { body } = await ask(group.url, agent, '/metrics');
      return Number(/^http_requests_total\{route="\/healthz".*\} (\d+)$/m.exec(body)?.[1]);
    };
    const before = await healthAnswers(one);
    for (const agent of [one, other, other]) await ask(group.url, agent);
    expect(await healthAnswers(one)).toBe(before + 3);
    expect(await healthAnswers(other)).toBe(before + 3);
  });

  await test.step('a limit counts over both', async () => {
    const statuses: number[] = [];
    const login = { email: 'niko@primer.rs', password: 'Pogresna1!', accountType: 'jobseeker' };
    for (let time = 0; time < 30 && statuses.at(-1) !== 429; time += 1)
      statuses.push((await ask(group.url, time % 2 ? one : other, '/api/auth/login', login)).status);
    const tries = statuses.length;
    expect(statuses.at(-1)).toBe(429);
    expect((await ask(group.url, one, '/api/auth/login', login)).status).toBe(429);
    expect((await ask(group.url, other, '/api/auth/login', login)).status).toBe(429);
    expect(tries).toBeLessThanOrEqual(12);
  });

  await test.step('a process that is killed costs its open requests alone, and comes back', async () => {
    const before = await childrenOf(group);
    expect(before).toHaveLength(2);
    const load = underLoad(group);
    await answeredMore(load, 100);
    process.kill(before[1] as number, 'SIGKILL');
    await answeredMore(load, 500);
    await load.end();
    // Each client had one request open at most, and the first connection it opened anew was good.
    expect(load.failures.length).toBeLessThanOrEqual(clients);
    await bothAnswer(group);
    const after = await childrenOf(group);
    expect(after).toHaveLength(2);
    expect(after).toContain(before[0]);
    expect(after).not.toContain(before[1]);
    expect(group.lines.filter(({ msg }) => msg === 'a process of the site ended')).toHaveLength(1);
  });

  await test.step('SIGHUP replaces both, and no request fails', async () => {
    const before = await childrenOf(group);
    const load = underLoad(group);
    await answeredMore(load, 100);
    group.child.kill('SIGHUP');
    while (!group.lines.some(({ msg }) => msg === 'all processes were replaced')) await pause(20);
    await answeredMore(load, 100);
    await load.end();
    expect(load.failures).toEqual([]);
    const after = await childrenOf(group);
    expect(after).toHaveLength(2);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  });

  await test.step('SIGTERM ends both, and no request fails', async () => {
    const load = underLoad(group, { reconnect: false });
    await answeredMore(load, 100);
    group.child.kill('SIGTERM');
    expect(await group.ended).toEqual([0, null]);
    await load.end();
    expect(load.failures).toEqual([]);
  });
  for (const agent of [one, other]) agent.destroy();
  expect(group.said.error).toBe('');
});

test('a group that cannot start says why, once, and ends', async () => {
  test.setTimeout(120_000);
  const server = (await import('node:net')).createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const taken = start({ PORT: String(port) });
  expect(await taken.ended).toEqual([1, null]);
  expect(taken.said.error).toBe(
    `Port ${port} is in use by another program. Stop that program, or choose another port with PORT, for example PORT=${port + 1}.\n`,
  );
  server.close();
  const away = start({ DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' });
  expect(await away.ended).toEqual([1, null]);
  expect(away.said.error).toMatch(/^The database server in DATABASE_URL does not answer \(ECONNREFUSED\)\./);
});

test('a group that is ended while it starts ends cleanly', async () => {
  test.setTimeout(120_000);
  const group = start();
  while (!group.lines.some(({ msg }) => msg === 'Opening the database'))
    await Promise.race([once(group.child.stdout as NodeJS.ReadableStream, 'data'), group.ended]);
  group.child.kill('SIGTERM');
  expect(await group.ended).toEqual([0, null]);
  expect(group.said.error).toBe('');
});
