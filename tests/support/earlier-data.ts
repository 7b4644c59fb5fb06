import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Database } from '#host/database/database.ts';
import { createDatabaseBefore } from './earlier-database.ts';

/**
 * A whole database as the program left it before migration 0022, with what it answered then: demo companies, postings in all
 * states, drafts, orders, applications, messages.
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

export const readEarlier = (): Earlier =>
  JSON.parse(
    gunzipSync(readFileSync(new URL('../fixtures/database-before-0022.json.gz', import.meta.url))).toString(),
  ) as Earlier;

/** That database, not migrated yet. Call it at the top of a `*.db.test.ts` file. */
export async function createEarlierDatabase({ tables: contents }: Earlier): Promise<Database> {
  const database = await createDatabaseBefore('0022_blog_author');
  const client = await database.pool.connect();
  await client.query('begin');
  // Rows come in the order of tables' names, not of their keys.
  await client.query('set local session_replication_role = replica');
  const tables = Object.keys(contents).map((name) => `"${name}"`);
  // Migrations fill some of them.
  await client.query(`truncate ${tables.join(', ')} cascade`);
  for (const [table, rows] of Object.entries(contents)) {
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
  return database;
}
