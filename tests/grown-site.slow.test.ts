import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#host/database/database.ts';
import { createFolderStore } from '#host/files/folder-store.ts';
import { createLog } from '#host/log.ts';
import { startObjectStore } from './support/object-store.ts';
import { nextLine, startProcess } from './support/processes/start-process.ts';
import { samplePdf } from './support/sample-files.ts';
import { tableSums } from './support/table-sums.ts';
import { runOnServer, withDatabase } from './support/test-server.ts';

/*
 * Moving to a server (docs/operations.md): from the data folder's PostgreSQL to another one by one archive, and back, by the commands that
 * an operator types.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'prilika-grown-'));
const source = inject('testDatabase');
const database = `grown_${process.pid}`;
const databaseUrl = withDatabase(source.serverUrl, database);
await runOnServer(source.serverUrl, `create database ${database}`);
afterAll(async () => {
  await runOnServer(source.serverUrl, `drop database if exists ${database} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

/** Each command starts a Node and a database of its own. */
const patience = { timeout: 240_000 };
const place = (name: string): string => join(folder, name);
const run = async (command: string, parameter: string | string[], environment: Record<string, string>) => {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/tsx-hook.mjs', `src/commands/${command}.ts`, ...[parameter].flat()],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        INIT_CWD: folder,
        BACKUP_KEY: '',
        ...environment,
      },
    },
  );
  child.stdin.end();
  const [[code], out, error] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number, out, error };
};

const contentOf = async (dataDir: string, url?: string) => {
  const opened = await openDatabase({ dataDir, databaseUrl: url, log: createLog('silent') });
  const sums = await tableSums(opened).finally(opened.close);
  const files = readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name)).toString('base64')]);
  return { sums, files };
};

test('data folder → server and back: every row and every file is the same', patience, async () => {
  const small = place('small');
  expect(await run('import', join(root, 'docs/import-example.jsonl'), { DATA_DIR: small })).toMatchObject({
    code: 0,
  });
  const opened = await openDatabase({ dataDir: small, log: createLog('silent') });
  await createFolderStore(small).put('2026-11/cv', samplePdf());
  await opened.pool.query(
    `insert into files (purpose, name, media_type, size, storage_key, created_at) values ('cv', 'CV.pdf', 'application/pdf', $1, '2026-11/cv', now())`,
    [samplePdf().length],
  );
  await opened.pool.query(
    `insert into mail_messages (template, params, language, recipient, state, created_at)
      select 'x', '{}', 'sr', 'a@primer.rs', state, now() from unnest(array['queued', 'retrying', 'sent', 'failed']) state`,
  );
  await opened.close();
  const before = await contentOf(small);

  const key = { BACKUP_KEY: 'a key that is long enough for a backup' };
  const saved = await run('backup', 'up.tar.gz.age', { DATA_DIR: small, ...key });
  expect(saved).toMatchObject({ code: 0, error: '' });
  expect(saved.out).toMatch(/^.*up\.tar\.gz\.age: [\d,]+ rows of \d+ tables and 1 files of 1 kB\.\n$/);
  const grown = { DATA_DIR: place('grown'), DATABASE_URL: databaseUrl };
  const restored = await run('restore', 'up.tar.gz.age', { ...grown, ...key });
  expect(restored).toMatchObject({ code: 0, error: '' });
  expect(restored.out).toContain('2 queued emails are on hold: send them at /admin/posta.');
  const onServer = await contentOf(place('grown'), databaseUrl);
  const { mail_messages: mails, ...others } = before.sums;
  const { mail_messages: heldMails, ...otherSums } = onServer.sums;
  expect(otherSums).toEqual(others);
  expect(heldMails?.rows).toBe(mails?.rows);
  expect(onServer.files).toEqual(before.files);
  expect(onServer.files).toHaveLength(1);

  // With another folder the files would be missing unseen.
  const elsewhere = await run('backup', 'elsewhere.tar.gz', { ...grown, DATA_DIR: place('elsewhere') });
  expect(elsewhere.code).toBe(1);
  expect(elsewhere.error).toMatch(/^None of the 1 files .* is DATA_DIR the folder of this site\?\n$/);

  // A second time it is refused, and nothing changes.
  const again = await run('restore', 'up.tar.gz.age', { ...grown, ...key });
  expect(again).toMatchObject({ code: 1, out: '' });
  expect(again.error).toMatch(/^There is a site in this database already\..*\n$/);

  expect(await run('backup', 'down.tar.gz', grown)).toMatchObject({ code: 0, error: '' });
  expect(await run('restore', 'down.tar.gz', { DATA_DIR: place('back') })).toMatchObject({
    code: 0,
    error: '',
  });
  expect(await contentOf(place('back'))).toEqual(onServer);
});

