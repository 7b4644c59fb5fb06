import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Database } from '../database/database.ts';
import { createQueue } from '../queue.ts';
import { type FileStore, MissingBytes } from './file-store.ts';

/** Counts of a copy, over the files that the database knows. */
export interface CopyCounts {
  files: number;
  copied: number;
  copiedBytes: number;
  /** Already in the target store, with the size recorded in the database. */
  there: number;
  /** Recorded in the database, and not in the source store. */
  missing: number;
  /** With another size than the database records: not copied. */
  wrong: string[];
}

/** How many files are copied at once. */
const atOnce = 4;

type Stored = Pick<FileStore, 'read' | 'size'>;

const sumOf = async (content: Readable): Promise<{ size: number; hash: string }> => {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    hash.update(chunk);
  }
  return { size, hash: hash.digest('hex') };
};

async function* hashed(content: Readable, sent: Hash) {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    sent.update(chunk);
    yield chunk;
  }
}

/** Copies one file and reads it back. Throws when the copy differs from the source. */
async function copyOne(from: Stored, to: FileStore, key: string): Promise<void> {
  const sent = createHash('sha256');
  await to.putStream(key, Readable.from(hashed(await from.read(key), sent), { objectMode: false }));
  const arrived = await sumOf(await to.read(key));
  if (arrived.hash === sent.digest('hex')) return;
  await to.remove(key);
  throw new Error(`What arrived of ${key} is not what was sent.`);
}

/**
 * Brings every file that the database knows from one store into another, where it is not yet. Nothing is taken away, so it may run
 * beside the site, be interrupted and run again.
 * @param progress called after each batch with the number of files examined
 * @param perBatch how many are read of the database at once
 */
export async function copyFiles(options: {
  database: Pick<Database, 'pool'>;
  from: Stored;
  to: FileStore;
  progress?: (files: number) => void;
  perBatch?: number;
}): Promise<CopyCounts> {
  const { database, from, to, progress, perBatch = 500 } = options;
  const counts: CopyCounts = { files: 0, copied: 0, copiedBytes: 0, there: 0, missing: 0, wrong: [] };
  const queue = createQueue({ concurrency: atOnce, waiting: perBatch });

  const bring = async (key: string, size: number): Promise<void> => {
    if ((await to.size(key)) === size) {
      counts.there += 1;
      return;
    }
    const found = await from.size(key);
    if (found === null) counts.missing += 1;
    else if (found !== size) counts.wrong.push(key);
    else {
      try {
        await copyOne(from, to, key);
      } catch (error) {
        if (!(error instanceof MissingBytes)) throw error;
        // Deleted in the meantime.
        counts.missing += 1;
        return;
      }
      counts.copied += 1;
      counts.copiedBytes += size;
    }
  };

  for (let after = ''; ; ) {
    // Of an infected upload only the record remains, with size 0.
    const { rows } = await database.pool.query<{ storage_key: string; size: number }>(
      'select storage_key, size from files where storage_key > $1 and size > 0 order by storage_key limit $2',
      [after, perBatch],
    );
    // All are awaited even when one fails, so that nothing runs on after the call.
    const ended = await Promise.allSettled(rows.map(({ storage_key: key, size }) => queue.run(() => bring(key, size))));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
    counts.files += rows.length;
    progress?.(counts.files);
    const last = rows.at(-1);
    if (!last || rows.length < perBatch) return counts;
    after = last.storage_key;
  }
}
