import { type ReactNode, useEffect, useRef } from 'react';
import { Note, type NoteTone } from '#ui/light/note.tsx';
import './form.css';

/**
 * Why an action failed, where no `Form` shows it. It takes the focus when it appears; clear it (null) before the next
 * attempt.
 */
export function ProblemNote({ tone = 'error', children }: { tone?: NoteTone; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const visible = Boolean(children);
  useEffect(() => {
    if (visible) place.current?.focus();
  }, [visible]);
  if (!visible) return null;
  return (
    <div ref={place} tabIndex={-1} className="form-summary">
      <Note tone={tone} role="alert">
        {children}
      </Note>
    </div>
  );
}
