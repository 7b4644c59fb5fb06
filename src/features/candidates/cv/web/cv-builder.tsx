import { lazy, Suspense, useEffect, useRef } from 'react';
import { pageAddress } from '#shared/site-map.ts';
import { IconUpload } from '#ui/icons/account-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { Steps } from '#ui/steps.tsx';
import { type CvStep, cvAddress, cvSteps } from '../cv-steps.ts';
import type { CvInputs } from './cv-inputs.ts';
import { CvPreview } from './cv-preview.tsx';
import type { CvSaverState } from './cv-saver.ts';
import type { SavedCv } from './step-values.ts';
import { UnsavedNote } from './unsaved-note.tsx';
import { useCvSaver } from './use-cv-saver.ts';

const loads = {
  'opsti-podaci': () => import('./general-step.tsx'),
  obrazovanje: () => import('./education-step.tsx'),
  iskustvo: () => import('./experience-step.tsx'),
  vestine: () => import('./skills-step.tsx'),
  'o-meni': () => import('./about-step.tsx'),
} as const;
const steps = {
  'opsti-podaci': lazy(loads['opsti-podaci']),
  obrazovanje: lazy(loads.obrazovanje),
  iskustvo: lazy(loads.iskustvo),
  vestine: lazy(loads.vestine),
  'o-meni': lazy(loads['o-meni']),
} as const;

export interface CvBuilderProps {
  userId: string;
  step: CvStep;
  /** Place of the entry of this step that is open at first. */
  entry: number | null;
  initial: SavedCv;
  inputs: CvInputs;
  /** Opens another page of this site. */
  onGo: (address: string) => void;
}

/** Nothing of the step is unsaved, or it is only a moment until it is saved. */
const isOnItsWay = ({ unsaved, saving }: CvSaverState, step: CvStep): boolean =>
  unsaved[step] === undefined || (saving && unsaved[step].reason === 'waiting');

const stateOf = ({ unsaved, saving }: CvSaverState): 'saving' | 'unsaved' | 'saved' =>
  saving ? 'saving' : Object.keys(unsaved).length > 0 ? 'unsaved' : 'saved';

/** „Izrada CV-ja”: five steps, each saved while it is written, any of which can be opened at any time. */
export function CvBuilder({ userId, step, entry, initial, inputs, onGo }: CvBuilderProps) {
  const t = useTexts();
  const toasts = useToast();
  const { saver, state } = useCvSaver(userId, initial);
  const place = cvSteps.indexOf(step);
  const [before, after] = [cvSteps[place - 1], cvSteps[place + 1]];
  const home = pageAddress('candidate-home');
  // Before the connection is lost: a step that could not be fetched once is lost for the page.
  useEffect(() => void Promise.allSettled(Object.values(loads).map((load) => load())), []);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('cv-korak')?.focus({ preventScroll: true });
  }, [step]);

  const Step = steps[step];
  // Of the open step its own form tells what is wrong.
  const unsaved = cvSteps.filter((one) => one !== step && !isOnItsWay(state, one));
  return (
    <>
      <div className="row between mb24 flex-wrap">
        <h1>{t('candidates.cv.title')}</h1>
        <div className="row g8 flex-wrap">
          <LinkButton variant="quiet" href={pageAddress('cv-import')}>
            <IconUpload />
            {t('candidates.cvImport.fromElsewhere')}
          </LinkButton>
          <LinkButton variant="quiet" href={home}>
            {t('candidates.cv.close')}
          </LinkButton>
        </div>
      </div>
      <Steps
        steps={cvSteps.map((one) => ({ label: t(`candidates.cv.steps.${one}`) }))}
        current={place}
        onSelect={(at) => onGo(cvAddress(cvSteps[at] ?? step))}
      />
      <p className="sm dim mt16" role="status">
        {t(`candidates.cv.state.${stateOf(state)}`)}
      </p>
      <UnsavedNote steps={unsaved} className="mt8" onGo={onGo} />
      <div className="with-panel mt16">
        <Suspense fallback={<PageSkeleton />}>
          <Step
            key={step}
            userId={userId}
            saver={saver}
            inputs={inputs}
            entry={entry}
            ways={{
              back: before ? () => onGo(cvAddress(before)) : null,
              skip: after ? () => onGo(cvAddress(after)) : null,
              documents: () => onGo(pageAddress('documents')),
              unsaved: (other) => onGo(cvAddress(other)),
            }}
            onSaved={() => {
              if (after) onGo(cvAddress(after));
              else {
                toasts.show({ tone: 'ok', title: t('candidates.cv.saved') });
                onGo(home);
              }
            }}
          />
        </Suspense>
        <aside className="side-wide">
          <p className="sm dim mb8">{t('candidates.cv.preview')}</p>
          <CvPreview state={state} userId={userId} />
        </aside>
      </div>
    </>
  );
}
