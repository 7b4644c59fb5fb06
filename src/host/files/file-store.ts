import type { Readable } from 'node:stream';

/** Bytes that are there, whether anybody knows them or not. */
interface StoredBytes {
  key: string;
  writtenAt: Date;
}

/** How the store itself is to hand a file out. */
interface LinkedFile {
  /** As a whole header: the store says nothing of its own about a file. */
  contentDisposition: string;
  mediaType: string;
}

/** Nobody has written anything under this key, or it was removed. */
export class MissingBytes extends Error {
  override name = 'MissingBytes';
  constructor(key: string, options?: ErrorOptions) {
    super(`There are no bytes under ${key}.`, options);
  }
}

/**
 * Where the bytes of files are. Keys are ours, never a person's file name. What could not be written whole is not there. A store that
 * cannot be reached, or takes too long, throws the problem `files.away`; one that has no room `storage-full`, or what the disk says.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** For what is too large to be held in memory at once. */
  putStream(key: string, content: Readable): Promise<void>;
  /** Throws {@link MissingBytes} before there is anything to read. */
  read(key: string): Promise<Readable>;
  /** In bytes; null when there are none. */
  size(key: string): Promise<number | null>;
  /** Nothing happens when it is gone already. */
  remove(key: string): Promise<void>;
  /** Everything that is there, in no order. */
  list(): AsyncIterable<StoredBytes>;
  /** Throws what keeps bytes from being written now, like a full disk; leaves nothing. */
  tryToWrite(): Promise<void>;
  /** Whether pages and API can do without it for a while: it is another machine's. */
  isRemote: boolean;
  /** An address at which the store hands the file out itself for a minute; null where the site does. */
  link(key: string, file: LinkedFile): Promise<string | null>;
}
