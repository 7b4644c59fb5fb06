import { useEffect, useId, useRef } from 'react';
import { loginAddress } from '#features/accounts/auth-addresses.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pageAddress } from '#shared/site-map.ts';
import { type FieldWords, Form } from '#ui/forms/form.tsx';
import { Button } from '#ui/light/button.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { GuestPersonFields, guestFieldLabel } from './guest-person-fields.tsx';
import type { GuestPosting } from './guest-session.ts';
import { type GuestStep, guestStepOf } from './guest-steps.ts';
import { RequirementsStep } from './requirements-step.tsx';
import { SurveyFields } from './survey-fields.tsx';
import { useApplyClick } from './use-apply-click.ts';
import { useGuestApplication } from './use-guest-application.ts';
import { WithoutCvModal } from './without-cv-modal.tsx';
import './guest-application.css';

export interface GuestApplicationProps {
  posting: GuestPosting;
  /** The person has closed the window; input is kept for this tab. */
  onClose: () => void;
}

/** What the button says, by the step that it leads to. */
const onwardWords = {
  requirements: 'common.continue',
  person: 'common.continue',
  survey: 'applications.guest.toSurvey',
  sent: 'applications.guest.send',
} as const;

/** What the summary says of a field, and how it is shown when it is in another step. */
const wordsOf = (
  path: string,
  { questions }: GuestPosting,
  { step, goTo }: { step: GuestStep; goTo: (step: GuestStep) => void },
  t: Translate,
): FieldWords | null => {
  const [field, index] = path.split('.');
  const label = field === 'answers' ? questions[Number(index)]?.text : guestFieldLabel(field, t);
  if (!label) return null;
  const home = guestStepOf(path, questions);
  return { label, open: home === step ? undefined : () => goTo(home) };
};

/** Which step this is; one that follows another begins here, with the focus. */
function StepLine({ step, steps }: { step: GuestStep; steps: readonly GuestStep[] }) {
  const t = useTexts();
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step && step !== steps[0]) line.current?.focus();
    shown.current = step;
  }, [step, steps]);
  return (
    <p className="sm dim" ref={line} tabIndex={-1}>
      {t('applications.guest.step', {
        step: steps.indexOf(step) + 1,
        total: steps.length,
        name: t(`applications.guest.steps.${step}`),
      })}
    </p>
  );
}

function HaveAccount({ postingId }: { postingId: number }) {
  const t = useTexts();
  return (
    <Note>
      {t('applications.guest.haveAccount')}{' '}
      <Link href={loginAddress('jobseeker', { redirectUrl: pageAddress('apply', postingId) })}>
        {t('applications.guest.signIn')}
      </Link>{' '}
      {t('applications.guest.haveAccountRest')}
    </Note>
  );
}

/**
 * Applying without an account (rules.md#application-types), in a window above the posting; open as long as it is
 * mounted. Load it lazily: it brings the form and its rules. Ends on the confirmation page.
 */
export function GuestApplication({ posting, onClose }: GuestApplicationProps) {
  const t = useTexts();
  useApplyClick(posting.id);
  const formId = useId();
  const application = useGuestApplication(posting, (text, again) => (
    <>
      {text} {t('applications.guest.saved')}
      {again ? (
        <span className="row mt8">
          <Button size="sm" type="submit" form={formId}>
            {t('client.retry')}
          </Button>
        </span>
      ) : null}
    </>
  ));
  const { form, step, steps, before, sending, submission, goTo } = application;
  const goBack = (): boolean => {
    if (application.warning) {
      application.closeWarning();
      return true;
    }
    if (before) {
      goTo(before);
      return true;
    }
    onClose();
    return false;
  };
  useBackCloses(goBack);
  const next = steps[steps.indexOf(step) + 1];
  return (
    <>
      <Modal
        open
        onClose={onClose}
        onBack={goBack}
        title={t('applications.guest.title')}
        subtitle={
          <TitleText
            text={t('applications.guest.posting', {
              positionTitle: posting.positionTitle,
              company: posting.company,
            })}
          />
        }
        footer={
          <>
            <Button onClick={before ? () => goTo(before) : onClose}>
              {before ? t('common.back') : t('common.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={sending || form.formState.isSubmitting}
              loadingText={sending ? t('common.sending') : t('common.loading')}
            >
              {t(onwardWords[next ?? 'sent'])}
            </Button>
          </>
        }
      >
        <Form
          name="guest-application"
          submission={submission}
          wordsOf={(path) => wordsOf(path, posting, { step, goTo }, t)}
          listAll
          id={formId}
          className="stack"
        >
          {steps.length > 1 ? <StepLine step={step} steps={steps} /> : null}
          {step === 'requirements' ? (
            <RequirementsStep posting={posting} endings={application.endings} onBack={onClose} />
          ) : null}
          <div className="stack" hidden={step !== 'person'}>
            <HaveAccount postingId={posting.id} />
            <GuestPersonFields
              form={form}
              documents={application.documents}
              documentsError={application.documentsError}
            />
          </div>
          {step === 'survey' ? (
            <>
              <p>{t('applications.guest.surveyIntro')}</p>
              <SurveyFields questions={posting.questions} part="others" />
            </>
          ) : null}
        </Form>
      </Modal>
      <WithoutCvModal
        open={application.warning}
        onClose={application.closeWarning}
        onAdd={application.addCv}
        onGoOn={application.continueWithoutCv}
      />
    </>
  );
}
