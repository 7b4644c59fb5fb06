import type { SchemasOf } from '#kit/list-address.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { rowActs } from '#ui/lists/row-acts.tsx';
import { getMessage, listMessages } from '../contract.ts';
import { inboxAddress } from '../inbox-address.ts';
import { messageKinds, messageStates } from '../message-kinds.ts';
import { MessageStateBadge, messageTopic } from './inbox-parts.tsx';
import { messageActs } from './message-act.tsx';
import { MessageDetail } from './message-detail.tsx';
import '#ui/administration/opened-entry.css';
import './inbox.css';

/** List of messages and reports. */
export const inboxList = listPage({
  endpoint: listMessages,
  page: 'admin-messages',
  texts: 'administration.inbox',
  address: inboxAddress,
  counts: { names: ['waitingMessages', 'waitingReports', 'arrivedThisWeek', 'handledThisWeek'] },
  search: true,
  sign: 'mail',
  tabs: { name: 'state', values: messageStates },
  choice: { name: 'kind', values: messageKinds },
  columns: {
    time: {
      cell: ({ created }, { t, language }) => relativeTime(created.at, created.daysAgo, t, language),
      className: 'no-wrap dim',
    },
    kind: { cell: ({ kind }, { t }) => t(`administration.inbox.kinds.${kind}`), className: 'no-wrap' },
    about: {
      cell: (message, { t, openLink }) => (
        <div>
          <Link className="medium" {...openLink(message.id)}>
            <TitleText text={messageTopic(message, t)} />
          </Link>
          <span className="sm dim admin-line">
            {message.reason ? t(`contact.report.reasons.${message.reason}`) : message.excerpt}
          </span>
        </div>
      ),
      className: 'admin-person inbox-about',
    },
    from: {
      cell: ({ name, email }, { t }) => (
        <div>
          {name ? <span className="admin-line">{name}</span> : null}
          <span className={name || !email ? 'sm dim' : undefined}>{email ?? t('administration.inbox.anonymous')}</span>
        </div>
      ),
      className: 'admin-person',
    },
    state: ({ handled }) => <MessageStateBadge handled={handled} />,
  },
  chosen: rowActs<SchemasOf<typeof listMessages>>({
    nameOf: messageTopic,
    acts: messageActs,
  }),
  opened: { name: 'message', section: 'poruka-detalji', endpoint: getMessage, Detail: MessageDetail },
});
