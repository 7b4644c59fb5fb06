import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from './icons.tsx';
import './note.css';

export type NoteTone = 'info' | 'warn' | 'error' | 'ok';

const toneClass: Record<NoteTone, string> = {
  info: '',
  warn: 'note-warn',
  error: 'note-error',
  ok: 'note-ok',
};
const toneIcon: Record<NoteTone, ReactNode> = {
  info: <IconInfoCircle />,
  warn: <IconAlertTriangle />,
  error: <IconAlertCircle />,
  ok: <IconCircleCheck />,
};
const toneRole: Record<NoteTone, 'alert' | 'status' | undefined> = {
  info: undefined,
  warn: undefined,
  error: 'alert',
  ok: 'status',
};

export interface NoteProps {
  tone?: NoteTone | undefined;
  /** First words, bold. */
  title?: ReactNode;
  icon?: ReactNode;
  /** Errors are announced at once (`alert`), successes politely (`status`), others not at all. */
  role?: 'alert' | 'status' | 'note' | undefined;
  /** Buttons at the end. */
  actions?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** A coloured box with a message about the whole form or page. */
export function Note({ tone = 'info', title, icon, role, actions, className, children }: NoteProps) {
  return (
    <div className={classNames('note', toneClass[tone], className)} role={role ?? toneRole[tone]}>
      {icon ?? toneIcon[tone]}
      <div className="grow">
        {title ? <b className="medium">{title}</b> : null} {children}
      </div>
      {actions ? <div className="row g8 flex-wrap note-actions">{actions}</div> : null}
    </div>
  );
}
