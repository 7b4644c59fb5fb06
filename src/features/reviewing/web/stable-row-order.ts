import { useState } from 'react';
import type { ApplicationListRow } from '../received/fields.ts';

/** A row of the list; `gone` when it no longer belongs to the tab that is shown. */
export interface StableRow extends ApplicationListRow {
  gone: boolean;
}

const fresh = (rows: readonly ApplicationListRow[]): StableRow[] => rows.map((row) => ({ ...row, gone: false }));

/**
 * Merges a reloaded list so that no row moves under the cursor. Rows that left stay, marked as gone; new ones at the
 * end are appended; new ones at the start appear after the next navigation.
 */
export function stableRows(before: readonly StableRow[], rows: readonly ApplicationListRow[]): StableRow[] {
  const now = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(before.map(({ id }) => id));
  const last = rows.findLastIndex(({ id }) => known.has(id));
  return [
    ...before.map((row) => ({ ...row, ...now.get(row.id), gone: !now.has(row.id) })),
    ...fresh(rows.slice(last + 1)),
  ];
}

/**
 * Rows that keep their places while `place` (filters, order, page) stays the same. `sorted` says what became of a row that the list
 * no longer has.
 */
export function useStableRows(rows: readonly ApplicationListRow[], place: string) {
  const [saved, setSaved] = useState({ source: rows, place, rows: fresh(rows) });
  if (saved.source !== rows || saved.place !== place)
    setSaved({
      source: rows,
      place,
      rows: saved.place === place ? stableRows(saved.rows, rows) : fresh(rows),
    });
  return {
    rows: saved.rows,
    sorted: (ids: ReadonlySet<string> | null, status: StableRow['status']): void =>
      setSaved((now) => ({
        ...now,
        rows: now.rows.map((row) => (ids === null || ids.has(row.id) ? { ...row, status } : row)),
      })),
  };
}
