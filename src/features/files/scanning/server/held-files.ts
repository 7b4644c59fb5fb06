import type { FileRow } from '#platform/files/file-table.ts';
import { Problem } from '#shared/problem.ts';

/** A picture for pages was drawn anew from its pixels: what is stored is not what was sent. */
const isDrawnAnew = ({ width }: Pick<FileRow, 'width'>): boolean => width !== null;

/**
 * Refuses what is held back from this reader (rules.md#scanned-files). Whoever has uploaded it may have it back while it is looked at.
 * @throws `files.checking`, `files.infected`
 */
export function requireHandedOut(row: Pick<FileRow, 'heldAs' | 'width'>, isOwn: boolean): void {
  if (row.heldAs === 'infected') throw new Problem('files.infected');
  if (row.heldAs === 'checking' && !isOwn && !isDrawnAnew(row)) throw new Problem('files.checking');
}
