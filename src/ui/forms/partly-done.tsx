import type { ReactNode } from 'react';
import { Button } from '#ui/light/button.tsx';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

export interface PartlyDoneProps {
  /** What was done. */
  done: string;
  /** That it was not done for everybody. */
  title: string;
  /** For whom not, and why: items of a list. */
  children: ReactNode;
  onClose: () => void;
}

/** The content of a window after an act that was possible for some of those that were chosen. */
export function PartlyDone({ done, title, children, onClose }: PartlyDoneProps) {
  const t = useTexts();
  return (
    <div className="stack g16">
      <Note tone="ok">{done}</Note>
      <Note tone="warn" title={title}>
        <ul>{children}</ul>
      </Note>
      <div className="row end">
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('ui.close')}
        </Button>
      </div>
    </div>
  );
}
