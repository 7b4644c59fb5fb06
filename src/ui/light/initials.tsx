import { initials } from '#shared/serbian-text.ts';
import { toneOf } from '#shared/tone.ts';
import { classNames } from './class-names.ts';
import './initials.css';

export interface InitialsProps {
  /** The whole name; its initials are taken. */
  name: string;
  /** What decides the tone: the id, so that the colour never changes. */
  id: string | number;
  /** Address of an uploaded picture, shown instead of the initials. */
  src?: string | null | undefined;
  /** Text of the picture; empty because the name follows it. */
  alt?: string | undefined;
  /** The picture is at the top of the page: it is not loaded lazily. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

function Tile({ name, id, src, alt = '', eager, className }: InitialsProps) {
  if (src) {
    return (
      // CSS sets the size; the two numbers keep the square until it is loaded.
      <img
        className={classNames(className, 'picture')}
        src={src}
        alt={alt}
        width={52}
        height={52}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    );
  }
  return (
    <span className={classNames(className, `tone-${toneOf(id)}`)} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** The square of an employer: 32 `xs`, 40 `sm`, 52 `md`, 72 `lg` or 104 `xl` px. */
export function InitialsTile({
  size = 'md',
  className,
  ...rest
}: InitialsProps & { size?: 'sm' | 'md' | 'lg' | 'xl' }) {
  return (
    <Tile {...rest} className={classNames('initials', size !== 'md' && `initials-${size}`, className)} />
  );
}

/** The circle of a person: 36 `md`, 44 `menu`, 56 `lg` or 88 `xl` px. */
export function Avatar({
  size = 'md',
  className,
  ...rest
}: InitialsProps & { size?: 'md' | 'menu' | 'lg' | 'xl' }) {
  return <Tile {...rest} className={classNames('avatar', size !== 'md' && `avatar-${size}`, className)} />;
}
