import type pg from 'pg';
import type { Executor } from '#host/database/database.ts';
import type { BackupHeader, BackupManifest, BackupTable } from './manifest.ts';

/**
 * Tables excluded from backups: rate-limit counters, which expire before any restore, and the change log, which only
 * running processes need. The job queue, in a schema of its own, is excluded as well (ADR 58).
 */
export const excludedTables: readonly string[] = ['rate_limits', 'noted_changes'];

/** Approximate maximum of bytes of rows held at once. */
const chunkBytes = 1_048_576;
const maxRowsAtOnce = 2000;
const firstRows = 50;

/** Reads every value in PostgreSQL's text form, which can be read back with its type on any version. */
const asWritten: pg.CustomTypesConfig = { getTypeParser: () => (text: string) => text };

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const query = (executor: Executor, text: string) =>
  executor.$client.query<(string | null)[]>({ text, rowMode: 'array', types: asWritten });

/** Makes the text form of values the same in every session; for the rest of the transaction. */
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
 * The tables of the schema `public` by name, with the columns that are backed up: without generated columns, and
 * without transaction ids, which mean nothing in another database and are set again there.
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

/** Reads the state of the schema's sequences. */
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
 * The rows of a table as lines of JSON, each an array of texts, in groups of about a megabyte. Must run inside a
 * transaction: it uses a cursor, so memory does not grow with the table.
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

/** Inserts lines of {@link readRows} into the table; triggers and foreign keys must be off. */
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
 * Empties the tables, lets `fill` write into them in any order, without triggers, and restores the foreign keys, which
 * verifies them. Requires only the owner of the tables, not a superuser.
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

/** Restores the state of the sequences. */
export async function writeSequences(tx: Executor, sequences: BackupManifest['sequences']): Promise<void> {
  for (const { name, last, called } of sequences)
    await tx.$client.query('select setval($1::regclass, $2::bigint, $3)', [quote(name), last, called]);
}
