import { Readable } from 'node:stream';
import { type FileStore, MissingBytes } from '#host/files/file-store.ts';
import { Problem } from '#kit/problem.ts';

/**
 * The bytes of a file as the body of a response. What is wrong is known before the response begins.
 * @throws `files.away` while the store is, `not-found` when there are no bytes
 */
export async function bytesFor(store: Pick<FileStore, 'read'>, storageKey: string): Promise<ReadableStream> {
  try {
    return Readable.toWeb(await store.read(storageKey)) as ReadableStream;
  } catch (error) {
    throw error instanceof MissingBytes ? new Problem('not-found', { cause: error }) : error;
  }
}

/**
 * What is made while it is downloaded, as the body of a response. Its beginning is made before, so that what is wrong from the start
 * gets an error instead of a broken download.
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
