import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#host/database/database.ts';
import type { Clamd } from '#host/files/file-scanner.ts';
import { type FileStore, MissingBytes } from '#host/files/file-store.ts';
import { type FileRow, files } from '#host/files/file-table.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { findFile } from './file-records.ts';

/** Has the scanner look at one upload. */
export const scanFileJob = defineJob({
  name: 'files.scan',
  payload: z.object({ id: z.uuid() }),
  // A scanner that is away for longer is asked again by the minute's job.
  retryLimit: 2,
  retryDelay: 20,
  concurrency: 2,
});

/** Sends what still waits to a scanner that is back. */
export const scanWaitingJob = defineJob({ name: 'files.scan-waiting', cron: '* * * * *' });

/** Its own job and that job's tries have had their time by then. */
const waitedMinutes = 2;
const sentAtOnce = 500;

/** Uploads that the scanner has not answered for. */
export interface WaitingScans {
  /** Whether there is a scanner. */
  configured: boolean;
  files: number;
  /** When the oldest was uploaded. */
  since: Date | null;
}

export interface Scanning {
  /** How an upload begins. */
  heldAs: 'checking' | null;
  /** Has an upload looked at, once the caller's transaction is committed. */
  begin(tx: Executor, row: FileRow): Promise<void>;
  waiting(executor: Executor): Promise<WaitingScans>;
  /** Without a scanner nothing waits for one any more. */
  start(): Promise<void>;
}

const isChecking = eq(files.heldAs, 'checking');

const countWaiting = async (executor: Executor): Promise<Omit<WaitingScans, 'configured'>> => {
  const [row] = await executor
    .select({ files: sql<number>`count(*)::int`, since: sql<string | null>`min(${files.createdAt})` })
    .from(files)
    .where(isChecking);
  return { files: row?.files ?? 0, since: row?.since ? new Date(row.since) : null };
};

/**
 * Uploads are looked at by a scanner before others get them (rules.md#scanned-files). Each has a job; what waits longer is sent again
 * every minute in which the scanner answers. Without one nothing is held back.
 */
export async function createScanning(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'audit' | 'log'> & {
    store: FileStore;
    clamd: Clamd | null;
    deleteBytes: (tx: Executor, storageKeys: string[]) => Promise<void>;
  },
): Promise<Scanning> {
  const { database, store, clock, jobs, audit, log, clamd } = deps;
  const { executor } = database;
  if (!clamd)
    return {
      heldAs: null,
      begin: async () => {},
      waiting: async () => ({ configured: false, files: 0, since: null }),
      start: async () => {
        await executor.update(files).set({ heldAs: null }).where(isChecking);
      },
    };

  /** The bytes go with the transaction; the record stays, so that both sides can be notified. */
  const condemn = (row: FileRow, signature: string): Promise<void> =>
    database.transaction(async (tx) => {
      const [condemned] = await tx
        .update(files)
        .set({ heldAs: 'infected', size: 0 })
        .where(and(eq(files.id, row.id), isChecking))
        .returning({ id: files.id });
      if (!condemned) return;
      await deps.deleteBytes(tx, [row.storageKey]);
      await audit.record(tx, {
        actor: null,
        action: 'files.infected',
        objectKind: 'file',
        objectId: row.id,
        details: { purpose: row.purpose, signature: signature.slice(0, 200) },
      });
    });

  await jobs.handle(scanFileJob, async ({ id }, { last }) => {
    const row = await findFile(executor, id);
    if (row?.heldAs !== 'checking') return;
    const content = await store.read(row.storageKey).catch((error: unknown) => {
      // Deleted meanwhile; or lost, and then nobody gets it either.
      if (error instanceof MissingBytes) return null;
      throw error;
    });
    if (!content) return;
    const verdict = await clamd.scan(content).catch((error: unknown) => {
      if (!last) throw error;
      log.warn({ err: error, fileId: id }, 'an upload waits for the scanner');
      return null;
    });
    if (!verdict) return;
    if (verdict.infected) {
      log.warn({ fileId: id, signature: verdict.signature }, 'an upload is infected');
      await condemn(row, verdict.signature);
    } else
      await executor
        .update(files)
        .set({ heldAs: null })
        .where(and(eq(files.id, id), isChecking));
  });

  await jobs.handle(scanWaitingJob, async () => {
    const until = new Date(clock.now().getTime() - waitedMinutes * 60_000);
    const rows = await executor
      .select({ id: files.id })
      .from(files)
      .where(and(isChecking, lt(files.createdAt, until)))
      .orderBy(asc(files.createdAt))
      .limit(sentAtOnce);
    if (rows.length === 0) return;
    try {
      await clamd.ping();
    } catch (error) {
      log.warn({ err: error, files: rows.length }, 'uploads wait for the scanner');
      return;
    }
    for (const { id } of rows) await jobs.send(executor, scanFileJob, { id }, { singletonKey: id });
  });

  return {
    heldAs: 'checking',
    begin: (tx, { id }) => jobs.send(tx, scanFileJob, { id }, { singletonKey: id }),
    waiting: async (reader) => ({ configured: true, ...(await countWaiting(reader)) }),
    start: async () => {},
  };
}
