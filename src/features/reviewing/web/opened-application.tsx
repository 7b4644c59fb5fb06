import type { ReactNode } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconExternalLink } from '#ui/icons/posting-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { IconLink } from '#ui/light/icon-button.tsx';
import { IconChevronDown, IconChevronUp } from '#ui/light/icons.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationListRow, ApplicationsMeta, ApplicationView } from '../received/fields.ts';
import { openedPath } from '../received/web/application-address.ts';
import { ApplicationContacts, fullName, useApplicationSections } from '../received/web/application-parts.tsx';
import { SortButtons, type SortButtonsProps } from './sort-buttons.tsx';

interface OpenedProps {
  application: ApplicationView;
  rows: readonly ApplicationListRow[];
  meta: ApplicationsMeta;
}

/** Links to the neighbours in the current list. */
function Neighbours({ application, rows, meta }: OpenedProps) {
  const t = useTexts();
  const at = rows.findIndex(({ id }) => id === application.id);
  const link = (row: ApplicationListRow | undefined, label: string, icon: ReactNode) =>
    row ? <IconLink size="sm" label={label} icon={icon} href={openedPath(meta, row.id)} /> : null;
  return (
    <>
      {link(at > 0 ? rows[at - 1] : undefined, t('applications.employer.previous'), <IconChevronUp />)}
      {link(at >= 0 ? rows[at + 1] : undefined, t('applications.employer.next'), <IconChevronDown />)}
    </>
  );
}

/** Shows that its page has more: a note, messages. */
function Correspondence({ noted, messages, unreadMessages, id }: ApplicationView) {
  const t = useTexts();
  if (!noted && messages === 0) return null;
  return (
    <p className="row flex-wrap g8 mt16 sm">
      <Link href={pageAddress('employer-application', id)}>
        {[
          noted && t('applications.reviewing.beside.noted'),
          messages > 0 && t('applications.reviewing.beside.messages', { count: messages }),
        ]
          .filter(Boolean)
          .join(', ')}
      </Link>
      {unreadMessages > 0 ? (
        <Badge tone="new">{t('applications.reviewing.beside.unread', { count: unreadMessages })}</Badge>
      ) : null}
    </p>
  );
}

/** The opened application next to the list. */
export function OpenedApplication({
  application,
  rows,
  meta,
  onSorted,
}: OpenedProps & {
  /** Null for members who may only read. */
  onSorted: NonNullable<SortButtonsProps['onSorted']> | null;
}) {
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
          <Neighbours application={application} rows={rows} meta={meta} />
        </div>
      </div>
      {onSorted ? (
        <div className="mt16">
          <SortButtons applicationId={application.id} status={application.status} layout="row" onSorted={onSorted} />
        </div>
      ) : null}
      <Correspondence {...application} />
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

/** Placeholder while none is open. */
export function NothingOpened() {
  const t = useTexts();
  return (
    <div className="applications-detail applications-none">
      <EmptyState sign="mail" title={t('applications.employer.choose')}>
        {t('applications.employer.chooseText')}
      </EmptyState>
    </div>
  );
}
