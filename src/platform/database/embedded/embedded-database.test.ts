import {
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
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { explainStartFailure } from '#platform/start-failure.ts';
import { startProcess } from '#tests/support/processes/start-process.ts';
import { type Database, openDatabase } from '../database.ts';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';
import { DataFolderUnopened } from './embedded-database.ts';

const root = mkdtempSync(join(tmpdir(), 'prilika-embedded-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const open = (dataDir: string, onCrash?: (error: Error) => void): Promise<Database> =>
  openDatabase({ dataDir, log: createLog('silent'), onCrash });
const noteOf = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));

describe('the data folder', () => {
  const folder = join(root, 'plain');

  it('holds the database and its socket, which goes when it is closed', async () => {
    const database = await open(relative(process.cwd(), folder));
    expect(database.embedded).toBe(true);
    expect(noteOf(folder)).toMatchObject({ pid: process.pid, host: folder, port: 5432 });
    await expect(open(folder)).rejects.toBeInstanceOf(DataFolderInUse);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    await database.close();
    expect(readdirSync(folder).sort()).toEqual(['database', 'database.lock']);
  });

  it('is left to others when PostgreSQL breaks down, and questions fail instead of waiting', async () => {
    const crash = Promise.withResolvers<Error>();
    const database = await open(folder, crash.resolve);
    rmSync(join(folder, 'database', 'pg_wal'), { recursive: true });
    await database.pool.query('create table lost (id integer)').then(
      () => database.pool.query('select pg_switch_wal()'),
      () => {},
    );
    await expect(database.pool.query('create table lost_too (id integer)')).rejects.toThrow();
    expect((await crash.promise).message).toMatch(/broke down: PANIC: +could not .*pg_wal/);
    await expect(database.pool.query('select 1')).rejects.toThrow();
    await database.close();
    expect(existsSync(join(folder, 'database.json'))).toBe(false);
  });

  it('does not grow with all that was ever written', { timeout: 180_000 }, async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const database = await open(join(root, 'long running'));
    // As on a full disk: a checkpoint that had to write more than its tables and its log would be the end.
    mkdirSync(join(root, 'long running', 'database', 'pg_logical', 'replorigin_checkpoint.tmp'));
    const checkpoint = async () => {
      const { rows } = await database.pool.query('select redo_lsn from pg_control_checkpoint()');
      return rows[0].redo_lsn;
    };
    for (let minute = 0; minute < 12; minute += 1) {
      await database.pool.query(`select pg_logical_emit_message(false, '', repeat('x', 10000000))`);
      const before = await checkpoint();
      vi.advanceTimersByTime(60_000);
      await vi.waitUntil(async () => (await checkpoint()) !== before, { timeout: 60_000 });
    }
    vi.useRealTimers();
    // Of 16 MB each.
    expect(readdirSync(join(root, 'long running', 'database', 'pg_wal')).length).toBeLessThan(7);
    await database.close();
  });

  it('may have a name too long for a socket, with spaces and Serbian letters', async () => {
    const deep = join(root, 'podaci oglašavanja', 'x'.repeat(120));
    const database = await open(deep);
    const { host } = noteOf(deep);
    expect(statSync(host).mode & 0o777).toBe(0o700);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    expect(existsSync(host)).toBe(false);
  });
});

describe('damaged files', () => {
  // Opening takes seconds, and more on a busy machine.
  const timeout = 180_000;
  const damages: [string, (database: string) => void][] = [
    ['a cut pg_control', (database) => truncateSync(join(database, 'global', 'pg_control'), 100)],
    ['a missing folder', (database) => rmSync(join(database, 'global'), { recursive: true })],
    [
      'cut tables',
      (database) => {
        for (const name of readdirSync(join(database, 'base', '5')))
          truncateSync(join(database, 'base', '5', name), 10);
      },
    ],
  ];

  it('are reported in one sentence, and the folder is free again', { timeout }, async () => {
    const whole = join(root, 'whole');
    await (await open(whole)).close();
    for (const [name, damage] of damages) {
      const folder = join(root, name);
      cpSync(whole, folder, { recursive: true });
      damage(join(folder, 'database'));
      const failure = await open(folder).catch((error: unknown) => error);
      expect(failure, name).toBeInstanceOf(DataFolderUnopened);
      expect(explainStartFailure(failure), name).toMatch(
        /^The database in the data folder \S.* cannot be opened: .+\. Restore .* DATA_DIR\.$/,
      );
      expect(existsSync(join(folder, 'database.json')), name).toBe(false);
      lockDataFolder(folder).release();
    }
  });

  it('are none where PostgreSQL’s note of its process is left over, empty or not', { timeout }, async () => {
    const folder = join(root, 'with a note');
    await (await open(folder)).close();
    for (const note of ['', '4711\n']) {
      writeFileSync(join(folder, 'database', 'postmaster.pid'), note);
      const database = await open(folder);
      expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      await database.close();
    }
  });
});

describe('a killed process', () => {
  // Making and opening the files takes seconds, and many more on a busy machine.
  const timeout = 180_000;

  it('may have been creating the files: they are created again', { timeout }, async () => {
    const folder = join(root, 'killed while making');
    const writer = startProcess('write-until-killed.ts', folder);
    await vi.waitUntil(() => existsSync(join(folder, 'database', 'base')), { timeout: 90_000 });
    writer.child.kill('SIGKILL');
    await writer.ended;
    expect(existsSync(join(folder, 'database.incomplete'))).toBe(true);
    const database = await open(folder);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    expect(existsSync(join(folder, 'database.incomplete'))).toBe(false);
  });

  it('loses nothing it had acknowledged, at eight moments in the middle of writing', {
    timeout,
  }, async () => {
    const folder = join(root, 'killed while writing');
    let acknowledged = 0;
    for (let round = 0; round < 8; round += 1) {
      const writer = startProcess('write-until-killed.ts', folder);
      const until = acknowledged + 1 + Math.floor(Math.random() * 300);
      for await (const line of writer.lines) {
        acknowledged = Number(line);
        if (acknowledged >= until) writer.child.kill('SIGKILL');
      }
      expect((await writer.ended)[1]).toBe('SIGKILL');

      const database = await open(folder);
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
