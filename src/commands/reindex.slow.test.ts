import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '#host/clock.ts';
import { openDatabase } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createLog } from '#host/log.ts';
import { buildPosting } from '#tests/builders/posting-builder.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'prilika-reindex-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const open = () => openDatabase({ dataDir, log: createLog('silent') });

const reindex = async (...parameters: string[]) => {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/tsx-hook.mjs', 'src/commands/reindex.ts', ...parameters],
    { cwd: root, env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir } },
  );
  const [[code], out, error] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code, out, error };
};

test('words are written anew, while the site runs and when it does not', async () => {
  const database = await open();
  await migrateDatabase(database);
  await buildPosting({ database, clock: systemClock }, { positionTitle: 'Slovoslagač' });
  const words = async (from: typeof database) =>
    (await from.pool.query<{ search: string }>('select search from postings')).rows[0]?.search ?? '';
  await database.pool.query(`update postings set search = '', search_head = ''`);
  const done = { code: 0, out: '1 postings reindexed.\n', error: '' };
  expect(await reindex()).toEqual(done);
  expect(await words(database)).toMatch(/'slovoslaga\w*':1A/);
  await database.pool.query(`update postings set search = '', search_head = ''`);
  await database.close();

  expect(await reindex()).toEqual(done);
  const after = await open();
  expect(await words(after)).toMatch(/'slovoslaga\w*':1A/);
  await after.close();
  expect((await reindex('--all')).code).toBe(1);
  expect((await reindex('--help')).out).toContain('npm run reindex');
});
