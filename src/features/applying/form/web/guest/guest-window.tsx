import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { loginAddress } from '#features/accounts/auth-addresses.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Door } from '#ui/door.tsx';
import { type FieldWords, Form } from '#ui/forms/form.tsx';
import { Button } from '#ui/light/button.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { type AppliedPosting, type ApplyStep, onwardWords, stepOf } from '../apply-steps.ts';
import { RequirementsStep } from '../requirements-step.tsx';
import { SurveyFields } from '../survey-fields.tsx';
import { useApplying } from '../use-applying.ts';
import { WithoutCvModal } from '../without-cv-modal.tsx';
import { guestLabels, PersonFields } from './person-fields.tsx';
import { useGuest } from './use-guest.ts';
import '#ui/door.css';
import './guest-window.css';

export interface GuestWindowProps {
  posting: AppliedPosting;
  /** Called when the person closes the window; the input is stored for this tab. */
  onClose: () => void;
}

/** The current step; receives the focus when the step changes. */
function StepLine({ step, steps }: { step: ApplyStep; steps: readonly ApplyStep[] }) {
  const t = useTexts();
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step && step !== steps[0]) line.current?.focus();
    shown.current = step;
  }, [step, steps]);
  const place = { step: steps.indexOf(step) + 1, of: steps.length };
  return (
    <div className="row g12">
      <Door state={place} width={40} />
      <p className="sm dim" ref={line} tabIndex={-1}>
        {t('applications.guest.step', {
          step: place.step,
          total: place.of,
          name: t(`applications.guest.steps.${step as Exclude<ApplyStep, 'pregled'>}`),
        })}
      </p>
    </div>
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

/** The error message, with a button that submits the form `retry` again. */
function NotSent({ text, retry }: { text: ReactNode; retry: string | null }) {
  const t = useTexts();
  return (
    <>
      {text} {t('applications.guest.saved')}
      {retry === null ? null : (
        <span className="row mt8">
          <Button size="sm" type="submit" form={retry}>
            {t('client.retry')}
          </Button>
        </span>
      )}
    </>
  );
}

/**
 * Applying without an account (rules.md#application-types), in a modal over the posting; open while mounted. Load it
 * lazily: it includes the form and its validation. Ends on the confirmation page.
 */
export function GuestWindow({ posting, onClose }: GuestWindowProps) {
  const t = useTexts();
  const formId = useId();
  const [asked, setAsked] = useState<ApplyStep>('dokumenti');
  const { guest, documents } = useGuest(posting);
  const applying = useApplying(posting, guest, {
    asked,
    goTo: setAsked,
    tell: (text, again) => <NotSent text={text} retry={again ? formId : null} />,
  });
  const { submission, step, steps, before, next, goTo } = applying;
  const goBack = (): boolean => {
    if (applying.warning) applying.closeWarning();
    else if (before) goTo(before);
    else {
      onClose();
      return false;
    }
    return true;
  };
  useBackCloses(goBack);
  /** Label of a field in the error summary, and how to open the field when it is in another step. */
  const wordsOf = (path: string): FieldWords | null => {
    const [field = '', index] = path.split('.');
    const label =
      field in guestLabels ? t(guestLabels[field as keyof typeof guestLabels]) : posting.questions[Number(index)]?.text;
    const home = stepOf(path, posting.questions, guest.preview);
    return label ? { label, open: home === step ? undefined : () => goTo(home) } : null;
  };
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
              loading={submission.running === 'submit'}
              loadingText={t(next ? 'common.loading' : 'common.sending')}
            >
              {t(next === 'dokumenti' ? 'common.continue' : onwardWords[next ?? 'sent'])}
            </Button>
          </>
        }
      >
        <Form name="guest-application" submission={submission} wordsOf={wordsOf} listAll id={formId} className="stack">
          {steps.length > 1 ? <StepLine step={step} steps={steps} /> : null}
          {step === 'uslovi' ? (
            <RequirementsStep posting={posting} endings={applying.endings} onBack={onClose} />
          ) : null}
          <div className="stack" hidden={step !== 'dokumenti'}>
            <HaveAccount postingId={posting.id} />
            <PersonFields documents={documents} />
          </div>
          {step === 'upitnik' ? (
            <>
              <p>{t('applications.guest.surveyIntro')}</p>
              <SurveyFields questions={posting.questions} part="others" />
            </>
          ) : null}
        </Form>
      </Modal>
      <WithoutCvModal applying={applying} />
    </>
  );
}
