import { initials } from '#shared/serbian-text.ts';
import { classNames } from './class-names.ts';
import './initials.css';

/** One of six tone pairs, always the same for the same id (djb2 over its characters). */
export function toneOf(id: string | number): 1 | 2 | 3 | 4 | 5 | 6 {
  let hash = 5381;
  for (const character of String(id)) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return ((hash % 6) + 1) as 1 | 2 | 3 | 4 | 5 | 6;
}

export interface InitialsProps {
  /** The whole name; its initials are taken. */
  name: string;
  /** What decides the tone: the id, so that the colour never changes. */
  id: string | number;
  /** Address of an uploaded picture, shown instead of the initials. */
  src?: string | null | undefined;
  /** Text of the picture; empty because the name stands beside it. */
  alt?: string | undefined;
  /** The picture stands where the page begins: it is not put off. */
  eager?: boolean | undefined;
  className?: string | undefined;
}

function Tile({ name, id, src, alt = '', eager, className }: InitialsProps) {
  if (src) {
    return (
      // The style says how large it is; the two numbers keep the square when it comes late.
      <img
        className={classNames(className, 'pict')}
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
    <span className={classNames(className, `t${toneOf(id)}`)} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

/** The square of an employer: 32 `xs`, 40 `s`, 52 `m`, 72 `l` or 104 `xl` px. */
export function InitialsTile({
  size = 'm',
  className,
  ...rest
}: InitialsProps & { size?: 'xs' | 's' | 'm' | 'l' | 'xl' }) {
  return <Tile {...rest} className={classNames('lo', size !== 'm' && `lo-${size}`, className)} />;
}

/** The circle of a person: 36 `m`, 44 `menu`, 56 `l` or 88 `xl` px. */
export function Avatar({
  size = 'm',
  className,
  ...rest
}: InitialsProps & { size?: 'm' | 'menu' | 'l' | 'xl' }) {
  return <Tile {...rest} className={classNames('av', size !== 'm' && `av-${size}`, className)} />;
}
