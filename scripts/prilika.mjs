#!/usr/bin/env node
/* `prilika admin`, `prilika backup` …: the commands of docs/operations.md in an image, where npm has no part in it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = ['--max-semi-space-size=8', 'src/main.ts'];
const [name, ...parameters] = process.argv.slice(2);
const names = ['admin', 'backup', 'doctor', 'files', 'import', 'reindex', 'restore'];

if (name !== 'start' && !names.includes(name)) {
  process.stderr.write(`Say what to do: start, ${names.join(', ')}.\n`);
  process.exit(1);
}
const what = name === 'start' ? site : [`src/commands/${name}.ts`];
const env = { INIT_CWD: process.cwd(), ...process.env };
const child = spawn(process.execPath, ['--import', './scripts/tsx-hook.mjs', ...what, ...parameters], {
  cwd: root,
  stdio: 'inherit',
  env,
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
