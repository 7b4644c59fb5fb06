import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { type Database, openDatabase } from '../database.ts';
import { DataFolderInUse } from './data-folder-lock.ts';

const root = mkdtempSync(join(tmpdir(), 'prilika-embedded-'));
const processes: ChildProcessByStdio<Writable, Readable, null>[] = [];
let folders = 0;
const newFolder = () => join(root, `data-${(folders += 1)}`);

afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const open = (dataDir: string, onCrash?: (error: Error) => void): Promise<Database> =>
  openDatabase({ dataDir, log: createLog('silent'), onCrash, connectionTimeoutMillis: 5_000 });

/** Starts one of `tests/support/processes`, whose lines on stdout are what it has to say. */
function start(script: string, folder: string) {
  const child = spawn(process.execPath, [`tests/support/processes/${script}.ts`, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  processes.push(child);
  const lines = createInterface({ input: child.stdout });
  return { child, lines, ended: once(child, 'exit') as Promise<[number | null, string | null]> };
}

describe('the data folder', () => {
  it('is made for its owner alone and left clean', async () => {
    const folder = join(newFolder(), 'deeper');
    const database = await open(folder);
    expect(database.embedded).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const note = JSON.parse(readFileSync(join(folder, 'database.json'), 'utf8'));
    expect(note).toMatchObject({ pid: process.pid, host: folder, port: 5432 });
    await database.close();
    await database.close();
    expect([existsSync(join(folder, 'database.json')), existsSync(join(folder, '.s.PGSQL.5432'))]).toEqual([
      false,
      false,
    ]);
  });

  it('takes a name too long for a socket, with spaces and our letters', async () => {
    const folder = join(newFolder(), 'podaci oglašavanja', 'x'.repeat(120));
    const database = await open(folder);
    const { host } = JSON.parse(readFileSync(join(folder, 'database.json'), 'utf8'));
    expect(statSync(host).mode & 0o777).toBe(0o700);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
    expect(existsSync(host)).toBe(false);
  });

  it('belongs to one process: a second one is told by whom it is held', async () => {
    const folder = newFolder();
    const database = await open(folder);
    const second = start('hold-data-folder', folder);
    const [sentence] = await once(second.lines, 'line');
    expect(sentence).toBe(
      `The data folder ${folder} is in use by the process ${process.pid}. Stop it, or choose another folder with DATA_DIR.`,
    );
    expect((await second.ended)[0]).toBe(3);
    await expect(open(folder)).rejects.toBeInstanceOf(DataFolderInUse);
    await database.close();
  });

  it('is free again after its process was killed', async () => {
    const folder = newFolder();
    const first = start('hold-data-folder', folder);
    await once(first.lines, 'line');
    first.child.kill('SIGKILL');
    await first.ended;
    expect(existsSync(join(folder, 'database.json'))).toBe(true);
    await (await open(folder)).close();
  });

  it('goes to one of several that start at the same moment', async () => {
    const folder = newFolder();
    const contenders = [1, 2, 3].map(() => start('hold-data-folder', folder));
    const sentences = await Promise.all(
      contenders.map(async ({ lines }) => String((await once(lines, 'line'))[0])),
    );
    expect(sentences.filter((line) => line === 'holding')).toHaveLength(1);
    expect(sentences.filter((line) => line.includes('is in use by'))).toHaveLength(2);
    const winner = contenders[sentences.indexOf('holding')];
    winner?.child.stdin.write('\n');
    expect((await winner?.ended)?.[0]).toBe(0);
  });

  it('is usable when a process was killed while it made the files', async () => {
    const folder = newFolder();
    const first = start('hold-data-folder', folder);
    // The marker is written before the first file of the database and removed once all are there.
    while (!existsSync(join(folder, 'database', 'base'))) await new Promise(setImmediate);
    expect(existsSync(join(folder, 'database.incomplete'))).toBe(true);
    first.child.kill('SIGKILL');
    await first.ended;
    const database = await open(folder);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('says why when it cannot be used', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'database.lock'), { recursive: true });
    await expect(open(folder)).rejects.toThrow();
  });
});

it('reports a thread that dies, and later questions fail instead of waiting for ever', async () => {
  const crashed = Promise.withResolvers<Error>();
  const folder = newFolder();
  // The server refuses a file in the place of its folder, after the lock was taken.
  const database = await open(folder, crashed.resolve);
  process.emit('SIGUSR2');
  await database.close();
});

describe('a process killed in the middle of writing', () => {
  it('loses nothing that was acknowledged, ten times over', { timeout: 120_000 }, async () => {
    const folder = newFolder();
    let acknowledged = 0;
    for (let round = 0; round < 10; round += 1) {
      const writer = start('write-until-killed', folder);
      const until = acknowledged + 1 + Math.floor(Math.random() * 400);
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
      // The one that was being committed may be there too.
      expect(last).toBeGreaterThanOrEqual(acknowledged);
      expect(last).toBeLessThanOrEqual(acknowledged + 1);
      acknowledged = last;
    }
  });
});
