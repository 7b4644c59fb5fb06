import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '#host/database/database.ts';
import type { Clamd } from '#host/files/file-scanner.ts';
import { type FileStore, MissingBytes } from '#host/files/file-store.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { findFile } from './file-records.ts';
import { type FileRow, files } from './file-table.ts';

/** Scans one upload. */
export const scanFileJob = defineJob({
  name: 'files.scan',
  payload: z.object({ id: z.uuid() }),
  // If the scanner is unavailable for longer, the job that runs every minute retries.
  retryLimit: 2,
  retryDelay: 20,
  concurrency: 2,
});

/** Resubmits waiting uploads when the scanner is available again. */
export const scanWaitingJob = defineJob({ name: 'files.scan-waiting', cron: '* * * * *' });

/** By then the upload's own job and its retries have finished. */
const waitedMinutes = 2;
const sentAtOnce = 500;

/** Uploads waiting for a scan result. */
export interface WaitingScans {
  /** Whether a scanner is configured. */
  configured: boolean;
  files: number;
  /** When the oldest one was uploaded. */
  since: Date | null;
}

export interface Scanning {
  /** Initial state of an upload. */
  heldAs: 'checking' | null;
  /** Queues the scan of an upload; it starts after the caller's transaction is committed. */
  begin(tx: Executor, row: FileRow): Promise<void>;
  waiting(executor: Executor): Promise<WaitingScans>;
  /** Without a scanner, releases all uploads that are waiting for one. */
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
 * Uploads are scanned before others can read them (rules.md#scanned-files). Each has its own job; uploads that wait
 * longer are resubmitted every minute while the scanner responds. Without a scanner nothing is held back.
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

  /** The bytes are deleted with the transaction; the record remains, so that both sides can be notified. */
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
      // Deleted meanwhile; or lost, in which case nobody can read it either.
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
