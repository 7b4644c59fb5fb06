import { AdminCounts } from '#ui/administration/admin-counts.tsx';
import { AdminList } from '#ui/administration/admin-list.tsx';
import { moment } from '#ui/administration/moment.ts';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { MessageRow, MessagesMeta, MessageView } from '../fields.ts';
import { type InboxAddress, inboxAddress } from '../inbox-address.ts';
import { type MessageKind, messageKinds, messageStates } from '../message-kinds.ts';
import { MessageStateBadge, messageTopic } from './inbox-parts.tsx';
import { MessageDetail } from './message-detail.tsx';
import '#ui/administration/opened-entry.css';
import './inbox.css';
import { pageAddress } from '#shared/site-map.ts';

export interface InboxProps {
  messages: readonly MessageRow[];
  meta: MessagesMeta;
  address: InboxAddress;
  /** The opened one. */
  message: MessageView | null;
}

const countKinds = ['waitingMessages', 'waitingReports', 'arrivedThisWeek', 'handledThisWeek'] as const;
const stateTexts = { new: 'newOnly', handled: 'handledOnly' } as const;

function Row({ message, address }: { message: MessageRow } & Pick<InboxProps, 'address'>) {
  const t = useTexts();
  const language = useLanguage();
  const opened = address.message === message.id;
  const about = messageTopic(message, t);
  return (
    <tr className={opened ? 'opened-row' : undefined}>
      <td className="no-wrap dim">{moment(message.created.at, message.created.daysAgo, t, language)}</td>
      <td className="no-wrap" data-label={t('administration.inbox.kind')}>
        {t(`administration.inbox.kinds.${message.kind}`)}
      </td>
      <td className="admin-person inbox-about" data-label={t('administration.inbox.about')}>
        <div>
          <Link
            className="medium"
            href={`${inboxAddress({ ...address, message: message.id })}#poruka-detalji`}
            aria-current={opened ? 'true' : undefined}
          >
            <TitleText text={about} />
          </Link>
          <span className="sm dim admin-line">
            {message.reason ? t(`contact.report.reasons.${message.reason}`) : message.excerpt}
          </span>
        </div>
      </td>
      <td className="admin-person" data-label={t('administration.inbox.from')}>
        <div>
          {message.name ? <span className="admin-line">{message.name}</span> : null}
          <span className={message.name || !message.email ? 'sm dim' : undefined}>
            {message.email ?? t('administration.inbox.anonymous')}
          </span>
        </div>
      </td>
      <td data-label={t('administration.inbox.state')}>
        <MessageStateBadge handled={message.handled} />
      </td>
    </tr>
  );
}

/** What people have written and reported: counts, filters, the list, and below it the opened one. */
export function Inbox({ messages, meta, address, message }: InboxProps) {
  const t = useTexts();
  const { page: _, message: __, ...filters } = address;
  const narrowed = Boolean(address.q || address.state || address.kind);
  const said = narrowed ? 'empty' : 'none';
  return (
    <>
      <h1 className="mb24">{t('administration.inbox.title')}</h1>
      <AdminCounts
        counts={countKinds.map((kind) => ({
          kind,
          count: meta.counts[kind],
          label: t(`administration.inbox.counts.${kind}`, { count: meta.counts[kind] }),
        }))}
      />
      <AdminList
        path={pageAddress('admin-messages')}
        search={{
          q: address.q,
          filters: { state: address.state, kind: address.kind },
          label: t('administration.inbox.searchLabel'),
          placeholder: t('administration.inbox.search'),
        }}
        tabs={{
          label: t('administration.inbox.state'),
          all: t('administration.inbox.all'),
          options: messageStates.map((state) => ({
            value: state,
            label: t(`administration.inbox.${stateTexts[state]}`),
          })),
          value: address.state,
          href: (state) => inboxAddress({ ...filters, state }),
        }}
        choice={{
          label: t('administration.inbox.kind'),
          all: t('administration.inbox.anyKind'),
          options: messageKinds.map((kind) => ({
            value: kind,
            label: t(`administration.inbox.kindFilters.${kind}`),
          })),
          value: address.kind ?? '',
          href: (kind) => inboxAddress({ ...filters, kind: (kind || null) as MessageKind | null }),
        }}
        total={t('administration.inbox.found', { count: meta.total })}
        empty={{
          sign: 'mail',
          title: t(`administration.inbox.${said}Title`),
          text: t(`administration.inbox.${said}Text`),
          showAll: narrowed ? t('administration.inbox.showAll') : null,
        }}
        label={t('administration.inbox.table')}
        columns={[
          t('administration.inbox.time'),
          t('administration.inbox.kind'),
          t('administration.inbox.about'),
          t('administration.inbox.from'),
          t('administration.inbox.state'),
        ]}
        rows={messages.map((row) => <Row key={row.id} message={row} address={address} />)}
        meta={meta}
        href={(page) => inboxAddress({ ...filters, page })}
      />
      {message ? (
        <MessageDetail
          key={message.id}
          message={message}
          closeHref={inboxAddress({ ...address, message: null })}
        />
      ) : null}
    </>
  );
}
