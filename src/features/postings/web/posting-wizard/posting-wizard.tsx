import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AdOptions } from '#features/advertising/fields.ts';
import type { OwnPostingPage, SentPosting } from '#features/postings/own-fields.ts';
import { type PostingStep, postingSteps, stepOfField } from '#features/postings/posting-steps.ts';
import { Checkbox } from '#ui/choice.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Steps } from '#ui/steps.tsx';
import AdTypeStep from './ad-type-step.tsx';
import { BoughtAdType, EditSummary } from './bought-ad-type.tsx';
import { ContentTips } from './content-tips.tsx';
import { firstMissing, openSteps } from './draft-check.ts';
import { DraftConflicts } from './draft-conflict.tsx';
import { OrderSummary } from './order-summary.tsx';
import type { DraftValues } from './posting-draft.ts';
import { purchaseTerms } from './purchase-terms.ts';
import { QuestionPreview } from './question-preview.tsx';
import type { DraftForm, DraftSource } from './use-draft-form.ts';
import { useSendPosting } from './use-send-posting.ts';
import { WizardFoot } from './wizard-foot.tsx';
import { WizardHead } from './wizard-head.tsx';
import { type FieldName, type LockedStep, WizardNote } from './wizard-note.tsx';
import './posting-wizard.css';

const GeneralStep = lazy(() => import('./general-step.tsx'));
const ContentStep = lazy(() => import('./content-step.tsx'));
const QuestionnaireStep = lazy(() => import('./questionnaire-step.tsx'));
const AdvertiserStep = lazy(() => import('./advertiser-step.tsx'));
const ConfirmationStep = lazy(() => import('./confirmation-step.tsx'));

export interface PostingWizardProps {
  user: {
    id: string;
    company: string;
    employerId: number;
    /** Address of the company's logo. */
    logo: string | null;
  };
  source: DraftSource;
  draft: DraftForm;
  options: AdOptions;
  /** The step the address names. */
  step: PostingStep;
  goTo: (step: PostingStep, options?: { replace: boolean }) => void;
  cancelTo: string;
  onSent: (sent: SentPosting) => void;
  /** Asks anew for the options: one has closed meanwhile. */
  reloadOptions: () => void;
  /** The posting that is edited or renewed. */
  own: OwnPostingPage | null;
}

const headings = {
  tip: 'postings.wizard.type.heading',
  'opsti-podaci': 'postings.wizard.general.heading',
  sadrzaj: 'postings.wizard.content.heading',
  upitnik: 'postings.wizard.questionnaire.heading',
  oglasivac: 'postings.wizard.advertiser.heading',
  potvrda: 'postings.wizard.confirmation.heading',
} as const;
const leads = {
  'opsti-podaci': 'postings.wizard.general.lead',
  sadrzaj: 'postings.wizard.content.lead',
  upitnik: 'postings.wizard.questionnaire.lead',
  oglasivac: 'postings.wizard.advertiser.lead',
} as const;

const stepSkeleton = (
  <div className="stack g24" data-coming>
    {[72, 72, 120].map((height, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never move
      <Skeleton key={index} height={height} />
    ))}
  </div>
);

/**
 * Making, editing or renewing a posting in six steps (SPEC §4): the address holds the step, browser and account keep the
 * draft.
 */
