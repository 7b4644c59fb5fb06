import type { ReactNode } from 'react';

/** Words that only assistive technology gets. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
