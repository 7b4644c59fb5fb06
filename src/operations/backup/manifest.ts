import { z } from 'zod';

/** Increased when older programs cannot read new archives. */
export const backupFormat = 1;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const count = z.number().int().nonnegative();

/** The first entry of an archive: enough to determine whether this program can restore it. */
export const backupHeader = z.object({
  format: z.literal(backupFormat),
  /** Name of the program that made it. */
  program: z.string().max(100),
  /** The instant of the data. */
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ hash, madeAt: z.number().int() })).max(10_000),
  tables: z
    .array(
      z.object({
        name: identifier,
        columns: z
          .array(
            z.object({
              name: identifier,
              /** In PostgreSQL's notation: `numeric(7,4)`. */
              type: z.string().regex(/^[a-z][a-z0-9_ (),"[\]]{0,99}$/),
            }),
          )
          .max(1600),
      }),
    )
    .max(1000),
});
export type BackupHeader = z.output<typeof backupHeader>;
export type BackupTable = BackupHeader['tables'][number];

/** Checksum of rows in any order: their count, and the sum of their hashes. */
export const rowsSum = z.object({ rows: count, hash });
export type RowsSum = z.output<typeof rowsSum>;

/** The last entry: an archive without it is truncated. */
export const backupManifest = z.object({
  tables: z.record(identifier, rowsSum),
  files: z.object({
    count,
    bytes: count,
    /** Sum of the hashes of each file's name, size and content. */
    hash,
    /**
     * Known to the database, and missing in the store when they were to be copied: deleted meanwhile, or lost before.
     */
    missing: count,
  }),
  /** State of the sequences: higher than the rows' own ids when the newest rows were deleted. */
  sequences: z
    .array(z.object({ name: identifier, last: z.string().regex(/^\d{1,19}$/), called: z.boolean() }))
    .max(1000),
});
export type BackupManifest = z.output<typeof backupManifest>;

/** A line of a list of files, which follows the files that it names. */
export const listedFile = z.object({ key: z.string(), size: count, hash });

/** Names of entries. */
export const headerName = 'prilika-backup.json';
export const manifestName = 'manifest.json';

const part = (number: number): string => String(number).padStart(7, '0');
export const rowsName = (table: string, number: number): string => `data/${table}/${part(number)}.jsonl`;
export const listName = (number: number): string => `file-lists/${part(number)}.jsonl`;
export const fileName = (key: string): string => `files/${key}`;

export type EntryKind =
  | { kind: 'header' | 'manifest' | 'list' }
  | { kind: 'rows'; table: string }
  | { kind: 'file'; key: string };

/** The kind of an entry by its name; null for an unknown name. Keys cannot point outside their folder. */
export function entryOf(name: string): EntryKind | null {
  if (name === headerName) return { kind: 'header' };
  if (name === manifestName) return { kind: 'manifest' };
  if (/^file-lists\/\d{7}\.jsonl$/.test(name)) return { kind: 'list' };
  const [, table] = /^data\/([a-z_][a-z0-9_]{0,62})\/\d{7}\.jsonl$/.exec(name) ?? [];
  if (table) return { kind: 'rows', table };
  const [, key] = /^files\/((?:[0-9A-Za-z][0-9A-Za-z_.-]*\/){0,8}[0-9A-Za-z][0-9A-Za-z_.-]*)$/.exec(name) ?? [];
  return key && key.length <= 200 ? { kind: 'file', key } : null;
}
