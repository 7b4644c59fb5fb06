import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from './support/site-process.ts';

/*
 * The image of deploy/container without an engine that runs containers: the files that its Containerfile puts into it, with the packages
 * that `npm prune --omit=dev` leaves, in a folder that nobody may write to; and what is in it, run by a user who owns none of it where
 * the tests run as root. Needs the build, as the browser tests do.
 */

const [, ...ofStages] = readFileSync('deploy/container/Containerfile', 'utf8').split(/^FROM /m);
const lines = (ofStages.at(-1) ?? '').replace(/\\\n\s*/g, ' ').split('\n');
const after = (word: string): string[] =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

const copies = after('COPY').map((line) => {
  const [, from = '', to = ''] = /^--from=build \/app\/(\S+) (\S+)$/.exec(line) ?? [];
  return { from, to };
});
const settings = Object.fromEntries(
  after('ENV').flatMap((line) => line.split(' ').map((one) => one.split('=') as [string, string])),
);
const command = JSON.parse(after('CMD')[0] ?? '') as [string, ...string[]];
const [, link = '', place = ''] = /ln -s (\S+) (\S+)/.exec(after('RUN').join(' ')) ?? [];

const base = mkdtempSync(join(tmpdir(), 'prilika-image-'));
const image = join(base, 'app');
const folders: string[] = [];

const makeFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  folders.push(folder);
};

/** As a link where it is the same disk: a copy takes room for hundreds of megabytes. */
const put = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

/** Without what .dockerignore keeps out of every folder: tests. Packages inside packages are listed for themselves. */
function putTree(from: string, to: string): void {
  const about = lstatSync(from);
  if (about.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (about.isFile()) put(from, to);
  else {
    makeFolder(to);
    for (const name of readdirSync(from))
      if (name !== 'node_modules' && !/\.test\.tsx?$/.test(name)) putTree(join(from, name), join(to, name));
  }
}

function putPackages(): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; optional?: boolean }>;
  };
  for (const [path, { dev, optional }] of Object.entries(packages)) {
    if (path === '' || dev || (optional && !lstatSync(path, { throwIfNoEntry: false }))) continue;
    putTree(path, join(image, path));
  }
}

if (!existsSync('build/server/index.js')) throw new Error('Build first: npm run build');
makeFolder(image);
for (const { from, to } of copies) {
  const folder = join(image, to);
  if (from === 'node_modules') putPackages();
  else if (from === 'scripts/*.mjs') {
    makeFolder(folder);
    for (const name of readdirSync('scripts').filter((one) => one.endsWith('.mjs')))
      put(join('scripts', name), join(folder, name));
  } else putTree(from, to === './' ? join(image, from) : folder);
}
makeFolder(join(image, dirname(place)));
symlinkSync(link, join(image, place));

const stranger = { uid: 65_534, gid: 65_534 };
const asStranger =
  process.getuid?.() === 0 && spawnSync(process.execPath, ['--version'], stranger).status === 0 ? stranger : {};
const data = (name: string): string => {
  const folder = join(base, name);
  mkdirSync(folder, { recursive: true });
  if ('uid' in asStranger) chownSync(folder, stranger.uid, stranger.gid);
  return folder;
};
chmodSync(base, 0o755);
for (const folder of folders) chmodSync(folder, 0o555);
afterAll(() => {
  for (const folder of folders) chmodSync(folder, 0o755);
  rmSync(base, { recursive: true, force: true });
});

const first = data('data');
const environment = (more: Record<string, string> = {}) => ({
  ...settings,
  DATA_DIR: first,
  PATH: `${settings['PATH']?.replace('/app', image).replace(':$PATH', '')}:${dirname(process.execPath)}:/usr/bin:/bin`,
  ...more,
});

/** A command in the image, as a shell in it runs it. */
async function run(words: string[], { input = '', env = {}, cwd = first } = {}) {
  const [program = '', ...parameters] = words;
  const child = spawn(program, parameters, { ...asStranger, cwd, env: environment(env) });
  child.stdin.on('error', () => {
    // It ended without reading.
  });
  child.stdin.end(input);
  const [[code], out, error] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number, out, error };
}

