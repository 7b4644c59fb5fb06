import { formatDate } from '#kit/dates.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import { addressOf } from '#kit/list-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { IconLink } from '#ui/light/icon-button.tsx';
import { IconChevronRight } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { type SentTab, sentTabs } from '../../sent-tabs.ts';
import { listSentApplications } from '../contract.ts';
import type { SentRow } from '../fields.ts';
import { companyLine, deadlineText, firstTimeText, promiseWords, SentBadge } from './sent-words.tsx';
import './sent.css';

const address = addressOf<typeof listSentApplications>('candidate-applications', { tab: 'all' });

function Open({ row: { id, posting } }: { row: SentRow }) {
  const t = useTexts();
  return (
    <IconLink
      size="sm"
      label={t('applications.own.open', { positionTitle: posting.positionTitle })}
      icon={<IconChevronRight />}
      href={pageAddress('candidate-application', id)}
    />
  );
}

/** List page of a candidate's own applications. */
export const sentList = listPage({
  endpoint: listSentApplications,
  page: 'candidate-applications',
  texts: 'applications.own',
  address,
  lead: ({ t, meta }) => (meta.counts.all > 0 ? t('applications.own.lead') : null),
  sign: 'document',
  nothing: ({ t, meta: { counts, tab } }) => {
    const find = (
      <LinkButton variant="primary" href={pageAddress('postings')}>
        {t('applications.own.empty.find')}
      </LinkButton>
    );
    if (counts.all === 0)
      return {
        title: t('applications.own.empty.title'),
        children: t('applications.own.empty.text'),
        actions: find,
      };
    if (tab === 'running') return { title: t('applications.own.emptyTabs.running'), actions: find };
    const all = <LinkButton href={address()}>{t('applications.employer.showAll')}</LinkButton>;
    return { title: t('applications.own.emptyTabs.ended'), actions: all };
  },
  tabs: {
    name: 'tab',
    all: false,
    values: ({ meta }) => (meta.counts.all > 0 ? sentTabs : []),
    count: (tab, { meta }) => meta.counts[tab as SentTab],
  },
  columns: {
    posting: ({ id, posting, applicationType, guest }, { t }) => (
      <div className="row g12">
        <InitialsTile size="sm" id={posting.employerId} name={posting.company} src={posting.logo} />
        <div className="sent-posting">
          <b className="medium">
            <Link href={pageAddress('candidate-application', id)}>
              <TitleText text={posting.positionTitle} />
            </Link>
          </b>
          <div className="sm dim">{companyLine(posting)}</div>
          <div className="xs dim">
            {withCommas([t(`applications.types.${applicationType}`), guest ? t('applications.own.guest') : null])}
          </div>
        </div>
      </div>
    ),
    state: (row, { t, language }) => {
      const firstTime = row.interview && firstTimeText(row.interview, t, language);
      return (
        <>
          <SentBadge {...row} />
          {firstTime ? <div className="xs dim">{firstTime}</div> : null}
          {row.promisedBy ? <div className="xs dim">{promiseWords(row.promisedBy, t, language)}</div> : null}
          {row.unread > 0 ? (
            <div className="sm medium">{t('applications.messaging.own.unread', { count: row.unread })}</div>
          ) : null}
        </>
      );
    },
    sentOn: {
      cell: ({ createdAt, posting }, { t, language }) => (
        <>
          {formatDate(new Date(createdAt), language)}
          <div className="xs dim">{deadlineText(posting, t, language, 'short')}</div>
        </>
      ),
      className: 'no-wrap',
    },
  },
  acts: { className: 'right', Acts: Open },
  Below: ({ t, meta }) => (meta.counts.all > 0 ? <p className="sm dim">{t('applications.own.note')}</p> : null),
});
