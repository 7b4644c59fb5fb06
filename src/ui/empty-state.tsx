import type { ReactNode } from 'react';
import type { DoorSign } from './door.tsx';
import './empty-state.css';
import { LateDoor } from './light/late-door.tsx';

export interface EmptyStateProps {
  /** What is missing. */
  title: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
  sign?: DoorSign | undefined;
  /** At most two buttons. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
}

/** Shown instead of an empty list. */
export function EmptyState({ title, children, sign = 'none', actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <div className="empty">
      <span className="art">
        <LateDoor state="ajar" sign={sign} />
      </span>
      <Heading>{title}</Heading>
      {children ? <p>{children}</p> : null}
      {actions ? <div className="empty-actions">{actions}</div> : null}
    </div>
  );
}
