import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '#host/log.ts';
import { explainStartFailure } from '#host/start-failure.ts';
import { startProcess } from '#tests/support/processes/start-process.ts';
import { type Database, openDatabase } from '../database.ts';
import { openSiteDatabase } from '../site-database.ts';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';
import { DatabaseUnopened, startLocalServer } from './local-server.ts';
import { findPostgresAccount } from './postgres-account.ts';

const root = mkdtempSync(join(tmpdir(), 'prilika-local-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const log = createLog('silent');
const open = async (dataDir: string, onCrash?: (error: Error) => void): Promise<Database> => {
  const database = await openDatabase({ dataDir, log, onCrash });
  onTestFinished(database.close);
  return database;
};
const noteOf = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
const serverOf = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // One that has ended stays in the list until its parent asks for it.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};
const one = async ({ pool }: Database): Promise<unknown> => (await pool.query('select 1 as one')).rows[0].one;

/** A closed database with a table, to be copied. */
const whole = join(root, 'whole');
const copyOfWhole = async (name: string): Promise<string> => {
  if (!existsSync(whole)) {
    const database = await openDatabase({ dataDir: whole, log });
    await database.pool.query('create table kept (id integer); insert into kept values (1)');
    await database.close();
  }
  const folder = join(root, name);
  cpSync(whole, folder, { recursive: true });
  return folder;
};
const countKept = async ({ pool }: Pick<Database, 'pool'>): Promise<number> =>
  (await pool.query('select id from kept')).rows.length;

describe('the data folder', () => {
  it('holds the database, which ends with whoever opened it', async () => {
    const folder = join(root, 'plain');
    const database = await open(relative(process.cwd(), folder));
    expect(noteOf(folder)).toMatchObject({ pid: process.pid, url: database.url });
    expect(statSync(join(folder, 'postgres')).mode & 0o777).toBe(0o700);
    await expect(open(folder)).rejects.toBeInstanceOf(DataFolderInUse);
    expect(await one(database)).toBe(1);
    const server = serverOf(folder);
    await database.close();
    await database.close();
    expect(isAlive(server)).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['database.lock', 'database.password', 'postgres']);
  });

  it('is the same database for a command beside it, which does not end it', async () => {
    const folder = await copyOfWhole('beside');
    const database = await open(folder);
    const beside = await openSiteDatabase({ dataDir: folder, log });
    await beside.pool.query('insert into kept values (2)');
    await beside.close();
    expect(await countKept(database)).toBe(2);
    await database.close();
    const alone = await openSiteDatabase({ dataDir: folder, log });
    expect(await countKept(alone)).toBe(2);
    await alone.close();
  });

  it('is durable, and compares Serbian letters whatever the language of the system', async () => {
    const database = await open(await copyOfWhole('durable'));
    const { rows } = await database.pool.query(
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
         current_setting('synchronous_commit') as commit, lower('ŠĐČĆŽЉ') as lower`,
    );
    expect(rows[0]).toEqual({ fsync: 'on', pages: 'on', commit: 'on', lower: 'šđčćžљ' });
  });

  it('may have a name too long for a socket, with spaces and Serbian letters', async () => {
    const deep = join(root, 'podaci oglašavanja ž', 'x'.repeat(120));
    const database = await open(deep);
    const host = new URL(database.url.replace(':///', '://local/')).searchParams.get('host') as string;
    expect(statSync(host).mode & 0o777).toBe(0o700);
    expect(await one(database)).toBe(1);
    await database.close();
    expect(existsSync(host)).toBe(false);
  });

  it('is reached through a port with a password where there is no place for a socket', async () => {
    const folder = await copyOfWhole('port');
    const server = await startLocalServer({ dataDir: folder, log, sockets: false });
    onTestFinished(server.stop);
    const database = await openDatabase({ dataDir: '', databaseUrl: server.url, log });
    expect(await countKept(database)).toBe(1);
    await database.close();
    const stranger = new URL(server.url);
    stranger.password = 'guessed';
    await expect(openDatabase({ dataDir: '', databaseUrl: stranger.href, log })).rejects.toThrow('password');
  });

  it('of one of two starts at the same moment', async () => {
    const folder = await copyOfWhole('two starts');
    const starts = await Promise.allSettled([open(folder), open(folder)]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(starts.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { name: 'DataFolderInUse' },
    });
  });
});

describe('whoever may not run PostgreSQL', () => {
  const isRoot = process.getuid?.() === 0;

  it('is root: it runs in a user namespace or as nobody, and rights on the data folder stay as they are', async () => {
    const account = findPostgresAccount(() => false);
    expect(account.kind).toBe(isRoot ? 'nobody' : 'own');
    if (isRoot) chmodSync(root, 0o755);
    const folder = join(root, 'of nobody');
    const server = await startLocalServer({ dataDir: folder, log, account });
    const database = await openDatabase({ dataDir: '', databaseUrl: server.url, log });
    await database.pool.query('create table kept (id integer); insert into kept values (1)');
    await database.close();
    expect(statSync(join(folder, 'postgres')).uid).toBe(isRoot ? 65_534 : process.getuid?.());
    expect(statSync(join(folder, 'database.password')).mode & 0o777).toBe(0o600);
    await server.stop();
    // The same files, as another account.
    const again = await open(folder);
    expect(await countKept(again)).toBe(1);
    expect(statSync(join(folder, 'postgres')).uid).toBe(process.getuid?.());
  });

  it('has a folder that nobody may not enter: the files are elsewhere, which is said', async () => {
    const account = findPostgresAccount(() => false);
    const folder = join(root, 'closed');
    mkdirSync(folder, { mode: 0o700 });
    const said: string[] = [];
    const telling = createLog('warn', { write: (line: string) => void said.push(line) });
    const server = await startLocalServer({ dataDir: folder, log: telling, account });
    await server.stop();
    expect(existsSync(join(folder, 'postgres'))).toBe(!isRoot);
    const [place] = /\/var\/lib\/prilika-postgres\/\w+/.exec(said.join('')) ?? [];
    expect(place !== undefined).toBe(isRoot);
    if (place) rmSync(place, { recursive: true });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });
});

describe('files of another program', () => {
  const commands =
    'With the version of Prilika that made it, run: npm run backup -- FILE. With this one, into a new folder: DATA_DIR=… npm run restore -- FILE.';

  it('are left alone, and both commands are named', async () => {
    const earlier = join(root, 'earlier');
    mkdirSync(join(earlier, 'database'), { recursive: true });
    writeFileSync(join(earlier, 'database', 'PG_VERSION'), '18\n');
    expect(explainStartFailure(await open(earlier).catch((error) => error))).toBe(
      `The data folder ${earlier} was made by an earlier version of Prilika. ${commands}`,
    );
    expect(readdirSync(earlier).sort()).toEqual(['database', 'database.lock']);

    const older = await copyOfWhole('older');
    writeFileSync(join(older, 'postgres', 'PG_VERSION'), '17\n');
    expect(explainStartFailure(await open(older).catch((error) => error))).toBe(
      `The data folder ${older} was made by PostgreSQL 17, this is 18. ${commands}`,
    );
  });
});

describe('damaged files', () => {
  it('are reported in one sentence, and the folder is free again', async () => {
    const damages: [string, (data: string) => void][] = [
      ['a cut pg_control', (data) => truncateSync(join(data, 'global', 'pg_control'), 100)],
      ['a missing folder', (data) => rmSync(join(data, 'global'), { recursive: true })],
      ['no version', (data) => rmSync(join(data, 'PG_VERSION'))],
    ];
    for (const [name, damage] of damages) {
      const folder = await copyOfWhole(name);
      damage(join(folder, 'postgres'));
      const failure = await open(folder).catch((error: unknown) => error);
      expect(failure, name).toBeInstanceOf(DatabaseUnopened);
      expect(explainStartFailure(failure), name).toMatch(
        /^The database in the data folder \S.* cannot be opened: .+\. Restore .* DATA_DIR\.$/,
      );
      expect(existsSync(join(folder, 'database.json')), name).toBe(false);
      lockDataFolder(folder).release();
    }
  });

  it('are none where a note of its process is left over: empty, of nobody, of a living program', async () => {
    const folder = await copyOfWhole('with a note');
    const stranger = spawn('sleep', ['600'], { stdio: 'ignore' });
    onTestFinished(() => void stranger.kill());
    for (const note of ['', '4711\n', `${stranger.pid}\n`]) {
      writeFileSync(join(folder, 'postgres', 'postmaster.pid'), note);
      writeFileSync(join(folder, 'postgres', '.s.PGSQL.5432.lock'), note);
      writeFileSync(join(folder, 'postgres', '.s.PGSQL.5432'), '');
      const database = await open(folder);
      expect(await countKept(database)).toBe(1);
      await database.close();
    }
    expect(stranger.exitCode).toBeNull();
  });
});

describe('a machine that has not what it needs', () => {
  it('has a PostgreSQL that does not run: a sentence says what to do, and nothing is made', async () => {
    const own = findPostgresAccount();
    const folder = join(root, 'without programs');
    const account = { ...own, commandFor: () => ['/nowhere/postgres', []] as [string, string[]] };
    const failure = await startLocalServer({ dataDir: folder, log, account }).catch((error) => error);
    expect(explainStartFailure(failure)).toMatch(
      /^The PostgreSQL that comes with the packages does not run on this system \(.*ENOENT\)\. .* set DATABASE_URL\.$/,
    );
    expect(readdirSync(folder).sort()).toEqual(['database.lock']);
  });

  it('has a full disk: that is said, and with room it goes on', async () => {
    const folder = join(root, 'full');
    mkdirSync(folder);
    // Only root has disks to fill.
    if (process.getuid?.() !== 0) return;
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', folder]);
    try {
      const failure = await open(folder).catch((error: unknown) => error);
      expect(explainStartFailure(failure)).toMatch(/^The disk is full\. .*DATA_DIR.*\.$/);
      execFileSync('mount', ['-o', 'remount,size=200m', folder]);
      const database = await open(folder);
      expect(await one(database)).toBe(1);
      await database.close();
    } finally {
      execFileSync('umount', [folder]);
    }
  });
});

describe('a killed process', () => {
  it('may have been creating the files: they are created again', async () => {
    const folder = join(root, 'killed while making');
    const writer = startProcess('write-until-killed.ts', folder);
    const beginning = () => readdirSync(folder).filter((name) => name.startsWith('postgres-new-'));
    await vi.waitUntil(() => existsSync(folder) && beginning().length > 0, { timeout: 90_000 });
    writer.child.kill('SIGKILL');
    await writer.ended;
    // What was left of it may go on for a moment, into a folder that the next start removes.
    const startAgain = async () => {
      const database = await openDatabase({ dataDir: folder, log });
      expect(await one(database)).toBe(1);
      await database.close();
      return beginning();
    };
    await expect.poll(startAgain).toEqual([]);
  });

  it('leaves PostgreSQL behind, which the next start ends; nothing acknowledged is lost', async () => {
    const folder = join(root, 'killed while writing');
    let acknowledged = 0;
    for (let round = 0; round < 6; round += 1) {
      const writer = startProcess('write-until-killed.ts', folder);
      const until = acknowledged + 1 + Math.floor(Math.random() * 300);
      for await (const line of writer.lines) {
        acknowledged = Number(line);
        if (acknowledged >= until) writer.child.kill('SIGKILL');
      }
      expect((await writer.ended)[1]).toBe('SIGKILL');
      const orphan = serverOf(folder);
      expect(isAlive(orphan)).toBe(true);

      const database = await open(folder);
      expect(isAlive(orphan)).toBe(false);
      const { rows } = await database.pool.query(
        `select (select count(*)::int from written) as rows, (select max(id) from written) as last,
           (select rows from total) as counted,
           (select count(*)::int from written where body <> repeat(id || ' ', id * 37 % 3000)) as damaged`,
      );
      await database.close();
      const { last } = rows[0];
      expect(rows[0]).toEqual({ rows: last, last, counted: last, damaged: 0 });
      // One more may have been committed and not yet printed.
      expect(last - acknowledged).toBeGreaterThanOrEqual(0);
      expect(last - acknowledged).toBeLessThanOrEqual(1);
      acknowledged = last;
    }
  });
});

describe('PostgreSQL that is killed alone', () => {
  it('is started again at the same address, and nothing committed is lost', async () => {
    const folder = await copyOfWhole('killed alone');
    const database = await open(folder);
    for (let id = 2; id < 5; id += 1) {
      const server = serverOf(folder);
      await database.pool.query('insert into kept values ($1)', [id]);
      process.kill(server, 'SIGKILL');
      const isBack = () =>
        countKept(database).then(
          (count) => count === id && serverOf(folder) !== server,
          () => false,
        );
      await vi.waitUntil(isBack, { timeout: 60_000 });
    }
  });

  it('is given up after three times in a minute', async () => {
    const folder = await copyOfWhole('killed often');
    const crash = Promise.withResolvers<Error>();
    const database = await open(folder, crash.resolve);
    for (let time = 0; time < 4; time += 1) {
      await vi.waitUntil(
        () =>
          one(database).then(
            () => true,
            () => false,
          ),
        { timeout: 60_000 },
      );
      process.kill(serverOf(folder), 'SIGKILL');
      await vi
        .waitUntil(
          () =>
            one(database).then(
              () => false,
              () => true,
            ),
          { timeout: 60_000 },
        )
        .catch(() => {});
    }
    expect((await crash.promise).message).toBe('PostgreSQL ended again and again, last with SIGKILL.');
    await database.close();
    lockDataFolder(folder).release();
  });
});
