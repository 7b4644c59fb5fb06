import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { type FieldWords, Form } from '#ui/forms/form.tsx';
import { Link } from '#ui/link.tsx';
import { Modal } from '#ui/modal.tsx';
import { Note } from '#ui/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useBackCloses } from '#ui/use-back-closes.ts';
import { GuestPersonFields, guestFieldLabel } from './guest-person-fields.tsx';
import { SurveyFields } from './survey-fields.tsx';
import { type GuestPosting, type GuestPrefill, useGuestApplication } from './use-guest-application.ts';
import { WithoutCvModal } from './without-cv-modal.tsx';
import './guest-application.css';

export interface GuestApplicationProps {
  posting: GuestPosting;
  /** Known of the person already. */
  prefill?: GuestPrefill | undefined;
  /** The person has closed the window; what was typed is kept for this tab. */
  onClose: () => void;
}

/**
 * Applying without an account (SPEC §4), in a window above the posting; open as long as it is mounted. Load it lazily: it
 * brings the form and its rules. Ends on the confirmation page.
 */
export function GuestApplication({ posting, prefill, onClose }: GuestApplicationProps) {
  const t = useTexts();
  const formId = useId();
  const application = useGuestApplication(posting, prefill ?? {}, (text, again) => (
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
  const survey = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (inSurvey) survey.current?.focus();
  }, [inSurvey]);
  const wordsOf = (path: string): FieldWords | null => {
    const [field, index] = path.split('.');
    if (field === 'answers') {
      const question = questions[Number(index)];
      return question ? { label: question.text } : null;
    }
    const label = guestFieldLabel(field, t);
    return label === null ? null : { label, open: inSurvey ? application.back : undefined };
  };
  const buttons = (
    <>
      <Button onClick={inSurvey ? application.back : onClose}>
        {inSurvey ? t('common.back') : t('common.cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="p"
        loading={sending || form.formState.isSubmitting}
        loadingText={sending ? t('common.sending') : t('common.loading')}
      >
        {steps === 2 && !inSurvey ? t('applications.guest.toSurvey') : t('applications.guest.send')}
      </Button>
    </>
  );
  return (
    <>
      <Modal
        open
        onClose={onClose}
        onBack={goBack}
        title={t(prefill ? 'applications.guest.titleWithAccount' : 'applications.guest.title')}
        subtitle={t('applications.guest.posting', {
          positionTitle: posting.positionTitle,
          company: posting.company,
        })}
        footer={buttons}
      >
        <Form
          name="guest-application"
          submission={submission}
          wordsOf={wordsOf}
          listAll
          id={formId}
          className="stack"
        >
          {steps === 2 ? (
            <p className="sm dim" ref={survey} tabIndex={-1}>
              {t('applications.guest.step', {
                step: inSurvey ? 2 : 1,
                total: steps,
                name: inSurvey ? t('applications.guest.stepSurvey') : t('applications.guest.stepPerson'),
              })}
            </p>
          ) : null}
          <div className="stack" hidden={inSurvey}>
            {prefill ? null : (
              <Note>
                {t('applications.guest.haveAccount')}{' '}
                <Link href={`/prijava/kandidat?redirectUrl=/oglasi/${posting.id}`}>
                  {t('applications.guest.signIn')}
                </Link>{' '}
                {t('applications.guest.haveAccountRest')}
              </Note>
            )}
            <GuestPersonFields
              form={form}
              documents={application.documents}
              documentsError={application.documentsError}
            />
          </div>
          {inSurvey ? (
            <>
              <p>{t('applications.guest.surveyIntro')}</p>
              <SurveyFields form={form} questions={questions} />
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
