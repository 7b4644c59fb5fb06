import type { ReactNode } from 'react';
import { useTexts } from '../site/site-context.tsx';
import { Link } from './link.tsx';
import './breadcrumbs.css';

export interface Crumb {
  label: ReactNode;
  /** Missing for the current page. */
  href?: string | undefined;
}

/** The path to this page, from the outermost page. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useTexts();
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className="breadcrumbs">
        {items.map((item, index) => (
          <li key={item.href ?? index}>{item.href ? <Link href={item.href}>{item.label}</Link> : item.label}</li>
        ))}
      </ol>
    </nav>
  );
}
