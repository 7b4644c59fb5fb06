import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { AdOptions } from '#features/advertising/price-list/fields.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { type FieldWords, Form } from '#ui/forms/form.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { uploadsEnded } from '#ui/forms/use-upload.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { Steps } from '#ui/steps.tsx';
import { useStepHeading } from '#ui/use-step-heading.ts';
import { DraftConflicts } from '../../drafts/web/draft-conflict.tsx';
import type { DraftValues } from '../../drafts/web/posting-draft.ts';
import type { DraftForm, DraftSource } from '../../drafts/web/use-draft-form.ts';
import type { OwnPostingPage, SentPosting } from '../../own-postings/fields.ts';
import { QuestionPreview } from '../../questionnaires/web/question-preview.tsx';
import { useSendPosting } from '../../sending/web/use-send-posting.ts';
import { type PostingStep, postingSteps, stepOfField } from '../posting-steps.ts';
import { EditSummary } from './bought-ad-type.tsx';
import { ContentTips } from './content-tips.tsx';
import { OrderSummary } from './order-summary.tsx';
import { purchaseTerms } from './purchase-terms.ts';
import { type GoTo, useWizardSteps } from './use-wizard-steps.ts';
import { WizardFoot } from './wizard-foot.tsx';
import { WizardHead } from './wizard-head.tsx';
import { type FieldName, WizardNote } from './wizard-note.tsx';
import { WizardStep } from './wizard-step.tsx';
import './posting-wizard.css';

export interface PostingWizardProps {
  user: {
    id: string;
    company: string;
    employerId: number;
    verified: boolean;
    /** Address of the company's logo. */
    logo: string | null;
  };
  source: DraftSource;
  draft: DraftForm;
  options: AdOptions;
  /** The step the address names. */
  step: PostingStep;
  goTo: GoTo;
  /** The address says which draft and step it is. */
  isNamed: boolean;
  cancelTo: string;
  onSent: (sent: SentPosting) => void;
  /** Reloads the options: one has become unavailable. */
  reloadOptions: () => void;
  /** The posting that is edited or renewed. */
  own: OwnPostingPage | null;
  /** Deletes the draft of a new posting, and begins another. */
  replaceDraft: (() => void) | null;
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

/** A field the step does not show: its name, and its step to open. */
const wordsOfField = (path: string, step: PostingStep, goTo: GoTo, t: Translate): FieldWords | null => {
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

/** The agreement of the last step, asked for when the posting is sent. */
function useAgreement() {
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  return {
    agreed,
    missing,
    onChange: (agrees: boolean) => {
      setAgreed(agrees);
      setMissing(false);
    },
    /** Whether it is given; a missing one is marked. */
    isGiven: (): boolean => {
      setMissing(!agreed);
      return agreed;
    },
  };
}

/** The ad type of the draft, with what it costs. */
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
 * Making, editing or renewing a posting in six steps (rules.md#posting-wizard): the address holds the step, browser
 * and account keep the draft.
 */
export default function PostingWizard({
  user,
  source,
  draft,
  options,
  step: asked,
  goTo,
  isNamed,
  cancelTo,
  onSent,
  reloadOptions,
  own,
  replaceDraft,
}: PostingWizardProps) {
  const { kind } = source;
  const t = useTexts();
  const agreement = useAgreement();
  const { form } = draft;
  const { step, locked, clearLocked, changeStep, open } = useWizardSteps(form, source, asked, goTo, isNamed);

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

  const heading = useStepHeading(step, () => locked !== null || failure !== null);

  const position = postingSteps.indexOf(step);
  const openAt = (index: number) => {
    const target = postingSteps[index];
    if (!target) return;
    clearFailure();
    open(target);
  };

  const submission = useSubmit(form, async () => {
    // A picture that was chosen belongs to the posting, however quickly one goes on.
    await uploadsEnded();
    if (form.getFieldState('image').error || form.getFieldState('file').error) return;
    if (step !== 'potvrda') {
      // A step that is done is kept at once: a page that is left while it is written may lose it.
      draft.flush();
      return openAt(position + 1);
    }
    if (agreement.isGiven()) await send();
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
      <WizardHead kind={kind} saved={draft.saved} onStartOver={startOver} />
      <Steps
        steps={postingSteps.map((code) => ({ label: t(`postings.wizard.steps.${code}`) }))}
        current={position}
        onSelect={openAt}
      />
      <div className="with-panel wizard-body">
        <Form name="posting" submission={submission} wordsOf={(path) => wordsOfField(path, step, goTo, t)}>
          <WizardNote kind={kind} draft={draft} locked={locked} failure={failure} />
          <h2 ref={heading} tabIndex={-1} className="wizard-heading">
            {t(headings[step])}
          </h2>
          {step in leads ? <p className="dim mt8">{t(leads[step as keyof typeof leads])}</p> : null}
          <div className="mt24 stack g24">
            <WizardStep
              step={step}
              user={user}
              source={source}
              options={options}
              option={option}
              own={own}
              agreement={agreement}
              onEdit={changeStep}
            />
          </div>
          <WizardFoot
            kind={kind}
            verified={user.verified}
            cancelTo={cancelTo}
            step={step}
            sending={sending || submission.running !== null}
            onBack={() => openAt(position - 1)}
          />
        </Form>
        <Aside
          step={step}
          own={kind === 'edit' ? own : null}
          verified={user.verified}
          option={option}
          terms={terms}
        />
      </div>
    </FormProvider>
  );
}

/** What helps with a step: advice, the questions as candidates see them, or what is bought. */
function Aside({
  step,
  own,
  verified,
  option,
  terms,
}: Parameters<typeof OrderSummary>[0] & {
  step: PostingStep;
  own: OwnPostingPage | null;
  verified: boolean;
}) {
  if (step === 'sadrzaj') return <ContentTips />;
  if (step === 'upitnik') return <QuestionPreview />;
  return own ? (
    <EditSummary own={own} verified={verified} />
  ) : (
    <OrderSummary option={option} terms={terms} verified={verified} />
  );
}
