import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { decrypted, isEncrypted } from './archive-key.ts';
import { BackupFault } from './backup-fault.ts';
import { type EntryKind, entryOf } from './manifest.ts';

/** Limits of an archive's content, so that a manipulated one cannot fill memory or disk. */
export interface ArchiveLimits {
  entries: number;
  /** Maximum bytes of an entry that is read into memory. */
  text: number;
  /** Maximum bytes of a file. */
  file: number;
}

export const archiveLimits: ArchiveLimits = {
  entries: 20_000_000,
  text: 64 * 1_048_576,
  file: 4096 * 1_048_576,
};

export type ReadEntry = EntryKind & {
  name: string;
  size: number;
  /** The entry's bytes; unread bytes are skipped. */
  content: Readable;
};

const damaged = (cause?: unknown): BackupFault =>
  new BackupFault('The backup is damaged or cut off: its end is missing or its bytes were changed.', {
    cause,
  });

/** Opens the archive as an uncompressed stream, decrypted where necessary. */
async function openBytes(file: string, key: string | null): Promise<Readable> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new BackupFault(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`,
    );
  });
  const beginning = Buffer.alloc(64);
  const { bytesRead } = await handle
    .read(beginning, 0, beginning.length, 0)
    .catch((error: NodeJS.ErrnoException) => {
      throw new BackupFault(error.code === 'EISDIR' ? `${file} is a folder.` : error.message);
    })
    .finally(() => handle.close());
  if (isEncrypted(beginning.subarray(0, bytesRead))) {
    if (key === null)
      throw new BackupFault('The backup is encrypted: set BACKUP_KEY to the key that it was made with.');
    return decrypted(createReadStream(file), key);
  }
  if (beginning[0] !== 0x1f || beginning[1] !== 0x8b) throw new BackupFault(`${file} is no backup of Prilika.`);
  return createReadStream(file);
}

/**
 * Yields the entries of an archive in order.
 * @throws BackupFault with a message for everything that can be wrong with the file
 */
export async function* readArchive(
  file: string,
  key: string | null,
  limits: ArchiveLimits = archiveLimits,
): AsyncGenerator<ReadEntry> {
  const bytes = await openBytes(file, key);
  const tar = extract();
  // tar-stream's streams are compatible with Node's in all that matters here.
  const unpacked = pipeline(bytes, createGunzip(), tar);
  unpacked.catch((error: Error) => tar.destroy(error));
  let entries = 0;
  try {
    for await (const entry of tar) {
      entries += 1;
      if (entries > limits.entries) throw new BackupFault(`The backup has more than ${limits.entries} entries.`);
      const { name, size = 0, type } = entry.header;
      const known = type === 'file' ? entryOf(name) : null;
      if (!known)
        throw new BackupFault(`The backup holds ${JSON.stringify(name.slice(0, 100))}, which is none of Prilika's.`);
      if (size > (known.kind === 'file' ? limits.file : limits.text))
        throw new BackupFault(`The entry ${name} of the backup is too large.`);
      yield { ...known, name, size, content: Readable.from(readSafely(entry as AsyncIterable<Buffer>)) };
      entry.resume();
    }
    await unpacked;
  } catch (error) {
    throw error instanceof BackupFault ? error : damaged(error);
  } finally {
    tar.destroy();
    bytes.destroy();
    await unpacked.catch(() => {});
  }
}

async function* readSafely(entry: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* entry;
  } catch (error) {
    throw damaged(error);
  }
}

/** Reads the lines of an entry. */
export async function readLines({ content }: ReadEntry): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString('utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}
