import { useEffect, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Modal } from '#ui/modal.tsx';
import { Note } from '#ui/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { GuestPersonFields } from './guest-person-fields.tsx';
import { SurveyFields } from './survey-fields.tsx';
import {
  type GuestPosting,
  type GuestPrefill,
  type SendingFault,
  useGuestApplication,
} from './use-guest-application.ts';
import { WithoutCvModal } from './without-cv-modal.tsx';
import './guest-application.css';

export interface GuestApplicationProps {
  posting: GuestPosting;
  /** Known of the person already. */
  prefill?: GuestPrefill | undefined;
  /** The person has closed the window; what was typed is kept for this tab. */
  onClose: () => void;
}

function SendingNote({ fault, onAgain }: { fault: SendingFault; onAgain: () => void }) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new fault is brought into view
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  return (
    <div ref={place} className="apply-fault">
      <Note
        tone="error"
        actions={
          fault.again ? (
            <Button size="sm" onClick={onAgain}>
              {t('client.retry')}
            </Button>
          ) : null
        }
      >
        {fault.text} {t('applications.guest.saved')}
      </Note>
    </div>
  );
}

/**
 * Applying without an account (SPEC §4), in a window above the posting; open as long as it is mounted. Load it lazily: it
 * brings the form and its rules. Ends on the confirmation page.
 */
export function GuestApplication({ posting, prefill, onClose }: GuestApplicationProps) {
  const t = useTexts();
  const formId = useId();
  const application = useGuestApplication(posting, prefill);
  const { form, step, fault, sending } = application;
  const { questions } = posting;
  const inSurvey = step === 'survey';
  const steps = questions.length > 0 ? 2 : 1;
  const survey = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (inSurvey) survey.current?.focus();
  }, [inSurvey]);
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
        title={t(prefill ? 'applications.guest.titleWithAccount' : 'applications.guest.title')}
        subtitle={t('applications.guest.posting', {
          positionTitle: posting.positionTitle,
          company: posting.company,
        })}
        footer={buttons}
      >
        <form id={formId} className="stack" noValidate onSubmit={application.submit}>
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
          {fault ? <SendingNote fault={fault} onAgain={() => void application.submit()} /> : null}
        </form>
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
