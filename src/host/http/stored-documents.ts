import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { Problem } from '#kit/problem.ts';
import { openUnnamed } from '../files/unnamed-file.ts';
import { createQueue } from '../queue.ts';
import { TimeoutError, withTimeout } from '../with-timeout.ts';

/** A document on the disk. */
export interface StoredDocument {
  version: string;
  /** Of it compressed. */
  bytes: number;
  /** It compressed by gzip. */
  read(): Readable;
}

interface Stored extends StoredDocument {
  /** Closes its file as soon as nobody reads it any more. */
  retire(): void;
}

/** Long documents: each version of each is made once, by one making at a time, and read by however many. */
export interface StoredDocuments {
  /**
   * Has the document of a key in this version made unless it is there. When that takes long an earlier version stays
   * the current one until it is done; where there is none, the caller is asked to come again.
   * @throws `unavailable`
   */
  bring(key: string, version: string, make: () => AsyncIterable<string>): Promise<void>;
  /** The newest document of a key that is whole; to be read at once, because the next one takes its place. */
  current(key: string): StoredDocument | null;
}

/** How long people wait for a new version while there is an earlier one, and while there is none. */
interface Patience {
  withEarlier: number;
  withNone: number;
}

const usualPatience: Patience = { withEarlier: 2000, withNone: 20_000 };
const retryAfter = 30;

/** Keys that are stored: a site has one for each board, and one that does not know its address as many for each that it is asked by. */
const maxKeys = 16;
const pieceBytes = 65_536;
/** So long a making works, and so long it leaves the thread to everything else. */
const workMs = 1;
const restMs = 15;

/** The same pieces, with rests between them. */
async function* withRests(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = performance.now();
  for await (const piece of pieces) {
    yield piece;
    if (performance.now() - begun < workMs) continue;
    await pause(restMs);
    begun = performance.now();
  }
}

/** Writes a document whole before anybody may read it: of one that fails nothing is left. */
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

/** @param folder for the files; they have no names in it */
export function createStoredDocuments(folder: string, patience: Patience = usualPatience): StoredDocuments {
  const stored = new Map<string, Stored>();
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

  const start = (key: string, version: string, make: () => AsyncIterable<string>): Promise<void> => {
    const made = queue
      .run(async () => replace(key, await store(folder, version, make())))
      .finally(() => making.delete(key));
    // Requests that wait for it get the error; there may be none any more.
    made.catch(() => {});
    making.set(key, made);
    return made;
  };

  return {
    current: (key) => stored.get(key) ?? null,
    async bring(key, version, make) {
      const before = stored.get(key);
      if (before?.version === version) return;
      // What is being made is not begun twice, whichever version it is: who asks next begins the newer one.
      const made = making.get(key) ?? start(key, version, make);
      try {
        await withTimeout(before ? patience.withEarlier : patience.withNone, made);
      } catch (error) {
        if (!(error instanceof TimeoutError)) throw error;
        if (!before) throw new Problem('unavailable', { retryAfter });
      }
    },
  };
}
