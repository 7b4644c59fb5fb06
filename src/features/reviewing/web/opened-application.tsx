import type { ReactNode } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconExternalLink } from '#ui/icons/posting-icons.tsx';
import { IconLink } from '#ui/light/icon-button.tsx';
import { IconChevronDown, IconChevronUp } from '#ui/light/icons.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationNote } from '../fields.ts';
import type { ApplicationListRow, ApplicationsMeta, ApplicationView } from '../received/fields.ts';
import { openedPath } from '../received/web/application-address.ts';
import { ApplicationContacts, fullName, useApplicationSections } from '../received/web/application-parts.tsx';
import { NoteCard } from './note-card.tsx';
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

/** What the company has of the opened application besides what was sent. */
export interface OpenedBeside {
  /** Null for an erased application, which has none. */
  note: ApplicationNote | null;
  /** Its messages; null for an erased one. */
  thread: ReactNode;
}

/** The opened application next to the list. */
export function OpenedApplication({
  application,
  rows,
  meta,
  onSorted,
  note,
  thread,
}: OpenedProps &
  OpenedBeside & {
    /** Null for members who may only read. */
    onSorted: NonNullable<SortButtonsProps['onSorted']> | null;
  }) {
  const t = useTexts();
  const name = fullName(application, t);
  const sections = useApplicationSections(application);
  const { messages } = application;
  const shownThread = thread ? (
    <section aria-label={t('applications.messaging.thread.title')}>
      <hr />
      <h3 className="mb16">{t('applications.messaging.thread.title')}</h3>
      {thread}
    </section>
  ) : null;
  return (
    <section className="applications-detail" aria-label={t('applications.employer.application', { name })}>
      <div className="row top g16 flex-wrap">
        <Avatar size="lg" name={name} id={application.id} />
        <div className="grow applicant">
          <h2 className="h3">{name}</h2>
          <ApplicationContacts
            application={application}
            place={[application.address, application.city].filter(Boolean).join(', ')}
          />
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
      {messages > 0 ? shownThread : null}
      {sections.map(({ key, title, content }) => (
        <section key={key} aria-label={title}>
          <hr />
          <h3 className="mb16">{title}</h3>
          {content}
        </section>
      ))}
      {messages > 0 ? null : shownThread}
      {note ? (
        <div className="mt16">
          <NoteCard applicationId={application.id} note={note} mayWrite={onSorted !== null} />
        </div>
      ) : null}
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
