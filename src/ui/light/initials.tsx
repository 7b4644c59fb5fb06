import { useState, useSyncExternalStore } from 'react';
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

/** A picture that does not come, because its store is away or a scanner has removed it, leaves its place to the letters. */
function Picture(props: InitialsProps) {
  const { src, alt = '', eager, className } = props;
  const [failed, setFailed] = useState<string | null>(null);
  if (src && failed === src) return <Letters {...props} />;
  const fail = () => setFailed(src ?? null);
  return (
    // CSS sets the size; the two numbers keep the square until it is loaded.
    <img
      // It may have failed before the page was alive.
      ref={(picture) => {
        if (picture?.complete && picture.naturalWidth === 0) fail();
      }}
      onError={fail}
      className={classNames(className, 'picture')}
      src={src ?? undefined}
      alt={alt}
      width={52}
      height={52}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

function Letters({ name, id, className }: InitialsProps) {
  return (
    <span className={classNames(className, `tone-${toneOf(id)}`)} aria-hidden="true">
      {initials(name)}
    </span>
  );
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
 * The square of an employer: 32 `xs`, 40 `sm`, 52 `md`, 72 `lg` or 104 `xl` px. Browsers load lazy pictures long before
 * they are seen: those of a document come when it is alive, or at once where there are no scripts (ADR 54).
 */
export function InitialsTile({
  size = 'md',
  className,
  ...rest
}: InitialsProps & { size?: 'sm' | 'md' | 'lg' | 'xl' }) {
  const alive = useAlive();
  const all = { ...rest, className: classNames('initials', size !== 'md' && `initials-${size}`, className) };
  if (!rest.src) return <Letters {...all} />;
  if (rest.eager || alive) return <Picture {...all} />;
  return (
    <>
      <Letters {...all} />
      <noscript>
        <Picture {...all} />
      </noscript>
    </>
  );
}

/** The circle of a person: 36 `md`, 44 `menu`, 56 `lg` or 88 `xl` px. */
export function Avatar({
  size = 'md',
  className,
  ...rest
}: InitialsProps & { size?: 'md' | 'menu' | 'lg' | 'xl' }) {
  const all = { ...rest, className: classNames('avatar', size !== 'md' && `avatar-${size}`, className) };
  return rest.src ? <Picture {...all} /> : <Letters {...all} />;
}
