import { formatDateTime } from '#kit/dates.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import { IconLink } from '#ui/icons/editor-icons.tsx';
import { Card } from '#ui/light/card.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationAnswer } from '../received/fields.ts';
import { ApplicationContacts, fullName } from '../received/web/application-parts.tsx';
import { ApplicationBadge, RequirementBadge } from './application-badge.tsx';

/** The applicant: name, profession, town, contacts, and what was sent when. */
export function ApplicantCard({ application, posting }: ApplicationAnswer) {
  const t = useTexts();
  const language = useLanguage();
  const { erased, snapshot, address, city, guest, applicationType, createdAt } = application;
  const link = snapshot?.externalLink;
  const name = fullName(application, t);
  const profession = withCommas([snapshot?.profession ?? '', city]);
  const kind = [
    guest ? t('applications.reviewing.one.guest') : '',
    t(`applications.${guest ? 'typesInLine' : 'types'}.${applicationType}`),
  ];
  return (
    <Card as="section">
      <p className="only-print dim">
        {t('applications.reviewing.one.forPosting', {
          positionTitle: posting.positionTitle,
          company: posting.company,
        })}
        <br />
        {t('applications.reviewing.one.sentOn', { date: formatDateTime(new Date(createdAt), language) })}
      </p>
      <div className="row g24 flex-wrap">
        <Avatar size="xl" name={name} id={application.id} />
        <div className="grow applicant">
          <div className="row g8 flex-wrap">
            <h1 className="application-name h2">{name}</h1>
            <span className="row g8 flex-wrap no-print">
              <ApplicationBadge {...application} />
              <RequirementBadge {...application} />
            </span>
          </div>
          {profession && !erased ? <p className="dim">{profession}</p> : null}
          <ApplicationContacts
            application={application}
            place={address && withCommas([address, city])}
            link={
              link ? (
                <>
                  <IconLink />
                  <a href={link} target="_blank" rel="noopener noreferrer nofollow">
                    {link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')}
                  </a>
                </>
              ) : null
            }
          />
          <p className="sm dim mt8">{withCommas(kind)}</p>
        </div>
      </div>
    </Card>
  );
}
