import { Readable } from 'node:stream';
import { type FileStore, MissingBytes } from '#host/files/file-store.ts';
import { Problem } from '#kit/problem.ts';

/**
 * The bytes of a file as a response body. Errors are thrown before the response starts.
 * @throws `files.away` when the store is unavailable, `not-found` when there are no bytes
 */
export async function bytesFor(store: Pick<FileStore, 'read'>, storageKey: string): Promise<ReadableStream> {
  try {
    return Readable.toWeb(await store.read(storageKey)) as ReadableStream;
  } catch (error) {
    throw error instanceof MissingBytes ? new Problem('not-found', { cause: error }) : error;
  }
}

/**
 * Content generated during the download, as a response body. The first chunk is generated up front, so that an early
 * failure returns an error instead of a broken download.
 */
export async function generatedBytes(content: AsyncIterable<Uint8Array>): Promise<ReadableStream> {
  const pieces = content[Symbol.asyncIterator]();
  const first = await pieces.next();
  async function* whole() {
    try {
      if (first.done) return;
      yield first.value;
      for (;;) {
        const next = await pieces.next();
        if (next.done) return;
        yield next.value;
      }
    } finally {
      await pieces.return?.();
    }
  }
  return Readable.toWeb(Readable.from(whole())) as ReadableStream;
}
