import type { FacetValue, PostingCard } from '#features/postings/fields.ts';
import { postingSorts, postingsAddress } from '#features/postings/search-address.ts';
import { PostingRows } from '#features/postings/web/posting-row.tsx';
import { formatNumber } from '#kit/money.ts';
import { pageCount } from '#kit/paging.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AdList } from '#ui/light/ad-row.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconFilters } from '#ui/light/icons.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { type WorkModelsFilter, workModelsAddress } from '../address.ts';
import './browsing.css';
import { pageAddress } from '#kit/site-map.ts';

export interface WorkModelPostingsProps {
  filter: WorkModelsFilter;
  /** All models with their counts. */
  models: readonly FacetValue[];
  postings: readonly PostingCard[];
  meta: { page: number; pageSize: number; total: number };
}

const described = ['lokacija', 'hibrid', 'od-kuce', 'teren'] as const;

/** Key of the text that explains the selected models. */
const aboutOf = (chosen: readonly string[]): (typeof described)[number] | 'several' | 'none' => {
  if (chosen.length === 0) return 'none';
  const [only] = chosen;
  return (chosen.length === 1 && described.find((code) => code === only)) || 'several';
};

/** Content of `/oglasi/model/rada` inside `<main>`: the models as tabs, the sort order, the list. */
export function WorkModelPostings({ filter, models, postings, meta }: WorkModelPostingsProps) {
  const t = useTexts();
  const language = useLanguage();
  const { workModels, sort } = filter;
  return (
    <>
      <h1>{t('postings.browsing.workModels.title')}</h1>
      <p className="lead mt8 mb24">{t('postings.browsing.workModels.lead')}</p>
      <Tabs
        label={t('postings.browsing.workModels.tabs')}
        items={models.map(({ code, label, count }) => ({
          label,
          count: formatNumber(count, language),
          href: workModelsAddress({ workModels: [code], sort }),
          current: workModels.includes(code),
        }))}
      />
      <div className="row between flex-wrap g16 mt16 mb16">
        <p className="sm dim grow browsing-model">{t(`postings.browsing.workModels.about.${aboutOf(workModels)}`)}</p>
        <div className="row g8 flex-wrap">
          <SegmentedLinks
            label={t('postings.search.order')}
            items={postingSorts.map((order) => ({
              label: t(`postings.search.sorts.${order}`),
              href: workModelsAddress({ workModels, sort: order }),
              current: sort === order,
            }))}
          />
          <LinkButton href={postingsAddress({ workModels: [...workModels], sort })}>
            <IconFilters />
            {t('postings.browsing.workModels.allFilters')}
          </LinkButton>
        </div>
      </div>
      {sort === 'priority' ? <p className="xs dim mb16">{t('postings.search.paidFirst')}</p> : null}
      {postings.length > 0 ? (
        <AdList label={t('postings.search.results')}>
          <PostingRows postings={postings} headingLevel={2} />
        </AdList>
      ) : (
        <EmptyState
          sign="search"
          title={t('postings.browsing.workModels.empty.title')}
          actions={
            <LinkButton variant="primary" href={pageAddress('postings')}>
              {t('postings.browsing.workModels.empty.all')}
            </LinkButton>
          }
        >
          {t('postings.browsing.workModels.empty.text')}
        </EmptyState>
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        // As in a search, paging forward neither repeats nor skips a posting.
        href={(page) => workModelsAddress(filter, page, page === meta.page + 1 ? (postings.at(-1)?.id ?? null) : null)}
      />
    </>
  );
}
