import type { ReactNode } from 'react';
import { formatDate } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Door } from '#ui/door.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconArrowLeft, IconSend } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { useStepAddress } from '#ui/wizard/step-address.ts';
import { Wizard } from '#ui/wizard/wizard.tsx';
import { WizardFoot } from '#ui/wizard/wizard-foot.tsx';
import { WizardForm } from '#ui/wizard/wizard-form.tsx';
import type { LastLetter } from '../../../own/fields.ts';
import { type AppliedPosting, applyAddress, applySteps, onwardWords } from '../apply-steps.ts';
import { RequirementsStep } from '../requirements-step.tsx';
import { SurveyFields } from '../survey-fields.tsx';
import { type EarlierApplication, useApplying } from '../use-applying.ts';
import { WithoutCvModal } from '../without-cv-modal.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { type PreviewedPerson, PreviewStep } from './preview-step.tsx';
import { type AccountOptions, useAccount, useOfferedDocuments } from './use-account.ts';
import '#ui/door.css';
import './apply.css';

export interface ApplyPageProps extends Omit<AccountOptions, 'email'> {
  posting: AppliedPosting;
  person: PreviewedPerson;
  lastLetter: LastLetter | null;
  /** Summary of the posting, next to the steps. */
  aside: ReactNode;
  /** Control for uploading documents. */
  uploads: ReactNode;
  /** Ids of documents that were added while applying. */
  added: readonly string[];
}

interface EarlierNoteProps {
  earlier: EarlierApplication;
  /** Sent without an account from the same address, possibly by someone else: the new application replaces it. */
  replaced?: boolean;
}

/** Notes that an application was already sent, with its date, the consequence and a link to it. */
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

/**
 * The page for applying with an account: requirements and questions if there are any, documents, preview and sending.
 */
export function ApplyPage(props: ApplyPageProps) {
  const { posting, person, documents, lastLetter, aside, uploads, uploading, added } = props;
  const t = useTexts();
  const { named, goTo } = useStepAddress(applySteps);
  const applying = useApplying(posting, useAccount(posting, { ...props, email: person.email }), {
    asked: named,
    goTo: (to) => goTo(to, { replace: to === named }),
  });
  const { submission, steps, step, before, next } = applying;
  const place = steps.indexOf(step);
  useOfferedDocuments(applying.form, documents, added);
  const waits = uploading ? 'uploading' : applying.missingAnswers ? 'answersMissing' : null;

  return (
    <>
      <p className="mb16 sm">
        <Link className="row g4 apply-back" href={pageAddress('posting', posting.id)}>
          <IconArrowLeft />
          {t('applications.apply.toPosting')}
        </Link>
      </p>
      <Wizard
        title={t('applications.apply.title')}
        head={<Door state={{ step: place + 1, of: steps.length }} width={48} />}
        steps={steps.map((code, index) => ({
          code,
          label: t(`applications.apply.steps.${code}`),
          href: index < place ? applyAddress(posting.id, code) : undefined,
        }))}
        step={step}
        aside={<aside>{aside}</aside>}
      >
        {applying.earlier ? (
          <EarlierNote earlier={applying.earlier} />
        ) : (
          <WizardForm
            name="application"
            submission={submission}
            heading={t(`applications.apply.headings.${step}`)}
            lead={step === 'upitnik' ? t('applications.guest.surveyIntro') : null}
            foot={
              <WizardFoot
                onBack={before && (() => applying.goTo(before))}
                cancel={
                  <LinkButton variant="quiet" href={pageAddress('posting', posting.id)}>
                    {t('common.cancel')}
                  </LinkButton>
                }
                isLast={!next}
                loading={submission.running === 'submit' && !next}
                loadingText={t('common.sending')}
                disabledReason={waits ? t(`applications.apply.${waits}`) : undefined}
              >
                {next ? null : <IconSend />}
                {t(onwardWords[next ?? 'sent'])}
              </WizardFoot>
            }
          >
            {step === 'uslovi' ? <RequirementsStep posting={posting} endings={applying.endings} /> : null}
            {step === 'dokumenti' ? <DocumentsStep documents={documents} uploads={uploads} /> : null}
            {step === 'upitnik' ? <SurveyFields questions={posting.questions} part="others" /> : null}
            {step === 'pregled' ? <PreviewStep {...{ posting, person, documents, lastLetter }} /> : null}
          </WizardForm>
        )}
      </Wizard>
      <WithoutCvModal applying={applying} />
    </>
  );
}
