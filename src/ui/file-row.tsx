import type { ReactNode } from 'react';
import { IconTrash } from './icons/account-icons.tsx';
import { classNames } from './light/class-names.ts';
import { IconButton } from './light/icon-button.tsx';
import { IconAlertCircle } from './light/icons.tsx';
import { Link } from './light/link.tsx';
import { Meter } from './meter.tsx';
import { useTexts } from './site/site-context.tsx';
import './file-row.css';

/** Up to four letters for the tile: the file extension. */
const endingOf = (name: string): string =>
  (name.includes('.') ? (name.split('.').at(-1) ?? '') : '').slice(0, 4).toUpperCase();

export interface FileRowProps {
  name: string;
  /** Size or date: „412 KB”. */
  note?: ReactNode;
  href?: string | undefined;
  /** Percent sent so far; shows a bar instead of the note. */
  progress?: number | undefined;
  /** Text under that bar: „Otpremamo, 62%”. */
  progressNote?: ReactNode;
  error?: ReactNode;
  /** The tile in the primary colour. */
  accent?: boolean | undefined;
  /** Further buttons. */
  actions?: ReactNode;
  onRemove?: (() => void) | undefined;
}

/** One file: kind, name, size or progress, error, and a button that removes it. */
export function FileRow({
  name,
  note,
  href,
  progress,
  progressNote,
  error,
  accent = true,
  actions,
  onRemove,
}: FileRowProps) {
  const t = useTexts();
  return (
    <div className={classNames('file', error ? 'bad' : null)}>
      <span className={classNames('file-kind', accent && 'file-kind-accent')} aria-hidden="true">
        {endingOf(name)}
      </span>
      <span className="grow">
        {href ? (
          <Link className="file-name" href={href}>
            {name}
          </Link>
        ) : (
          <b className="file-name">{name}</b>
        )}
        {progress === undefined ? null : <Meter value={progress} label={name} />}
        {progressNote && progress !== undefined ? <span className="sm dim">{progressNote}</span> : null}
        {note && progress === undefined ? <span className="sm dim">{note}</span> : null}
        {error ? (
          <span className="file-error" role="alert">
            <IconAlertCircle />
            {error}
          </span>
        ) : null}
      </span>
      {actions}
      {onRemove ? (
        <IconButton size="sm" label={t('ui.removeItem', { name: name })} icon={<IconTrash />} onClick={onRemove} />
      ) : null}
    </div>
  );
}
