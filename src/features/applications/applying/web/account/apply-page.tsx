import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatDate } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import { Form } from '#ui/forms/form.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { IconArrowLeft, IconArrowRight, IconSend } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Steps } from '#ui/steps.tsx';
import '#ui/styles/wizard.css';
import type { LastLetter } from '../../../registered/fields.ts';
import { type AppliedPosting, applyAddress, onwardWords } from '../apply-steps.ts';
import { RequirementsStep } from '../requirements-step.tsx';
import { SurveyFields } from '../survey-fields.tsx';
import { type EarlierApplication, useApplying } from '../use-applying.ts';
import { WithoutCvModal } from '../without-cv-modal.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { type PreviewedPerson, PreviewStep } from './preview-step.tsx';
import { type AccountOptions, useAccount, useOfferedDocuments } from './use-account.ts';
import './apply.css';

export interface ApplyPageProps extends Omit<AccountOptions, 'email'> {
  posting: AppliedPosting;
  person: PreviewedPerson;
  lastLetter: LastLetter | null;
  /** The posting in short, beside the steps. */
  aside: ReactNode;
  /** Where files are added to the documents. */
  uploads: ReactNode;
  /** Ids of documents that were added while applying. */
  added: readonly string[];
}

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
  const { posting, person, documents, lastLetter, aside, uploads, uploading, added } = props;
  const t = useTexts();
  const navigate = useNavigate();
  const asked = useSearchParams()[0].get('korak');
  const applying = useApplying(posting, useAccount(posting, { ...props, email: person.email }), {
    asked,
    goTo: (to) => void navigate(applyAddress(posting.id, to), { replace: to === asked }),
  });
  const { submission, steps, step, before, next, goTo } = applying;
  const place = steps.indexOf(step);
  useOfferedDocuments(applying.form, documents, added);
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
        {applying.earlier ? (
          <EarlierNote earlier={applying.earlier} />
        ) : (
          <Form name="application" submission={submission}>
            <h2 ref={heading} tabIndex={-1} className="mb16">
              {t(`applications.apply.headings.${step}`)}
            </h2>
            {step === 'uslovi' ? <RequirementsStep posting={posting} endings={applying.endings} /> : null}
            {step === 'dokumenti' ? <DocumentsStep documents={documents} uploads={uploads} /> : null}
            {step === 'upitnik' ? (
              <div className="stack g24">
                <p className="dim">{t('applications.guest.surveyIntro')}</p>
                <SurveyFields questions={posting.questions} part="others" />
              </div>
            ) : null}
            {step === 'pregled' ? <PreviewStep {...{ posting, person, documents, lastLetter }} /> : null}
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
                loading={submission.running === 'submit' && !next}
                loadingText={t('common.sending')}
                disabledReason={
                  uploading
                    ? t('applications.apply.uploading')
                    : applying.missingAnswers
                      ? t('applications.apply.answersMissing')
                      : undefined
                }
              >
                {next ? null : <IconSend />}
                {t(onwardWords[next ?? 'sent'])}
                {next ? <IconArrowRight /> : null}
              </Button>
            </div>
          </Form>
        )}
        <aside>{aside}</aside>
      </div>
      <WithoutCvModal applying={applying} />
    </>
  );
}
