import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { type Compatibility, readCompatibility } from './compatibility.ts';
import { DatabaseTooNew, migrateDatabase } from './migrate.ts';

const database = await createTestDatabase();
/** Later than every migration of the application, which the test's database has already. */
let date = Date.parse('2100-01-01');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prilika-migrations-'));
  mkdirSync(join(folder, 'meta'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a folder of migrations, each with its statement, as drizzle-kit would. */
function writeMigrations(statements: string[], compatibility?: Compatibility) {
  if (compatibility) writeFileSync(join(folder, 'compatibility.json'), JSON.stringify(compatibility));
  const entries = statements.map((statement, index) => {
    writeFileSync(join(folder, `${index}.sql`), statement);
    return { idx: index, version: '7', when: date + index, tag: String(index), breakpoints: true };
  });
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  date += 1000;
}

it('applies what is missing once, however many ask at the same time', async () => {
  writeMigrations(['create table migrated (id integer)', 'insert into migrated values (1)']);
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database, folder)));
  expect((await database.pool.query('select id from migrated')).rows).toEqual([{ id: 1 }]);
});

it('applies all or nothing', async () => {
  writeMigrations(['create table half (id integer)', 'insert into nowhere values (1)']);
  await expect(migrateDatabase(database, folder)).rejects.toThrow();
  expect((await database.pool.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
});

it('refuses a migration that was changed after it was applied', async () => {
  writeMigrations(['create table changed (id integer)']);
  await migrateDatabase(database, folder);
  writeFileSync(join(folder, '0.sql'), 'create table changed (id bigint)');
  await expect(migrateDatabase(database, folder)).rejects.toThrow('are not the ones this database was made with');
});

const noted = async (): Promise<number> =>
  Number((await database.pool.query('select made_at from drizzle.understood_from')).rows[0].made_at);
const count = async (): Promise<number> =>
  (await database.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0].n;

it('goes on with what a newer program has only added to, and takes nothing back', async () => {
  // The newer program of this test: everything that ours has, and one more.
  cpSync('drizzle', folder, { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'));
  const { expandOnlySince } = readCompatibility('drizzle') as Compatibility;
  writeFileSync(join(folder, 'newer.sql'), 'create table added (id integer)');
  const add = (compatibility: object, tag: string): void => {
    journal.entries.push({ idx: journal.entries.length, version: '7', when: date, tag, breakpoints: true });
    writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
    writeFileSync(join(folder, 'compatibility.json'), JSON.stringify(compatibility));
    date += 1000;
  };
  await database.pool.query('delete from drizzle.__drizzle_migrations where created_at > 4000000000000');
  await database.pool.query('delete from drizzle.understood_from');
  add({ expandOnlySince, contractions: {} }, 'newer');
  await migrateDatabase(database, folder);
  const before = [await count(), await noted()];
  await migrateDatabase(database);
  expect([await count(), await noted()]).toEqual(before);

  // What the one after that takes away, ours was the first to do without.
  const newest = journal.entries.at(-2).tag;
  writeFileSync(join(folder, 'taking.sql'), 'drop table added');
  add({ expandOnlySince, contractions: { taking: { unusedSince: newest, what: 'added' } } }, 'taking');
  await migrateDatabase(database, folder);
  await migrateDatabase(database);

  // And what the last one takes away, only the one before it.
  writeFileSync(join(folder, 'more.sql'), 'select 1');
  add({ expandOnlySince, contractions: { more: { unusedSince: 'taking', what: 'more' } } }, 'more');
  await migrateDatabase(database, folder);
  const after = [await count(), await noted()];
  await expect(migrateDatabase(database)).rejects.toBeInstanceOf(DatabaseTooNew);
  expect([await count(), await noted()]).toEqual(after);
});

it('opens nothing that a newer program has used and said nothing of', async () => {
  writeMigrations(['create table newer (id integer)']);
  await migrateDatabase(database, folder);
  const before = await database.pool.query('select count(*) from drizzle.__drizzle_migrations');
  await expect(migrateDatabase(database)).rejects.toBeInstanceOf(DatabaseTooNew);
  expect(await database.pool.query('select count(*) from drizzle.__drizzle_migrations')).toMatchObject({
    rows: before.rows,
  });
});
