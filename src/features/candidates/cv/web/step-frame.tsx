import type { ReactNode } from 'react';
import { IconFileCv } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { NewerDraft } from '#ui/records/draft-parts.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { WizardFoot } from '#ui/wizard/wizard-foot.tsx';
import { WizardForm } from '#ui/wizard/wizard-form.tsx';
import { type CvStep, cvSteps } from '../../cv-steps.ts';
import { comparedFields } from './compared-steps.ts';
import type { CvStepState } from './use-cv-step.ts';

/** Navigation from the steps. */
export interface CvWays {
  to: (step: CvStep) => void;
  /** Opens the page with the PDF of the CV. */
  documents: () => void;
}

interface StepFrameProps {
  step: CvStep;
  state: Pick<CvStepState<never>, 'submission'> & {
    form: { getValues: () => object };
    draft: Pick<CvStepState<object>['draft'], 'conflict' | 'keepMine' | 'takeTheirs'>;
  };
  ways: CvWays;
  /** Number of items and their max. */
  count?: ReactNode;
  /** Last step only: `choose` is called with whether the pressed button also generates the PDF. */
  ending?: { makes: boolean; choose: (pdf: boolean) => void };
  children: ReactNode;
}

/** One step of the CV: its fields, and buttons to go back, skip and continue. */
export function StepFrame({ step, state, ways, count, ending, children }: StepFrameProps) {
  const t = useTexts();
  const language = useLanguage();
  const { submission, form, draft } = state;
  const place = cvSteps.indexOf(step);
  const [before, after] = [cvSteps[place - 1], cvSteps[place + 1]];
  return (
    <WizardForm
      name="cv-step"
      submission={submission}
      heading={t(`candidates.cv.steps.${step}`)}
      count={count}
      note={
        <NewerDraft draft={draft} kind="version" mine={form.getValues()} compared={comparedFields(step, t, language)} />
      }
      foot={
        <WizardFoot
          onBack={before && (() => ways.to(before))}
          ways={
            after ? (
              <Button variant="quiet" onClick={() => ways.to(after)}>
                {t('ui.wizard.skip')}
              </Button>
            ) : (
              <Button type="submit" size="lg" onClick={() => ending?.choose(false)}>
                {t('candidates.cv.finish')}
              </Button>
            )
          }
          isWide={!after}
          isLast={!after}
          loading={submission.running === 'submit' || ending?.makes}
          loadingText={t(ending?.makes ? 'candidates.documents.make.busy' : 'candidates.cv.saving')}
          onClick={() => ending?.choose(true)}
        >
          {after ? (
            t('common.continue')
          ) : (
            <>
              <IconFileCv />
              {t('candidates.cv.finishPdf')}
            </>
          )}
        </WizardFoot>
      }
    >
      {children}
    </WizardForm>
  );
}
