import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a module says that runs as the site does. */
const said = (module: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--import', './scripts/tsx-hook.mjs', '--input-type=module', '--eval', module],
      { encoding: 'utf8' },
    ),
  );

test('a module of Drizzle is the same whether it is asked for by name or by its neighbours', () => {
  expect(
    said(`import { pgTable, integer, PgTable } from 'drizzle-orm/pg-core';
      import { is, Table } from 'drizzle-orm';
      const table = pgTable('t', { a: integer() });
      console.log(JSON.stringify([is(table, PgTable), is(table, Table), table instanceof Table]));`),
  ).toEqual([true, true, true]);
});

test('mails are drawn without the highlighter of code, which says so to whoever wants it', () => {
  const [mail, failure] = said(`import { CodeBlock, Link, render } from 'react-email';
    import { createElement } from 'react';
    const mail = await render(createElement(Link, { href: 'https://prilika.test' }, 'Oglasi'));
    const failure = await render(createElement(CodeBlock, { code: 'a', language: 'javascript', theme: { base: {} } })).catch(String);
    console.log(JSON.stringify([mail, failure]));`) as [string, string];
  expect(mail).toContain('href="https://prilika.test"');
  expect(mail).toContain('Oglasi');
  expect(failure).toContain('scripts/tsx-hook.mjs leaves the highlighter out');
});
