import type { ReactNode } from 'react';
import { Link } from './light/link.tsx';
import './tabs.css';

export interface TabItem {
  label: ReactNode;
  href: string;
  /** Number of items in the tab. */
  count?: ReactNode;
  current?: boolean | undefined;
}

/** Links to the parts of a page, each with its own address. The strip scrolls sideways with the current tab in view. */
export function Tabs({ label, items }: { label: string; items: readonly TabItem[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          ref={item.current ? keepInView : undefined}
        >
          {item.label}
          {item.count === undefined ? null : <span className="count">{item.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls only the strip, never the page. */
function keepInView(tab: HTMLAnchorElement | null): void {
  const strip = tab?.parentElement;
  if (tab && strip && strip.scrollWidth > strip.clientWidth) {
    strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  }
}
