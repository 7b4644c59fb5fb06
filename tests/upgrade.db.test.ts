import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { searchPostings } from '#features/finding/search/contract.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import type { AccountType } from '#shared/actor.ts';
import { demoAccounts } from '#src/demo/load-demo.ts';
import { createDatabaseBefore } from './support/earlier-database.ts';
import { createTestApplication } from './support/test-application.ts';

/*
 * A whole database as the program left it before migration 0022, with what it answered then: demo companies, postings in all
 * states, drafts, orders, applications, messages. The program of today opens it and has to find everything.
 */
interface Earlier {
  /** The clock when it answered. */
  now: string;
  /** Rows by table. */
  tables: Record<string, Record<string, unknown>[]>;
  answers: {
    as: 'guest' | 'candidate' | 'employer' | 'admin';
    path: string;
    data: Record<string, unknown>;
  }[];
}

const earlier = JSON.parse(
  gunzipSync(readFileSync(new URL('./fixtures/database-before-0022.json.gz', import.meta.url))).toString(),
) as Earlier;

const database = await createDatabaseBefore('0022_blog_author');
const client = await database.pool.connect();
await client.query('begin');
// Rows come in the order of tables' names, not of their keys.
await client.query('set local session_replication_role = replica');
const tables = Object.keys(earlier.tables).map((name) => `"${name}"`);
// Migrations fill some of them.
await client.query(`truncate ${tables.join(', ')} cascade`);
for (const [table, rows] of Object.entries(earlier.tables)) {
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ');
  await client.query(
    `insert into "${table}" (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`,
    [JSON.stringify(rows)],
  );
}
const { rows: counters } = await client.query<{ table: string; column: string }>(
  `select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`,
);
for (const { table, column } of counters)
  await client.query(
    `select setval(pg_get_serial_sequence('"${table}"', '${column}'), coalesce(max("${column}"), 1)) from "${table}"`,
  );
await client.query('commit');
client.release();
await migrateDatabase(database);
const app = await createTestApplication({}, undefined, { database });
app.clock.set(new Date(earlier.now));

test('every row is still there', async () => {
  for (const [table, rows] of Object.entries(earlier.tables)) {
    const { rows: counted } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from "${table}"`,
    );
    expect([table, counted[0]?.count]).toEqual([table, rows.length]);
  }
});

/** Without what means something else by now: who states no experience counts under every level (rules.md#unstated-experience). */
const withoutChanged = (data: object): object => {
  const copy = structuredClone(data) as { meta?: { facets?: { experience?: unknown } } };
  delete copy.meta?.facets?.experience;
  return copy;
};

test('every page and list says what it said, and more only in new fields', async () => {
  const [candidate, employer, admin] = demoAccounts.emails;
  const signIn = (email: string, accountType: AccountType) => app.signIn(email, accountType);
  const tokens = {
    guest: null,
    candidate: await signIn(candidate, 'jobseeker'),
    employer: await signIn(employer, 'employer'),
    admin: await signIn(admin, 'admin'),
  };
  await app.jobs.runPending();
  for (const { as, path, data } of earlier.answers) {
    const token = tokens[as];
    const response = await app.fetch(
      `/api${path}`,
      token ? { headers: { Authorization: `Bearer ${token}` } } : {},
    );
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.json(), `${as} ${path}`).toMatchObject(withoutChanged(data));
  }
});

test('a posting is found by words of its title', async () => {
  for (const { id, position_title: title } of earlier.tables['postings'] ?? []) {
    const live = earlier.answers.some(({ path }) => path === `/postings/${id}`);
    if (!live) continue;
    const { data } = await app.call(searchPostings, { query: { q: String(title), pageSize: '100' } });
    expect(
      data.map((posting) => posting.id),
      String(title),
    ).toContain(id);
  }
});
