/* What has to be there before anything runs: Node 24, the packages, the web build. Each is made again only when what it
 * is made from has changed, which a stamp (a hash in a file) tells. Plain JavaScript, see command-line.mjs. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { adviceFor } from './advice.mjs';

/** Something the person at the keyboard can mend; the message says how. */
export class Unusable extends Error {}

const neededMajor = 24;
const machine = `${process.platform} ${process.arch}`;
const majorOf = (version) => Number(version.replace(/^v/, '').split('.')[0]);

/** Whether this is the program as it is shipped, in an image: built, with its packages, and without their list. */
export const isShipped = (root) => !existsSync(join(root, 'package-lock.json'));

/** Installs the Node of `runtime/` and answers with its path, or with that of a system Node that is new enough. */
export async function installRuntime(root) {
  const folder = join(root, 'runtime');
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const home = join(folder, 'node_modules', `node-${platform}-${process.arch}`);
  const node = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const stamp = join(folder, 'node_modules', '.runtime-stamp');
  const wanted = hashOf(root, [join(folder, 'package-lock.json')], machine);

  if (readStamp(stamp) !== wanted) {
    const failure = await step('Installing Node 24', () => npm(process.execPath, folder, cleanInstall));
    // A system of another make (musl, say) takes the package and cannot run it.
    if (existsSync(node) && spawnSync(node, ['--version']).status !== 0) rmSync(home, { recursive: true });
    if (failure && !systemIsEnough())
      throw failed('Node 24 could not be installed.', failure, { installing: true });
    if (!failure) writeStamp(stamp, wanted);
  }
  if (existsSync(node)) return node;
  if (systemIsEnough()) return process.execPath;
  throw new Unusable(
    `There is no package of Node ${neededMajor} for ${machine}. ` +
      `Install Node ${neededMajor} or newer (https://nodejs.org) and try again; this is ${process.version}.`,
  );
}

const systemIsEnough = () => majorOf(process.version) >= neededMajor;

/** Installs the packages, with the Node they will run on: an older one would choose older packages. */
export async function installPackages(root, node) {
  const stamp = join(root, 'runtime', 'node_modules', '.packages-stamp');
  const wanted = hashOf(root, [join(root, 'package-lock.json'), join(root, 'package.json')], machine);
  if (readStamp(stamp) === wanted && existsSync(join(root, 'node_modules'))) return;
  rmSync(stamp, { force: true });
  // The build and the tests need the development packages, also where NODE_ENV says production.
  const failure = await step('Installing packages', () =>
    npm(node, root, [...cleanInstall, '--include=dev']),
  );
  if (failure) throw failed('The packages could not be installed.', failure, { installing: true });
  writeStamp(stamp, wanted);
}

/** Notes the commit of the sources in `build/commit`, where there is one: the site says which program it is. */
function noteCommit(root) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const commit = status === 0 ? stdout.trim() : '';
  const file = join(root, 'build', 'commit');
  if (commit !== '' && readStamp(file) !== commit) writeStamp(file, commit);
}

/** Builds the web into `build/`. */
export async function buildWeb(root, node) {
  await makeBuild(root, node);
  noteCommit(root);
}

async function makeBuild(root, node) {
  const sources = ['src', 'public', 'locales'].flatMap((folder) => filesUnder(join(root, folder)));
  const settings = readdirSync(root).filter((name) =>
    /\.config\.ts$|^tsconfig\.json$|^package-lock\.json$/.test(name),
  );
  const stamp = join(root, 'build', '.stamp');
  const wanted = hashOf(root, [...sources.filter(isBuilt), ...settings.map((name) => join(root, name))]);
  if (readStamp(stamp) === wanted) return;
  rmSync(stamp, { force: true });
  const steps = [
    [join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'],
    [join('scripts', 'compress-assets.ts')],
  ];
  const failure = await step('Building', async () => {
    for (const parameters of steps) {
      const said = await runQuietly(node, parameters, root, { ...process.env, NODE_ENV: 'production' });
      if (said) return said;
    }
    return null;
  });
  if (failure) throw failed('The build failed.', failure);
  writeStamp(stamp, wanted);
}

/** Tests and the server half are not part of the web build. */
const isBuilt = (file) => !/\.test\.tsx?$/.test(file) && !/[\\/](server|platform|demo)[\\/]/.test(file);

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** A hash of names (seen from `root`) and contents; files that are missing count as missing. */
export function hashOf(root, files, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of [...files].sort()) {
    hash.update(`\0${relative(root, file)}\0`);
    hash.update(existsSync(file) ? readFileSync(file) : 'missing');
  }
  return hash.digest('hex');
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, value);
}

const cleanInstall = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

const failed = (what, said, how) =>
  new Unusable([what, adviceFor(said, how), said].filter(Boolean).join('\n'));

/** Says what is being done and how many seconds it took; on a terminal they can be seen running. */
async function step(name, work) {
  const begin = performance.now();
  const out = process.stderr;
  const seconds = (digits) => `${((performance.now() - begin) / 1000).toFixed(digits)} s`;
  out.write(`${name} … `);
  const clock = out.isTTY ? setInterval(() => out.write(`\r${name} … ${seconds(0)}`), 1000) : null;
  try {
    return await work();
  } finally {
    clearInterval(clock);
    out.write(out.isTTY ? `\r${name} … ${seconds(1)}\n` : `${seconds(1)}\n`);
  }
}

/** Runs npm with the given Node. Answers with its output when it fails, otherwise with null. */
function npm(node, folder, parameters) {
  // Scripts of packages call `node`, and shall find this one.
  const path = [dirname(node), process.env.PATH].filter(Boolean).join(delimiter);
  // What an npm above this process says about its own folder is not meant for this one.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^npm_(config_local_prefix|config_prefix|package_)/i.test(name),
  );
  return runQuietly(node, [findNpm(), ...parameters], folder, { ...Object.fromEntries(own), PATH: path });
}

function findNpm() {
  const beside = dirname(realpathSync(process.execPath));
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'npm'));
  const candidates = [
    process.env.npm_execpath,
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ...onPath.filter(existsSync).map((file) => realpathSync(file)),
  ];
  const found = candidates.find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
  if (!found) throw new Unusable('npm was not found; it comes with Node (https://nodejs.org).');
  return found;
}

/** Runs Node in a folder without showing what it says. Answers with that when it fails, otherwise with null. */
function runQuietly(node, parameters, folder, environment) {
  return new Promise((resolve) => {
    const child = spawn(node, parameters, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stopped = false;
    const stop = (signal) => {
      stopped = true;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    for (const signal of signals) process.on(signal, stop);
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, stop);
      if (stopped) process.exit(1);
      resolve(code === 0 ? null : output.trim() || `It ended with ${signal ?? code}.`);
    });
  });
}
