import type { ReactNode } from 'react';
import { formatShortDate } from '#shared/dates.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconExternalLink } from '#ui/icons/posting-icons.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { IconLink } from '#ui/light/icon-button.tsx';
import { IconChevronDown, IconChevronUp } from '#ui/light/icons.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ApplicationContacts, fullName, useApplicationSections } from '../../web/application-parts.tsx';
import type { ApplicationListRow, ApplicationPosting, ApplicationView } from '../fields.ts';
import { type ApplicationsAddress, applicationsPath } from './application-address.ts';
import { ApplicationList, type ApplicationListProps } from './application-list.tsx';
import { SortButtons } from './sort-buttons.tsx';
import './employer-applications.css';
import { pageAddress } from '#shared/site-map.ts';

const tabs = ['all', 'unsorted', 'saved', 'maybe', 'rejected'] as const;

function PostingLine({ posting }: { posting: ApplicationPosting }) {
  const t = useTexts();
  const language = useLanguage();
  const { positionTitle, live, closesOn } = posting;
  return (
    <p className="sm dim">
      <TitleText
        text={
          live && closesOn
            ? t('applications.employer.live', { positionTitle, date: formatShortDate(closesOn, language) })
            : t('applications.employer.ended', { positionTitle })
        }
      />
    </p>
  );
}

interface OpenedProps {
  application: ApplicationView;
  rows: readonly ApplicationListRow[];
  address: ApplicationsAddress;
}

/** Links to the neighbours in the current list. */
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
    <section className="applications-detail" aria-label={t('applications.employer.application', { name })}>
      <div className="row top g16 flex-wrap">
        <Avatar size="lg" name={name} id={application.id} />
        <div className="grow applicant">
          <h2 className="applicant-name">{name}</h2>
          <ApplicationContacts application={application} />
        </div>
        <div className="row g4">
          <TextLink href={pageAddress('employer-application', application.id)}>
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
    <div className="applications-detail applications-none">
      <EmptyState sign="mail" title={t('applications.employer.choose')}>
        {t('applications.employer.chooseText')}
      </EmptyState>
    </div>
  );
}

/** A posting's applications: tabs by status, the list, and on wide screens the open application next to it. */
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
          { label: t('applications.employer.myPostings'), href: pageAddress('my-postings') },
          { label: <TitleText text={posting.positionTitle} /> },
        ]}
      />
      <div className="mb16">
        <h1 className="applications-title">{t('applications.employer.count', { count: counts.all })}</h1>
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
          <div className="applications">
            <ApplicationList rows={rows} meta={meta} address={address} />
            {opened ? <Opened application={opened} rows={rows} address={address} /> : <NothingOpened />}
          </div>
        </>
      )}
    </>
  );
}
