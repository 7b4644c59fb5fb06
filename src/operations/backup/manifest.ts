import { z } from 'zod';

/** Raised when an archive of today could not be read by a program of yesterday. */
export const backupFormat = 1;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const count = z.number().int().nonnegative();

/** The first entry of an archive: enough to say whether this program can restore it. */
export const backupHeader = z.object({
  format: z.literal(backupFormat),
  /** Of the program that made it. */
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
              /** As PostgreSQL writes it: `numeric(7,4)`. */
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

/** What rows are together, whatever their order: how many, and the sum of their hashes. */
export const rowsSum = z.object({ rows: count, hash });
export type RowsSum = z.output<typeof rowsSum>;

/** The last entry: an archive without it was cut off. */
export const backupManifest = z.object({
  tables: z.record(identifier, rowsSum),
  files: z.object({
    count,
    bytes: count,
    /** Sum of the hashes of name, size and content of each. */
    hash,
    /** Known to the database, and without bytes when their turn came: deleted meanwhile, or lost before. */
    missing: count,
  }),
  /** Where the numbers of new rows go on: higher than the rows' own when the newest were deleted. */
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

/** What an entry is by its name; null for a name that no archive of ours has. Keys lead nowhere but below their folder. */
export function entryOf(name: string): EntryKind | null {
  if (name === headerName) return { kind: 'header' };
  if (name === manifestName) return { kind: 'manifest' };
  if (/^file-lists\/\d{7}\.jsonl$/.test(name)) return { kind: 'list' };
  const [, table] = /^data\/([a-z_][a-z0-9_]{0,62})\/\d{7}\.jsonl$/.exec(name) ?? [];
  if (table) return { kind: 'rows', table };
  const [, key] = /^files\/((?:[0-9A-Za-z][0-9A-Za-z_.-]*\/){0,8}[0-9A-Za-z][0-9A-Za-z_.-]*)$/.exec(name) ?? [];
  return key && key.length <= 200 ? { kind: 'file', key } : null;
}
