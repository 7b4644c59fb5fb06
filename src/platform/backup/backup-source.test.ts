import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { lockDataFolder, readLockNote } from '../database/embedded/data-folder-lock.ts';
import { askForSnapshot } from '../database/embedded/snapshot-socket.ts';
import { withCommandSource, withRunningSource } from './backup-source.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'prilika-source-'));
const log = createLog('silent');
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ dataDir, log });
  await database.pool.query('create table kept (id integer)');
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const snapshots = () => readdirSync(dataDir).filter((name) => name.startsWith('snapshot-'));
const countKept = async (from: Database) => (await from.pool.query('select id from kept')).rows.length;

test('a running site lends a copy of this moment: it can be written meanwhile, and goes when it was read', async () => {
  await database.pool.query('insert into kept values (1)');
  const seen = await withRunningSource({ database, dataDir, log }, async (source) => {
    await database.pool.query('insert into kept values (2)');
    expect(snapshots()).toHaveLength(1);
    return [source.embedded, await countKept(source), await countKept(database)];
  });
  expect(seen).toEqual([true, 1, 2]);
  expect(snapshots()).toEqual([]);
});

test('what is not committed yet is not in the copy, and its transaction goes on', async () => {
  const before = await countKept(database);
  await database.transaction(async (tx) => {
    await tx.$client.query('insert into kept values (3)');
    const copied = await withCommandSource({ dataDir, databaseUrl: undefined, log }, countKept);
    expect(copied).toBe(before);
  });
  expect(await countKept(database)).toBe(before + 1);
});

test('the copy goes when the work fails, and when there is no room for it', async () => {
  const failed = withRunningSource({ database, dataDir, log }, () => Promise.reject(new Error('failed')));
  await expect(failed).rejects.toThrow('failed');
  const full = Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC' });
  const crowded = { ...database, snapshot: () => Promise.reject(full) };
  await expect(
    withRunningSource({ database: crowded, dataDir, log }, () => Promise.resolve()),
  ).rejects.toThrow('The disk is full: a backup needs room for a copy of the database');
  expect(snapshots()).toEqual([]);
});

test('what a killed backup left is cleared away, what another one works with is not', async () => {
  mkdirSync(join(dataDir, 'snapshot-left'));
  writeFileSync(join(dataDir, 'snapshot-left', 'x'), '');
  const lock = lockDataFolder(join(dataDir, 'snapshot-used'));
  await withRunningSource({ database, dataDir, log }, () => Promise.resolve());
  expect(snapshots()).toEqual(['snapshot-used']);
  lock.release();
  rmSync(join(dataDir, 'snapshot-used'), { recursive: true });
});

test('who asks for a copy where none can be written hears why', async () => {
  const host = readLockNote(dataDir)?.host ?? '';
  writeFileSync(join(dataDir, 'file'), '');
  await expect(askForSnapshot(host, join(dataDir, 'file', 'x'))).rejects.toThrow('ENOTDIR');
  await expect(askForSnapshot(join(dataDir, 'nowhere'), dataDir)).rejects.toThrow('ENOENT');
});

test('a data folder without a site is not made into one', async () => {
  const nowhere = join(dataDir, 'nowhere');
  await expect(
    withCommandSource({ dataDir: nowhere, databaseUrl: undefined, log }, countKept),
  ).rejects.toThrow(`There is no site in the data folder ${nowhere}.`);
  expect(readdirSync(dataDir)).not.toContain('nowhere');
});
