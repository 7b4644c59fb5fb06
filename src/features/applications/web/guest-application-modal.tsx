import { useEffect, useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
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
import { SurveyFields } from './survey-fields.tsx';
import { useGuestApplication } from './use-guest-application.ts';
import { WithoutCvModal } from './without-cv-modal.tsx';
import './guest-application.css';

export interface GuestApplicationProps {
  posting: GuestPosting;
  /** The person has closed the window; input is kept for this tab. */
  onClose: () => void;
}

/** What the summary says of a field; `back` leads to the first step while the second is shown. */
const wordsOf = (
  path: string,
  questions: GuestPosting['questions'],
  back: (() => void) | undefined,
  t: Translate,
): FieldWords | null => {
  const [field, index] = path.split('.');
  if (field === 'answers') {
    const question = questions[Number(index)];
    return question ? { label: question.text } : null;
  }
  const label = guestFieldLabel(field, t);
  return label === null ? null : { label, open: back };
};

/** Which step this is; the second one begins here, with the focus. */
function StepLine({ inSurvey, total }: { inSurvey: boolean; total: number }) {
  const t = useTexts();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (inSurvey) line.current?.focus();
  }, [inSurvey]);
  return (
    <p className="sm dim" ref={line} tabIndex={-1}>
      {t('applications.guest.step', {
        step: inSurvey ? 2 : 1,
        total,
        name: inSurvey ? t('applications.guest.stepSurvey') : t('applications.guest.stepPerson'),
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
  const { form, step, sending, submission } = application;
  const { questions } = posting;
  const goBack = (): boolean => {
    if (application.warning) {
      application.closeWarning();
      return true;
    }
    if (step === 'survey') {
      application.back();
      return true;
    }
    onClose();
    return false;
  };
  useBackCloses(goBack);
  const inSurvey = step === 'survey';
  const steps = questions.length > 0 ? 2 : 1;
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
            <Button onClick={inSurvey ? application.back : onClose}>
              {inSurvey ? t('common.back') : t('common.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={sending || form.formState.isSubmitting}
              loadingText={sending ? t('common.sending') : t('common.loading')}
            >
              {steps === 2 && !inSurvey ? t('applications.guest.toSurvey') : t('applications.guest.send')}
            </Button>
          </>
        }
      >
        <Form
          name="guest-application"
          submission={submission}
          wordsOf={(path) => wordsOf(path, questions, inSurvey ? application.back : undefined, t)}
          listAll
          id={formId}
          className="stack"
        >
          {steps === 2 ? <StepLine inSurvey={inSurvey} total={steps} /> : null}
          <div className="stack" hidden={inSurvey}>
            <HaveAccount postingId={posting.id} />
            <GuestPersonFields
              form={form}
              documents={application.documents}
              documentsError={application.documentsError}
              onAddCv={application.addCv}
            />
          </div>
          {inSurvey ? (
            <>
              <p>{t('applications.guest.surveyIntro')}</p>
              <FormProvider {...form}>
                <SurveyFields questions={questions} />
              </FormProvider>
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
