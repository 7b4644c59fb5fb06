import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';
import { type PostgresServer, startPostgresServer } from './support/postgres-server.ts';
import { type RunningProgram, startProgram } from './support/site-process.ts';
import { startSmtp, type TestSmtp } from './support/smtp.ts';
import { runOnServer, withDatabase } from './support/test-server.ts';

/* Demo data on a database server with a mail server, where they are only when they are asked for by name. */
const dataDir = mkdtempSync(join(tmpdir(), 'prilika-demo-'));
const publicUrl = 'https://posao.example';
let postgres: PostgresServer;
let smtp: TestSmtp;
let database: Database;
let site: RunningProgram;

const onServer = (name: string) => ({
  DATABASE_URL: withDatabase(postgres.url, name),
  DATA_DIR: join(dataDir, name),
  SMTP_URL: smtp.url,
  HOST: '',
});

/** Whether something listens there; 127.0.0.2 is this machine as well, and not the address that only it reaches. */
const listensAt = (host: string, { url }: RunningProgram): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), host);
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('close', () => socket.destroy()).on('connect', () => socket.end());
  });

beforeAll(async () => {
  [postgres, smtp] = await Promise.all([startPostgresServer(), startSmtp()]);
  for (const name of ['demo', 'empty']) await runOnServer(postgres.url, `create database ${name}`);
  site = await startProgram({ ...onServer('demo'), SEED: 'demo' });
  database = await openDatabase({
    dataDir,
    databaseUrl: withDatabase(postgres.url, 'demo'),
    log: createLog('silent'),
    poolSize: 2,
  });
  return async () => {
    await database.close();
    await site.stop();
    await smtp.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  };
});

const count = async (what: string): Promise<number> =>
  (await database.pool.query(`select count(*)::int as count from ${what}`)).rows[0].count;

test('the site is reached from this machine alone, and one without demo data from everywhere', async () => {
  expect(await listensAt('127.0.0.1', site)).toBe(true);
  expect(await listensAt('127.0.0.2', site)).toBe(false);
  const other = await startProgram(onServer('empty'));
  expect(await listensAt('127.0.0.2', other)).toBe(true);
  expect(await other.stop()).toBe(0);
});

test('no invented pro-forma leaves the house, all are there to be read', async () => {
  const undrawn = () => count('orders where proforma_file_id is null');
  const undecided = () => count(`mail_messages where state in ('queued', 'retrying')`);
  await expect.poll(undrawn, { timeout: 50_000 }).toBe(0);
  await expect.poll(undecided, { timeout: 50_000 }).toBe(0);
  expect(await count(`mail_messages where state = 'kept' and template like '%proforma%'`)).toBeGreaterThan(0);
  expect(await count(`mail_messages where state = 'sent'`)).toBe(0);
  expect(smtp.messages.map(({ to }) => to)).toEqual([]);
});

test('a mail to somebody who is not made up is sent', async () => {
  const headers = { 'Content-Type': 'application/json', Origin: site.url };
  const body = JSON.stringify({ email: 'admin@primer.rs' });
  await fetch(`${site.url}/api/services/password/reset/request`, { method: 'POST', headers, body });
  await database.pool.query(`update accounts set email = 'ana@firma.rs' where email = 'citalac@primer.rs'`);
  await fetch(`${site.url}/api/services/password/reset/request`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'ana@firma.rs' }),
  });
  const mail = await smtp.waitForMail(() => true);
  expect(mail.to).toEqual(['ana@firma.rs']);
});

const run = async (file: string, environment: Record<string, string>) => {
  const child = spawn(process.execPath, ['--import', './scripts/tsx-hook.mjs', file], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  const [[code], out, error] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, out, error };
};

test('at a public address the start and the doctor refuse an account that has the password of the demo', async () => {
  const open = { ...onServer('demo'), PUBLIC_URL: publicUrl, WEB_PROCESSES: '1' };
  const start = await run('src/main.ts', open);
  expect(start.error).toMatch(
    /^Not started: the database holds accounts of the demo .*, admin@primer\.rs among them .*posao\.example\)\. Begin with [^\n]*\n$/,
  );
  expect([start.code, start.out]).toEqual([1, '']);
  const doctor = await run('src/commands/doctor.ts', open);
  expect(doctor.out).toMatch(/✗ Demo accounts: the database holds .*\n {2}→ Begin with an empty database/);
  expect((await run('src/commands/doctor.ts', onServer('demo'))).out).toContain('! Demo accounts: ');
  expect((await run('src/commands/doctor.ts', onServer('empty'))).out).not.toContain('Demo accounts');
});
