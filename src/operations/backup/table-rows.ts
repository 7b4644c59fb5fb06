import type pg from 'pg';
import type { Executor } from '#host/database/database.ts';
import type { BackupHeader, BackupManifest, BackupTable } from './manifest.ts';

/**
 * What is in no backup: counters of limits that are over before anybody restores, and which pages have changed for processes that
 * run. The job queue is a schema of its own, and not in it either (ADR 58).
 */
export const excludedTables: readonly string[] = ['rate_limits', 'noted_changes'];

/** Bytes of rows that are held at once, about. */
const chunkBytes = 1_048_576;
const maxRowsAtOnce = 2000;
const firstRows = 50;

/** Every value as PostgreSQL writes it: read back by its type it is the same, on any version and either database. */
const asWritten: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text };

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const query = (executor: Executor, text: string) =>
  executor.$client.query<(string | null)[]>({ text, rowMode: 'array', types: asWritten });

/** Makes values look the same in every session; for the rest of the transaction. */
export async function writeAlike(tx: Executor): Promise<void> {
  for (const setting of [
    `timezone = 'UTC'`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    `bytea_output = 'hex'`,
    'extra_float_digits = 1',
  ])
    await query(tx, `set local ${setting}`);
}

/**
 * The tables of the schema `public` by name, with the columns that are kept: not those that are worked out, and not numbers of
 * transactions, which mean nothing in another database and are given anew there.
 */
export async function readTables(executor: Executor): Promise<BackupHeader['tables']> {
  const { rows } = await query(
    executor,
    `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod)
      from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname collate "C", a.attnum`,
  );
  const tables = new Map<string, BackupTable>();
  for (const [table, column, type] of rows) {
    if (!table || excludedTables.includes(table)) continue;
    const known = tables.get(table) ?? { name: table, columns: [] };
    tables.set(table, known);
    if (column && type) known.columns.push({ name: column, type });
  }
  return [...tables.values()];
}

/** Where the counters of the schema stand. */
export async function readSequences(executor: Executor): Promise<BackupManifest['sequences']> {
  const { rows: names } = await query(
    executor,
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
  );
  const sequences: BackupManifest['sequences'] = [];
  for (const [name] of names) {
    if (!name) continue;
    const { rows } = await query(executor, `select last_value, is_called from ${quote(name)}`);
    const [last = '1', called] = rows[0] ?? [];
    sequences.push({ name, last: last ?? '1', called: called === 't' });
  }
  return sequences;
}

const byteLength = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);

/**
 * The rows of a table as lines of JSON, each an array of texts, in groups of about a megabyte. Inside a transaction: a cursor holds the
 * place, so memory does not grow with the table.
 */
export async function* readRows(tx: Executor, table: BackupTable): AsyncGenerator<string[]> {
  const columns = table.columns.map(({ name }) => quote(name)).join(', ');
  await query(tx, `declare backup_rows no scroll cursor for select ${columns} from ${quote(table.name)}`);
  let count = firstRows;
  for (;;) {
    const { rows } = await query(tx, `fetch ${count} from backup_rows`);
    if (rows.length === 0) break;
    const lines = rows.map((row) => JSON.stringify(row));
    const perRow = byteLength(lines) / lines.length;
    count = Math.max(1, Math.min(maxRowsAtOnce, count * 4, Math.floor(chunkBytes / perRow)));
    yield lines;
  }
  await query(tx, 'close backup_rows');
}

/** Puts lines of {@link readRows} into the table; triggers and foreign keys must be off. */
export async function writeRows(tx: Executor, table: BackupTable, lines: readonly string[]): Promise<void> {
  const names = table.columns.map(({ name }) => quote(name)).join(', ');
  const values = table.columns.map(({ type }, index) => `(r->>${index})::${type}`).join(', ');
  await tx.$client.query(
    `insert into ${quote(table.name)} (${names}) overriding system value
      select ${values} from jsonb_array_elements($1::jsonb) r`,
    [`[${lines.join(',')}]`],
  );
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Empties the tables, lets `fill` write into them in any order, without triggers, and brings the foreign keys back, which checks them.
 * All of it may be done by whoever owns the tables: it need not be a superuser.
 */
export async function withoutRules(
  tx: Executor,
  tables: readonly BackupTable[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await tx.$client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of rows) await query(tx, `alter table ${table} drop constraint ${quote(name)}`);
  const names = tables.map(({ name }) => quote(name));
  for (const name of names) await query(tx, `alter table ${name} disable trigger user`);
  if (names.length > 0) await query(tx, `truncate ${names.join(', ')}`);
  await fill();
  for (const name of names) await query(tx, `alter table ${name} enable trigger user`);
  for (const { table, name, definition } of rows)
    await query(tx, `alter table ${table} add constraint ${quote(name)} ${definition}`);
}

/** Sets the counters as they stood. */
export async function writeSequences(tx: Executor, sequences: BackupManifest['sequences']): Promise<void> {
  for (const { name, last, called } of sequences)
    await tx.$client.query('select setval($1::regclass, $2::bigint, $3)', [quote(name), last, called]);
}
