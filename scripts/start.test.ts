import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
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

/** Prints its arguments, and ends with 7 on request. */
const program = `
const { NODE_ENV, SEED, PRILIKA_DEV } = process.env;
process.on('SIGTERM', () => process.exit(7));
setInterval(() => {}, 1000);
console.log(JSON.stringify({ parameters: process.argv.slice(2), NODE_ENV, SEED, PRILIKA_DEV, pid: process.pid }));
`;

/** A project in miniature: no packages from the registry, and a builder that notes each build. */
beforeAll(() => {
  const builder = { '@react-router/dev': 'file:builder' };
  const scripts = { start: 'node scripts/start.mjs start' };
  write('package.json', { name: 'small', type: 'module', scripts, dependencies: builder });
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
  mkdirSync(join(root, 'scripts'), { recursive: true });
  for (const script of readdirSync(own('.')).filter((name) => /\.mjs$|^compress/.test(name)))
    copyFileSync(own(script), join(root, 'scripts', script));
  write('scripts/tsx-hook.mjs', '');
  write('src/main.ts', program);
});

/** Runs the command as a person would, with an empty environment by default. */
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
  /** Its output, with the seconds of its steps replaced. */
  const saidSoFar = () => said.replace(/\d+\.\d s$/gm, 'N s');
  return { child, said: saidSoFar, ended: once(child, 'exit') };
}

/** Starts, reads what the program received, stops it with a signal to the wrapper. */
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
    expect(said).toBe('Installing Node 24 … N s\nInstalling packages … N s\nBuilding … N s\n');
    expect(facts).toMatchObject({ parameters: ['--one', 'two words'], NODE_ENV: 'production', SEED: 'auto' });
    expect(code).toBe(7);
    expect(isAlive(facts.pid)).toBe(false);
    expect(readFileSync(join(root, 'builds.log'), 'utf8')).toBe('production\n');
    expect(existsSync(join(root, 'build/client/app.js.br'))).toBe(true);
    expect(existsSync(join(root, 'build/client/app.js.gz'))).toBe(true);
    // Without a repository nobody knows a commit.
    expect(existsSync(join(root, 'build/commit'))).toBe(false);
  });

  it.skipIf(process.platform === 'win32')('ends when npm, which started it, is ended', async () => {
    // npm runs on the Node of its path, and so does what it starts.
    const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` };
    const npm = spawn('npm', ['start', '--silent'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await Promise.race([once(npm.stdout, 'data'), once(npm, 'exit')]);
    const { pid } = JSON.parse(String(line));
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expect.poll(() => isAlive(pid)).toBe(false);
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
    expect((await startAndStop(['start'])).said).toBe('Building … N s\n');
    expect(builds()).toBe(2);
  });

  it('installs again when the lock file changed', async () => {
    appendFileSync(join(root, 'package-lock.json'), '\n');
    expect((await startAndStop(['dev'])).said).toBe('Installing packages … N s\n');
  });

  it('leaves the seed to who says how the site is run', async () => {
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
    expect(facts).toMatchObject({ PRILIKA_DEV: '1', NODE_ENV: 'development', SEED: 'auto' });
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
    expect(failing.said()).toBe('Building … N s\nThe build failed.\nno such file\n');
  });
});

describe('what people can correct is reported in a sentence', () => {
  /** Ends with 1; returns its output. */
  const refusalOf = async (parameters: string[], given?: Record<string, string>): Promise<string> => {
    const { said, ended } = start(parameters, given);
    expect((await ended)[0]).toBe(1);
    return said();
  };

  it('a Node that is too old, before anything else is loaded', async () => {
    const older = 'Object.defineProperty(process,%22versions%22,{value:{node:%2218.19.0%22}})';
    const said = await refusalOf(['test'], { NODE_OPTIONS: `--import=data:text/javascript,${older}` });
    expect(said).toBe(
      'This is Node 18.19.0, which is too old: Prilika needs Node 20 or newer. ' +
        'Install one from https://nodejs.org and run the same command again.\n',
    );
  });

  it('a full disk', async () => {
    write('builder/bin.cjs', `require('node:fs').writeFileSync('/dev/full', 'page');`);
    write('src/page.tsx', 'changed again');
    expect(await refusalOf(['start'])).toMatch(
      /^Building … N s\nThe build failed\.\nThe disk is full\. [\s\S]*\nError: ENOSPC/m,
    );
  });

  it('a registry that is away, before what npm says', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    server.close();
    await once(server, 'close');
    const away = `http://127.0.0.1:${port}`;
    writeLock('package-lock.json', {
      '': { name: 'small', dependencies: { far: '1.0.0' } },
      'node_modules/far': {
        version: '1.0.0',
        resolved: `${away}/far.tgz`,
        integrity: `sha512-${'A'.repeat(86)}==`,
      },
    });
    write('package.json', { name: 'small', type: 'module', dependencies: { far: '1.0.0' } });
    const said = await refusalOf(['test'], { npm_config_registry: away, npm_config_fetch_retries: '0' });
    expect(said).toMatch(
      /^Installing packages … N s\nThe packages could not be installed\.\nThe registry of packages cannot be reached\. [^\n]+ behind a proxy [^\n]+\nnpm error code ECONNREFUSED/,
    );
  });
});
