import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type ArchiveLimits, type ReadEntry, readArchive, readLines } from './archive-reader.ts';
import { BackupFault } from './backup-fault.ts';
import { fileLine, filesPerList } from './make-backup.ts';
import {
  type BackupHeader,
  type BackupManifest,
  type BackupTable,
  backupHeader,
  backupManifest,
  listedFile,
} from './manifest.ts';
import { createRowsSum, type RowsSumming } from './rows-hash.ts';

/** Receives the content of an archive in order, while it is read. */
export interface BackupVisitor {
  /** Called before everything else. */
  header?(header: BackupHeader): Promise<void>;
  rows?(table: BackupTable, lines: readonly string[]): Promise<void>;
  file?(key: string, content: Readable): Promise<void>;
}

const damaged = (what: string): BackupFault => new BackupFault(`The backup is damaged: ${what}.`);

/** Reads a JSON entry and validates it. */
async function readJson<T>(entry: ReadEntry, schema: { parse(value: unknown): T }): Promise<T> {
  const lines = await readLines(entry);
  try {
    return schema.parse(JSON.parse(lines.join('\n')));
  } catch {
    throw damaged(`its entry ${entry.name} cannot be understood`);
  }
}

/** Reads only the first entry: what the archive is, without verifying the rest. */
export async function readBackupHeader(file: string, key: string | null): Promise<BackupHeader> {
  for await (const entry of readArchive(file, key)) {
    // Awaited before the archive is closed.
    const header = await headerOf(entry);
    return header;
  }
  throw damaged('it is empty');
}

async function headerOf(entry: ReadEntry): Promise<BackupHeader> {
  if (entry.kind !== 'header') throw damaged('it does not begin with its description');
  const raw = await readJson(entry, { parse: (value) => value as { format?: unknown } });
  if (typeof raw?.format === 'number' && raw.format > 1)
    throw new BackupFault('The backup was made by a newer version of Prilika. Restore it with that version.');
  const parsed = backupHeader.safeParse(raw);
  if (!parsed.success) throw damaged('its description cannot be understood');
  return parsed.data;
}

const sameSum = (one: { rows: number; hash: string } | undefined, other: { rows: number; hash: string }) =>
  one?.rows === other.rows && one.hash === other.hash;

/**
 * Reads an archive from beginning to end, verifies all counts and hashes, and passes its content to the visitor.
 * @throws BackupFault for anything that differs from what was written
 */
export async function readBackup(
  file: string,
  key: string | null,
  visitor: BackupVisitor = {},
  limits?: ArchiveLimits,
): Promise<{ header: BackupHeader; manifest: BackupManifest }> {
  let header: BackupHeader | null = null;
  let manifest: BackupManifest | null = null;
  const tables = new Map<string, { table: BackupTable; sum: RowsSumming }>();
  const files = createFileChecks();
  for await (const entry of readArchive(file, key, limits)) {
    if (manifest) throw damaged('something follows its end');
    if (!header) {
      header = await headerOf(entry);
      for (const table of header.tables) tables.set(table.name, { table, sum: createRowsSum() });
      await visitor.header?.(header);
      continue;
    }
    if (entry.kind === 'header') throw damaged('it begins twice');
    else if (entry.kind === 'manifest') manifest = await readJson(entry, backupManifest);
    else if (entry.kind === 'rows') {
      const known = tables.get(entry.table);
      if (!known) throw damaged(`its table ${entry.table} is not described`);
      const lines = await readLines(entry);
      for (const line of lines) known.sum.add(line);
      await visitor.rows?.(known.table, lines);
    } else if (entry.kind === 'file') await files.read(entry.key, entry, visitor);
    else files.compare(await readLines(entry));
  }
  if (!header || !manifest) throw damaged('its end is missing');
  for (const [name, { sum }] of tables)
    if (!sameSum(manifest.tables[name], sum.total()))
      throw damaged(`the rows of ${name} are not those that were written`);
  if (Object.keys(manifest.tables).length !== tables.size) throw damaged('its tables are not those it describes');
  files.end(manifest);
  return { header, manifest };
}

/** Verifies files against the lists that follow them; memory is limited to one list. */
function createFileChecks() {
  const sum = createRowsSum();
  let bytes = 0;
  let unlisted = new Map<string, string>();
  return {
    async read(key: string, { content, size }: ReadEntry, visitor: BackupVisitor): Promise<void> {
      if (unlisted.has(key) || unlisted.size >= filesPerList) throw damaged(`the file ${key} is in no list`);
      const hash = createHash('sha256');
      async function* hashed() {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          hash.update(chunk);
          yield chunk;
        }
      }
      if (visitor.file) await visitor.file(key, Readable.from(hashed()));
      else for await (const _ of hashed());
      const line = fileLine(key, size, hash.digest('hex'));
      unlisted.set(key, line);
      sum.add(line);
      bytes += size;
    },
    compare(lines: readonly string[]): void {
      for (const line of lines) {
        let key: string;
        try {
          key = listedFile.parse(JSON.parse(line)).key;
        } catch {
          throw damaged('a list of its files cannot be understood');
        }
        if (unlisted.get(key) !== line) throw damaged(`the file ${key} is not as it was written`);
        unlisted.delete(key);
      }
      if (unlisted.size > 0) throw damaged(`the file ${[...unlisted.keys()][0]} is in no list`);
      unlisted = new Map();
    },
    end({ files }: BackupManifest): void {
      const { rows, hash } = sum.total();
      if (unlisted.size > 0 || files.count !== rows || files.bytes !== bytes || files.hash !== hash)
        throw damaged('its files are not those that were written');
    },
  };
}
