import type { ReactNode } from 'react';
import { Form } from '#ui/forms/form.tsx';
import { IconFileCv } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { classNames } from '#ui/light/class-names.ts';
import { IconArrowLeft, IconArrowRight } from '#ui/light/icons.tsx';
import { NewerVersion } from '#ui/records/newer-version.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import '#ui/styles/wizard.css';
import type { CvStep } from '../cv-steps.ts';
import { comparedFields } from './compared-steps.ts';
import type { CvStepState } from './use-cv-step.ts';

/** Where the steps lead. */
export interface CvWays {
  /** Null on the first step. */
  back: (() => void) | null;
  /** Null on the last one. */
  skip: (() => void) | null;
  /** To where a PDF of the CV is found. */
  documents: () => void;
  /** To a step that could not be saved. */
  unsaved: (step: CvStep) => void;
}

interface StepFrameProps {
  step: CvStep;
  state: Pick<CvStepState<never>, 'submission' | 'conflict'>;
  ways: CvWays;
  /** Next to the heading: how many of how many. */
  aside?: ReactNode;
  /** The last step saves, or saves and makes the PDF: what the pressed button chooses. */
  ending?: { makes: boolean; choose: (pdf: boolean) => void };
  children: ReactNode;
}

/** Heading, fields, and back, skip and on of one step of the CV. */
export function StepFrame({ step, state, ways, aside, ending, children }: StepFrameProps) {
  const t = useTexts();
  const language = useLanguage();
  const { submission, conflict } = state;
  const title = t(`candidates.cv.steps.${step}`);
  return (
    <Form name="cv-step" submission={submission}>
      <div className="row between baseline mb16">
        <h2 tabIndex={-1} id="cv-korak">
          {title}
        </h2>
        {aside ? <span className="sm dim">{aside}</span> : null}
      </div>
      {conflict ? (
        <NewerVersion
          kind="version"
          mine={conflict.mine}
          theirs={conflict.theirs}
          compared={comparedFields(step, t, language)}
          onKeep={conflict.keepMine}
          onTake={conflict.takeTheirs}
        />
      ) : null}
      {children}
      <div className="wizard-foot">
        {ways.back ? (
          <Button variant="quiet" onClick={ways.back}>
            <IconArrowLeft />
            {t('common.back')}
          </Button>
        ) : (
          <span />
        )}
        <div className={classNames('row g8', ending && 'cv-ends')}>
          {ways.skip ? (
            <Button variant="quiet" onClick={ways.skip}>
              {t('candidates.cv.skip')}
            </Button>
          ) : null}
          {ending ? (
            <Button type="submit" size="lg" onClick={() => ending.choose(false)}>
              {t('candidates.cv.finish')}
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="primary"
            size="lg"
            loading={submission.running === 'submit' || ending?.makes}
            loadingText={t(ending?.makes ? 'candidates.documents.make.busy' : 'candidates.cv.saving')}
            onClick={() => ending?.choose(true)}
          >
            {ending ? <IconFileCv /> : null}
            {t(ending ? 'candidates.cv.finishPdf' : 'common.continue')}
            {ending ? null : <IconArrowRight />}
          </Button>
        </div>
      </div>
    </Form>
  );
}
