import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/site-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'prilika-main-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the program as a service would, with its output piped. */
function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', './scripts/tsx-hook.mjs', 'src/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      WEB_PROCESSES: '1',
      // On a busy machine any statement may be slow, and is said to be.
      SLOW_STATEMENT_MS: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.error += chunk;
  });
  return { child, said, ended: once(child, 'close') };
}

test('a port that is taken is told in a sentence, and the data are not touched', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { said, ended } = start({ PORT: String(port) });
  expect((await ended)[0]).toBe(1);
  other.close();
  expect(said).toEqual({
    out: '',
    error: `Port ${port} is in use by another program. Stop that program, or choose another port with PORT, for example PORT=${port + 1}.\n`,
  });
});

test('a host that there is not is told in a sentence of its own', async () => {
  const { said, ended } = start({ PORT: '0', HOST: 'nope.invalid' });
  expect((await ended)[0]).toBe(1);
  expect(said.error).toMatch(/^HOST is nope\.invalid, which is no address of this machine\. [^\n]*\n$/);
});

test('a data folder where none can be made ends the start, which hears signals until then', async () => {
  const { said, ended } = start({ PORT: '0', DATA_DIR: '/proc/prilika' });
  expect((await ended)[0]).toBe(1);
  expect(said.error).toMatch(/The data folder cannot be written to \([^\n]*\)\. Choose another one with DATA_DIR\.\n$/);
});

test('people see each step of the start with its seconds', { timeout: 180_000 }, async () => {
  const { child, said, ended } = start({ PORT: '0', LOG_FORMAT: 'text' });
  const steps = /^Opening the database … \d+\.\d s\nUpdating its tables … \d+\.\d s$/m;
  while (child.exitCode === null && !steps.test(said.error)) await Promise.race([once(child.stderr, 'data'), ended]);
  child.kill('SIGKILL');
  await ended;
  expect(said.error).toMatch(steps);
  expect(said.out).toBe('');
});

/** What a command of the README says until the site is there, or it ends. */
async function untilReady(parameters: string[], port: number) {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn('npm', parameters, {
    // One folder, as without DATA_DIR: the second command goes on with the data of the first.
    env: { ...env, PORT: String(port), DATA_DIR: join(dataDir, 'looking around'), LOG_FORMAT: 'json' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
    });
  const ended = once(child, 'close');
  while (child.exitCode === null && !said.includes('Demo accounts, password')) {
    await Promise.race([once(child.stdout, 'data'), ended]);
  }
  const page = await fetch(`http://localhost:${port}/`);
  const processes = new Set([...said.matchAll(/"process":(\d+)/g)].map(([, number]) => number));
  child.kill('SIGTERM');
  await ended;
  return { status: page.status, body: await page.text(), processes: processes.size, said };
}

test('npm start and npm run dev are all that is needed to look around', { timeout: 300_000 }, async () => {
  const started = await untilReady(['start'], await freePort());
  expect(started.status).toBe(200);
  expect(started.body).toMatch(/^<!DOCTYPE html>/i);
  const dev = await untilReady(['run', 'dev'], await freePort());
  expect(dev.status).toBe(200);
  expect(dev.body).toContain('/src/app/entry.client.tsx');
});

test('SIGTERM while the database is being made ends the start, and the next one makes it', {
  timeout: 180_000,
}, async () => {
  const folder = join(dataDir, 'ended early');
  for (const processes of ['1', '2']) {
    const first = start({ PORT: '0', DATA_DIR: folder, WEB_PROCESSES: processes });
    while (!existsSync(folder) || !readdirSync(folder).some((name) => name.startsWith('postgres')))
      await Promise.race([pause(10), first.ended]);
    first.child.kill('SIGTERM');
    expect((await first.ended)[0]).toBe(0);
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    rmSync(join(folder, 'postgres'), { recursive: true, force: true });
  }
});
