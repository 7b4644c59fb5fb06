import type { ReactNode } from 'react';
import { formatDate } from '#shared/dates.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { IconMail } from '#ui/icons/account-icons.tsx';
import { IconPhone } from '#ui/icons/posting-icons.tsx';
import { AdMeta } from '#ui/light/ad-meta.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationListRow, ApplicationView } from '../fields.ts';
import { ApplicationDocuments } from './application-documents.tsx';

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
          <>
            <IconPhone />
            <a href={`tel:${phone}`}>{phoneText}</a>
          </>,
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

/** The parts of an application that are there, in the order in which they are read. */
export function useApplicationSections(application: ApplicationView): ApplicationSection[] {
  const t = useTexts();
  const language = useLanguage();
  const { answers, coverLetter, birthDate, documents } = application;
  const survey = (
    <dl className="stack g12 apply-facts">
      {answers.map((answer) => (
        <div key={answer.questionId}>
          <dt className="sm dim">{answer.text}</dt>
          <dd className="medium">{answer.answers.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
  if (application.erased) {
    const content = <p>{t('applications.employer.erasedText')}</p>;
    return [{ key: 'erased', title: t('applications.employer.erasedTitle'), content }];
  }
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
      title: t('applications.employer.documents'),
      content: <ApplicationDocuments documents={documents} />,
    },
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
