import type { Database } from '#host/database/database.ts';

/** A column of the product's tables that a copy of a row must be given. */
interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  /** Part of a key or of a unique index. */
  unique: boolean;
  /** The table and the column that it points to. */
  parent: string | null;
  parentColumn: string | null;
}

/** Numbers of identity columns come by themselves. */
const columnsOfAll = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull and not a.atthasdef as required,
    exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)) as unique,
    p.relname as parent, pa.attname as "parentColumn"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
  left join pg_class p on p.oid = f.confrelid
  left join pg_attribute pa on pa.attrelid = p.oid and pa.attnum = f.confkey[1]
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attidentity = '' and a.attgenerated = ''
    and coalesce(pg_get_expr((select adbin from pg_attrdef d where d.adrelid = c.oid and d.adnum = a.attnum), c.oid), '') not like 'nextval%'
  order by c.relname, a.attnum`;

/** What a row of a table that has none begins with, by type; checks of single columns are not looked at. */
const somethingOf: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'x'`,
  smallint: '1',
  integer: '1',
  bigint: '1',
  boolean: 'false',
  date: 'current_date',
  'timestamp with time zone': 'now()',
  jsonb: `'{}'`,
  xid8: `'0'`,
  'text[]': `'{}'`,
  'integer[]': `'{}'`,
};

const parentsOf = (column: Column): string => `"parents of ${column.name}"`;

/** What a copy has in a column: what must be unique is made anew, what points elsewhere points anywhere there. */
const copied = (column: Column, at: number): string => {
  const value = `o."${column.name}"`;
  if (column.parent) {
    const ids = `${parentsOf(column)}.ids`;
    const place = column.unique ? 'n' : `n * ${7919 + 2 * at} + ${at}`;
    return `case when ${value} is not null then ${ids}[1 + (${place}) % cardinality(${ids})] end`;
  }
  // Days of a year before: otherwise a list in the order of time would be one of equals. Postings stay live.
  if (/^(?:date|timestamp)/.test(column.type) && !column.table.startsWith('posting'))
    return `(${value} - (n % 400) * interval '1 day')::${column.type}`;
  if (!column.unique) return value;
  if (column.type === 'uuid') return 'gen_random_uuid()';
  if (column.type === 'text') return `case when ${value} = '' then '' else n || '.' || ${value} end`;
  return ['integer', 'bigint'].includes(column.type) ? `${value} + 1000000 + n` : value;
};

/** Tables behind those that they point to. */
const parentsFirst = (tables: Map<string, Column[]>): string[] => {
  const sorted: string[] = [];
  const visit = (table: string, way: readonly string[]): void => {
    if (sorted.includes(table) || way.includes(table)) return;
    for (const { parent } of tables.get(table) ?? []) if (parent) visit(parent, [...way, table]);
    sorted.push(table);
  };
  for (const table of tables.keys()) visit(table, []);
  return sorted;
};

/**
 * Copies the rows of every table but `besides` until it has about `size`, and one that has none gets a first: a database to plan for, as
 * large and as various as that of a large site. Its rows are not those of a real one: foreign keys and triggers are passed over.
 */
export async function multiplyRows(database: Database, size: number, besides: readonly string[]): Promise<void> {
  const { rows: columns } = await database.pool.query<Column>(columnsOfAll);
  const tables = Map.groupBy(columns, ({ table }) => table);
  const client = await database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const table of parentsFirst(tables)) {
      if (besides.includes(table)) continue;
      const own = tables.get(table) as Column[];
      const countRows = async (): Promise<number> =>
        (await client.query<{ n: number }>(`select count(*)::int as n from "${table}"`)).rows[0]?.n as number;
      if ((await countRows()) === 0) {
        const needed = own.filter(({ required }) => required);
        const values = needed.map(({ type, parent, parentColumn }) =>
          parent ? `(select "${parentColumn}" from "${parent}" limit 1)` : (somethingOf[type] ?? 'null'),
        );
        await client.query(`insert into "${table}" (${needed.map(({ name }) => `"${name}"`)}) values (${values})`);
      }
      const present = await countRows();
      if (present >= size) continue;
      const parents = own
        .filter(({ parent }) => parent)
        .map(
          (column) =>
            `cross join (select array_agg("${column.parentColumn}") as ids from "${column.parent}") as ${parentsOf(column)}`,
        );
      await client.query(
        `insert into "${table}" (${own.map(({ name }) => `"${name}"`)}) select ${own.map(copied)}
         from (select o.*, row_number() over () as n from "${table}" as o, generate_series(1, ${Math.ceil(size / present)}) limit ${size - present}) as o
         ${parents.join(' ')} on conflict do nothing`,
      );
    }
    // With the lists of the GIN indexes worked in, as a server does by itself.
    await client.query('vacuum analyze');
  } finally {
    // Closed, not kept: it is of another kind now.
    client.release(true);
  }
}
