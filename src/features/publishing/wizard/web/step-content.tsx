import { lazy, useState } from 'react';
import type { AdOptions } from '#features/advertising/price-list/fields.ts';
import { Checkbox } from '#ui/choice.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { PostingStep } from '../../posting-steps.ts';
import AdTypeStep from './ad-type-step.tsx';
import { BoughtAdType } from './bought-ad-type.tsx';
import type { PostingWizardProps } from './posting-wizard.tsx';

/** Loaders of the steps. */
export const stepLoads = {
  general: () => import('./general-step.tsx'),
  content: () => import('./content-step.tsx'),
  questionnaire: () => import('../../questionnaires/web/questionnaire-step.tsx'),
  advertiser: () => import('./advertiser-step.tsx'),
  confirmation: () => import('./confirmation-step.tsx'),
} as const;
const GeneralStep = lazy(stepLoads.general);
const ContentStep = lazy(stepLoads.content);
const QuestionnaireStep = lazy(stepLoads.questionnaire);
const AdvertiserStep = lazy(stepLoads.advertiser);
const ConfirmationStep = lazy(stepLoads.confirmation);

interface StepContentProps extends Pick<PostingWizardProps, 'user' | 'source' | 'options' | 'own'> {
  step: PostingStep;
  /** The chosen ad type. */
  option: AdOptions['adTypes'][number] | undefined;
  agreement: ReturnType<typeof useAgreement>;
  onEdit: (step: PostingStep) => void;
}

/** The content of a step. */
export function StepContent({ step, user, source, options, own, option, agreement, onEdit }: StepContentProps) {
  const advertiser = { ...user, lastDayOf: source.lastDayOf };
  switch (step) {
    case 'tip':
      return own && source.kind === 'edit' ? (
        <BoughtAdType own={own} />
      ) : (
        <AdTypeStep options={options} advertiser={advertiser} />
      );
    case 'opsti-podaci':
      return <GeneralStep lastDayOf={source.lastDayOf} />;
    case 'sadrzaj':
      return <ContentStep />;
    case 'upitnik':
      return <QuestionnaireStep option={option} answered={own !== null && own.applicationCount > 0} />;
    case 'oglasivac':
      return <AdvertiserStep company={user.company} />;
    case 'potvrda':
      return (
        <>
          <ConfirmationStep option={option} own={own} advertiser={advertiser} onEdit={onEdit} />
          <Agreement agreement={agreement} />
        </>
      );
  }
}

/** The consent of the last step, required when the posting is sent. */
export function useAgreement() {
  const [agreed, setAgreed] = useState(false);
  /** Whether it was sent without consent. */
  const [missing, setMissing] = useState(false);
  return {
    agreed,
    missing,
    onChange: (agrees: boolean) => {
      setAgreed(agrees);
      setMissing(false);
    },
    /** Whether it is given; if not, marks the field. */
    isGiven: (): boolean => {
      setMissing(!agreed);
      return agreed;
    },
  };
}

function Agreement({ agreement: { agreed, missing, onChange } }: Pick<StepContentProps, 'agreement'>) {
  const t = useTexts();
  return (
    <div className="stack g4">
      <Checkbox
        label={t('postings.wizard.confirmation.agree')}
        checked={agreed}
        aria-invalid={missing ? true : undefined}
        aria-describedby={missing ? 'agree-error' : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {missing ? (
        <span className="wizard-error" id="agree-error">
          {t('validation.must-agree')}
        </span>
      ) : null}
    </div>
  );
}