test('nothing that is built from or copied is kept out by .dockerignore, and no tool of development is in the image', () => {
  const letIn = readFileSync('.dockerignore', 'utf8').split('\n');
  const builtBy = [...(ofStages[0] ?? '').matchAll(/node (\S+\.ts)/g)].map(([, file = '']) => file);
  expect(builtBy).toEqual(['scripts/build.ts']);
  expect(copies.length).toBeGreaterThan(4);
  for (const from of [...builtBy, ...copies.map((copy) => copy.from)])
    if (from !== 'node_modules' && from !== 'build')
      expect(letIn).toContain(`!${from.replace(/^scripts\/.*/, 'scripts')}`);
  const packages = readdirSync(join(image, 'node_modules'));
  expect(packages).toContain('hono');
  for (const tool of ['vite', 'vitest', 'typescript', 'playwright-core', 'pdfjs-dist', 'esbuild', '@tiptap'])
    expect(packages).not.toContain(tool);
});

test('every module of the server finds its packages', async () => {
  const modules = readdirSync(join(image, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:host\/|operations\/|(?:features|plugins)\/.*\/server\/|demo\/).*\.tsx?$/.test(name))
    // It serves development.
    .filter((name) => !name.endsWith('development-web.ts'));
  expect(modules.length).toBeGreaterThan(300);
  const script = `for (const name of ${JSON.stringify(modules)})
    await import('./src/' + name).catch((error) => console.log(name, error.message));
    process.exit(0);`;
  const hook = command.slice(1, 3);
  const { out, error } = await run([process.execPath, ...hook, '--input-type=module', '--eval', script], {
    cwd: image,
  });
  expect([out, error]).toEqual(['', '']);
});

describe('the commands of docs/operations.md', () => {
  test('make an administrator, import, look, save and put back', async () => {
    const create = ['admin', 'create', '--email', 'ana@primer.rs', '--name', 'Ana', '--last-name', 'Anić'];
    const made = await run(['prilika', ...create], { input: 'Čvrsta1 lozinka!\n' });
    expect(made).toMatchObject({ code: 0, error: '' });
    copyFileSync('docs/import-example.jsonl', join(first, 'oglasi.jsonl'));
    const imported = await run(['prilika', 'import', 'oglasi.jsonl']);
    expect([imported.code, imported.out]).toEqual([0, expect.stringContaining('3 postings added')]);
    // A folder of the test has no public address.
    expect((await run(['prilika', 'doctor'])).out).toMatch(/is writable[\s\S]*PUBLIC_URL is not set[\s\S]*\n1 fault, /);
    const reindexed = await run(['prilika', 'reindex']);
    expect([reindexed.code, reindexed.error]).toEqual([0, '']);
    const saved = await run(['prilika', 'backup', 'site.tar.gz']);
    expect([saved.code, saved.error]).toEqual([0, '']);
    const second = data('second');
    const back = await run(['prilika', 'restore', 'site.tar.gz'], { env: { DATA_DIR: second } });
    expect([back.code, back.error]).toEqual([0, '']);
    const known = await run(['prilika', ...create], {
      env: { DATA_DIR: second },
      input: 'Čvrsta1 lozinka!\n',
    });
    expect(known.error).toContain('An account with the address ana@primer.rs already exists.');
  });

  test('of development are not there, and a sentence names those that are', async () => {
    const refused = await run(['prilika', 'test']);
    expect(refused.code).toBe(1);
    expect(refused.error).toBe('Say what to do: start, admin, backup, doctor, files, import, reindex, restore.\n');
  });
});

test('the site starts, shows its pages, and ends in good order', async () => {
  const port = await freePort();
  const [, ...parameters] = command;
  const child = spawn(process.execPath, parameters, {
    ...asStranger,
    cwd: image,
    env: environment({ DATA_DIR: data('site'), PORT: String(port), HOST: '127.0.0.1' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  await expect
    .poll(async () => (child.exitCode === null ? (await ask('/readyz'))?.status : (await said).join('')), {
      timeout: 150_000,
    })
    .toBe(200);
  for (const path of ['/healthz', '/', '/oglasi', '/api/catalog', '/rss.xml', '/share.png'])
    expect([path, (await ask(path))?.status]).toEqual([path, 200]);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect((await said)[1]).toBe('');
});
