import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

import { defineJob, type Jobs } from '../jobs/jobs.ts';
import { changeLog } from './version-table.ts';

export const deleteExpiredChangesJob = defineJob({ name: 'versions.forget', cron: '23 * * * *' });

const cacheMs = 86_400_000;

/** Deletes change-log entries older than a day, once an hour. */
export async function handleVersionJobs(deps: { database: Database; jobs: Jobs; clock: Clock }): Promise<void> {
  const { database, jobs, clock } = deps;
  await jobs.handle(deleteExpiredChangesJob, async () => {
    await database.executor.delete(changeLog).where(lt(changeLog.changedAt, new Date(clock.now().getTime() - cacheMs)));
  });
}

/**
 * What a page can depend on: one posting, one company, the list of postings as a whole (with the companies shown in
 * it), the list of companies, the texts of the blog, the texts of pages, announcements above pages, the price list, the
 * settings, pay by category. The triggers of `0034_noted_changes`, `0036_site_texts`, `0040_held_posting_files` and
 * `0053_pay_figures` write them.
 */
export type Scope =
  | `posting:${number}`
  | `employer:${number}`
  | 'postings'
  | 'employers'
  | 'blog'
  | 'pages'
  | 'announcements'
  | 'prices'
  | 'settings'
  | 'pay';

export interface Versions {
  /** Reads every change that was committed longer ago than `freshMs`, or in this process before it was announced. */
  upToDate(): Promise<void>;
  /** Whether the last read is younger than `freshMs`, so that nothing needs to be read. */
  isFresh(): boolean;
  /** The number of the last known change, for {@link changedSince}. */
  sequence(): number;
  /** Whether one of the scopes is known to have changed after that number. */
  changedSince(sequence: number, scopes: readonly Scope[]): boolean;
  /** Announces that this process may have changed something: the next `upToDate` reads at once. */
  changed(): void;
}

/** Scopes of which there are caches besides pages: all count as changed when it is unknown which did. */
const broadScopes: readonly Scope[] = [
  'postings',
  'employers',
  'blog',
  'pages',
  'announcements',
  'prices',
  'settings',
  'pay',
];

/** Maximum numbers of scopes read at once and stored; above them everything counts as changed. */
const maxScopes = 20_000;
const maxHeld = 200_000;
/** Longest time between two reads that can be followed; far below the age at which rows are deleted. */
const longestGapMs = 3_600_000;

/**
 * Reads the changes that all processes record in the database (ADR 52): at most `freshMs` old when asked, without any
 * queries while nobody asks.
 */
export function createVersions(deps: {
  database: Database;
  freshMs: number;
  /** Called with the scopes that have changed, before `upToDate` resolves. */
  heard?: (scopes: ReadonlySet<string>) => void;
}): Versions {
  const { database, freshMs, heard } = deps;
  const last = new Map<string, number>();
  /** Everything counts as changed at this sequence number. */
  let floor = 0;
  let now = 0;
  let mark: string | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  /** The result of the last read; the next one may return it again until the mark advances. */
  let known = new Set<string>();
  let announced = 0;
  let seen = 0;

  const clearAll = (): void => {
    last.clear();
    now += 1;
    floor = now;
  };

  /** Reads the change log from that position on; the first read, without one, counts everything as changed. */
  const follow = async (from: string | null): Promise<void> => {
    const { rows } = await database.executor.execute<{
      mark: string;
      tx: string | null;
      scope: string | null;
    }>(sql`
      with mark as (select pg_snapshot_xmin(pg_current_snapshot()) as mark)
      select mark.mark::text, changed.* from mark left join lateral (
        select tx::text, scope from noted_changes where tx >= coalesce(${from}::xid8, mark.mark) limit ${maxScopes + 1}
      ) as changed on true`);
    mark = rows[0]?.mark ?? from;
    const fresh = new Set<string>();
    const brought = new Set<string>();
    for (const { tx, scope } of rows) {
      if (tx === null || scope === null) continue;
      const key = `${tx} ${scope}`;
      brought.add(key);
      // Rows of the first read are not single changes: everything counts as changed then.
      if (from !== null && !known.has(key)) fresh.add(scope);
    }
    known = brought;
    if (from === null || rows.length > maxScopes || last.size > maxHeld) {
      clearAll();
      for (const scope of broadScopes) fresh.add(scope);
    }
    if (fresh.size === 0) return;
    now += 1;
    for (const scope of fresh) last.set(scope, now);
    heard?.(fresh);
  };

  const read = async (): Promise<void> => {
    const startedAt = performance.now();
    const startedWith = announced;
    await follow(startedAt - readAt > longestGapMs ? null : mark);
    readAt = startedAt;
    seen = startedWith;
  };

  const isFresh = (): boolean => mark !== null && seen === announced && performance.now() - readAt < freshMs;

  return {
    async upToDate() {
      if (isFresh()) return;
      // A running read may have begun before the change that the caller must see.
      if (reading) await reading.catch(() => undefined);
      if (isFresh()) return;
      reading ??= read().finally(() => {
        reading = null;
      });
      await reading;
    },
    isFresh,
    sequence: () => now,
    changedSince: (sequence, scopes) => sequence < floor || scopes.some((scope) => (last.get(scope) ?? 0) > sequence),
    changed() {
      announced += 1;
    },
  };
}
