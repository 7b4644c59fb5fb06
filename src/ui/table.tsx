import type { ReactNode } from 'react';
import { classNames } from './light/class-names.ts';
import './light/card.css';
import './table.css';

export interface TableProps {
  /** Name of the table for assistive technology. */
  label: string;
  /**
   * Rows become cards under 48em; each `<td>` then needs `data-label` with its column's name; `className="whole"` gives
   * it the full width. Without this the table scrolls sideways.
   */
  responsive?: boolean | undefined;
  /** Column widths come from `<colgroup>`. */
  fixed?: boolean | undefined;
  /** `<thead>` and `<tbody>`; numbers get `className="number"`. */
  children: ReactNode;
}

/** A table in a card. */
export function Table({ label, responsive = false, fixed = false, children }: TableProps) {
  return (
    <div className="card table-frame">
      <table className={classNames('table', responsive && 'responsive', fixed && 'fixed')} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
