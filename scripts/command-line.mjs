/* What `start.mjs` leads to on a Node that is new enough (20). Plain JavaScript without packages. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adviceFor } from './advice.mjs';
import { buildWeb, installPackages, installRuntime, isShipped, Unusable } from './prepare.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const withTemplates = ['--import', './scripts/tsx-hook.mjs'];

/**
 * What Node gets for the site. With its own 32 MB for new objects the process grows by a third under load, and answers no more
 * requests for it (ADR 55).
 */
export const siteArguments = [...withTemplates, '--max-semi-space-size=8', 'src/main.ts'];

/** Commands that run the sources of the site, and work without anything that builds or tests. */
const isOfSite = ({ run }) => run?.some((parameter) => parameter.startsWith('src/')) ?? false;

/** Per command: what Node gets, whether the web build is needed, and what is put into the environment. */
const commands = {
  start: { run: siteArguments, build: true, environment: production },
  dev: {
    run: [...withTemplates, '--conditions=development', 'src/main.ts'],
    build: false,
    environment: development,
  },
  build: { run: null, build: true, environment: production },
  test: { run: ['scripts/check.ts'], build: false, environment: neutral },
  check: { run: ['scripts/check.ts'], build: false, environment: neutral },
  admin: { run: [...withTemplates, 'src/commands/admin.ts'], build: false, environment: production },
  audit: { run: ['scripts/audit.ts'], build: false, environment: neutral },
  doctor: { run: [...withTemplates, 'src/commands/doctor.ts'], build: false, environment: production },
  import: { run: [...withTemplates, 'src/commands/import.ts'], build: false, environment: production },
  reindex: { run: [...withTemplates, 'src/commands/reindex.ts'], build: false, environment: production },
  files: { run: [...withTemplates, 'src/commands/files.ts'], build: false, environment: production },
  backup: { run: [...withTemplates, 'src/commands/backup.ts'], build: false, environment: production },
  restore: { run: [...withTemplates, 'src/commands/restore.ts'], build: false, environment: production },
  mutants: {
    run: ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'],
    build: false,
    environment: neutral,
  },
  bench: { run: [...withTemplates, 'bench/run.ts'], build: true, environment: production },
  faults: { run: ['scripts/faults.ts'], build: true, environment: neutral },
};

/** Whoever sets neither `NODE_ENV` nor `SEED` may just be looking: whether demo data are loaded depends on the other settings then. */
const seedOf = ({ NODE_ENV, SEED }) => (NODE_ENV === undefined && SEED === undefined ? { SEED: 'auto' } : {});

function production(environment, name) {
  return {
    ...environment,
    ...(name === 'start' ? seedOf(environment) : {}),
    NODE_ENV: environment.NODE_ENV ?? 'production',
  };
}

function development(environment) {
  return {
    ...environment,
    ...seedOf(environment),
    NODE_ENV: environment.NODE_ENV ?? 'development',
    PRILIKA_DEV: '1',
  };
}

/** Tests choose for themselves, whatever the shell has set. */
function neutral(environment) {
  const { NODE_ENV: _, ...rest } = environment;
  return rest;
}

/** Runs Node and ends as it ends; it never outlives this process on a signal. */
function runToTheEnd(node, parameters, environment) {
  // Files are named as seen from where the command is typed; npm says where that is.
  const env = { INIT_CWD: process.cwd(), ...environment };
  const child = spawn(node, parameters, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/**
 * The shell of an npm script ends on a signal and does not pass it on (`exec`, which would replace the shell, is unknown to cmd.exe):
 * what it started gets the signal here.
 */
function endWithShell() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 200).unref();
}

/** The Node for a command, after everything it needs is there. */
async function prepare(command) {
  if (isShipped(root)) return process.execPath;
  const node = await installRuntime(root);
  await installPackages(root, node);
  if (command.build) await buildWeb(root, node);
  return node;
}

/**
 * Does what the command line asks for: `[name, ...parameters]`. The exit code is the one of what was run; what failed before
 * is told in a sentence first.
 */
export async function runCommandLine([name, ...parameters]) {
  endWithShell();
  try {
    const known = Object.keys(commands).filter(
      (one) => !isShipped(root) || (isOfSite(commands[one]) && one !== 'dev'),
    );
    const command = known.includes(name) ? commands[name] : null;
    if (!command) throw new Unusable(`Say what to do: ${known.join(', ')}.`);
    const node = await prepare(command);
    if (command.run)
      runToTheEnd(node, [...command.run, ...parameters], command.environment(process.env, name));
  } catch (error) {
    const advice = error instanceof Unusable ? null : adviceFor(error.stack);
    const lines = error instanceof Unusable ? [error.message] : [advice, error.stack].filter(Boolean);
    process.stderr.write(`${lines.join('\n')}\n`);
    process.exitCode = 1;
  }
}
