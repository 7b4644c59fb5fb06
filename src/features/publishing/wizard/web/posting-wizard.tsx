import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AdOptions } from '#features/advertising/price-list/fields.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { uploadsEnded } from '#ui/forms/use-upload.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Wizard } from '#ui/wizard/wizard.tsx';
import { WizardFoot } from '#ui/wizard/wizard-foot.tsx';
import { WizardForm } from '#ui/wizard/wizard-form.tsx';
import type { DraftKind } from '../../drafts/web/posting-draft.ts';
import type { DraftForm, DraftSource } from '../../drafts/web/use-draft-form.ts';
import type { SentPosting } from '../../own-fields.ts';
import { type PostingStep, postingSteps, stepOfField } from '../../posting-steps.ts';
import { QuestionPreview } from '../../questionnaires/web/question-preview.tsx';
import { DraftConflicts } from '../../sending/web/draft-conflict.tsx';
import { useSendPosting } from '../../sending/web/use-send-posting.ts';
import { EditSummary } from './bought-ad-type.tsx';
import { ContentTips } from './content-tips.tsx';
import { OrderSummary, type OrderSummaryProps } from './order-summary.tsx';
import { purchaseTerms } from './purchase-terms.ts';
import { StepContent, stepLoads, useAgreement } from './step-content.tsx';
import { type GoTo, useWizardSteps } from './use-wizard-steps.ts';
import { WizardHead } from './wizard-head.tsx';
import { type FieldName, WizardNote } from './wizard-note.tsx';
import type { WizardPageProps } from './wizard-steps.tsx';
import './posting-wizard.css';

export interface PostingWizardProps extends Pick<WizardPageProps, 'user' | 'options' | 'own'> {
  source: DraftSource;
  draft: DraftForm;
  /** The step in the address. */
  step: PostingStep;
  goTo: GoTo;
  /** Whether the address contains draft and step. */
  isNamed: boolean;
  cancelTo: string;
  onSent: (sent: SentPosting) => void;
  /** Reloads the options when one has become unavailable. */
  reloadOptions: () => void;
  /** Deletes the draft of a new posting, and starts another. */
  replaceDraft: (() => void) | null;
}

/** Where the texts of a step are. */
const places = {
  tip: 'type',
  'opsti-podaci': 'general',
  sadrzaj: 'content',
  upitnik: 'questionnaire',
  oglasivac: 'advertiser',
  potvrda: 'confirmation',
} as const;

const placeOf = (t: Translate) => (path: string) => {
  const step = stepOfField(path);
  const [field] = path.split('.') as [FieldName];
  return step && { step, field: t(`postings.fields.${field}`) };
};

/** Label of the button; a verified company's free posting is published immediately. */
const onward = (step: PostingStep, kind: DraftKind, posting: { free: boolean; verified: boolean }) => {
  if (step === 'sadrzaj') return 'postings.wizard.toQuestionnaire';
  if (step === 'oglasivac') return 'postings.wizard.toConfirmation';
  if (step !== 'potvrda') return 'common.continue';
  if (kind !== 'create' || !posting.free) return `postings.wizard.confirmation.sends.${kind}` as const;
  return posting.verified ? 'postings.wizard.confirmation.publish' : 'postings.wizard.confirmation.sendForReview';
};

/** The ad type of the draft, with its price. */
function useChosenAdType(form: DraftForm['form'], options: AdOptions, kind: DraftSource['kind']) {
  const productGroup = form.watch('productGroup');
  const option = options.adTypes.find(({ code }) => code === productGroup);
  const terms = purchaseTerms(options, option, {
    productDuration: form.watch('productDuration'),
    adCount: form.watch('adCount'),
  });
  // An ad type that has become unavailable must be chosen again; an edited posting keeps the bought one.
  const refusal = option?.refusal;
  useEffect(() => {
    if (refusal && kind !== 'edit') form.setValue('productGroup', '');
  }, [refusal, kind, form]);
  return { option, terms };
}

