import type { HeldReason } from '#kit/file-rules.ts';
import type { FileRow } from './file-table.ts';

/** Why a file is held back from its readers (rules.md#scanned-files). A picture for pages was drawn anew: what is stored is not what was sent. */
export const heldFromReaders = ({ heldAs, width }: Pick<FileRow, 'heldAs' | 'width'>): HeldReason | null =>
  heldAs === 'checking' && width !== null ? null : heldAs;

/** What a file says on the wire of being held back; nothing for nearly all. */
export const heldView = (row: Pick<FileRow, 'heldAs' | 'width'>): { held?: HeldReason } => {
  const held = heldFromReaders(row);
  return held ? { held } : {};
};

/** File → wire, for whoever may know that it is there; the only way out. */
export const toFileView = (row: FileRow) => ({
  id: row.id,
  name: row.name,
  type: row.mediaType,
  size: row.size,
  ...heldView(row),
});
