import type { PostingStep } from '#features/postings/posting-steps.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { IconArrowLeft, IconArrowRight } from '#ui/icons/icons.tsx';
import type { DraftKind } from './posting-draft.ts';
import { useWizardForm } from './use-wizard-form.ts';
import '#ui/styles/wizard.css';

interface WizardFootProps {
  kind: DraftKind;
  /** Where giving up leads. */
  cancelTo: string;
  step: PostingStep;
  sending: boolean;
  onBack: () => void;
}

/** Back and on, at the end of every step. */
export function WizardFoot({ kind, cancelTo, step, sending, onBack }: WizardFootProps) {
  const { form, t } = useWizardForm();
  const onward = {
    tip: t('common.continue'),
    'opsti-podaci': t('common.continue'),
    sadrzaj: t('postings.wizard.toQuestionnaire'),
    upitnik: t('common.continue'),
    oglasivac: t('postings.wizard.toConfirmation'),
    potvrda:
      kind === 'create' && form.getValues('productGroup') === 'free'
        ? t('postings.wizard.confirmation.publish')
        : t(`postings.wizard.confirmation.sends.${kind}`),
  }[step];
  return (
    <div className="wz-foot">
      {step === 'tip' ? (
        <LinkButton variant="g" href={cancelTo}>
          {t('postings.wizard.cancel')}
        </LinkButton>
      ) : (
        <Button variant="g" onClick={onBack}>
          <IconArrowLeft />
          {t('common.back')}
        </Button>
      )}
      <Button
        type="submit"
        variant="p"
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
