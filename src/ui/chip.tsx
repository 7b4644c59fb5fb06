import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './light/class-names.ts';
import { Link, type LinkProps } from './light/link.tsx';
import './chip.css';

/** A rounded link: a popular or recent search. `on` marks the chosen one. */
export function ChipLink({ on = false, className, ...rest }: LinkProps & { on?: boolean | undefined }) {
  return <Link {...rest} className={classNames('chip', on && 'on', className)} />;
}

/** The same look for a toggle button. */
export function ChipButton({ on, className, ...rest }: ComponentProps<'button'> & { on?: boolean | undefined }) {
  return <button type="button" {...rest} className={classNames('chip', on && 'on', className)} aria-pressed={on} />;
}

/** A row of chips with a word before them; scrolls sideways under 48em. */
export function ChipRow({ label, children }: { label?: ReactNode; children: ReactNode }) {
  return (
    <div className="quick">
      {label ? <span className="quick-label">{label}</span> : null}
      {children}
    </div>
  );
}
