import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Log } from '../../log.ts';
import { StartRefusal } from '../../start-refusal.ts';
import { mayEnter, type PostgresAccount } from './postgres-account.ts';
import { give } from './postgres-program.ts';

/** Where `nobody` stores the databases of data folders that it may not enter. */
const elsewhere = '/var/lib/prilika-postgres';

const otherFolder = (dataDir: string): string =>
  join(elsewhere, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));

/** Creates a folder that others may traverse but not list; an existing one is unchanged. */
function makePassable(folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
}

/** Makes a new data folder traversable by `nobody`, where PostgreSQL runs as that user. */
export function makeDataFolder(dataDir: string, { kind }: PostgresAccount): void {
  if (kind === 'nobody') makePassable(dataDir);
}

/**
 * The folder of the database's files: in the data folder, or where the account can reach it. Permissions of existing
 * folders are never widened.
 */
export function findDatabaseFolder(dataDir: string, account: PostgresAccount, log: Log): string {
  const own = join(dataDir, 'postgres');
  const other = join(otherFolder(dataDir), 'postgres');
  const [made] = [own, other].filter((folder) => existsSync(join(folder, 'PG_VERSION')));
  const data = made ?? (mayEnter(dataDir, account) ? own : other);
  if (data === other) {
    for (const folder of [elsewhere, otherFolder(dataDir)]) makePassable(folder);
    log.warn({ folder: data }, `PostgreSQL runs as nobody, which may not enter ${dataDir}: its files are here`);
  } else if (!mayEnter(dataDir, account))
    throw new StartRefusal(
      `PostgreSQL may not run as root, and nobody may not enter the data folder ${dataDir}. Start the site as the user who owns the folder, or set DATABASE_URL.`,
    );
  if (existsSync(data)) {
    handOver(data, account);
    // Copies of the folder may have lost this mode, which PostgreSQL requires.
    chmodSync(data, 0o700);
  }
  return data;
}

/**
 * Gives the account the files that were created under root's other account: PostgreSQL requires its user to own them.
 */
function handOver(data: string, account: PostgresAccount): void {
  if (process.getuid?.() !== 0) return;
  const { uid = 0, gid = 0 } = account.options;
  if (statSync(data).uid === uid) return;
  for (const entry of ['', ...(readdirSync(data, { recursive: true }) as string[])])
    chownSync(join(data, entry), uid, gid);
}

const beginning = 'postgres-new-';

/** Removes folders of databases whose creation was interrupted. The folder's lock must be held. */
export function clearBeginnings(data: string): void {
  for (const name of readdirSync(dirname(data)))
    if (name.startsWith(beginning)) rmSync(join(dirname(data), name), { recursive: true, force: true });
}

/**
 * Creates a database in a temporary folder, which is renamed when complete: a process killed meanwhile leaves only a
 * folder that the next start removes.
 */
export async function makeWhole(
  data: string,
  account: PostgresAccount,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(dirname(data), beginning));
  give(folder, account);
  await fill(folder);
  renameSync(folder, data);
}
