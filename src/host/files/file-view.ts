import type { HeldReason } from '#kit/file-rules.ts';
import type { FileRow } from './file-table.ts';

/**
 * Why a file is held back from its readers (rules.md#scanned-files). Pictures for pages are exempt from `checking`:
 * they were re-encoded, so what is stored is not what was sent.
 */
export const heldFromReaders = ({ heldAs, width }: Pick<FileRow, 'heldAs' | 'width'>): HeldReason | null =>
  heldAs === 'checking' && width !== null ? null : heldAs;

/** The `held` field of a file in responses; absent for nearly all. */
export const heldView = (row: Pick<FileRow, 'heldAs' | 'width'>): { held?: HeldReason } => {
  const held = heldFromReaders(row);
  return held ? { held } : {};
};

/** Converts a file to its form in responses, for callers who may know that it exists; no other conversion exists. */
export const toFileView = (row: FileRow) => ({
  id: row.id,
  name: row.name,
  type: row.mediaType,
  size: row.size,
  ...heldView(row),
});
