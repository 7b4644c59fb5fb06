import { withCommas } from '#kit/i18n/punctuation.ts';
import { addressOf } from '#kit/list-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { Badge } from '#ui/light/badge.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { LineList } from '#ui/lists/line-list.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { MessageSide } from '../../message-state.ts';
import { listOwnThreads, listThreads } from '../contract.ts';
import type { ThreadRow } from '../fields.ts';
import { threadStates } from '../thread-states.ts';

/** The threads: who with, about what, and the last message; each opens its application. */
function Threads({ rows, reader }: { rows: readonly ThreadRow[]; reader: MessageSide }) {
  const t = useTexts();
  const language = useLanguage();
  const page = reader === 'employer' ? 'employer-application' : 'candidate-application';
  const texts = reader === 'employer' ? 'inbox' : 'ownInbox';
  return (
    <LineList
      label={t('applications.inbox.title')}
      lines={rows.map(({ id, other, positionTitle, side, excerpt, last, unread, awaitingReply }) => ({
        key: id,
        href: pageAddress(page, id),
        strong: unread > 0,
        head: (
          <>
            {relativeTime(last.at, last.daysAgo, t, language)}
            {unread > 0 ? <Badge tone="new">{t('applications.inbox.unread', { count: unread })}</Badge> : null}
            {reader === 'employer' && awaitingReply ? (
              <Badge tone="neutral">{t('applications.inbox.awaiting')}</Badge>
            ) : null}
          </>
        ),
        title: <TitleText text={withCommas([other || t('applications.employer.erased'), positionTitle])} />,
        text: side === reader ? t(`applications.${texts}.own`, { text: excerpt }) : excerpt,
      }))}
    />
  );
}

/** All messages of the company's postings. */
export const companyInbox = listPage({
  endpoint: listThreads,
  page: 'employer-messages',
  texts: 'applications.inbox',
  address: addressOf<typeof listThreads>('employer-messages'),
  sign: 'mail',
  tabs: { name: 'state', values: threadStates },
  Rows: ({ rows }) => <Threads rows={rows} reader="employer" />,
});

/** All messages of a candidate. */
export const candidateInbox = listPage({
  endpoint: listOwnThreads,
  page: 'candidate-messages',
  texts: 'applications.ownInbox',
  address: addressOf<typeof listOwnThreads>('candidate-messages'),
  sign: 'mail',
  tabs: { name: 'state', values: ['unread'] },
  Rows: ({ rows }) => <Threads rows={rows} reader="candidate" />,
});
