import type { HeldReason } from './file-rules.ts';

interface StoredFile {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  heldAs: HeldReason | null;
  width: number | null;
}

/**
 * Why a file is held back from its readers (rules.md#scanned-files). Pictures for pages are exempt from `checking`:
 * they were re-encoded, so what is stored is not what was sent.
 */
export const heldFromReaders = ({ heldAs, width }: Pick<StoredFile, 'heldAs' | 'width'>): HeldReason | null =>
  heldAs === 'checking' && width !== null ? null : heldAs;

/** The `held` field of a file in responses; absent for nearly all. */
export const heldView = (row: Pick<StoredFile, 'heldAs' | 'width'>): { held?: HeldReason } => {
  const held = heldFromReaders(row);
  return held ? { held } : {};
};

/** Converts a file to its form in responses, for callers who may know that it exists; no other conversion exists. */
export const toFileView = (row: StoredFile) => ({
  id: row.id,
  name: row.name,
  type: row.mediaType,
  size: row.size,
  ...heldView(row),
});
