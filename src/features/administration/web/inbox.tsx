import { Form, useNavigate } from 'react-router';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { LinkButton } from '#ui/button.tsx';
import { Stat } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import type { MessageRow, MessagesMeta, MessageView } from '../inbox-fields.ts';
import { type MessageKind, messageKinds, messageStates } from '../message-kinds.ts';
import { type InboxAddress, inboxAddress, inboxPath } from './inbox-address.ts';
import { MessageStateBadge, messageTopic } from './inbox-parts.tsx';
import { LogSearch } from './log-search.tsx';
import { MessageDetail } from './message-detail.tsx';
import { moment } from './moment.ts';
import './administration.css';
import './mail-log.css';
import './inbox.css';

export interface InboxProps {
  messages: readonly MessageRow[];
  meta: MessagesMeta;
  address: InboxAddress;
  /** The opened one. */
  message: MessageView | null;
}

const countKinds = ['waitingMessages', 'waitingReports', 'arrivedThisWeek', 'handledThisWeek'] as const;
const stateTexts = { new: 'newOnly', handled: 'handledOnly' } as const;

function Filters({ address }: Pick<InboxProps, 'address'>) {
  const t = useTexts();
  const navigate = useNavigate();
  const { page: _, message: __, ...kept } = address;
  return (
    <div className="row wrapx g8 mb16">
      <Form autoComplete="off" className="adm-q" role="search" action={inboxPath} key={address.q}>
        {address.state ? <input type="hidden" name="state" value={address.state} /> : null}
        {address.kind ? <input type="hidden" name="kind" value={address.kind} /> : null}
        <LogSearch
          q={address.q}
          label={t('administration.inbox.searchLabel')}
          placeholder={t('administration.inbox.search')}
        />
      </Form>
      <SegmentedLinks
        label={t('administration.inbox.state')}
        items={[
          {
            label: t('administration.inbox.all'),
            href: inboxAddress({ ...kept, state: null }),
            current: address.state === null,
          },
          ...messageStates.map((state) => ({
            label: t(`administration.inbox.${stateTexts[state]}`),
            href: inboxAddress({ ...kept, state }),
            current: address.state === state,
          })),
        ]}
      />
      <NativeSelect
        size="sm"
        className="adm-sel"
        aria-label={t('administration.inbox.kind')}
        value={address.kind ?? ''}
        onChange={(event) => {
          const kind = (event.currentTarget.value || null) as MessageKind | null;
          void navigate(inboxAddress({ ...kept, kind }), { preventScrollReset: true });
        }}
        options={[
          { value: '', label: t('administration.inbox.anyKind') },
          ...messageKinds.map((kind) => ({
            value: kind as string,
            label: t(`administration.inbox.kindFilters.${kind}`),
          })),
        ]}
      />
    </div>
  );
}

function Row({ message, address }: { message: MessageRow } & Pick<InboxProps, 'address'>) {
  const t = useTexts();
  const language = useLanguage();
  const opened = address.message === message.id;
  const about = messageTopic(message, t);
  return (
    <tr className={opened ? 'mail-on' : undefined}>
      <td className="nw dim">{moment(message.created.at, message.created.daysAgo, t, language)}</td>
      <td className="nw" data-l={t('administration.inbox.kind')}>
        {t(`administration.inbox.kinds.${message.kind}`)}
      </td>
      <td className="adm-who inbox-about" data-l={t('administration.inbox.about')}>
        <div>
          <Link
            className="m"
            href={`${inboxAddress({ ...address, message: message.id })}#poruka-detalji`}
            aria-current={opened ? 'true' : undefined}
          >
            {about}
          </Link>
          <span className="sm dim adm-line">
            {message.reason ? t(`contact.report.reasons.${message.reason}`) : message.excerpt}
          </span>
        </div>
      </td>
      <td className="adm-who" data-l={t('administration.inbox.from')}>
        <div>
          {message.name ? <span className="adm-line">{message.name}</span> : null}
          <span className={message.name || !message.email ? 'sm dim' : undefined}>
            {message.email ?? t('administration.inbox.anonymous')}
          </span>
        </div>
      </td>
      <td data-l={t('administration.inbox.state')}>
        <MessageStateBadge handled={message.handled} />
      </td>
    </tr>
  );
}

function NoMessages({ narrowed }: { narrowed: boolean }) {
  const t = useTexts();
  const said = narrowed ? 'empty' : 'none';
  return (
    <EmptyState
      sign="mail"
      title={t(`administration.inbox.${said}Title`)}
      actions={
        narrowed ? <LinkButton href={inboxPath}>{t('administration.inbox.showAll')}</LinkButton> : undefined
      }
    >
      {t(`administration.inbox.${said}Text`)}
    </EmptyState>
  );
}

/** What people have written and reported: counts, filters, the list, and below it the opened one. */
export function Inbox({ messages, meta, address, message }: InboxProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <h1 className="mb24">{t('administration.inbox.title')}</h1>
      <div className="grid c4 k2 g16 mb24">
        {countKinds.map((kind) => (
          <Stat
            key={kind}
            value={formatNumber(meta.counts[kind], language)}
            label={t(`administration.inbox.counts.${kind}`, { count: meta.counts[kind] })}
          />
        ))}
      </div>
      <Filters address={address} />
      <p className="sr" role="status">
        {t('administration.inbox.found', { count: meta.total })}
      </p>
      {messages.length === 0 ? (
        <NoMessages narrowed={Boolean(address.q || address.state || address.kind)} />
      ) : (
        <Table label={t('administration.inbox.table')} responsive>
          <thead>
            <tr>
              <th>{t('administration.inbox.time')}</th>
              <th>{t('administration.inbox.kind')}</th>
              <th>{t('administration.inbox.about')}</th>
              <th>{t('administration.inbox.from')}</th>
              <th>{t('administration.inbox.state')}</th>
            </tr>
          </thead>
          <tbody>
            {messages.map((row) => (
              <Row key={row.id} message={row} address={address} />
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => inboxAddress({ ...address, message: null, page })}
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
