import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Executor } from './database.ts';

/**
 * Which older programs can use the migrated tables (ADR 63), from `drizzle/compatibility.json`. From `expandOnlySince`
 * on migrations only add; one that removes something is listed with the migration whose program was the first not to
 * need it.
 */
export interface Compatibility {
  expandOnlySince: string;
  contractions: Record<string, { unusedSince: string; what: string }>;
}

export const readCompatibility = (migrationsFolder: string): Compatibility | null => {
  const file = join(migrationsFolder, 'compatibility.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Compatibility) : null;
};

interface Journal {
  entries: { tag: string; when: number }[];
}

/**
 * The oldest program that works with the tables after these migrations, as the date of its newest migration. Without a
 * compatibility file it is the program of the newest migration.
 */
export function understoodFrom(migrationsFolder: string): number {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as Journal;
  const newest = entries.at(-1)?.when ?? 0;
  const said = readCompatibility(migrationsFolder);
  if (!said) return newest;
  const whenOf = (tag: string): number => entries.find((entry) => entry.tag === tag)?.when ?? newest;
  const needed = Object.entries(said.contractions)
    .filter(([tag]) => entries.some((entry) => entry.tag === tag))
    .map(([, { unusedSince }]) => unusedSince);
  return Math.max(...[said.expandOnlySince, ...needed].map(whenOf));
}

/** What the newest program that used this database recorded; null before any did. */
export async function readUnderstoodFrom(tx: Executor): Promise<number | null> {
  const { rows } = await tx.$client.query<{ known: boolean }>(
    `select to_regclass('drizzle.understood_from') is not null as known`,
  );
  if (!rows[0]?.known) return null;
  const noted = await tx.$client.query<{ made_at: string }>('select made_at from drizzle.understood_from');
  return noted.rows[0] ? Number(noted.rows[0].made_at) : null;
}

/** Records the oldest compatible program for older programs, which do not know newer migrations. */
export async function recordReadableFrom(tx: Executor, migratedAt: number): Promise<void> {
  await tx.$client.query(
    `create table if not exists drizzle.understood_from (
       only_row boolean primary key default true check (only_row), made_at bigint not null)`,
  );
  await tx.$client.query(
    `insert into drizzle.understood_from (made_at) values ($1)
       on conflict (only_row) do update set made_at = excluded.made_at where understood_from.made_at < excluded.made_at`,
    [migratedAt],
  );
}
