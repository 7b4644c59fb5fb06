import { PostingStatus } from '#features/postings/web/status/posting-status.tsx';
import type { OwnPostingPage } from '#features/publishing/own-fields.ts';
import { formatNumber } from '#kit/money.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Stat } from '#ui/light/card.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { PostingHistoryEntry, PostingStatistics as Statistics } from '../fields.ts';
import { statisticsPeriods } from '../statistics-periods.ts';
import { type Counted, chartSpans } from './chart-spans.ts';
import { Funnel } from './funnel.tsx';
import { PostingHistoryList } from './posting-history-list.tsx';
import { statisticsAddress } from './statistics-link.tsx';
import { ViewSourceList } from './view-source-list.tsx';
import { VisitChart } from './visit-chart.tsx';
import './statistics.css';
import { pageAddress } from '#kit/site-map.ts';

/** The series for a posting's application modes: on the site, by an external link or phone, or both over its life. */
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
      <div className={names.length === 2 ? 'grid c2 g16' : 'grid c3 keep-two g16'}>
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

/** Daily figures of an employer's own posting, the sources of its views, and its history. */
export function PostingStatistics({ posting, statistics, history }: PostingStatisticsProps) {
  const t = useTexts();
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('postings.statistics.myPostings'), href: pageAddress('my-postings') },
          { label: <TitleText text={posting.positionTitle} /> },
        ]}
      />
      <h1 className="statistics-title">{t('postings.statistics.page')}</h1>
      <p className="row g12 flex-wrap mb24">
        <Link href={pageAddress('posting', posting.id)}>
          <TitleText text={posting.positionTitle} />
        </Link>
        <PostingStatus posting={posting} />
      </p>
      <div className="with-panel">
        <div className="stack g24">
          <Visits posting={posting} statistics={statistics} />
          <Funnel external={posting.content.isExternalApply} funnel={statistics.funnel} />
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
