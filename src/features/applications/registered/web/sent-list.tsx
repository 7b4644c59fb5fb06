import { formatDate } from '#shared/dates.ts';
import { withCommas } from '#shared/i18n/punctuation.ts';
import { pageCount } from '#shared/paging.ts';
import { pageAddress } from '#shared/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconLink } from '#ui/light/icon-button.tsx';
import { IconChevronRight } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';
import type { SentMeta, SentRow } from '../fields.ts';
import { sentTabs } from '../sent-tabs.ts';
import { sentAddress } from './sent-address.ts';
import { companyLine, deadlineText, firstTimeText, promiseWords, SentBadge } from './sent-words.tsx';
import './sent.css';

function Row({ row }: { row: SentRow }) {
  const t = useTexts();
  const language = useLanguage();
  const { posting } = row;
  const href = pageAddress('candidate-application', row.id);
  const firstTime = row.interview && firstTimeText(row.interview, t, language);
  return (
    <tr>
      <td>
        <div className="row g12">
          <InitialsTile size="sm" id={posting.employerId} name={posting.company} src={posting.logo} />
          <div className="sent-posting">
            <b className="medium">
              <Link href={href}>
                <TitleText text={posting.positionTitle} />
              </Link>
            </b>
            <div className="sm dim">{companyLine(posting)}</div>
            <div className="xs dim">
              {withCommas([
                t(`applications.types.${row.applicationType}`),
                row.guest ? t('applications.own.guest') : null,
              ])}
            </div>
          </div>
        </div>
      </td>
      <td data-label={t('applications.own.state')}>
        <SentBadge {...row} />
        {firstTime ? <div className="xs dim">{firstTime}</div> : null}
        {row.promisedBy ? <div className="xs dim">{promiseWords(row.promisedBy, t, language)}</div> : null}
        {row.unread > 0 ? (
          <div className="sm medium">{t('applications.messaging.own.unread', { count: row.unread })}</div>
        ) : null}
      </td>
      <td className="no-wrap" data-label={t('applications.own.sentOn')}>
        {formatDate(new Date(row.createdAt), language)}
        <div className="xs dim">{deadlineText(posting, t, language, 'short')}</div>
      </td>
      <td className="right">
        <IconLink
          size="sm"
          label={t('applications.own.open', { positionTitle: posting.positionTitle })}
          icon={<IconChevronRight />}
          href={href}
        />
      </td>
    </tr>
  );
}

const findJobs = (label: string) => (
  <LinkButton variant="primary" href={pageAddress('postings')}>
    {label}
  </LinkButton>
);

/** A candidate's own applications: tabs by whether the posting runs, rows, pages. */
export function SentList({ rows, meta }: { rows: readonly SentRow[]; meta: SentMeta }) {
  const t = useTexts();
  const { tab } = meta;
  if (meta.counts.all === 0) {
    return (
      <EmptyState
        sign="document"
        title={t('applications.own.empty.title')}
        actions={findJobs(t('applications.own.empty.find'))}
      >
        {t('applications.own.empty.text')}
      </EmptyState>
    );
  }
  return (
    <div>
      <Tabs
        label={t('applications.own.tabsLabel')}
        items={sentTabs.map((one) => ({
          label: t(`applications.own.tabs.${one}`),
          href: sentAddress(one),
          count: meta.counts[one],
          current: one === tab,
        }))}
      />
      <div className="mt16">
        {rows.length === 0 ? (
          <EmptyState
            sign="document"
            title={t(`applications.own.emptyTabs.${tab === 'running' ? 'running' : 'ended'}`)}
            actions={
              tab === 'running' ? (
                findJobs(t('applications.own.empty.find'))
              ) : (
                <LinkButton href={sentAddress('all')}>{t('applications.employer.showAll')}</LinkButton>
              )
            }
          />
        ) : (
          <Table label={t('applications.own.title')} responsive>
            <thead>
              <tr>
                <th scope="col">{t('applications.own.posting')}</th>
                <th scope="col">{t('applications.own.state')}</th>
                <th scope="col">{t('applications.own.sentOn')}</th>
                <th scope="col">
                  <VisuallyHidden>{t('applications.own.openColumn')}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </Table>
        )}
        <Pagination page={meta.page} pageCount={pageCount(meta)} href={(page) => sentAddress(tab, page)} />
      </div>
      <p className="sm dim mt16">{t('applications.own.note')}</p>
    </div>
  );
}
