import type { ReactNode } from 'react';
import { classNames } from '#ui/light/class-names.ts';

export interface AreaHeadProps {
  title: string;
  /** A line under the title. */
  lead?: ReactNode;
  /** Next to the title. */
  aside?: ReactNode;
}

/** The head of an area's page. */
export const AreaHead = ({ title, lead, aside, className }: AreaHeadProps & { className?: string }) => (
  <div className={classNames('row between flex-wrap g12', className)}>
    <div>
      <h1>{title}</h1>
      {lead ? <p className="dim mt8">{lead}</p> : null}
    </div>
    {aside}
  </div>
);
