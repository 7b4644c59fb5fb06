import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './card.css';
import './table.css';

export interface TableProps {
  /** Name of the table for assistive technology. */
  label: string;
  /**
   * Rows become cards under 48em; each `<td>` then needs `data-l` with its column's name, `className="whole"`
   * makes one take the whole width. Without it the table scrolls sideways.
   */
  responsive?: boolean | undefined;
  /** Column widths come from `<colgroup>`. */
  fixed?: boolean | undefined;
  /** `<thead>` and `<tbody>`; numbers get `className="num"`. */
  children: ReactNode;
}

/** A table in a card. */
export function Table({ label, responsive = false, fixed = false, children }: TableProps) {
  return (
    <div className="card tbl-w">
      <table className={classNames('tbl', responsive && 'resp', fixed && 'fix')} aria-label={label}>
        {children}
      </table>
    </div>
  );
}
