import { useDeferredValue } from 'react';
import { initials } from '#kit/serbian-text.ts';
import { toneOf } from '#kit/tone.ts';
import { classNames } from './class-names.ts';
import './initials.css';

/** Number of tiles at the beginning of a list that a large screen shows without scrolling. */
export const firstScreenTiles = 6;

export interface InitialsProps {
  /** The full name, from which the initials are derived. */
  name: string;
  /** The id determines the colour, so that it never changes. */
  id: string | number;
  /** URL of an uploaded picture, which covers the initials. */
  src?: string | null | undefined;
  className?: string | undefined;
}

/**
 * The initials are behind the picture: they are visible until it loads, and when it does not, because its store is
 * unreachable or a scanner has removed it. The name follows as text, so neither is read aloud. Browsers load lazy
 * pictures long before they are visible: those of the server's HTML outside the first screen are added after hydration,
 * or at once where there are no scripts (ADR 54).
 */
function Tile({ name, id, src, eager, className }: InitialsProps & { eager: boolean }) {
  // Not `useHydrated`, which renders all of them at once, in the same task as hydration.
  const alive = useDeferredValue(true, false);
  // Low priority, after styles and fonts: the initials already fill its place.
  const hurry = eager ? ({ fetchPriority: 'low' } as const) : ({ loading: 'lazy' } as const);
  const picture = src ? <img src={src} alt="" decoding="async" {...hurry} /> : null;
  return (
    <span className={classNames(className, `tone-${toneOf(id)}`)} aria-hidden="true">
      {initials(name)}
      {picture && !eager && !alive ? <noscript>{picture}</noscript> : picture}
    </span>
  );
}

/** The square of an employer: 40 `sm`, 52 `md`, 72 `lg` or 104 `xl` px. */
export function InitialsTile({
  size = 'md',
  eager = false,
  className,
  ...rest
}: InitialsProps & {
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Whether it is in the first screen: its picture is then part of the server's HTML. */
  eager?: boolean | undefined;
}) {
  return (
    <Tile {...rest} eager={eager} className={classNames('initials', size !== 'md' && `initials-${size}`, className)} />
  );
}

/** The circle of a person: 36 `md`, 44 `menu`, 56 `lg` or 88 `xl` px. */
export function Avatar({ size = 'md', className, ...rest }: InitialsProps & { size?: 'md' | 'menu' | 'lg' | 'xl' }) {
  return <Tile {...rest} eager className={classNames('avatar', size !== 'md' && `avatar-${size}`, className)} />;
}
