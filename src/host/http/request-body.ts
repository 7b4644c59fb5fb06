import type { FileHandle } from 'node:fs/promises';
import type { Context } from 'hono';
import { Problem } from '#kit/problem.ts';
import { openUnnamed } from '../files/unnamed-file.ts';
import { createQueue, type Queue } from '../queue.ts';
import { type BodyRoom, createBodyRoom } from './body-room.ts';

type TooLarge = 'payload-too-large' | 'files.too-large';

/** The length that the head declares; null for a body that comes in chunks. */
const declaredLength = (c: Context): number | null => {
  const length = c.req.header('content-length');
  return length === undefined ? null : Number(length);
};

/** A body whose declared length is too large is refused before any of it is read. */
const refuseTooLarge = (c: Context, limit: number, code: TooLarge): void => {
  if ((declaredLength(c) ?? 0) > limit) throw new Problem(code);
};

/** The pieces of a body, cut off at the limit whatever length was declared. */
async function* piecesOf(c: Context, limit: number, code: TooLarge): AsyncGenerator<Uint8Array> {
  let size = 0;
  const reader = c.req.raw.body?.getReader();
  for (;;) {
    const piece = await reader?.read().catch((error: unknown) => {
      throw new Problem('bad-request', { cause: error });
    });
    if (!piece?.value) return;
    size += piece.value.byteLength;
    if (size > limit) throw new Problem(code);
    yield piece.value;
  }
}

/** Reads the body into memory, at most `limit` bytes; `onSize` is called with the size so far before more is read. */
export const readBytes = async (
  c: Context,
  limit: number,
  code: TooLarge,
  onSize?: (size: number) => void,
): Promise<Uint8Array<ArrayBuffer>> => {
  refuseTooLarge(c, limit, code);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of piecesOf(c, limit, code)) {
    size += chunk.byteLength;
    onSize?.(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** A completely received upload. */
export interface Received {
  bytes: Uint8Array<ArrayBuffer>;
  /** To be called when the upload has been processed; until then it counts towards the limits. */
  done: () => void;
}

/** Reads request bodies; the bytes in transit are limited per caller and in total (rules.md#upload-limits). */
export interface RequestBodies {
  /** Reads the body into memory, at most `limit` bytes. */
  read(c: Context, network: string, limit: number): Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Receives a large body via the disk: incomplete uploads take no memory.
   * @param caller whose limit it counts towards
   * @param before called before any of the body is read; may throw to refuse the caller
   * @throws `request-timeout` for one that arrives too slowly
   */
  receive(c: Context, what: { caller: string; limit: number; before: () => Promise<void> }): Promise<Received>;
}

export interface BodyLimits {
  uploads: BodyRoom;
  inMemory: BodyRoom;
  /** Complete uploads: those being processed are in memory, the others wait on disk. */
  arrived: Queue;
  /** Minimum speed: this part of an upload's length must arrive in every `ms` milliseconds. */
  pace: { part: number; ms: number };
}

/** Smaller bodies need no reservation: the connection buffers as much anyway. */
const smallBytes = 16_384;

/** Bytes in transit of all processes of a site; each process has at least room for four of the largest uploads. */
const uploadBytes = 67_108_864;
const minUploadBytes = 25_165_824;

/** @param processes number of processes that answer requests on this machine and share the limit for uploads */
export const bodyLimits = (processes: number): BodyLimits => ({
  uploads: createBodyRoom({
    maxBytes: Math.max(minUploadBytes, uploadBytes / processes),
    maxOfCaller: 4,
  }),
  arrived: createQueue({ concurrency: 4, waiting: 10_000 }),
  inMemory: createBodyRoom({ maxBytes: 67_108_864, maxOfCaller: 16 }),
  // 5 MB at 22 kB a second.
  pace: { part: 1 / 24, ms: 10_000 },
});

/** @param folder for uploads while they are received */
export function createRequestBodies(folder: string, limits = bodyLimits(1)): RequestBodies {
  const { uploads, inMemory, arrived, pace } = limits;

  /** Writes the pieces as they arrive; throws when they arrive too slowly. */
  const store = async (pieces: AsyncIterator<Uint8Array>, file: FileHandle, expected: number) => {
    let size = 0;
    let before = 0;
    const slow = Promise.withResolvers<never>();
    slow.promise.catch(() => {});
    const watch = setInterval(() => {
      if (size - before < expected * pace.part) slow.reject(new Problem('request-timeout'));
      before = size;
    }, pace.ms);
    try {
      for (;;) {
        const piece = await Promise.race([pieces.next(), slow.promise]);
        if (piece.done) return size;
        await file.writeFile(piece.value);
        size += piece.value.byteLength;
      }
    } finally {
      clearInterval(watch);
    }
  };

  return {
    async read(c, network, limit) {
      refuseTooLarge(c, limit, 'payload-too-large');
      const expected = declaredLength(c) ?? limit;
      let release: (() => void) | undefined;
      // A body of undeclared length needs a reservation once it is no longer small.
      const needRoom = (size: number): void => {
        if (size > smallBytes) release ??= inMemory.take(network, expected);
      };
      needRoom(declaredLength(c) ?? 0);
      try {
        return await readBytes(c, limit, 'payload-too-large', needRoom);
      } finally {
        release?.();
      }
    },

    async receive(c, { caller, limit, before }) {
      refuseTooLarge(c, limit, 'files.too-large');
      const expected = declaredLength(c) ?? limit;
      const release = uploads.take(caller, expected);
      let leave: (() => void) | null = null;
      const done = (): void => {
        leave?.();
        leave = null;
        release();
      };
      let file: FileHandle | null = null;
      try {
        await before();
        file = await openUnnamed(folder);
        const size = await store(piecesOf(c, limit, 'files.too-large'), file, expected);
        leave = await arrived.enter();
        const bytes = new Uint8Array(size);
        await file.read(bytes, 0, size, 0);
        return { bytes, done };
      } catch (error) {
        done();
        throw error;
      } finally {
        await file?.close();
      }
    },
  };
}
