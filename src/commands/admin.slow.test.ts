import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { passwordMatches } from '#features/accounts/passwords/server/passwords.ts';
import { openDatabase } from '#host/database/database.ts';
import { createLog } from '#host/log.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'prilika-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The real command in its own process, with piped input. */
async function run(parameters: string[], input = ''): Promise<{ code: number; out: string; error: string }> {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/tsx-hook.mjs', 'src/commands/admin.ts', ...parameters],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '' } },
  );
  child.stdin.on('error', () => {
    // It has refused before reading.
  });
  child.stdin.end(input);
  const [[code], out, error] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: code as number, out, error };
}

const create = (email: string, ...more: string[]) => [
  'create',
  '--email',
  email,
  '--name',
  'Ana',
  '--last-name',
  'Anić',
  ...more,
];

const open = () => openDatabase({ dataDir, log: createLog('silent') });

describe('npm run admin', () => {
  test('makes an administrator in an empty folder, who can sign in, and writes it down', async () => {
    const made = await run(create('Ana@Primer.rs'), 'Čvrsta1 lozinka!\n');
    expect(made).toMatchObject({ code: 0, error: '' });
    expect(made.out).toContain('Ana Anić <ana@primer.rs>');

    const database = await open();
    const { rows } = await database.pool.query(
      `select account_type, password_hash, email_verified_at, registered_through, search_folded, actor, action
       from accounts join audit_entries on object_id = accounts.id::text`,
    );
    await database.close();
    expect(rows).toMatchObject([
      {
        account_type: 'admin',
        registered_through: 'command',
        search_folded: 'ana anic ana@primer.rs',
        actor: null,
        action: 'accounts.create',
      },
    ]);
    expect(rows[0].email_verified_at).not.toBeNull();
    expect(await passwordMatches(rows[0].password_hash, 'Čvrsta1 lozinka!')).toBe(true);

    const again = await run(create('ana@primer.rs'), 'Čvrsta1 lozinka!\n');
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.error).toBe('An account with the address ana@primer.rs already exists.\n');
  });

  test('refuses a weak password, no password, wrong names and unknown words, each with a sentence', async () => {
    const weak = await run(create('b@primer.rs'), 'lozinka\n');
    expect(weak).toMatchObject({ code: 1, out: '' });
    expect(weak.error).toMatch(/^The password: .*uppercase/);
    const none = await run(create('b@primer.rs'));
    expect(none.error).toMatch(/^No password was given/);
    const unnamed = await run(['create', '--email', 'b@primer.rs\r\nBcc: c@primer.rs']);
    expect(unnamed.error).toMatch(/--email: .*\n--name: .*\n--last-name: /);
    for (const parameters of [[], ['delete'], create('b@primer.rs', '--password', 'Tajna1!x')]) {
      const refused = await run(parameters);
      expect(refused.code).toBe(1);
      expect(refused.error).toContain('npm run admin -- create');
    }
    expect(await run(['--help'])).toMatchObject({ code: 0, error: '' });
  });

  test('makes one while the site runs, in its database', async () => {
    const database = await open();
    expect(await run(create('b@primer.rs'), 'Čvrsta1 lozinka!\n')).toMatchObject({ code: 0, error: '' });
    const { rows } = await database.pool.query(`select account_type from accounts where email = 'b@primer.rs'`);
    await database.close();
    expect(rows).toEqual([{ account_type: 'admin' }]);
  });
});