/**
 * Creating, editing or renewing a posting in six steps (rules.md#posting-wizard): the step is in the address, the draft
 * in browser and account.
 */
export default function PostingWizard(props: PostingWizardProps) {
  const { user, source, draft, options, goTo, cancelTo, onSent, reloadOptions, own, replaceDraft } = props;
  const { kind } = source;
  const t = useTexts();
  const agreement = useAgreement();
  const { form } = draft;
  const { step, locked, clearLocked, changeStep, open } = useWizardSteps(form, source, props.step, goTo, props.isNamed);
  const place = places[step];

  const { option, terms } = useChosenAdType(form, options, kind);
  const sendState = useSendPosting({
    kind,
    draft,
    purchase: terms?.purchase ?? null,
    onPriceChanged: reloadOptions,
    onSent,
    onWrongStep: changeStep,
    onAdTypeClosed: () => {
      changeStep('tip');
      reloadOptions();
    },
  });

  const { sending, failure, clearFailure, send } = sendState;

  const position = postingSteps.indexOf(step);
  const [before, after] = [postingSteps[position - 1], postingSteps[position + 1]];
  const openAt = (target: PostingStep) => {
    clearFailure();
    open(target);
  };

  const submission = useSubmit(form, async () => {
    // Waits for running uploads, so that a chosen picture is included.
    await uploadsEnded();
    if (form.getFieldState('image').error || form.getFieldState('file').error) return;
    if (after) openAt(after);
    else if (agreement.isGiven()) await send();
  });
  const startOver = () => {
    if (replaceDraft) return replaceDraft();
    draft.startOver(source.initial);
    clearLocked();
    clearFailure();
    goTo(kind === 'edit' ? 'opsti-podaci' : 'tip');
  };

  return (
    <FormProvider {...form}>
      <DraftConflicts draft={draft} sending={sendState} own={own} />
      <Wizard
        title={t(`postings.wizard.titles.${kind}`)}
        head={<WizardHead kind={kind} saved={draft.saved} onStartOver={startOver} />}
        steps={postingSteps.map((code) => ({ code, label: t(`postings.wizard.steps.${code}`) }))}
        step={step}
        onOpen={openAt}
        onLeave={draft.flush}
        isFocusTaken={() => locked !== null || failure !== null}
        loads={stepLoads}
        aside={
          <Aside
            step={step}
            own={kind === 'edit' ? own : null}
            verified={user.verified}
            option={option}
            terms={terms}
          />
        }
      >
        <WizardForm
          name="posting"
          submission={submission}
          placeOf={placeOf(t)}
          note={<WizardNote kind={kind} draft={draft} locked={locked} failure={failure} />}
          heading={t(`postings.wizard.${place}.heading`)}
          lead={place === 'type' || place === 'confirmation' ? null : t(`postings.wizard.${place}.lead`)}
          foot={
            <WizardFoot
              onBack={before && (() => openAt(before))}
              cancel={
                <LinkButton variant="quiet" href={cancelTo}>
                  {t('postings.wizard.cancel')}
                </LinkButton>
              }
              isLast={!after}
              loading={sending || submission.running !== null}
              loadingText={t('common.sending')}
            >
              {t(onward(step, kind, { free: option?.code === 'free', verified: user.verified }))}
            </WizardFoot>
          }
        >
          <StepContent {...props} step={step} option={option} agreement={agreement} onEdit={changeStep} />
        </WizardForm>
      </Wizard>
    </FormProvider>
  );
}

/** Beside the step: tips, the questions as candidates see them, or the purchase. */
function Aside({ step, own, ...order }: OrderSummaryProps & Pick<PostingWizardProps, 'step' | 'own'>) {
  if (step === 'sadrzaj') return <ContentTips />;
  if (step === 'upitnik') return <QuestionPreview />;
  return own ? <EditSummary own={own} verified={order.verified} /> : <OrderSummary {...order} />;
}
