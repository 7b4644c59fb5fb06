import { Button, LinkButton } from '#ui/light/button.tsx';
import { IconArrowLeft, IconArrowRight } from '#ui/light/icons.tsx';
import type { DraftKind } from '../../drafts/web/posting-draft.ts';
import type { PostingStep } from '../posting-steps.ts';
import { useWizardForm } from './use-wizard-form.ts';
import '#ui/styles/wizard.css';

interface WizardFootProps {
  kind: DraftKind;
  /** The company is verified: a free posting of it goes live without a review. */
  verified: boolean;
  /** Where giving up leads. */
  cancelTo: string;
  step: PostingStep;
  sending: boolean;
  onBack: () => void;
}

/** Back and on, at the end of every step. */
export function WizardFoot({ kind, verified, cancelTo, step, sending, onBack }: WizardFootProps) {
  const { form, t } = useWizardForm();
  const onward = {
    tip: t('common.continue'),
    'opsti-podaci': t('common.continue'),
    sadrzaj: t('postings.wizard.toQuestionnaire'),
    upitnik: t('common.continue'),
    oglasivac: t('postings.wizard.toConfirmation'),
    potvrda:
      kind === 'create' && form.getValues('productGroup') === 'free'
        ? t(`postings.wizard.confirmation.${verified ? 'publish' : 'sendForReview'}`)
        : t(`postings.wizard.confirmation.sends.${kind}`),
  }[step];
  return (
    <div className="wizard-foot">
      {step === 'tip' ? (
        <LinkButton variant="quiet" href={cancelTo}>
          {t('postings.wizard.cancel')}
        </LinkButton>
      ) : (
        <Button variant="quiet" onClick={onBack}>
          <IconArrowLeft />
          {t('common.back')}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        loading={sending}
        loadingText={t('postings.wizard.confirmation.sending')}
      >
        {onward}
        {step === 'potvrda' ? null : <IconArrowRight />}
      </Button>
    </div>
  );
}
