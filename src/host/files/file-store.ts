import type { Readable } from 'node:stream';

/** Bytes in the store, whether the database knows them or not. */
interface StoredBytes {
  key: string;
  writtenAt: Date;
}

/** Headers with which the store itself serves a file. */
interface LinkedFile {
  /** The whole header value: the store adds nothing of its own. */
  contentDisposition: string;
  mediaType: string;
}

/** Nothing is stored under this key, or it was removed. */
export class MissingBytes extends Error {
  override name = 'MissingBytes';
  constructor(key: string, options?: ErrorOptions) {
    super(`There are no bytes under ${key}.`, options);
  }
}

/**
 * Stores the bytes of files. Keys are generated, never a person's file name. A failed write leaves nothing. A store
 * that cannot be reached, or takes too long, throws the problem `files.away`; a full one throws `storage-full`, or the
 * disk's error.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** For content that is too large to be held in memory. */
  putStream(key: string, content: Readable): Promise<void>;
  /** Throws {@link MissingBytes} before the stream is returned. */
  read(key: string): Promise<Readable>;
  /** In bytes; null when there is no such key. */
  size(key: string): Promise<number | null>;
  /** Does nothing when it is gone already. */
  remove(key: string): Promise<void>;
  /** Everything that is stored, in no order. */
  list(): AsyncIterable<StoredBytes>;
  /** Throws whatever prevents writing now, like a full disk; leaves nothing behind. */
  tryToWrite(): Promise<void>;
  /** Whether it is on another machine; pages and API can then do without it for a while. */
  isRemote: boolean;
  /** A URL at which the store itself serves the file for a minute; null where the site serves it. */
  link(key: string, file: LinkedFile): Promise<string | null>;
}
