import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
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
function writeMigrations(statements: string[]) {
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
  await expect(migrateDatabase(database, folder)).rejects.toThrow(
    'are not the ones this database was made with',
  );
});

it('opens nothing that a newer program has used', async () => {
  writeMigrations(['create table newer (id integer)']);
  await migrateDatabase(database, folder);
  const before = await database.pool.query('select count(*) from drizzle.__drizzle_migrations');
  await expect(migrateDatabase(database)).rejects.toBeInstanceOf(DatabaseTooNew);
  expect(await database.pool.query('select count(*) from drizzle.__drizzle_migrations')).toMatchObject({
    rows: before.rows,
  });
});
