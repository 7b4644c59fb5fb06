import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { Problem } from '#kit/problem.ts';
import { openUnnamed } from '../files/unnamed-file.ts';
import { createQueue } from '../queue.ts';
import { TimeoutError, withTimeout } from '../with-timeout.ts';

/** A document stored on disk. */
export interface StoredDocument {
  version: string;
  /** Size of the gzip file. */
  bytes: number;
  /** The gzip-compressed content. */
  read(): Readable;
}

interface Stored extends StoredDocument {
  /** Closes its file once it has no readers any more. */
  retire(): void;
}

/** Stores long documents: each version is generated once, one document at a time, and read by any number of clients. */
export interface StoredDocuments {
  /**
   * Generates the document of a key in this version unless it exists, or after the one in progress. When that takes long
   * the earlier version stays current until it is done; without an earlier one, the caller has to retry later.
   * @throws `unavailable`
   */
  bring(key: string, version: string, make: () => AsyncIterable<string>): Promise<void>;
  /** The newest complete document of a key; to be read at once, because the next version replaces it. */
  current(key: string): StoredDocument | null;
}

interface Wanted {
  version: string;
  make: () => AsyncIterable<string>;
}

/** How long callers wait for a new version when there is an earlier one, and when there is none. */
interface Patience {
  withEarlier: number;
  withNone: number;
}

const usualPatience: Patience = { withEarlier: 2000, withNone: 20_000 };
const retryAfter = 30;

/** Keys that are stored: a site has one for each board, and one that does not know its address as many for each that it is asked by. */
const maxKeys = 16;
const pieceBytes = 65_536;
/** How long the generation works before it pauses, and how long it pauses so that other tasks can run. */
const workMs = 1;
const restMs = 15;

/** The same pieces, with pauses between them. */
async function* withRests(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = performance.now();
  for await (const piece of pieces) {
    yield piece;
    if (performance.now() - begun < workMs) continue;
    await pause(restMs);
    begun = performance.now();
  }
}

/** Writes a complete document before it can be read; a failed one leaves nothing. */
async function store(folder: string, version: string, pieces: AsyncIterable<string>): Promise<Stored> {
  const file = await openUnnamed(folder);
  let bytes = 0;
  try {
    await pipeline(Readable.from(withRests(pieces)), createGzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        await file.writeFile(chunk);
        bytes += chunk.byteLength;
      }
    });
  } catch (error) {
    await file.close();
    throw error;
  }
  let readers = 0;
  let retired = false;
  const closeUnread = (): void => {
    if (retired && readers === 0) void file.close();
  };
  async function* content(): AsyncGenerator<Buffer> {
    for (let at = 0; at < bytes; ) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, at);
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }
  return {
    version,
    bytes,
    read() {
      readers += 1;
      return Readable.from(content(), { objectMode: false }).once('close', () => {
        readers -= 1;
        closeUnread();
      });
    },
    retire() {
      retired = true;
      closeUnread();
    },
  };
}

/** @param folder for the files, which have no names */
export function createStoredDocuments(folder: string, patience: Patience = usualPatience): StoredDocuments {
  const stored = new Map<string, Stored>();
  /** Per key, the newest requested version until it is complete. */
  const wanted = new Map<string, Wanted>();
  const making = new Map<string, Promise<void>>();
  const queue = createQueue({ concurrency: 1, waiting: maxKeys });

  const replace = (key: string, document: Stored): void => {
    stored.get(key)?.retire();
    stored.delete(key);
    stored.set(key, document);
    const [oldest] = stored.keys();
    if (stored.size <= maxKeys || oldest === undefined) return;
    stored.get(oldest)?.retire();
    stored.delete(oldest);
  };

  const makeWanted = async (key: string): Promise<void> => {
    for (let next = wanted.get(key); next; next = wanted.get(key)) {
      replace(key, await store(folder, next.version, next.make()));
      if (wanted.get(key) === next) wanted.delete(key);
    }
    making.delete(key);
  };

  const start = (key: string): Promise<void> => {
    const made = queue.run(() => makeWanted(key));
    // Requests that wait for it get the error; there may be none any more.
    made.catch(() => {
      making.delete(key);
      wanted.delete(key);
    });
    making.set(key, made);
    return made;
  };

  return {
    current: (key) => stored.get(key) ?? null,
    async bring(key, version, make) {
      const before = stored.get(key);
      if ((wanted.get(key) ?? before)?.version !== version) wanted.set(key, { version, make });
      if (!wanted.has(key)) return;
      const made = making.get(key) ?? start(key);
      try {
        await withTimeout(before ? patience.withEarlier : patience.withNone, made);
      } catch (error) {
        if (!(error instanceof TimeoutError)) throw error;
        if (!before) throw new Problem('unavailable', { retryAfter });
      }
    },
  };
}
