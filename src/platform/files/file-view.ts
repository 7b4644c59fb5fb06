import type { HeldReason } from '#shared/file-rules.ts';
import type { FileRow } from './file-table.ts';

/** What a file says on the wire of being held back; nothing for nearly all (rules.md#scanned-files). */
export const heldView = ({ heldAs }: Pick<FileRow, 'heldAs'>): { held?: HeldReason } =>
  heldAs ? { held: heldAs } : {};

/** File → wire, for whoever may know that it is there; the only way out. */
export const toFileView = (row: FileRow) => ({
  ...{ id: row.id, name: row.name, type: row.mediaType, size: row.size },
  ...heldView(row),
});
