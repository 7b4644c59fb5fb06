import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconLink } from '#ui/light/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '#ui/light/icons.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { longMoment } from '../../web/application-moment.ts';
import { ApplicationContacts, fullName, useApplicationSections } from '../../web/application-parts.tsx';
import type { ApplicationAnswer, ApplicationPlace, ApplicationView } from '../fields.ts';
import { applicationsPath } from './application-address.ts';
import { ApplicationBadge, RequirementBadge } from './application-badge.tsx';
import { SortButtons } from './sort-buttons.tsx';
import './employer-applications.css';
import { pageAddress } from '#shared/site-map.ts';

/** Steps through all applications of the posting, newest first. */
function Place({ place }: { place: ApplicationPlace }) {
  const t = useTexts();
  const { previousId, nextId } = place;
  return (
    <div className="row g8">
      <span className="sm dim">
        {t('applications.employer.placeOf', { place: place.place, total: place.total })}
      </span>
      {previousId ? (
        <IconLink
          size="sm"
          framed
          label={t('applications.employer.previous')}
          icon={<IconChevronLeft />}
          href={pageAddress('employer-application', previousId)}
        />
      ) : null}
      {nextId ? (
        <IconLink
          size="sm"
          framed
          label={t('applications.employer.next')}
          icon={<IconChevronRight />}
          href={pageAddress('employer-application', nextId)}
        />
      ) : null}
    </div>
  );
}

/** What happened with the application. */
function Course({ application }: { application: ApplicationView }) {
  const t = useTexts();
  const language = useLanguage();
  const { createdAt, daysAgo, openedAt, openedDaysAgo, withdrawnAt, withdrawnDaysAgo } = application;
  const items = [
    {
      key: 'arrived',
      title: t('applications.employer.arrived'),
      note: longMoment(createdAt, daysAgo, t, language),
    },
    ...(openedAt
      ? [
          {
            key: 'opened',
            title: t('applications.employer.opened'),
            note: longMoment(openedAt, openedDaysAgo ?? 0, t, language),
          },
        ]
      : []),
    ...(withdrawnAt
      ? [
          {
            key: 'withdrawn',
            title: t('applications.employer.withdrawn'),
            note: longMoment(withdrawnAt, withdrawnDaysAgo ?? 0, t, language),
          },
        ]
      : []),
  ];
  return (
    <Card as="section" className="stack g12">
      <h2 className="application-heading">{t('applications.employer.course')}</h2>
      <Timeline items={items} />
    </Card>
  );
}

/** The whole of one application, for the employer. */
export function EmployerApplication({
  application,
  posting,
  place,
}: ApplicationAnswer & { place: ApplicationPlace }) {
  const t = useTexts();
  const name = fullName(application, t);
  const sections = useApplicationSections(application);
  const sorting = { applicationId: application.id, status: application.status };
  return (
    <>
      <div className="row between flex-wrap mb16 application-top">
        <Breadcrumbs
          items={[
            { label: t('applications.employer.myPostings'), href: pageAddress('my-postings') },
            {
              label: <TitleText text={posting.positionTitle} />,
              href: applicationsPath({ postingId: posting.id }),
            },
            { label: name },
          ]}
        />
        <Place place={place} />
      </div>
      <div className="application-grid">
        <div className="stack">
          <Card as="section">
            <div className="row g24 flex-wrap">
              <Avatar size="xl" name={name} id={application.id} />
              <div className="grow applicant">
                <div className="row g8 flex-wrap">
                  <h1 className="application-name">{name}</h1>
                  <ApplicationBadge {...application} />
                  <RequirementBadge {...application} />
                </div>
                <p className="dim">{t(`applications.types.${application.applicationType}`)}</p>
                <ApplicationContacts application={application} />
              </div>
            </div>
          </Card>
          {sections.map(({ key, title, content }) => (
            <Card as="section" key={key} className="stack g12">
              <h2 className="application-heading">{title}</h2>
              {content}
            </Card>
          ))}
        </div>
        <aside className="stack sticky">
          <Card as="section" className="stack g12 only-desktop">
            <div>
              <h2 className="application-heading">{t('applications.employer.sortHeading')}</h2>
              <p className="sm dim">{t('applications.employer.sortHint')}</p>
            </div>
            <SortButtons {...sorting} layout="column" />
          </Card>
          <Course application={application} />
        </aside>
      </div>
    </>
  );
}

/** Sorting at the bottom of a narrow page, outside its content. */
export function EmployerApplicationBar({ application }: { application: ApplicationView }) {
  return (
    <div className="application-bar">
      <SortButtons applicationId={application.id} status={application.status} layout="bar" />
    </div>
  );
}
