import type { ReactNode } from 'react';
import type { ApplicationSection } from '#features/applying/web/sent-content.tsx';
import type { CompanyRole } from '#kit/company-role.ts';
import { hasRole } from '#kit/company-role.ts';
import { pageAddress } from '#kit/site-map.ts';
import { IconPrinter } from '#ui/icons/posting-icons.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconButton, IconLink } from '#ui/light/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '#ui/light/icons.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationEvent, ApplicationEventsMeta, ApplicationNote } from '../fields.ts';
import type { ApplicationAnswer, ApplicationPlace, ApplicationView } from '../received/fields.ts';
import { fullName, useApplicationSections } from '../received/web/application-parts.tsx';
import { ApplicantCard } from './applicant-card.tsx';
import { DocumentPanel, DocumentWindow } from './document-panel.tsx';
import { EmployerDocuments } from './employer-documents.tsx';
import { EventList } from './event-list.tsx';
import { ExperienceCard, ProfileCard } from './experience-card.tsx';
import { NoteCard } from './note-card.tsx';
import { SortButtons } from './sort-buttons.tsx';
import { useShownDocument } from './use-shown-document.ts';
import './employer-applications.css';
import './employer-application.css';

/** Position of the application in the list it was opened from, and its neighbours there. */
function Place({ place, filter }: { place: ApplicationPlace; filter: string }) {
  const t = useTexts();
  const { previousId, nextId, total } = place;
  const neighbour = (id: string | null, label: string, icon: ReactNode) =>
    id ? (
      <IconLink
        size="sm"
        framed
        label={label}
        icon={icon}
        href={`${pageAddress('employer-application', id)}${filter}`}
      />
    ) : null;
  return (
    <div className="row g8">
      <span className="sm dim">
        {place.place === null
          ? t('applications.reviewing.one.notListed', { count: total })
          : t('applications.employer.placeOf', { place: place.place, total })}
      </span>
      {neighbour(previousId, t('applications.employer.previous'), <IconChevronLeft />)}
      {neighbour(nextId, t('applications.employer.next'), <IconChevronRight />)}
      <IconButton
        size="sm"
        framed
        label={t('applications.reviewing.one.print')}
        icon={<IconPrinter />}
        onClick={() => globalThis.print()}
      />
    </div>
  );
}

function Section({ title, content }: Pick<ApplicationSection, 'title' | 'content'>) {
  return (
    <Card as="section" className="stack g12">
      <h2 className="h3">{title}</h2>
      {content}
    </Card>
  );
}

/** The sent content in reading order; for a withdrawn or erased application only a sentence. */
function Sent({ application, documents }: { application: ApplicationView; documents: ReactNode }) {
  const sections = useApplicationSections(application);
  const { snapshot } = application;
  const of = (...keys: string[]) =>
    sections.filter(({ key }) => keys.includes(key)).map(({ key, ...section }) => <Section key={key} {...section} />);
  return (
    <>
      {of('erased', 'withdrawn', 'answers', 'letter')}
      {application.erased || application.withdrawn ? null : documents}
      {snapshot ? (
        <>
          <ExperienceCard snapshot={snapshot} />
          <ProfileCard snapshot={snapshot} />
        </>
      ) : null}
      {of('data')}
    </>
  );
}

export interface EmployerApplicationProps extends ApplicationAnswer {
  place: ApplicationPlace;
  /** The filters of the list it was opened from, as a query string; empty for the whole list. */
  filter: string;
  events: readonly ApplicationEvent[];
  older: ApplicationEventsMeta['older'];
  /** Null for an erased application, which has none. */
  note: ApplicationNote | null;
  role: CompanyRole;
  /** The messages about it, and the button to write a new one. */
  thread: ReactNode;
  write: ReactNode;
  /** Cards of plugins. */
  panels: ReactNode;
}

/** The complete application, for the members of the company; readers can neither sort nor write. */
export function EmployerApplication(props: EmployerApplicationProps) {
  const { application, posting, place, filter, events, older, note, role, thread, write, panels } = props;
  const t = useTexts();
  const mayWrite = hasRole(role, 'recruiter');
  const name = fullName(application, t);
  const { panel, inWindow, show, close } = useShownDocument(application.id, application.documents);
  const documents = (
    <EmployerDocuments
      applicationId={application.id}
      documents={application.documents}
      shownId={panel?.document?.id ?? null}
      onShow={show}
    />
  );
  return (
    <>
      <div className="row between flex-wrap mb16 application-top">
        <Breadcrumbs
          items={[
            { label: t('applications.employer.myPostings'), href: pageAddress('my-postings') },
            {
              label: <TitleText text={posting.positionTitle} />,
              href: `${pageAddress('employer-applications', posting.id)}${filter}`,
            },
            { label: name },
          ]}
        />
        <Place place={place} filter={filter} />
      </div>
      <div className={panel ? 'application-grid application-with-document' : 'application-grid'}>
        <div className="stack application-main">
          <ApplicantCard application={application} posting={posting} />
          <Sent application={application} documents={documents} />
          {application.erased ? null : (
            <Card as="section" className="stack g12">
              <h2 className="h3">{t('applications.messaging.thread.title')}</h2>
              {thread}
            </Card>
          )}
        </div>
        <aside className="stack sticky application-side">
          {mayWrite ? (
            <Card as="section" className="stack g12 application-sorting">
              <div className="only-desktop">
                <h2 className="h4">{t('applications.employer.sortHeading')}</h2>
                <p className="sm dim">{t('applications.employer.sortHint')}</p>
              </div>
              <div className="only-desktop">
                <SortButtons applicationId={application.id} status={application.status} layout="column" />
              </div>
              {write ? (
                <div className="only-desktop stack g12">
                  <hr />
                  {write}
                </div>
              ) : null}
            </Card>
          ) : null}
          {panels}
          {note ? <NoteCard applicationId={application.id} note={note} mayWrite={mayWrite} /> : null}
          <EventList events={events} older={older} />
        </aside>
        {panel ? (
          <DocumentPanel
            document={panel.document}
            sorting={
              mayWrite ? <SortButtons applicationId={application.id} status={application.status} layout="row" /> : null
            }
            onClose={close}
          />
        ) : null}
      </div>
      {inWindow ? <DocumentWindow key={inWindow.id} document={inWindow} onClose={close} /> : null}
    </>
  );
}

/** The sorting bar at the bottom of a narrow page, outside its content; renders nothing for readers. */
export function EmployerApplicationBar({ application, role }: { application: ApplicationView; role: CompanyRole }) {
  if (!hasRole(role, 'recruiter')) return null;
  return (
    <div className="application-bar">
      <SortButtons applicationId={application.id} status={application.status} layout="bar" />
    </div>
  );
}
