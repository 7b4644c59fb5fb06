import { Fragment, useEffect, useRef, useState } from 'react';
import { rootStore } from '#kit/root-store.ts';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { opensElsewhere } from '#ui/light/opens-elsewhere.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { type CvStep, cvAddress } from '../../cv-steps.ts';
import { unsavedSteps } from './step-place.ts';

interface UnsavedNoteProps {
  steps: readonly CvStep[];
  className?: string | undefined;
  /** Switches to a step of the open builder, which works offline. */
  onGo?: ((step: CvStep) => void) | undefined;
}

/** Lists the steps of the CV with unsaved changes in this browser, with a link to each. */
export function UnsavedNote({ steps, className, onGo }: UnsavedNoteProps) {
  const t = useTexts();
  if (steps.length === 0) return null;
  return (
    <Note tone="warn" role="status" className={className} title={t('candidates.cv.unsaved.title')}>
      {steps.map((step, at) => (
        <Fragment key={step}>
          {at > 0 ? ', ' : null}
          <Link
            className="link"
            href={cvAddress(step)}
            onClick={(event) => {
              if (!onGo || opensElsewhere(event)) return;
              event.preventDefault();
              onGo(step);
            }}
          >
            {t(`candidates.cv.steps.${step}`)}
          </Link>
        </Fragment>
      ))}
      . {t('candidates.cv.unsaved.text')}
    </Note>
  );
}

interface UnsavedCvProps {
  userId: string;
  /** Reloads the CV once pending changes have been saved. */
  refresh: () => Promise<void>;
}

/** The note for pages that show the saved CV: the profile, and the page that generates its PDF. */
export function UnsavedCv({ userId, refresh }: UnsavedCvProps) {
  // Stored only in this browser, so it is not available in server rendering.
  const [steps, setSteps] = useState<readonly CvStep[]>([]);
  const read = useRef(refresh);
  read.current = refresh;
  useEffect(() => {
    let shown: readonly CvStep[] = [];
    const look = () => {
      const now = unsavedSteps(userId);
      if (now.join() === shown.join()) return;
      if (now.length < shown.length) void read.current();
      shown = now;
      setSteps(now);
    };
    look();
    return rootStore.subscribe(look);
  }, [userId]);
  return <UnsavedNote steps={steps} />;
}
