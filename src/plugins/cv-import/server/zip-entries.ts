import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { Problem } from '#kit/problem.ts';

const inflate = promisify(inflateRaw);

/** A file of an archive, not unpacked yet. */
export interface ZipEntry {
  /** Base name in lower case. */
  name: string;
  /**
   * Unpacks it. Throws `candidates.cv-file-too-much` when it has more than `most` bytes, and
   * `candidates.cv-file-unreadable` when it cannot be unpacked.
   */
  read(most: number): Promise<Buffer>;
}

/** Maximum number of files; LinkedIn's largest archives have some hundred. */
const maxFiles = 2000;

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const directoryMark = 0x02014b50;
const localMark = 0x04034b50;
const encrypted = 1;

const unreadable = (cause?: unknown): Problem => new Problem('candidates.cv-file-unreadable', { cause });

const endsTooLate = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'ERR_BUFFER_TOO_LARGE';

/** The compressed bytes of an entry; both headers must be consistent. */
const contentAt = (zip: Buffer, local: number, size: number): Buffer => {
  if (local + 30 > zip.length || zip.readUInt32LE(local) !== localMark) throw unreadable();
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  if (start + size > zip.length) throw unreadable();
  return zip.subarray(start, start + size);
};

/**
 * The files of a ZIP archive as listed in its directory. Declared sizes are not trusted: each file is unpacked on
 * demand, in a thread, up to a given limit.
 */
export function readZip(bytes: Uint8Array): ZipEntry[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf(endMark);
  if (end < 0 || end + 22 > zip.length) throw unreadable();
  const count = zip.readUInt16LE(end + 10);
  if (count > maxFiles) throw new Problem('candidates.cv-file-too-much');
  const entries: ZipEntry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== directoryMark) throw unreadable();
    const flags = zip.readUInt16LE(at + 8);
    const method = zip.readUInt16LE(at + 10);
    const size = zip.readUInt32LE(at + 20);
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    if (path.endsWith('/')) continue;
    entries.push({
      name: path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).toLowerCase(),
      async read(most) {
        const content = contentAt(zip, local, size);
        if ((flags & encrypted) !== 0 || (method !== 0 && method !== 8)) throw unreadable();
        if (method === 0 && size > most) throw new Problem('candidates.cv-file-too-much');
        if (method === 0) return content;
        try {
          return await inflate(content, { maxOutputLength: most });
        } catch (error) {
          throw endsTooLate(error) ? new Problem('candidates.cv-file-too-much') : unreadable(error);
        }
      },
    });
  }
  return entries;
}
