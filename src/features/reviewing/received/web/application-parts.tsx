import type { ReactNode } from 'react';
import { type ApplicationSection, useContentSections } from '#features/applying/web/sent-content.tsx';
import type { Translate } from '#kit/i18n/translator.ts';
import { IconMail } from '#ui/icons/mail-icons.tsx';
import { IconPhone } from '#ui/icons/posting-icons.tsx';
import { AdMeta } from '#ui/light/ad-meta.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationListRow, ApplicationView } from '../fields.ts';

/** Name of the applicant; a placeholder for a deleted account. */
export const fullName = (
  { firstName, lastName, erased }: Pick<ApplicationListRow, 'firstName' | 'lastName' | 'erased'>,
  t: Translate,
): string => (erased ? t('applications.employer.erased') : `${firstName} ${lastName}`);

interface ContactsProps {
  application: ApplicationView;
  /** Address, town. */
  place: string;
  /** A further contact. */
  link?: ReactNode;
}

/** The person's contact data; nothing of a deleted account. */
export function ApplicationContacts({ application, place, link }: ContactsProps) {
  const { email, phone, phoneText, erased } = application;
  if (erased) return null;
  return (
    <div className="apply-contacts">
      <AdMeta
        place={place}
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
          ...(link ? [link] : []),
        ]}
      />
    </div>
  );
}

/**
 * The sections of an application for its employer; for a deleted account or a withdrawn application only a sentence.
 */
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
