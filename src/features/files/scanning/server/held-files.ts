import type { FileRow } from '#platform/files/file-table.ts';
import { heldFromReaders } from '#platform/files/file-view.ts';
import { Problem } from '#shared/problem.ts';

/**
 * Refuses what is held back from this reader (rules.md#scanned-files). Whoever has uploaded it may have it back while it is looked at.
 * @throws `files.checking`, `files.infected`
 */
export function requireHandedOut(row: Pick<FileRow, 'heldAs' | 'width'>, isOwn: boolean): void {
  const held = heldFromReaders(row);
  if (held === 'infected') throw new Problem('files.infected');
  if (held === 'checking' && !isOwn) throw new Problem('files.checking');
}
