import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '#host/database/database.ts';
import { migrateDatabase } from '#host/database/migrate.ts';
import { createTestDatabase } from './test-database.ts';

const migrations = fileURLToPath(new URL('../../drizzle', import.meta.url));

interface Journal {
  entries: { tag: string }[];
}

/**
 * An empty database as left by an earlier version of the program, without the migration `tag` and later ones. Call it
 * at the top of a `*.db.test.ts` file; `migrateDatabase` then does what the next start would.
 */
export async function createDatabaseBefore(tag: string): Promise<Database> {
  const database = await createTestDatabase();
  await database.pool.query('drop schema drizzle cascade; drop schema public cascade; create schema public');
  const folder = mkdtempSync(join(tmpdir(), 'prilika-earlier-'));
  try {
    cpSync(migrations, folder, { recursive: true });
    const journalFile = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as Journal;
    const place = journal.entries.findIndex((entry) => entry.tag === tag);
    if (place < 0) throw new Error(`there is no migration ${tag}`);
    writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
    await migrateDatabase(database, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return database;
}
