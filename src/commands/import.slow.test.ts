import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = mkdtempSync(join(tmpdir(), 'prilika-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The real command in its own process. */
async function run(...parameters: string[]): Promise<{ code: number; out: string; error: string }> {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/tsx-hook.mjs', 'src/commands/import.ts', ...parameters],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: '',
        INIT_CWD: root,
      },
    },
  );
  child.stdin.end();
  const [[code], out, error] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number, out, error };
}

const open = () => openDatabase({ dataDir: join(folder, 'data'), log: createLog('silent') });

test('the documented example is published on an empty data folder; again it changes nothing', async () => {
  const first = await run('docs/import-example.jsonl');
  expect(first).toMatchObject({ code: 0, error: '' });
  expect(first.out).toMatch(
    /^3 lines in [\d.]+ s: 3 postings added, 0 changed, 0 unchanged, 0 skipped, 0 lines rejected; 2 employers added\.\n$/,
  );
  const second = await run('docs/import-example.jsonl');
  expect(second.out).toContain('0 postings added, 0 changed, 3 unchanged');

  const database = await open();
  const { rows } = await database.pool.query('select external_id from postings order by 1');
  const beside = await run('docs/import-example.jsonl');
  await database.close();
  expect(rows.map(({ external_id }) => external_id)).toEqual(['primer-0001', 'primer-0002', 'primer-0003']);
  // The site may be running.
  expect(beside).toMatchObject({ code: 0, error: '' });
});

test('bad lines are named with their number, path and reason; a file of nothing else ends with 1', async () => {
  const file = join(folder, 'bad.jsonl');
  writeFileSync(file, '{"externalId":"\\u001b[2J","ab\\u0007c":1}\n\nno json\n');
  const { code, out, error } = await run(file);
  expect(code).toBe(1);
  expect(out).toContain('2 lines rejected');
  expect(error).toContain('line 1: positionTitle: This field is required.\n');
  expect(error).toContain('line 1: ab\\u0007c: This field is not recognized.\n');
  expect(error).toContain('line 3: The line is not valid JSON.\n');
});

test('a file that is missing, is a folder or is empty is refused with a sentence, a wrong call with help', async () => {
  writeFileSync(join(folder, 'empty.jsonl'), '\n');
  const [missing, directory, empty, nothing, help] = await Promise.all([
    run('nowhere.jsonl'),
    run('docs'),
    run(join(folder, 'empty.jsonl')),
    run(),
    run('--help'),
  ]);
  expect(missing.error).toBe(`There is no file ${join(root, 'nowhere.jsonl')}.\n`);
  expect(directory.error).toBe(`${join(root, 'docs')} is a folder.\n`);
  expect(empty.error).toBe(`${join(folder, 'empty.jsonl')} contains no lines.\n`);
  expect(nothing.error).toContain('npm run import -- postings.jsonl');
  for (const refused of [missing, directory, empty, nothing]) expect(refused).toMatchObject({ code: 1, out: '' });
  expect(help).toMatchObject({ code: 0, error: '' });
});
