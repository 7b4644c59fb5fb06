import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { openDatabase } from '#host/database/database.ts';
import { createFolderStore } from '#host/files/folder-store.ts';
import { createLog } from '#host/log.ts';
import { startPostgresServer } from '#tests/support/postgres-server.ts';
import { runOnServer, withDatabase } from '#tests/support/test-server.ts';
import { generatePostings } from './postings-data.ts';

/*
 * `npm run bench -- --backup [--sizes 10000,100000]`: a site of so many postings, with a file of 100 kB for each tenth of them, saved
 * while somebody writes into it, and restored into either database, by the commands. Beside it what was documented before: stopping the
 * site and packing its folder.
 */
const fileBytes = 100_000;
const key = 'a key that is long enough for a backup';
const hook = ['--import', './scripts/tsx-hook.mjs'];

interface Run {
  seconds: number;
  megabytes: number;
}

async function command(name: string, file: string, environment: Record<string, string>): Promise<Run> {
  const begin = performance.now();
  const parameters = [...hook, '--import', './bench/peak-memory.mjs', `src/commands/${name}.ts`, file];
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, DATABASE_URL: '', BACKUP_KEY: '', ...environment },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const [[code], errors] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  if (code !== 0) throw new Error(errors);
  const peak = Number(/peak (\d+)/.exec(errors)?.[1]);
  return { seconds: (performance.now() - begin) / 1000, megabytes: Math.round(peak / 1024) };
}

const line = (name: string, { seconds, megabytes }: Run, more = ''): void =>
  console.log(
    `${name.padEnd(44)}${seconds.toFixed(1).padStart(7)} s ${String(megabytes).padStart(6)} MB  ${more}  load ${loadavg()[0]?.toFixed(1)}`,
  );

const sizeOf = (file: string): string => `${(statSync(file).size / 1_048_576).toFixed(1)} MB`;

async function fill(dataDir: string, size: number): Promise<void> {
  const database = await openDatabase({ dataDir, log: createLog('silent') });
  await generatePostings(database, dataDir, size);
  const store = createFolderStore(dataDir);
  for (let index = 0; index < size / 10; index += 1) {
    const storageKey = `2026-11/${index}`;
    await store.put(storageKey, randomBytes(fileBytes));
    await database.pool.query(
      `insert into files (purpose, name, media_type, size, storage_key, created_at) values ('cv', 'CV.pdf', 'application/pdf', $1, $2, now())`,
      [fileBytes, storageKey],
    );
  }
  await database.close();
}

/** Saves the site while another process writes into it; the slowest transaction of that one is what people would notice. */
async function saveRunning(dataDir: string, file: string): Promise<void> {
  const site = spawn(process.execPath, [...hook, 'tests/support/processes/write-pairs.ts', dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: site.stdout });
  await once(lines, 'line');
  const run = await command('backup', file, { DATA_DIR: dataDir });
  site.stdin.write('\n');
  const [said] = await once(lines, 'line');
  const [pairs, slowest] = String(said).split(' ');
  line('saved while it runs', run, `${sizeOf(file)}, meanwhile ${pairs} transactions, the slowest ${slowest} ms`);
}

async function measure(size: number, folder: string, serverUrl: string): Promise<void> {
  const dataDir = join(folder, `site-${size}`);
  await fill(dataDir, size);
  console.log(`\n${size} postings, ${size / 10} files of ${fileBytes / 1000} kB`);
  const begin = performance.now();
  const packed = join(folder, `${size}.packed.tar.gz`);
  execFileSync('tar', ['-czf', packed, '-C', dataDir, '.']);
  const seconds = (performance.now() - begin) / 1000;
  line('baseline: stopped, its folder packed by tar', { seconds, megabytes: 0 }, sizeOf(packed));
  const at = (name: string) => join(folder, `${size}.${name}.tar.gz`);
  line('saved while stopped', await command('backup', at('stopped'), { DATA_DIR: dataDir }), sizeOf(at('stopped')));
  await saveRunning(dataDir, at('running'));
  line('saved and encrypted', await command('backup', at('encrypted'), { DATA_DIR: dataDir, BACKUP_KEY: key }));
  line('restored, data folder', await command('restore', at('stopped'), { DATA_DIR: join(folder, `back-${size}`) }));
  await runOnServer(serverUrl, `create database grown_${size}`);
  const grown = {
    DATA_DIR: join(folder, `grown-${size}`),
    DATABASE_URL: withDatabase(serverUrl, `grown_${size}`),
  };
  line('restored, PostgreSQL', await command('restore', at('stopped'), grown));
  line('saved from PostgreSQL', await command('backup', at('server'), grown), sizeOf(at('server')));
}

/** Of each size, in a fresh data folder and on a fresh server. */
export async function benchBackup(sizes: readonly number[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prilika-bench-'));
  const server = await startPostgresServer();
  try {
    for (const size of sizes) await measure(size, folder, server.url);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
