import type { ReactNode } from 'react';
import { requiredInWords } from '#features/postings/requirement.ts';
import { formatDate } from '#shared/dates.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { IconMail } from '#ui/icons/mail-icons.tsx';
import { IconPhone } from '#ui/icons/posting-icons.tsx';
import { AdMeta } from '#ui/light/ad-meta.tsx';
import { IconAlertTriangle } from '#ui/light/icons.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { AnsweredQuestion } from '../fields.ts';
import type { ApplicationListRow, ApplicationView } from '../reviewing/fields.ts';
import { ApplicationDocuments } from './application-documents.tsx';
import { Snapshot, saysAnything } from './snapshot.tsx';
import './application-parts.css';

/** Name of the applicant; a deleted account has none. */
export const fullName = (
  { firstName, lastName, erased }: Pick<ApplicationListRow, 'firstName' | 'lastName' | 'erased'>,
  t: Translate,
): string => (erased ? t('applications.employer.erased') : `${firstName} ${lastName}`);

/** How to reach the person. */
export function ApplicationContacts({ application }: { application: ApplicationView }) {
  const { email, phone, phoneText, address, city } = application;
  if (application.erased) return null;
  return (
    <div className="apply-contacts">
      <AdMeta
        place={[address, city].filter(Boolean).join(', ')}
        items={[
          <>
            <IconMail />
            <a href={`mailto:${email}`}>{email}</a>
          </>,
          ...(phone
            ? [
                <>
                  <IconPhone />
                  <a href={`tel:${phone}`}>{phoneText}</a>
                </>,
              ]
            : []),
        ]}
      />
    </div>
  );
}

export interface ApplicationSection {
  key: string;
  title: string;
  content: ReactNode;
}

/** What the job needed instead of this answer; nothing where it was met, or nothing was needed. */
function UnmetRequirement({ answer: { answerType, requirement } }: { answer: AnsweredQuestion }) {
  const t = useTexts();
  if (!requirement || requirement.met) return null;
  return (
    <dd className="sm row g4 top apply-unmet">
      <IconAlertTriangle />
      {t('applications.employer.unmet', {
        answers: requiredInWords({ answerType, requiredAnswers: requirement.answers }, t),
      })}
    </dd>
  );
}

/** What somebody has sent. */
type Content = Pick<ApplicationView, 'answers' | 'coverLetter' | 'birthDate' | 'documents' | 'snapshot'>;

/** The parts of what was sent that are there, in the order in which they are read. */
export function useContentSections(
  { answers, coverLetter, birthDate, documents, snapshot }: Content,
  words: { documents: string; noDocuments: string },
): ApplicationSection[] {
  const t = useTexts();
  const language = useLanguage();
  const survey = (
    <dl className="stack g12 apply-facts">
      {answers.map((answer) => (
        <div key={answer.questionId}>
          <dt className="sm dim">{answer.text}</dt>
          <dd className="medium">{answer.answers.join(', ')}</dd>
          <UnmetRequirement answer={answer} />
        </div>
      ))}
    </dl>
  );
  const sections: (ApplicationSection | null)[] = [
    answers.length > 0
      ? { key: 'answers', title: t('applications.employer.answers'), content: survey }
      : null,
    coverLetter
      ? {
          key: 'letter',
          title: t('applications.employer.coverLetter'),
          content: <p className="apply-letter">{coverLetter}</p>,
        }
      : null,
    {
      key: 'documents',
      title: words.documents,
      content: <ApplicationDocuments documents={documents} none={words.noDocuments} />,
    },
    snapshot && saysAnything(snapshot)
      ? {
          key: 'snapshot',
          title: t('applications.snapshot.title'),
          content: <Snapshot snapshot={snapshot} />,
        }
      : null,
    birthDate
      ? {
          key: 'data',
          title: t('applications.employer.personData'),
          content: (
            <dl className="apply-facts">
              <dt className="sm dim">{t('applications.facts.birthDate')}</dt>
              <dd className="medium">{formatDate(birthDate, language)}</dd>
            </dl>
          ),
        }
      : null,
  ];
  return sections.filter((section) => section !== null);
}

/** The parts of an application for its employer; of a deleted account and of a withdrawn application only a sentence. */
export function useApplicationSections(application: ApplicationView): ApplicationSection[] {
  const t = useTexts();
  const content = useContentSections(application, {
    documents: t('applications.employer.documents'),
    noDocuments: t('applications.employer.noDocuments'),
  });
  if (application.erased) {
    const text = <p>{t('applications.employer.erasedText')}</p>;
    return [{ key: 'erased', title: t('applications.employer.erasedTitle'), content: text }];
  }
  if (application.withdrawn) {
    const text = <p>{t('applications.employer.withdrawnText')}</p>;
    return [{ key: 'withdrawn', title: t('applications.employer.withdrawnTitle'), content: text }];
  }
  return content;
}
