import type { ReactNode } from 'react';
import { classNames } from './light/class-names.ts';
import { IconClose } from './light/icons.tsx';
import { Link } from './light/link.tsx';
import { useTexts } from './site/site-context.tsx';
import './pill.css';

export interface PillProps {
  children: ReactNode;
  /** Name of the thing in „Ukloni …”; the text itself when it is plain. */
  name?: string | undefined;
  /** What the cross does, if it does not remove. */
  action?: string | undefined;
  /** The address without this filter; works before scripts are loaded. */
  removeHref?: string | undefined;
  onRemove?: (() => void) | undefined;
  /** Grey instead of the primary colour. */
  neutral?: boolean | undefined;
}

/** A chosen filter or value that can be removed. */
export function Pill({ children, name, action, removeHref, onRemove, neutral = false }: PillProps) {
  const t = useTexts();
  const label = action ?? t('ui.removeItem', { name: name ?? (typeof children === 'string' ? children : '') });
  return (
    <span className={classNames('pill', neutral && 'pill-neutral')}>
      {children}
      {removeHref ? (
        <Link href={removeHref} aria-label={label}>
          <IconClose />
        </Link>
      ) : onRemove ? (
        <button type="button" aria-label={label} onClick={onRemove}>
          <IconClose />
        </button>
      ) : null}
    </span>
  );
}
