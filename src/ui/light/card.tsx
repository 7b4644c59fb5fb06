import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './card.css';

export interface CardProps extends ComponentProps<'div'> {
  /** The element, `section`, `article` or `aside` where appropriate. */
  as?: 'div' | 'section' | 'article' | 'aside' | undefined;
  /** Inner space: 16, 24 (default) or 32 px, or none. */
  pad?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  /** Stacks children with a gap of 16 px. */
  stack?: boolean | undefined;
  /** For irreversible actions, such as deleting the account. */
  danger?: boolean | undefined;
}

const pads = { none: '', sm: 'pad-sm', md: 'pad', lg: 'pad-lg' };

/** A white surface with a thin border. */
export function Card({ as: As = 'div', pad = 'md', stack, danger, className, ...rest }: CardProps) {
  return <As {...rest} className={classNames('card', pads[pad], stack && 'stack', danger && 'zone', className)} />;
}

/** One number with its name, in a card. */
export function Stat({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="card stat">
      <b>{value}</b>
      <span>{label}</span>
    </div>
  );
}
