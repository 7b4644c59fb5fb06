import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'prilika-main-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the program as a service would, with its output piped. */
function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', './scripts/tsx-hook.mjs', 'src/main.ts'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', DATA_DIR: dataDir },
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
  expect(said.error).toMatch(
    /The data folder cannot be written to \([^\n]*\)\. Choose another one with DATA_DIR\.\n$/,
  );
});

test('people see each step of the start with its seconds', { timeout: 180_000 }, async () => {
  const { child, said, ended } = start({ PORT: '0', LOG_FORMAT: 'text' });
  const steps = /^Opening the database … \d+\.\d s\nUpdating its tables … \d+\.\d s$/m;
  while (child.exitCode === null && !steps.test(said.error))
    await Promise.race([once(child.stderr, 'data'), ended]);
  child.kill('SIGKILL');
  await ended;
  expect(said.error).toMatch(steps);
  expect(said.out).toBe('');
});
