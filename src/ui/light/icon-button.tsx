import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import './icon-button.css';

interface IconButtonLook {
  /** The accessible name; include the count when there is one. */
  label: string;
  icon: ReactNode;
  /** 44 px, or 36 px in rows. */
  size?: 'sm' | 'md' | undefined;
  /** With a visible frame. */
  framed?: boolean | undefined;
  /** A number in the corner; 0 shows nothing. */
  count?: number | undefined;
}

const look = ({ size, framed }: Pick<IconButtonLook, 'size' | 'framed'>, on: boolean, className?: string) =>
  classNames('icon-button', size === 'sm' && 'icon-button-sm', framed && 'icon-button-framed', on && 'on', className);

function Count({ count }: { count: number | undefined }) {
  return count ? (
    <span className="dot" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  ) : null;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'>, IconButtonLook {
  /** For toggle buttons (a saved ad); omit it for a plain action. */
  pressed?: boolean | undefined;
}

/** A square button with an icon and a name for assistive technology. */
export function IconButton({ label, icon, size, framed, count, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ size, framed }, pressed ?? false, className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      {icon}
      <Count count={count} />
    </button>
  );
}

/** The same look for a link. */
export function IconLink({
  label,
  icon,
  size,
  framed,
  count,
  className,
  ...rest
}: Omit<LinkProps, 'children'> & IconButtonLook) {
  return (
    <Link {...rest} className={look({ size, framed }, false, className)} aria-label={label}>
      {icon}
      <Count count={count} />
    </Link>
  );
}
