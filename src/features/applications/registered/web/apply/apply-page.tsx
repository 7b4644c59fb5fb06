import { type ReactNode, useEffect, useRef } from 'react';
import { formatDate } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { IconArrowLeft, IconArrowRight, IconSend } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Steps } from '#ui/steps.tsx';
import { useApplyClick } from '../../../web/use-apply-click.ts';
import '#ui/styles/wizard.css';
import { RequirementsStep } from '../../../web/requirements-step.tsx';
import { SurveyFields } from '../../../web/survey-fields.tsx';
import { WithoutCvModal } from '../../../web/without-cv-modal.tsx';
import type { LastLetter } from '../../fields.ts';
import type { AppliedPosting, OfferedDocument } from './apply-session.ts';
import { type ApplyStep, applyAddress, stepsOf, toApplyStep } from './apply-steps.ts';
import { DocumentsStep } from './documents-step.tsx';
import { type PreviewedPerson, PreviewStep } from './preview-step.tsx';
import { type EarlierApplication, useApplication } from './use-application.ts';
import { useOfferedDocuments } from './use-offered-documents.ts';
import './apply.css';

export interface ApplyPageProps {
  posting: AppliedPosting;
  person: PreviewedPerson;
  documents: readonly OfferedDocument[];
  lastLetter: LastLetter | null;
  /** The step that the address asks for. */
  asked: string | null;
  /** The posting in short, beside the steps. */
  aside: ReactNode;
  /** Where files are added to the documents. */
  uploads: ReactNode;
  /** Whether any is still on its way. */
  uploading: boolean;
  /** Ids of documents that were added while applying. */
  added: readonly string[];
  /** Reads the documents anew. */
  refresh: () => Promise<void>;
  onGo: (address: string) => void;
}

/** What the button says, by the step that it leads to. */
const onwardWords = {
  uslovi: 'common.continue',
  dokumenti: 'applications.requirements.toDocuments',
  upitnik: 'applications.guest.toSurvey',
  pregled: 'applications.apply.toPreview',
  sent: 'applications.guest.send',
} as const;

interface EarlierNoteProps {
  earlier: EarlierApplication;
  /** It was sent from the address without an account, by whomever: the one that is sent now takes its place. */
  replaced?: boolean;
}

/** An application was sent already: when, what that means, and the way there. */
export function EarlierNote({ earlier, replaced = false }: EarlierNoteProps) {
  const t = useTexts();
  const date = formatDate(new Date(earlier.createdAt), useLanguage());
  return (
    <Note
      tone="info"
      role={replaced ? 'note' : 'alert'}
      actions={
        <LinkButton size="sm" href={pageAddress('candidate-application', earlier.id)}>
          {t('applications.apply.toEarlier')}
        </LinkButton>
      }
    >
      {t(replaced ? 'applications.apply.replaces' : 'applications.apply.already', { date })}
    </Note>
  );
}

/** Applying with an account: requirements and questions where there are any, documents, preview and sending. */
export function ApplyPage(props: ApplyPageProps) {
  const { posting, person, documents, lastLetter, asked, aside, uploads, uploading, added, refresh, onGo } =
    props;
  const t = useTexts();
  useApplyClick(posting.id);
  const { questions } = posting;
  const steps = stepsOf(questions);
  const goTo = (to: ApplyStep) => onGo(applyAddress(posting.id, to));
  const application = useApplication({
    ...{ posting, documents, steps, asked: toApplyStep(asked, steps) },
    email: person.email,
    onStep: goTo,
    onDocumentGone: () => void refresh(),
    onSent: () => onGo(pageAddress('application-sent', posting.id)),
  });
  const { form, submission, step } = application;
  const place = steps.indexOf(step);
  useOfferedDocuments(form, documents, added);
  const before = steps[place - 1];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);

  return (
    <>
      <p className="mb16 sm">
        <Link className="row g4 apply-back" href={pageAddress('posting', posting.id)}>
          <IconArrowLeft />
          {t('applications.apply.toPosting')}
        </Link>
      </p>
      <h1 className="mb24">{t('applications.apply.title')}</h1>
      <Steps
        steps={steps.map((one, index) => ({
          label: t(`applications.apply.steps.${one}`),
          ...(index < place ? { href: applyAddress(posting.id, one) } : {}),
        }))}
        current={place}
      />
      <div className="with-panel mt24">
        {application.earlier ? (
          <EarlierNote earlier={application.earlier} />
        ) : (
          <Form name="application" submission={submission}>
            <h2 ref={heading} tabIndex={-1} className="mb16">
              {t(`applications.apply.headings.${step}`)}
            </h2>
            {step === 'uslovi' ? <RequirementsStep posting={posting} endings={application.endings} /> : null}
            {step === 'dokumenti' ? (
              <DocumentsStep form={form} documents={documents} uploads={uploads} />
            ) : null}
            {step === 'upitnik' ? (
              <div className="stack g24">
                <p className="dim">{t('applications.guest.surveyIntro')}</p>
                <SurveyFields questions={questions} part="others" />
              </div>
            ) : null}
            {step === 'pregled' ? (
              <PreviewStep
                form={form}
                person={person}
                documents={application.letterAlone ? [] : documents}
                {...{ posting, lastLetter }}
              />
            ) : null}
            <div className="wizard-foot">
              {before ? (
                <Button variant="quiet" onClick={() => goTo(before)}>
                  <IconArrowLeft />
                  {t('common.back')}
                </Button>
              ) : (
                <LinkButton variant="quiet" href={pageAddress('posting', posting.id)}>
                  {t('common.cancel')}
                </LinkButton>
              )}
              <Button
                type="submit"
                variant="primary"
                size="lg"
                loading={submission.running === 'submit' && step === 'pregled'}
                loadingText={t('common.sending')}
                disabledReason={
                  uploading
                    ? t('applications.apply.uploading')
                    : application.missingAnswers
                      ? t('applications.apply.answersMissing')
                      : undefined
                }
              >
                {step === 'pregled' ? <IconSend /> : null}
                {t(onwardWords[steps[place + 1] ?? 'sent'])}
                {step === 'pregled' ? null : <IconArrowRight />}
              </Button>
            </div>
          </Form>
        )}
        <aside>{aside}</aside>
      </div>
      <WithoutCvModal
        open={application.warning}
        onClose={application.closeWarning}
        onAdd={application.addCv}
        onGoOn={application.continueWithoutCv}
      />
    </>
  );
}
