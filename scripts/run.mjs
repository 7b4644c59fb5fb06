#!/usr/bin/env node
/*
 * Runs a command with Node 24 and the packages of the lock files: `node scripts/run.mjs vitest run FILE`. Both are installed first, and again
 * when their lock file has changed; `--with FOLDER` before the command adds the packages of that folder. Plain JavaScript for Node 20 and newer.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const shell = process.platform === 'win32';
const node = `node-${shell ? 'win' : process.platform}-${process.arch}`;
const ownNode = join(root, 'runtime', 'node_modules', node, 'bin');
const major = Number(process.versions.node.split('.')[0]);

function endWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function install(folder, name, PATH) {
  const stamp = join(folder, 'node_modules', '.installed');
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).update(node).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write(`Installing ${name} …\n`);
  const parameters = ['ci', '--include=dev', '--loglevel=error', '--prefix', folder];
  const stdio = ['ignore', 'ignore', 'inherit'];
  const { status } = spawnSync('npm', parameters, { stdio, shell, env: { ...process.env, PATH } });
  if (status !== 0) endWith(`npm could not install ${name}.`);
  // A system of another make (musl, say) takes the package of Node and cannot run it.
  if (existsSync(ownNode) && spawnSync(join(ownNode, 'node'), ['--version']).status !== 0)
    rmSync(ownNode, { recursive: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

if (major < 20) endWith(`This is Node ${process.versions.node}; Prilika needs Node 20 or newer (https://nodejs.org).`);
install(join(root, 'runtime'), 'Node 24', process.env.PATH);
if (!existsSync(ownNode) && major < 24)
  endWith(`The registry has no Node 24 for this system; install it (https://nodejs.org).`);
const PATH = existsSync(ownNode) ? ownNode + delimiter + process.env.PATH : process.env.PATH;

const words = process.argv.slice(2);
const folders = words[0] === '--with' ? [join(root, words.splice(0, 2)[1]), root] : [root];
for (const folder of folders) install(folder, relative(root, folder) || 'packages', PATH);
const bins = folders.map((folder) => join(folder, 'node_modules', '.bin'));
// Files are named as seen from where the command is typed; npm says where that is.
const from = { INIT_CWD: process.cwd(), ...process.env };
const env = { ...from, PATH: [...bins, PATH].join(delimiter) };
const child = spawn(words[0], words.slice(1), { cwd: root, stdio: 'inherit', shell, env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => endWith(error.message));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
// The shell of an npm script ends on a signal without passing it on.
const above = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== above && child.kill('SIGTERM'), 200).unref();
