import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { isDiskFull } from '#host/outages.ts';
import { encrypted } from './archive-key.ts';
import { BackupFault } from './backup-fault.ts';

/** Most large content is compressed already (PDF, JPEG); rows shrink to a fifth at any level. */
const compression = { level: 4 };

export interface ArchiveWriter {
  /** Adds an entry of a few megabytes at most. */
  add(name: string, content: string): Promise<void>;
  /**
   * Adds an entry from a stream; resolves with the hash of its bytes. Throws when the size differs from the announced
   * one.
   */
  addStream(name: string, size: number, content: Readable): Promise<string>;
}

/**
 * Writes an archive, completely or not at all: first to a temporary file next to it, with mode 0600.
 * @param key encrypts it; null: unencrypted
 * @throws BackupFault when the file exists already or the disk is full
 */
export async function writeArchive(
  file: string,
  key: string | null,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.part`;
  await rm(unfinished, { force: true });
  const tar = pack();
  // tar-stream's streams are not web streams.
  const bytes = Readable.from(tar);
  const write = async (): Promise<void> => {
    const compressed = bytes.compose(createGzip(compression)) as unknown as Readable;
    const target = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(key === null ? compressed : await encrypted(compressed, key), target);
  };
  const written = write();
  // Otherwise `fill` would wait for ever for a stream that nobody reads any more.
  written.catch((error: Error) => tar.destroy(error));
  try {
    await fill(entriesOf(tar));
    tar.finalize();
    await written;
    await syncFile(unfinished);
    // Unlike a rename it never replaces an existing file.
    await link(unfinished, file);
  } catch (error) {
    tar.destroy();
    // The source only gets an error about a closed reader when the file itself cannot be written.
    const first = await written.catch((fault: unknown) => fault);
    throw explained(isDiskFull(first) || isUnwritable(first) ? first : error, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

const unwritable = new Set(['ENOENT', 'EACCES', 'EROFS', 'ENOTDIR', 'EPERM']);
const isUnwritable = (error: unknown): boolean =>
  unwritable.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');

const explained = (error: unknown, file: string): unknown => {
  if (isDiskFull(error))
    return new BackupFault(`The disk is full: there is no room for the backup ${file}. Nothing of it was kept.`, {
      cause: error,
    });
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new BackupFault(`There is a file ${file} already; nothing was changed.`);
  if (isUnwritable(error)) return new BackupFault(`The backup ${file} cannot be written: ${message}`, { cause: error });
  return error;
};

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

function entriesOf(tar: ReturnType<typeof pack>): ArchiveWriter {
  const mtime = new Date();
  /** Resolves when the tar has taken the entry in and its reader has caught up. */
  const taken = (write: (done: (error?: Error | null) => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const ended = () => reject(new Error('The archive ended too early.'));
      tar.once('close', ended);
      write((error) => {
        tar.off('close', ended);
        if (error) reject(error);
        else resolve();
      });
    });
  return {
    add: (name, content) => taken((done) => tar.entry({ name, mtime, mode: 0o600 }, Buffer.from(content), done)),
    async addStream(name, size, content) {
      const hash = createHash('sha256');
      let seen = 0;
      async function* counted() {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          hash.update(chunk);
          seen += chunk.length;
          yield chunk;
        }
      }
      await taken((done) => {
        const entry = tar.entry({ name, size, mtime, mode: 0o600 }, done);
        pipeline(counted, entry).catch(done);
      });
      if (seen !== size) throw new Error(`The file ${name} has ${seen} bytes instead of ${size}.`);
      return hash.digest('hex');
    },
  };
}
