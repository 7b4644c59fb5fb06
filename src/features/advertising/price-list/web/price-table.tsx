import type { ReactNode } from 'react';
import '#ui/light/card.css';
import '#ui/table.css';

/** A table of prices in a card, which scrolls sideways under its fixed first column. */
export function PriceTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by the arrow keys
    <section className="card table-frame price-table-frame" aria-label={label} tabIndex={0}>
      <table className="table price-table" aria-label={label}>
        {children}
      </table>
    </section>
  );
}
