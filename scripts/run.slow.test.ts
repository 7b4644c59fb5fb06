import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const own = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const base = mkdtempSync(join(tmpdir(), 'prilika-run-'));
const root = join(base, 'moj projekat');
afterAll(() => rmSync(base, { recursive: true, force: true }));

const write = (path: string, content: string | object) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const writeLock = (path: string, packages: object) =>
  write(path, { name: 'small', lockfileVersion: 3, requires: true, packages });

/** Prints what it received, and ends with 7 on request. */
const program = `
process.on('SIGTERM', () => process.exit(7));
setInterval(() => {}, 1000);
console.log(JSON.stringify({ parameters: process.argv.slice(2), from: process.env.INIT_CWD, pid: process.pid }));
`;

/** A project in miniature: no packages from the registry. */
beforeAll(() => {
  const tool = { tool: 'file:tool' };
  write('package.json', {
    name: 'small',
    type: 'module',
    dependencies: tool,
    scripts: { start: 'node scripts/run.mjs node main.js' },
  });
  writeLock('package-lock.json', {
    '': { name: 'small', dependencies: tool },
    tool: { name: 'tool', version: '1.0.0', bin: { tool: 'bin.js' } },
    'node_modules/tool': { resolved: 'tool', link: true },
  });
  write('tool/package.json', { name: 'tool', version: '1.0.0', bin: { tool: 'bin.js' } });
  write('tool/bin.js', `#!/usr/bin/env node\nconsole.log('tool', process.argv.slice(2).join(' '));`);
  write('runtime/package.json', { name: 'runtime' });
  writeLock('runtime/package-lock.json', { '': { name: 'runtime' } });
  write('main.js', program);
  mkdirSync(join(root, 'scripts'));
  copyFileSync(own('run.mjs'), join(root, 'scripts/run.mjs'));
});

/** Runs a command as a person would, from a folder above. */
function run(command: string[], given: Record<string, string> = {}) {
  const { npm_lifecycle_event: _, INIT_CWD: __, ...environment } = process.env;
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...command], {
    cwd: base,
    env: { ...environment, ...given },
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
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the launcher', () => {
  it('installs what is missing, runs, passes on arguments, signal and exit code, and leaves nothing behind', async () => {
    const { child, said, ended } = run(['node', 'main.js', '--one', 'two words']);
    const [line] = await once(child.stdout, 'data');
    const { pid, ...facts } = JSON.parse(String(line));
    expect(facts).toEqual({ parameters: ['--one', 'two words'], from: base });
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(7);
    expect(said.error).toBe('Installing Node 24 …\nInstalling packages …\n');
    expect(isAlive(pid)).toBe(false);
  });

  it('installs nothing again while nothing has changed, and again when a lock file has', async () => {
    const first = run(['tool', 'a']);
    await first.ended;
    expect(first.said).toEqual({ out: 'tool a\n', error: '' });
    writeFileSync(join(root, 'package-lock.json'), `${readFileSync(join(root, 'package-lock.json'), 'utf8')}\n`);
    const second = run(['tool', 'b']);
    await second.ended;
    expect(second.said).toEqual({ out: 'tool b\n', error: 'Installing packages …\n' });
  });

  it('adds the packages of a folder that the command is called with', async () => {
    const one = { one: 'file:one' };
    write('tools/small/package.json', { name: 'added', dependencies: one });
    writeLock('tools/small/package-lock.json', {
      '': { name: 'added', dependencies: one },
      one: { name: 'one', version: '1.0.0', bin: { one: 'bin.js' } },
      'node_modules/one': { resolved: 'one', link: true },
    });
    write('tools/small/one/package.json', { name: 'one', version: '1.0.0', bin: { one: 'bin.js' } });
    write('tools/small/one/bin.js', `#!/usr/bin/env node\nconsole.log('one', process.argv.slice(2).join(' '));`);
    const without = run(['one', 'a']);
    await without.ended;
    expect(without.said.error).toBe('spawn one ENOENT\n');
    const first = run(['--with', 'tools/small', 'one', 'b']);
    await first.ended;
    expect(first.said).toEqual({ out: 'one b\n', error: 'Installing tools/small …\n' });
    const second = run(['--with', 'tools/small', 'tool', 'c']);
    await second.ended;
    expect(second.said).toEqual({ out: 'tool c\n', error: '' });
  });

  it.skipIf(process.platform === 'win32')('ends when npm, which started it, is ended', async () => {
    // npm runs on the Node of its path, and so does what it starts.
    const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}` };
    const npm = spawn('npm', ['start', '--silent'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(npm.stdout, 'data');
    const { pid } = JSON.parse(String(line));
    npm.kill('SIGTERM');
    await once(npm, 'exit');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  it('says in a sentence that Node is too old, that a command is unknown, and that npm failed', async () => {
    const older = 'Object.defineProperty(process,%22versions%22,{value:{node:%2218.19.0%22}})';
    const old = run(['tool'], { NODE_OPTIONS: `--import=data:text/javascript,${older}` });
    expect((await old.ended)[0]).toBe(1);
    expect(old.said.error).toBe('This is Node 18.19.0; Prilika needs Node 20 or newer (https://nodejs.org).\n');

    const unknown = run(['fly']);
    expect((await unknown.ended)[0]).toBe(1);
    expect(unknown.said.error).toBe('spawn fly ENOENT\n');

    writeLock('package-lock.json', { '': { name: 'small', dependencies: { other: '1.0.0' } } });
    const failing = run(['tool']);
    expect((await failing.ended)[0]).toBe(1);
    expect(failing.said.error).toMatch(
      /^Installing packages …\nnpm error [\s\S]*\nnpm could not install packages\.\n$/,
    );
  });
});
