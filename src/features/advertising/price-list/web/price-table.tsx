import type { ReactNode } from 'react';
import '#ui/light/card.css';
import '#ui/table.css';

/** A price table in a card that scrolls horizontally with a fixed first column. */
export function PriceTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys
    <section className="card table-frame price-table-frame" aria-label={label} tabIndex={0}>
      <table className="table price-table" aria-label={label}>
        {children}
      </table>
    </section>
  );
}
