import type { OwnPostingPage } from '#features/postings/own-fields.ts';
import type {
  PostingHistoryEntry,
  PostingStatistics as Statistics,
} from '#features/postings/statistics-fields.ts';
import { statisticsPeriods } from '#features/postings/statistics-periods.ts';
import { formatNumber } from '#shared/money.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Stat } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { ownPostingsPath } from '../own-postings/own-postings-address.ts';
import { PostingStatus } from '../own-postings/posting-status.tsx';
import { type Counted, chartSpans } from './chart-spans.ts';
import { PostingHistoryList } from './posting-history-list.tsx';
import { statisticsAddress } from './statistics-address.ts';
import { ViewSourceList } from './view-source-list.tsx';
import { VisitChart } from './visit-chart.tsx';
import './statistics.css';

/** What can happen with a posting: it takes applications here, or tells the way elsewhere; or did both in its life. */
const namesOf = ({ content, applicationCount }: OwnPostingPage, { sums }: Statistics): Counted[] => {
  const external = content.isExternalApply;
  return [
    'views',
    ...(external || sums.applyClicks > 0 ? (['applyClicks'] as const) : []),
    ...(!external || applicationCount > 0 ? (['applications'] as const) : []),
  ];
};

export interface PostingStatisticsProps {
  posting: OwnPostingPage;
  statistics: Statistics;
  history: readonly PostingHistoryEntry[];
}

function Visits({ posting, statistics }: Omit<PostingStatisticsProps, 'history'>) {
  const t = useTexts();
  const language = useLanguage();
  const { days, sums, period } = statistics;
  if (days.length === 0) {
    return (
      <EmptyState sign="document" title={t('postings.statistics.empty.never.title')}>
        {t('postings.statistics.empty.never.text')}
      </EmptyState>
    );
  }
  const names = namesOf(posting, statistics);
  const nothing = names.every((name) => sums[name] === 0);
  return (
    <>
      <SegmentedLinks
        label={t('postings.statistics.period')}
        items={statisticsPeriods.map((code) => ({
          label: t(`postings.statistics.periods.${code}`),
          href: statisticsAddress(posting.id, code),
          current: code === period,
        }))}
      />
      <div className={names.length === 2 ? 'grid c2 g16' : 'grid c3 k2 g16'}>
        {names.map((name) => (
          <Stat
            key={name}
            value={formatNumber(sums[name], language)}
            label={t(`postings.statistics.sums.${name}`, { count: sums[name] })}
          />
        ))}
      </div>
      {nothing ? (
        <EmptyState sign="search" title={t('postings.statistics.empty.nothing.title')}>
          {t('postings.statistics.empty.nothing.text')}
        </EmptyState>
      ) : (
        <VisitChart {...chartSpans(days)} names={names} />
      )}
    </>
  );
}

/** How an own posting does by day, where its views come from, and what has happened to it. */
export function PostingStatistics({ posting, statistics, history }: PostingStatisticsProps) {
  const t = useTexts();
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('postings.statistics.myPostings'), href: ownPostingsPath },
          { label: posting.positionTitle },
        ]}
      />
      <h1 className="st-title">{t('postings.statistics.page')}</h1>
      <p className="row g12 wrapx mb24">
        <Link href={`/oglasi/${posting.id}`}>{posting.positionTitle}</Link>
        <PostingStatus posting={posting} />
      </p>
      <div className="with-panel">
        <div className="stack g24">
          <Visits posting={posting} statistics={statistics} />
        </div>
        <aside className="stack g24">
          {statistics.sources.length > 0 ? (
            <ViewSourceList sources={statistics.sources} sums={statistics.sums} />
          ) : null}
          <PostingHistoryList history={history} />
        </aside>
      </div>
    </>
  );
}
