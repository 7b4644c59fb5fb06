import { useSyncExternalStore } from 'react';
import { initials } from '#kit/serbian-text.ts';
import { toneOf } from '#kit/tone.ts';
import { classNames } from './class-names.ts';
import './initials.css';

/** Tiles at the beginning of a list that a large screen shows without scrolling. */
export const firstScreenTiles = 6;

export interface InitialsProps {
  /** The whole name; its initials are taken. */
  name: string;
  /** What decides the tone: the id, so that the colour never changes. */
  id: string | number;
  /** Address of an uploaded picture, which covers the initials. */
  src?: string | null | undefined;
  className?: string | undefined;
}

const never = () => () => {};

/** Whether the page is alive; not while it is rendered as a document or taken over. */
const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The letters are behind the picture: they are seen until it comes, and where it does not, because its store is away or
 * a scanner has removed it. The name follows it as text, so neither is read out. Browsers load lazy pictures long before
 * they are seen: those of a document that are not in its first screen come when it is alive, or at once where there are
 * no scripts (ADR 54).
 */
function Tile({ name, id, src, eager, className }: InitialsProps & { eager: boolean }) {
  const alive = useAlive();
  // After styles and fonts: its place is filled already.
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
  /** It is in the first screen: its picture is part of the document. */
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
