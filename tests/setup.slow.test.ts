import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#host/config.ts';
import { openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { settingWarnings } from '#host/setting-warnings.ts';
import { startPostgresServer } from './support/postgres-server.ts';
import { withDatabase } from './support/test-server.ts';

/* What docs/setup.md has people type that is no program of ours: the statements for PostgreSQL, and the file of settings. */

const page = readFileSync('docs/setup.md', 'utf8');
const blockOf = (kind: string): string[] =>
  (new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\``, 'ms').exec(page)?.[1] ?? '').trim().split('\n');

test('the settings are ones that the site knows, and start it without a warning', () => {
  const lines = blockOf('ini').filter((line) => !line.startsWith('#'));
  const environment = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1).replace(/^"(.*)"$/, '$1')];
    }),
  );
  expect(lines.length).toBeGreaterThan(10);
  const config = readConfig(environment);
  expect(settingWarnings(config, environment)).toEqual([]);
  expect(config).toMatchObject({
    SEED: 'none',
    TRUSTED_PROXIES: 1,
    MAIL_FROM: 'Prilika <posta@posao.example>',
  });
});

test('the statements make a database whose owner may bring it to its tables', async () => {
  const server = await startPostgresServer();
  afterAll(() => server.stop());
  const name = 'prilika_setup';
  const statements = blockOf('sql').map((line) => line.replaceAll('prilika', name));
  expect(statements.length).toBeGreaterThan(3);
  let client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const statement of statements) {
    if (!statement.startsWith('\\connect ')) {
      await client.query(statement);
      continue;
    }
    await client.end();
    client = new pg.Client({ connectionString: withDatabase(server.url, name) });
    await client.connect();
  }
  await client.end();
  // The user is in the query where the server is reached by its socket.
  const asOwner = new URL(withDatabase(server.url, name));
  for (const [part, value] of Object.entries({ user: name, password: 'PASSWORD' }))
    asOwner.searchParams.set(part, value);
  const log = createLog('silent');
  const database = await openDatabase({ dataDir: '', databaseUrl: asOwner.href, poolSize: 2, log });
  await migrateDatabase(database);
  const { rows } = await database.pool.query('select count(*)::int as tables from pg_tables where tableowner = $1', [
    name,
  ]);
  await database.close();
  expect(rows[0].tables).toBeGreaterThan(20);
});
