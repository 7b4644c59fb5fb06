import { type ComponentType, lazy, Suspense } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { IconUpload } from '#ui/icons/account-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import type { TextInputProps } from '#ui/text-input.tsx';
import { useStepAddress } from '#ui/wizard/step-address.ts';
import { Wizard } from '#ui/wizard/wizard.tsx';
import type { CvSource } from '../../cv-source.ts';
import { cvSteps } from '../../cv-steps.ts';
import type { CvDrafts } from './cv-drafts.ts';
import { CvPreview } from './cv-preview.tsx';
import type { CvWays } from './step-frame.tsx';
import type { SavedCv } from './step-values.ts';
import { UnsavedNote } from './unsaved-note.tsx';
import { useCvDrafts } from './use-cv-drafts.ts';

/** Text fields with suggestions from other features, passed in by the page. */
interface CvInputs {
  /** A town from the list of places. */
  Town: ComponentType<TextInputProps & { onPostal: (postal: string) => void }>;
  /** An occupation, as named in postings. */
  Position: ComponentType<TextInputProps>;
  /** A skill required by postings; `onSkill` is called with the chosen one. */
  Skill: ComponentType<TextInputProps & { onSkill: (skill: string) => void }>;
}

const loads = {
  'opsti-podaci': () => import('./general-step.tsx'),
  obrazovanje: async () => ({ default: (await import('./entries-step.tsx')).EducationStep }),
  iskustvo: async () => ({ default: (await import('./entries-step.tsx')).ExperienceStep }),
  vestine: () => import('./skills-step.tsx'),
  'o-meni': () => import('./about-step.tsx'),
} as const;
const stepForms = {
  'opsti-podaci': lazy(loads['opsti-podaci']),
  obrazovanje: lazy(loads.obrazovanje),
  iskustvo: lazy(loads.iskustvo),
  vestine: lazy(loads.vestine),
  'o-meni': lazy(loads['o-meni']),
} as const;

/** Props of each step. */
export interface CvStepProps {
  userId: string;
  drafts: CvDrafts;
  inputs: CvInputs;
  ways: CvWays;
  /** Index of the initially open entry. */
  entry: number | null;
  onSaved: () => Promise<void> | void;
}

export interface CvBuilderProps {
  userId: string;
  /** Index of the initially open entry in the initial step. */
  entry: number | null;
  initial: SavedCv;
  inputs: CvInputs;
  /** Ways to start from external data. */
  sources: readonly CvSource[];
  /** Opens another page of this site. */
  onGo: (address: string) => void;
}

/** Entries are closed when the step changes. */
const closeEntry = (search: URLSearchParams): void => search.delete('stavka');

/** „Izrada CV-ja”: five auto-saved steps that can be opened in any order. */
export function CvBuilder({ userId, entry, initial, inputs, sources, onGo }: CvBuilderProps) {
  const t = useTexts();
  const toasts = useToast();
  const { drafts, state, isUnsaved } = useCvDrafts(userId, initial);
  const { named, goTo } = useStepAddress(cvSteps, undefined, closeEntry);
  const step = named ?? cvSteps[0];
  const after = cvSteps[cvSteps.indexOf(step) + 1];
  const home = pageAddress('candidate-home');
  const StepForm = stepForms[step];
  // The form of the open step shows its own errors.
  const failed = cvSteps.filter((one) => one !== step && (state.steps[one].failure || state.steps[one].conflict));
  return (
    <Wizard
      title={t('candidates.cv.title')}
      head={
        <div className="row g12 flex-wrap">
          <span className="sm dim" role="status">
            {t(isUnsaved ? 'ui.record.unsaved' : 'candidates.cv.allSaved')}
          </span>
          <div className="row g8">
            {sources.map(({ href, short }) => (
              <LinkButton key={href} variant="quiet" href={href}>
                <IconUpload />
                {t(short)}
              </LinkButton>
            ))}
            <LinkButton variant="quiet" href={home}>
              {t('candidates.cv.close')}
            </LinkButton>
          </div>
        </div>
      }
      steps={cvSteps.map((code) => ({ code, label: t(`candidates.cv.steps.${code}`) }))}
      step={step}
      onOpen={goTo}
      loads={loads}
      status={<UnsavedNote steps={failed} className="mb24" onGo={goTo} />}
      aside={
        <aside className="side-wide">
          <p className="sm dim mb8">{t('candidates.cv.preview')}</p>
          <CvPreview state={state} userId={userId} />
        </aside>
      }
    >
      <Suspense fallback={<PageSkeleton />}>
        <StepForm
          key={step}
          userId={userId}
          drafts={drafts}
          inputs={inputs}
          entry={entry}
          ways={{ to: goTo, documents: () => onGo(pageAddress('documents')) }}
          onSaved={() => {
            if (after) return goTo(after);
            toasts.show({ tone: 'ok', title: t('candidates.cv.saved') });
            onGo(home);
          }}
        />
      </Suspense>
    </Wizard>
  );
}
