import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const own = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const base = mkdtempSync(join(tmpdir(), 'prilika-start-'));
const root = join(base, 'moj projekat');
afterAll(() => rmSync(base, { recursive: true, force: true }));

const write = (path: string, content: string | object) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const writeLock = (path: string, packages: object) =>
  write(path, { name: 'small', lockfileVersion: 3, requires: true, packages });

/** Says what it was given, and ends with 7 when it is asked to. */
const program = `
const { NODE_ENV, SEED, PRILIKA_DEV } = process.env;
process.on('SIGTERM', () => process.exit(7));
setInterval(() => {}, 1000);
console.log(JSON.stringify({ parameters: process.argv.slice(2), NODE_ENV, SEED, PRILIKA_DEV, pid: process.pid }));
`;

/** A project in miniature: no packages from the registry, and a builder that notes each build. */
beforeAll(() => {
  const builder = { '@react-router/dev': 'file:builder' };
  write('package.json', { name: 'small', type: 'module', dependencies: builder });
  writeLock('package-lock.json', {
    '': { name: 'small', dependencies: builder },
    builder: { name: '@react-router/dev', version: '1.0.0' },
    'node_modules/@react-router/dev': { resolved: 'builder', link: true },
  });
  write('builder/package.json', { name: '@react-router/dev', version: '1.0.0' });
  write(
    'builder/bin.cjs',
    `const fs = require('node:fs');
     fs.mkdirSync('build/client', { recursive: true });
     fs.writeFileSync('build/client/app.js', 'const word = 1;\\n'.repeat(500));
     fs.appendFileSync('builds.log', process.env.NODE_ENV + '\\n');`,
  );
  write('runtime/package.json', { name: 'runtime' });
  writeLock('runtime/package-lock.json', { '': { name: 'runtime' } });
  for (const script of ['start.mjs', 'prepare.mjs', 'compress-assets.ts']) {
    mkdirSync(join(root, 'scripts'), { recursive: true });
    copyFileSync(own(script), join(root, 'scripts', script));
  }
  write('scripts/tsx-hook.mjs', '');
  write('src/main.ts', program);
});

/** Runs the command as a person would, with nothing said about the surroundings unless given. */
function start(parameters: string[], given: Record<string, string> = {}) {
  const { NODE_ENV: _, SEED: __, ...environment } = process.env;
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), ...parameters], {
    cwd: base,
    env: { ...environment, ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  return { child, said: () => said, ended: once(child, 'exit') };
}

/** Starts, reads what the program was given, stops it with a signal to the wrapper. */
async function startAndStop(parameters: string[], given?: Record<string, string>) {
  const { child, said, ended } = start(parameters, given);
  const [line] = await Promise.race([once(child.stdout, 'data'), ended.then(() => [said()])]);
  child.kill('SIGTERM');
  const [code] = await ended;
  return { facts: JSON.parse(String(line)), code, said: said() };
}

const builds = () =>
  (existsSync(join(root, 'builds.log')) ? readFileSync(join(root, 'builds.log'), 'utf8') : '').split('\n')
    .length - 1;
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('start', () => {
  it('installs, builds and runs, passes on arguments, signal and exit code, and leaves nothing behind', async () => {
    const { facts, code, said } = await startAndStop(['start', '--one', 'two words']);
    expect(said).toBe('Installing Node 24 …\nInstalling packages …\nBuilding …\n');
    expect(facts).toMatchObject({ parameters: ['--one', 'two words'], NODE_ENV: 'production', SEED: 'demo' });
    expect(code).toBe(7);
    expect(isAlive(facts.pid)).toBe(false);
    expect(readFileSync(join(root, 'builds.log'), 'utf8')).toBe('production\n');
    expect(existsSync(join(root, 'build/client/app.js.br'))).toBe(true);
    expect(existsSync(join(root, 'build/client/app.js.gz'))).toBe(true);
  });

  it('does nothing of that again while nothing has changed', async () => {
    const { said } = await startAndStop(['start']);
    expect([said, builds()]).toEqual(['', 1]);
  });

  it('builds again when the web changed, and not for a test or the server half', async () => {
    write('src/features/ads/server/ad-store.ts', '');
    write('src/features/ads/fields.test.ts', '');
    expect((await startAndStop(['start'])).said).toBe('');
    write('src/features/ads/fields.ts', '');
    expect((await startAndStop(['start'])).said).toBe('Building …\n');
    expect(builds()).toBe(2);
  });

  it('installs again when the lock file changed', async () => {
    appendFileSync(join(root, 'package-lock.json'), '\n');
    expect((await startAndStop(['dev'])).said).toBe('Installing packages …\n');
  });

  it('loads no demo data for someone who says how the site is run', async () => {
    expect((await startAndStop(['start'], { NODE_ENV: 'production' })).facts.SEED).toBeUndefined();
    expect((await startAndStop(['start'], { SEED: 'none' })).facts).toMatchObject({
      SEED: 'none',
      NODE_ENV: 'production',
    });
  });
});

describe('other commands', () => {
  it('runs the development server without a build', async () => {
    const before = builds();
    write('src/page.tsx', '');
    const { facts } = await startAndStop(['dev']);
    expect(facts).toMatchObject({ PRILIKA_DEV: '1', NODE_ENV: 'development', SEED: 'demo' });
    expect(builds()).toBe(before);
  });

  it('says what went wrong in a sentence', async () => {
    const unknown = start(['fly']);
    expect((await unknown.ended)[0]).toBe(1);
    expect(unknown.said()).toMatch(/^Say what to do: start, dev/);
    write('builder/bin.cjs', `console.error('no such file'); process.exit(2);`);
    write('src/page.tsx', 'changed');
    const failing = start(['start']);
    expect((await failing.ended)[0]).toBe(1);
    expect(failing.said()).toBe('Building …\nThe build failed.\nno such file\n');
  });
});