test('files move into an object store beside the running site, and its backup takes them there', patience, async () => {
  const objects = await startObjectStore();
  onTestFinished(() => objects.close());
  const moved = { DATA_DIR: place('back') };
  const files = (FILES_TO: string, FILES_FROM = '') => run('files', 'copy', { ...moved, FILES_TO, FILES_FROM });
  // A process that has the database open, as a site has.
  const site = startProcess('write-pairs.ts', moved.DATA_DIR);
  await nextLine(site);
  const copied = await files(objects.url);
  expect(copied).toMatchObject({ code: 0, error: '' });
  expect(copied.out).toMatch(/: 1 files: 1 copied \(1 kB\), 0 already there\.\n$/);
  expect(copied.out).not.toContain('S3RVER');
  site.child.stdin.write('\n');
  await site.ended;
  expect((await files(objects.url)).out).toContain(': 1 files: 0 copied (0 kB), 1 already there.');
  expect(objects.keys()).toEqual(['2026-11/cv']);

  // From here on the folder may be gone.
  rmSync(join(moved.DATA_DIR, 'files'), { recursive: true });
  const here = { ...moved, FILES_URL: objects.url };
  const saved = await run('backup', 'objects.tar.gz', here);
  expect(saved).toMatchObject({ code: 0, error: '' });
  expect(saved.out).toContain(' and 1 files of 1 kB.');
  expect((await files('folder', objects.url)).code).toBe(0);
  expect((await contentOf(moved.DATA_DIR)).files).toHaveLength(1);

  await objects.stop();
  const away = await run('backup', 'away.tar.gz', here);
  expect(away).toMatchObject({ code: 1, out: '' });
  expect(away.error).toMatch(/^The object store cannot be used \(ECONNREFUSED\)\..*\n$/);
  expect(existsSync(place('away.tar.gz'))).toBe(false);
});

test('a running site is saved at one sequence, and goes on meanwhile', patience, async () => {
  const running = place('running');
  await run('import', join(root, 'docs/import-example.jsonl'), { DATA_DIR: running });
  const site = startProcess('write-pairs.ts', running);
  await nextLine(site);
  const saved = await run('backup', 'running.tar.gz', { DATA_DIR: running });
  site.child.stdin.write('\n');
  const [pairs = 0] = (await nextLine(site)).split(' ').map(Number);
  await site.ended;
  expect(saved).toMatchObject({ code: 0, error: '' });

  await run('restore', 'running.tar.gz', { DATA_DIR: place('copy') });
  const copy = await openDatabase({ dataDir: place('copy'), log: createLog('silent') });
  const { rows } = await copy.pool.query<{ pairs: number; halves: number }>(
    `select count(*) filter (where entries = 2)::int as pairs, count(*) filter (where entries <> 2)::int as halves
      from (select count(*) as entries from audit_entries where action = 'pair' group by object_id) one`,
  );
  await copy.close();
  expect(rows[0]?.halves).toBe(0);
  expect(rows[0]?.pairs).toBeGreaterThan(0);
  expect(rows[0]?.pairs).toBeLessThan(pairs);
});

test('what cannot be done is said in a sentence, and leaves nothing', async () => {
  const [nothing, help, missing, wrong, unknown, same] = await Promise.all([
    run('backup', 'x.tar.gz', { DATA_DIR: place('nowhere') }),
    run('restore', '--help', {}),
    run('restore', 'nowhere.tar.gz', { DATA_DIR: place('empty') }),
    run('restore', join(root, 'package.json'), { DATA_DIR: place('empty-too') }),
    run('files', ['copy', '--to', 's3://KEY:SECRET@store.example'], {}),
    run('files', ['copy', '--to', 'folder'], { DATA_DIR: place('empty') }),
  ]);
  expect(unknown.error).toBe(
    'Invalid --to or FILES_TO: names no bucket (3 to 63 small letters, digits, dots, hyphens).\n',
  );
  expect(same.error).toMatch(/^Source and target are the same: the folder .*\.\n$/);
  expect(nothing).toMatchObject({ code: 1, out: '' });
  expect(nothing.error).toMatch(/^There is no site in the data folder .*nowhere\..*\n$/);
  expect(existsSync(place('x.tar.gz'))).toBe(false);
  expect(help).toMatchObject({ code: 0, error: '' });
  expect(missing.error).toBe(`There is no file ${place('nowhere.tar.gz')}.\n`);
  for (const name of ['nowhere', 'empty', 'empty-too']) expect(existsSync(place(name))).toBe(false);
  expect(wrong.error).toBe(`${join(root, 'package.json')} is no backup of Prilika.\n`);
});
