import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a module says that runs as the site does. */
const said = (module: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', './scripts/tsx-hook.mjs', '--input-type=module', '--eval', module], {
      encoding: 'utf8',
    }),
  );

test('a module of Drizzle is the same whether it is asked for by name or by its neighbours', () => {
  expect(
    said(`import { pgTable, integer, PgTable } from 'drizzle-orm/pg-core';
      import { is, Table } from 'drizzle-orm';
      const table = pgTable('t', { a: integer() });
      console.log(JSON.stringify([is(table, PgTable), is(table, Table), table instanceof Table]));`),
  ).toEqual([true, true, true]);
});
