import type { ReactNode } from 'react';
import { formatShortDate } from '#shared/dates.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconLink } from '#ui/icon-button.tsx';
import { IconChevronDown, IconChevronUp } from '#ui/icons/icons.tsx';
import { IconExternalLink } from '#ui/icons/posting-icons.tsx';
import { Avatar } from '#ui/initials.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextLink } from '#ui/text-button.tsx';
import type { ApplicationListRow, ApplicationPosting, ApplicationView } from '../fields.ts';
import { type ApplicationsAddress, applicationPath, applicationsPath } from './application-address.ts';
import { ApplicationList, type ApplicationListProps } from './application-list.tsx';
import { ApplicationContacts, fullName, useApplicationSections } from './application-parts.tsx';
import { SortButtons } from './sort-buttons.tsx';
import './employer-applications.css';

const tabs = ['all', 'unsorted', 'saved', 'maybe', 'rejected'] as const;

function PostingLine({ posting }: { posting: ApplicationPosting }) {
  const t = useTexts();
  const language = useLanguage();
  const { positionTitle, live, closesOn } = posting;
  return (
    <p className="sm dim">
      {live && closesOn
        ? t('applications.employer.live', { positionTitle, date: formatShortDate(closesOn, language) })
        : t('applications.employer.ended', { positionTitle })}
    </p>
  );
}

interface OpenedProps {
  application: ApplicationView;
  rows: readonly ApplicationListRow[];
  address: ApplicationsAddress;
}

/** Steps to the neighbours in the list that is shown. */
function Neighbours({ application, rows, address }: OpenedProps) {
  const t = useTexts();
  const at = rows.findIndex(({ id }) => id === application.id);
  const link = (row: ApplicationListRow | undefined, label: string, icon: ReactNode) =>
    row ? (
      <IconLink
        size="sm"
        label={label}
        icon={icon}
        href={applicationsPath({ ...address, selected: row.id })}
      />
    ) : null;
  return (
    <>
      {link(at > 0 ? rows[at - 1] : undefined, t('applications.employer.previous'), <IconChevronUp />)}
      {link(at >= 0 ? rows[at + 1] : undefined, t('applications.employer.next'), <IconChevronDown />)}
    </>
  );
}

function Opened({ application, rows, address }: OpenedProps) {
  const t = useTexts();
  const name = fullName(application, t);
  const sections = useApplicationSections(application);
  return (
    <section className="ap-d" aria-label={t('applications.employer.application', { name })}>
      <div className="row top g16 wrapx">
        <Avatar size="l" name={name} id={application.id} />
        <div className="grow ap-who">
          <h2 className="ap-name">{name}</h2>
          <ApplicationContacts application={application} />
        </div>
        <div className="row g4">
          <TextLink href={applicationPath(application.id)}>
            <IconExternalLink />
            {t('applications.employer.openPage')}
          </TextLink>
          <Neighbours application={application} rows={rows} address={address} />
        </div>
      </div>
      <div className="mt16">
        <SortButtons applicationId={application.id} status={application.status} layout="row" />
      </div>
      {sections.map(({ key, title, content }) => (
        <section key={key} aria-label={title}>
          <hr />
          <h3 className="mb16">{title}</h3>
          {content}
        </section>
      ))}
    </section>
  );
}

function NothingOpened() {
  const t = useTexts();
  return (
    <div className="ap-d ap-none">
      <EmptyState sign="mail" title={t('applications.employer.choose')}>
        {t('applications.employer.chooseText')}
      </EmptyState>
    </div>
  );
}

/** A posting's applications: tabs by status, the list, and on wide screens the opened application beside it. */
export function EmployerApplications({
  rows,
  meta,
  address,
  opened,
}: ApplicationListProps & { opened: ApplicationView | null }) {
  const t = useTexts();
  const { posting, counts } = meta;
  const nobody = counts.all === 0 && address.q === '';
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('applications.employer.myPostings'), href: '/profil/poslodavac/oglasi' },
          { label: posting.positionTitle },
        ]}
      />
      <div className="mb16">
        <h1 className="ap-title">{t('applications.employer.count', { count: counts.all })}</h1>
        <PostingLine posting={posting} />
      </div>
      {nobody ? (
        <EmptyState sign="mail" title={t('applications.employer.emptyTitle')}>
          {t('applications.employer.emptyText')}
        </EmptyState>
      ) : (
        <>
          <Tabs
            label={t('applications.employer.tabs')}
            items={tabs.map((status) => ({
              label: t(`applications.employer.${status}`),
              href: applicationsPath({ postingId: posting.id, status, q: address.q }),
              count: counts[status],
              current: address.status === status,
            }))}
          />
          <div className="ap">
            <ApplicationList rows={rows} meta={meta} address={address} />
            {opened ? <Opened application={opened} rows={rows} address={address} /> : <NothingOpened />}
          </div>
        </>
      )}
    </>
  );
}