export default function PostingWizard({
  user,
  source,
  draft,
  options,
  step: asked,
  goTo,
  cancelTo,
  onSent,
  reloadOptions,
  own,
}: PostingWizardProps) {
  const { kind } = source;
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [agreed, setAgreed] = useState(false);
  const [agreeError, setAgreeError] = useState(false);
  const { form } = draft;

  const missing = firstMissing(form.getValues(), source.lastDayOf);
  const isClosed = missing !== null && !openSteps(missing).includes(asked);
  const step = isClosed ? missing.step : asked;
  // Who asks for a closed step by its address is told as well (SPEC §7).
  const [locked, setLocked] = useState<LockedStep | null>(isClosed ? { wanted: asked, missing } : null);
  const productGroup = form.watch('productGroup');
  const option = options.adTypes.find(({ code }) => code === productGroup);
  const terms = purchaseTerms(options, option, {
    productDuration: form.watch('productDuration'),
    adCount: form.watch('adCount'),
  });

  /** A step begins without the mistakes of the one before. */
  const changeStep = (next: PostingStep) => {
    form.reset(form.getValues(), { keepValues: true, keepDirty: true });
    setLocked(null);
    goTo(next);
  };
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

  const closedStep = useEffectEvent(() => {
    if (missing) setLocked({ wanted: asked, missing });
  });
  useEffect(() => {
    if (step === asked) return;
    closedStep();
    goTo(step, { replace: true });
  }, [step, asked, goTo]);

  // An ad type that is closed by now has to be chosen anew; of a posting that is edited it stays as it was bought.
  const refusal = option?.refusal;
  useEffect(() => {
    if (refusal && kind !== 'edit') form.setValue('productGroup', '');
  }, [refusal, kind, form]);

  const shownStep = useRef(step);
  const told = useRef(false);
  told.current = locked !== null || failure !== null;
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (!told.current) heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);

  const open = (index: number) => {
    const wanted = postingSteps[index];
    if (!wanted) return;
    clearFailure();
    const nowMissing = firstMissing(form.getValues(), source.lastDayOf);
    if (nowMissing && !openSteps(nowMissing).includes(wanted)) {
      setLocked({ wanted, missing: nowMissing });
      return;
    }
    changeStep(wanted);
  };
  const position = postingSteps.indexOf(step);

  const submission = useSubmit(form, async () => {
    if (step !== 'potvrda') return open(position + 1);
    setAgreeError(!agreed);
    if (agreed) await send();
  });
  /** A field the step does not show: its name, and its step to open. */
  const wordsOf = (path: string) => {
    const home = stepOfField(path);
    if (!home) return null;
    const [field] = path.split('.') as [keyof DraftValues];
    return {
      label: t('postings.wizard.fieldOfStep', {
        step: t(`postings.wizard.steps.${home}`),
        field: t(`postings.fields.${field as FieldName}`),
      }),
      open: () => {
        if (home !== step) goTo(home);
      },
    };
  };

  const startOver = () => {
    draft.startOver(source.initial);
    setLocked(null);
    clearFailure();
    goTo('tip');
  };

  return (
    <FormProvider {...form}>
      <DraftConflicts draft={draft} sending={sendState} own={own} />
      <WizardHead kind={kind} saved={draft.saved} onStartOver={startOver} />
      <Steps
        steps={postingSteps.map((code) => ({ label: t(`postings.wizard.steps.${code}`) }))}
        current={position}
        onSelect={open}
      />
      <div className="with-panel pw-body">
        <Form name="posting" submission={submission} wordsOf={wordsOf}>
          <WizardNote locked={locked} failure={failure} signedOut={draft.signedOut} />
          <h2 ref={heading} tabIndex={-1} className="pw-h2">
            {t(headings[step])}
          </h2>
          {step in leads ? <p className="dim mt8">{t(leads[step as keyof typeof leads])}</p> : null}
          <div className="mt24 stack g24">
            <Suspense fallback={stepSkeleton}>
              {step === 'tip' ? (
                own && kind === 'edit' ? (
                  <BoughtAdType own={own} />
                ) : (
                  <AdTypeStep options={options} />
                )
              ) : null}
              {step === 'opsti-podaci' ? <GeneralStep lastDayOf={source.lastDayOf} /> : null}
              {step === 'sadrzaj' ? <ContentStep /> : null}
              {step === 'upitnik' ? (
                <QuestionnaireStep option={option} answered={own !== null && own.applicationCount > 0} />
              ) : null}
              {step === 'oglasivac' ? <AdvertiserStep company={user.company} /> : null}
              {step === 'potvrda' ? (
                <>
                  <ConfirmationStep
                    option={option}
                    own={own}
                    company={user.company}
                    employerId={user.employerId}
                    logo={user.logo}
                    paidUntil={source.lastDayOf(form.getValues('productDuration'))?.paidUntil ?? null}
                    onEdit={changeStep}
                  />
                  <div className="stack g4">
                    <Checkbox
                      label={t('postings.wizard.confirmation.agree')}
                      checked={agreed}
                      aria-invalid={agreeError ? true : undefined}
                      aria-describedby={agreeError ? 'agree-error' : undefined}
                      onChange={(event) => {
                        setAgreed(event.currentTarget.checked);
                        setAgreeError(false);
                      }}
                    />
                    {agreeError ? (
                      <span className="pw-err" id="agree-error">
                        {t('validation.must-agree')}
                      </span>
                    ) : null}
                  </div>
                </>
              ) : null}
            </Suspense>
          </div>
          <WizardFoot
            kind={kind}
            cancelTo={cancelTo}
            step={step}
            sending={sending}
            onBack={() => open(position - 1)}
          />
        </Form>
        {step === 'sadrzaj' ? (
          <ContentTips />
        ) : step === 'upitnik' ? (
          <QuestionPreview />
        ) : own && kind === 'edit' ? (
          <EditSummary own={own} />
        ) : (
          <OrderSummary option={option} terms={terms} />
        )}
      </div>
    </FormProvider>
  );
}
