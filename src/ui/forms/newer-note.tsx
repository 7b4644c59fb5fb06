import { useEffect, useRef } from 'react';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import './form.css';

export interface NewerNoteProps {
  title: string;
  /** Names of what differs; none when what is saved is the same. */
  differences: readonly string[];
  onShow: () => void;
  onKeep: () => void;
}

/** Another user or device has saved meanwhile: offers both states. Takes the focus when it appears. */
export function NewerNote({ title, differences, onShow, onKeep }: NewerNoteProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="form-summary">
      <Note tone="warn" role="alert" title={title}>
        {differences.length > 0 ? t('ui.newer.text', { list: differences.join(', ') }) : t('ui.newer.same')}
        <span className="row g8 flex-wrap mt8">
          <Button size="sm" onClick={onShow}>
            {t('ui.newer.show')}
          </Button>
          <Button size="sm" onClick={onKeep}>
            {t('ui.newer.keep')}
          </Button>
        </span>
      </Note>
    </div>
  );
}
