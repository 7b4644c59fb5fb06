import type { ReactNode } from 'react';
import type { ApplicationStatus } from '#features/applying/application-type.ts';
import { longTime } from '#features/applying/web/event-time.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import {
  IconBookmark,
  IconCircleDashed,
  IconEdit,
  IconHelpCircle,
  IconInbox,
  IconUserX,
} from '#ui/icons/account-icons.tsx';
import { IconUndo } from '#ui/icons/editor-icons.tsx';
import { IconMail, IconMailOpened } from '#ui/icons/mail-icons.tsx';
import { IconClockOff } from '#ui/icons/posting-icons.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconCalendar, IconCheck, IconEye, IconHistory, IconMegaphone } from '#ui/light/icons.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Timeline } from '#ui/timeline.tsx';
import type { ApplicationEvent, ApplicationEventsMeta } from '../fields.ts';

const icons: Record<Exclude<ApplicationEvent['event'], 'sorted'>, ReactNode> = {
  arrived: <IconInbox />,
  opened: <IconEye />,
  noted: <IconEdit />,
  'message-sent': <IconMail />,
  'message-received': <IconMailOpened />,
  'interview-offered': <IconCalendar />,
  'interview-chosen': <IconCheck />,
  'interview-moved': <IconHistory />,
  'interview-cancelled': <IconClockOff />,
  'result-sent': <IconMegaphone />,
  'status-asked': <IconMailOpened />,
  withdrawn: <IconUndo />,
};

const sortedIcons: Record<ApplicationStatus, ReactNode> = {
  unsorted: <IconCircleDashed />,
  saved: <IconBookmark />,
  maybe: <IconHelpCircle />,
  rejected: <IconUserX />,
};

const wordsOf = ({ event, status }: ApplicationEvent, t: Translate): string =>
  event === 'sorted'
    ? t(`applications.reviewing.one.course.sorted.${status ?? 'unsorted'}`)
    : t(`applications.reviewing.one.course.events.${event}`);

const iconOf = ({ event, status }: ApplicationEvent): ReactNode =>
  event === 'sorted' ? sortedIcons[status ?? 'unsorted'] : icons[event];

/** Who caused it; empty when only the candidate or the system can have. */
const actorInWords = ({ actor }: ApplicationEvent, t: Translate): string => {
  if (actor.kind === 'member') return actor.name;
  return actor.kind === 'gone' ? t('applications.reviewing.one.course.gone') : '';
};

/** The history of an application with who caused each event; visible to the company only. */
export function EventList({ events, older }: { events: readonly ApplicationEvent[] } & ApplicationEventsMeta) {
  const t = useTexts();
  const language = useLanguage();
  const items = events.map((event) => ({
    key: event.id,
    title: (
      <span className="event-title">
        {iconOf(event)}
        {wordsOf(event, t)}
      </span>
    ),
    note: [longTime(event.at, event.daysAgo, t, language), actorInWords(event, t)].filter(Boolean).join(', '),
  }));
  return (
    <Card as="section" className="stack g12 application-course">
      <h2 className="h4">{t('applications.employer.course')}</h2>
      {older > 0 ? <p className="sm dim">{t('applications.reviewing.one.course.older', { count: older })}</p> : null}
      <Timeline items={items} />
    </Card>
  );
}
