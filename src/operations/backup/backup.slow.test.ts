import { hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createFolderStore } from '#host/files/folder-store.ts';
import { readObjectPlace } from '#host/files/object-place.ts';
import { createObjectStore } from '#host/files/object-store.ts';
import { createEarlierDatabase, readEarlier } from '#tests/support/earlier-data.ts';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';
import { startObjectStore } from '#tests/support/object-store.ts';
import { tableSums } from '#tests/support/table-sums.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { readBackup, readBackupHeader } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = mkdtempSync(join(tmpdir(), 'prilika-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date('2026-11-23T02:23:00Z');
let number = 0;
const place = (name: string): string => {
  number += 1;
  const path = join(folder, `${number}-${name}`);
  return path;
};
const newStore = () => {
  const dataDir = place('data');
  mkdirSync(dataDir);
  return { dataDir, store: createFolderStore(dataDir) };
};

const source = await createTestDatabase();
const target = await createEmptyDatabase();
const { store } = newStore();

const emptied = (): Promise<unknown> =>
  target.pool.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public');
beforeEach(emptied);

const file = place('backup.tar.gz');
const backup = (from: Database, to: string, key: string | null = null) =>
  makeBackup({ database: from, store, file: to, key, now });
const restore = (from: string, more: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({ database: target, ...newStore(), file: from, key: null, settle: async () => {}, ...more });
const tablesOf = async (database: Database): Promise<number> =>
  (
    await database.pool.query(
      `select 1 from pg_class c join pg_namespace n on n.oid = relnamespace
        where relkind = 'r' and nspname in ('public', 'drizzle')`,
    )
  ).rows.length;

const insertFile = async (key: string, content: Buffer | null) => {
  await source.pool.query(
    `insert into files (purpose, name, media_type, size, storage_key, created_at) values ('cv', 'CV.pdf', 'application/pdf', $2, $1, $3)`,
    [key, content?.length ?? 1, now],
  );
  if (content) await store.putStream(key, Readable.from([content]));
};

/** Values that are written in more than one way, or look like something else. */
const nasty = 'a\tb\\N\n"\\u0041" ćirilica ћ 😀 {1,2} null';
await source.pool.query(
  `insert into audit_entries (created_at, action, object_kind, reason, details)
    values ('2026-03-29 01:59:59.123456+00', 'x', 'y', $1, 'null'), ('0044-03-15 BC', 'x', 'y', '', '{"a": [1.50, "\\u00e7", null]}')`,
  [nasty],
);
// Numbers of rows that are gone are not given again.
await source.pool.query(
  `insert into audit_entries (created_at, action, object_kind) select now(), 'x', 'y' from generate_series(1, 5000)`,
);
await source.pool.query(`delete from audit_entries where id > 4500`);
await source.pool.query(`insert into rate_limits (key, points) values ('somebody', 3)`);
await insertFile('2026-11/one', Buffer.from('the first'));
// Not to be made small, so that the archive does not fit into a buffer.
const large = Buffer.concat(Array.from({ length: 100_000 }, (_, at) => hash('sha256', `${at}`, 'buffer')));
await insertFile('2026-11/large', large);
await insertFile('2026-10/lost', null);
const manifest = await backup(source, file);

test('a restored place holds the same rows and bytes, with its rules', async () => {
  const restored = newStore();
  const counts = await restore(file, restored);
  expect(counts).toMatchObject({
    files: 2,
    fileBytes: 3_200_009,
    missingFiles: 1,
    header: { madeAt: now.toISOString() },
  });
  expect(await tableSums(target)).toEqual(await tableSums(source));
  for (const key of ['2026-11/one', '2026-11/large'])
    expect((await buffer(await restored.store.read(key))).equals(await buffer(await store.read(key)))).toBe(true);
  expect(readdirSync(restored.dataDir)).toEqual(['files']);

  const { rows } = await target.pool.query(
    `insert into audit_entries (created_at, action, object_kind) values (now(), 'x', 'y') returning id`,
  );
  expect(Number(rows[0].id)).toBe(5003);
  expect((await target.pool.query('select 1 from rate_limits')).rows).toEqual([]);
  const rulesOf = async (database: Database) => [
    (await database.pool.query(`select conname, pg_get_constraintdef(oid) from pg_constraint order by 1`)).rows,
    (await database.pool.query(`select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`)).rows,
  ];
  const [constraints, triggers] = await rulesOf(target);
  const [sourceConstraints, sourceTriggers] = await rulesOf(source);
  const names = (list: unknown[] | undefined) => list?.filter((one) => !JSON.stringify(one).includes('pgboss'));
  expect(triggers).toEqual(sourceTriggers);
  expect(names(sourceConstraints)).toEqual(expect.arrayContaining(constraints ?? []));
  await expect(migrateDatabase(target)).resolves.toBeUndefined();
});

test('files come out of an object store and go into one', async () => {
  const objects = await startObjectStore();
  onTestFinished(() => objects.close());
  const remote = createObjectStore(readObjectPlace(objects.url));
  await restore(file, { store: remote });
  expect(objects.keys()).toEqual(['2026-11/large', '2026-11/one']);
  await expect(restore(file, { store: remote })).rejects.toThrow('There is a site in this database already.');
  await emptied();
  await expect(restore(file, { store: remote })).rejects.toThrow('There are files in this place already.');

  const from = { database: source, store: remote, key: null, now };
  const again = await makeBackup({ ...from, file: place('from-objects.tar.gz') });
  expect(again.files).toEqual(manifest.files);

  // A store that is away is no store without files.
  await objects.stop();
  const broken = place('broken.tar.gz');
  await expect(makeBackup({ ...from, file: broken })).rejects.toMatchObject({ code: 'files.away' });
  expect(existsSync(broken)).toBe(false);
});

test('what is written meanwhile is not in it: it shows one moment', async () => {
  const late = () =>
    source.pool.query(`insert into audit_entries (created_at, action, object_kind) values (now(), 'late', 'y')`);
  let reading = 0;
  /** Somebody writes when the tables are being read, before it is the turn of theirs. */
  const watched: Pick<Database, 'transaction'> = {
    transaction: (fn, options) =>
      source.transaction((tx) => {
        const query = async (...question: [{ text: string }]) => {
          if (String(question[0]?.text).includes('from "agents"')) {
            reading += 1;
            await late();
          }
          return (tx.$client.query as (...all: unknown[]) => Promise<unknown>)(...question);
        };
        return fn({ ...tx, $client: { query } } as unknown as typeof tx);
      }, options),
  };
  const file = place('meanwhile.tar.gz');
  const made = await makeBackup({ database: watched, store, file, key: null, now });
  expect(reading).toBe(1);
  expect(made.tables['audit_entries']).toEqual(manifest.tables['audit_entries']);
  await source.pool.query(`delete from audit_entries where action = 'late'`);
});

test('what must not be done again is settled in the same transaction', async () => {
  const fails = restore(file, { settle: () => Promise.reject(new Error('not settled')) });
  await expect(fails).rejects.toThrow('not settled');
  expect(await tablesOf(target)).toBe(0);
  await restore(file, {
    settle: async (tx) => {
      await tx.$client.query('delete from audit_entries');
    },
  });
  expect((await tableSums(target))['audit_entries']?.rows).toBe(0);
});

describe('a place that is not empty is left alone', () => {
  test('when its database has anything', async () => {
    await target.pool.query('create table mine (id integer)');
    await expect(restore(file)).rejects.toThrow('There is a site in this database already.');
    expect(await tablesOf(target)).toBe(1);
  });

  test('when there are files; but not when an interrupted restore left them', async () => {
    const place = newStore();
    await place.store.put('2026-11/mine', Buffer.from('mine'));
    await expect(restore(file, place)).rejects.toThrow('There are files in this place already.');
    expect((await buffer(await place.store.read('2026-11/mine'))).toString()).toBe('mine');
    writeFileSync(join(place.dataDir, 'restore.incomplete'), '');
    await restore(file, place);
    expect(await place.store.size('2026-11/mine')).toBeNull();
    expect(await place.store.size('2026-11/one')).toBe(9);
  });
});

describe('an archive that cannot be restored leaves the place empty', () => {
  const refused = async (from: string, sentence: RegExp, more = {}) => {
    const place = newStore();
    await expect(restore(from, { ...place, ...more })).rejects.toMatchObject({
      name: 'BackupFault',
      message: expect.stringMatching(sentence),
    });
    expect(await tablesOf(target)).toBe(0);
    for await (const { key } of place.store.list()) throw new Error(`${key} is left`);
    expect(readdirSync(place.dataDir)).toEqual(['files']);
  };

  test('cut off, damaged, or under another key', async () => {
    const whole = readFileSync(file);
    const broken = place('broken.tar.gz');
    writeFileSync(broken, whole.subarray(0, whole.length - 100));
    await refused(broken, /^The backup is damaged or cut off/);
    const changed = Buffer.from(whole);
    changed[whole.length >> 1] = (changed[whole.length >> 1] ?? 0) ^ 255;
    writeFileSync(broken, changed);
    await refused(broken, /^The backup is damaged/);
    const encrypted = place('encrypted.tar.gz.age');
    const key = 'a key that is long enough for a backup';
    await backup(source, encrypted, key);
    await refused(encrypted, /set BACKUP_KEY/);
    await refused(encrypted, /^BACKUP_KEY is not the key/, { key: `${key}.` });
    await restore(encrypted, { key });
  });

  test('of a newer program, or of another one', async () => {
    const newest = place('newest.tar.gz');
    await source.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)`, [
      'a'.repeat(64),
      Date.parse('2100-01-01'),
    ]);
    await backup(source, newest);
    await refused(newest, /^The backup was made by a newer version of Prilika\./);
    await source.pool.query(`delete from drizzle.__drizzle_migrations where created_at = $1`, [
      Date.parse('2100-01-01'),
    ]);
    const other = place('other.tar.gz');
    await source.pool.query(`update drizzle.__drizzle_migrations set hash = reverse(hash) where id = 3`);
    await backup(source, other);
    await source.pool.query(`update drizzle.__drizzle_migrations set hash = reverse(hash) where id = 3`);
    await refused(other, /changed in another way/);
  });

  test('when a file cannot be written', async () => {
    const place = newStore();
    const full = {
      ...place.store,
      putStream: async (key: string, content: Readable) => {
        if (key.endsWith('large')) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
        await place.store.putStream(key, content);
      },
    };
    await expect(restore(file, { ...place, store: full })).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await tablesOf(target)).toBe(0);
    expect(await place.store.size('2026-11/one')).toBeNull();
  });
});

test('an empty database is not backed up', async () => {
  const nothing = place('nothing.tar.gz');
  await expect(backup(target, nothing)).rejects.toThrow('There is no site in this database yet');
  expect(readdirSync(folder)).not.toContain(nothing);
});

test('opening an archive again finds what its manifest says', async () => {
  const { header, manifest: found } = await readBackup(file, null);
  expect(found).toEqual(manifest);
  expect(await readBackupHeader(file, null)).toEqual(header);
  expect(manifest.tables['audit_entries']?.rows).toBe(4500);
  expect(manifest.tables['rate_limits']).toBeUndefined();
});

describe('an older backup', async () => {
  const earlier = await createEarlierDatabase(readEarlier());
  const old = place('old.tar.gz');
  await backup(earlier, old);

  test('comes out as if the older site had been updated', async () => {
    await restore(old);
    await migrateDatabase(earlier);
    // A migration notes when it ran.
    for (const database of [target, earlier])
      await database.pool.query('update agent_matched_postings set matched_at = $1', [now]);
    expect(await tableSums(target)).toEqual(await tableSums(earlier));
    await expect(migrateDatabase(target)).resolves.toBeUndefined();
  });
});
