import { type ReactNode, useEffect, useRef } from 'react';
import { Note, type NoteTone } from '#ui/note.tsx';
import './form.css';

/**
 * Why a button did not do what it should, where no `Form` says it. It takes the focus when it appears, so that nothing ends
 * in silence; put it away (null) before the next try.
 */
export function ProblemNote({ tone = 'error', children }: { tone?: NoteTone; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const shown = Boolean(children);
  useEffect(() => {
    if (shown) place.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={place} tabIndex={-1} className="form-sum">
      <Note tone={tone} role="alert">
        {children}
      </Note>
    </div>
  );
}
