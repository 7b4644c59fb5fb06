import type { ReactNode } from 'react';
import './timeline.css';

export interface TimelineItem {
  key: string;
  title: ReactNode;
  /** Date or explanation. */
  note?: ReactNode;
  /** Has not happened yet. */
  pending?: boolean | undefined;
}

/** The history of an application or an order, in chronological order. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className="timeline">
      {items.map((item) => (
        <li key={item.key} className={item.pending ? 'off' : undefined}>
          <div>
            <b className="medium">{item.title}</b>
            {item.note ? <div className="sm dim">{item.note}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
