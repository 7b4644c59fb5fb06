import type { ReactNode } from 'react';
import './filter-group.css';

export interface FilterGroupProps {
  title: ReactNode;
  /** At the end of the title's row. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One filter of a list: a title and its choices. */
export function FilterGroup({ title, aside, children }: FilterGroupProps) {
  return (
    <fieldset className="filter">
      <legend className="filter-title">
        {title}
        {aside}
      </legend>
      <div className="filter-content">{children}</div>
    </fieldset>
  );
}
