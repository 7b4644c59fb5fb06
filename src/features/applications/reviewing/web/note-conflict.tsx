import { useEffect, useRef } from 'react';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationNote } from '../fields.ts';

export interface NoteConflictProps {
  current: ApplicationNote;
  mine: string;
  /** Somebody has asked for the save: what came of it gets the focus. Not while somebody types. */
  focus: boolean;
  onChoose: (text: string) => void;
}

/** Two members have written: the other text is shown, and one of them or both together go on. */
export function NoteConflict({ current, mine, focus, onChoose }: NoteConflictProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) place.current?.focus();
  }, [focus]);
  const { actor, text } = current;
  const who = actor.kind === 'member' ? actor.name : t('applications.reviewing.one.note.conflict.someone');
  return (
    <div ref={place} tabIndex={-1} className="form-summary">
      <Note tone="warn" role="alert" title={t('applications.reviewing.one.note.conflict.title', { who })}>
        {t('applications.reviewing.one.note.conflict.text')}
        <blockquote className="note-theirs">
          {text || t('applications.reviewing.one.note.conflict.empty')}
        </blockquote>
        <span className="row g8 flex-wrap mt8">
          <Button size="sm" onClick={() => onChoose(text)}>
            {t('applications.reviewing.one.note.conflict.take')}
          </Button>
          <Button size="sm" onClick={() => onChoose(mine)}>
            {t('applications.reviewing.one.note.conflict.keep')}
          </Button>
          {text && mine ? (
            <Button size="sm" onClick={() => onChoose(`${text}\n\n${mine}`)}>
              {t('applications.reviewing.one.note.conflict.join')}
            </Button>
          ) : null}
        </span>
      </Note>
    </div>
  );
}
