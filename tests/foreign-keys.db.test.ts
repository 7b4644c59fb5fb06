import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApplication } from './support/test-application.ts';

const app = await createTestApplication();

/** Names of the foreign keys that the tables declare, by the newest snapshot of drizzle-kit. */
const declaredKeys = (): Set<string> => {
  const folder = new URL('../drizzle/meta/', import.meta.url);
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1) as string;
  const { tables } = JSON.parse(readFileSync(new URL(newest, folder), 'utf8')) as {
    tables: Record<string, { foreignKeys: Record<string, unknown> }>;
  };
  return new Set(Object.values(tables).flatMap(({ foreignKeys }) => Object.keys(foreignKeys)));
};

/*
 * A table declares the keys to features below its own. Keys to a feature above would make a circle of imports: they are in
 * the migrations alone, and drizzle-kit neither makes nor drops them.
 */
test('the keys that point up are in the database', async () => {
  const { rows } = await app.database.executor.execute<{ name: string; key: string }>(
    sql`select conname as name, conrelid::regclass || ': ' || pg_get_constraintdef(oid) as key
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and convalidated`,
  );
  const declared = declaredKeys();
  expect(declared.size).toBeGreaterThan(20);
  expect([...declared].filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
  expect(rows.filter(({ name }) => !declared.has(name)).map(({ key }) => key)).toEqual([
    'orders: FOREIGN KEY (posting_id) REFERENCES postings(id) ON DELETE SET NULL',
    ...['posting_id) REFERENCES postings', 'employer_id) REFERENCES employers', 'account_id) REFERENCES accounts'].map(
      (key) => `decisions: FOREIGN KEY (${key}(id) ON DELETE SET NULL`,
    ),
    'decisions: FOREIGN KEY (report_id) REFERENCES posting_reports(id) ON DELETE SET NULL',
  ]);
});
