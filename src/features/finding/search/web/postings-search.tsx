import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useNavigation, useOutlet } from 'react-router';
import { counted, formatNumber } from '#kit/money.ts';
import { pageCount } from '#kit/paging.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { ButtonVariant } from '#ui/light/button.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconFilters, IconSearch } from '#ui/light/icons.tsx';
import { lazyPart } from '#ui/light/lazy-part.ts';
import { LinkProvider } from '#ui/light/link.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { Pagination } from '#ui/pagination.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import '#ui/empty-state.css';
import '#ui/light/note.css';
import '#ui/styles/listing.css';
import type { ListedPosting, PostingCard } from '#features/postings/fields.ts';
import { filterCount, type PostingsFilter, postingSorts, postingsAddress } from '#features/postings/search-address.ts';
import type { PostingsMeta } from '#features/postings/search-fields.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import type { FacetName, SeenFacets } from './facet-choice.ts';
import { type FilterChip, filterChips, saidChips } from './filter-chips.ts';
import type { FilterDrawerProps } from './filter-drawer.tsx';
import { FilterForm } from './filter-form.tsx';
import { KeepPlaceLink, SearchChosen } from './keep-place-link.tsx';
import { LatestRow } from './latest-row.tsx';
import type { PlaceRiverProps, Stops } from './place-river.tsx';
import { ResultList } from './result-list.tsx';
import { SearchForm } from './search-form.tsx';
import { useFilterDraft } from './use-filter-draft.ts';
import './postings-search.css';

export interface PostingsSearchProps {
  /** The page heading, which describes the search. */
  title: string;
  filter: PostingsFilter;
  postings: readonly ListedPosting[];
  /** Contains only the visible filter values. */
  meta: PostingsMeta;
  stops: Stops;
  hidden: SeenFacets['hidden'];
  opened: readonly FacetName[];
  /** Postings shown if nothing was found. */
  instead: readonly PostingCard[];
  /** The button that saves the search, which belongs to another feature; null for who cannot. */
  SaveSearch: ComponentType<{ filter: PostingsFilter; variant?: ButtonVariant }> | null;
}

/** Selected places, and those recognised in the words. */
export const placesOf = ({ locations, said }: PostingsMeta['understood']): { code: string; label: string }[] => [
  ...locations,
  ...said.flatMap(({ facet, values }) => (facet === 'locations' ? values : [])),
];

/** Adds the search to the latest searches. */
function useNotedSearch(filter: PostingsFilter, chips: readonly FilterChip[]): void {
  const label = [filter.q, ...chips.map((chip) => chip.label)].filter(Boolean).join(', ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the label depends on the filter
  useEffect(() => {
    import('./latest-searches.ts').then(
      ({ rememberSearch }) => rememberSearch(filter, label),
      () => undefined,
    );
  }, [filter]);
}

/** Search form, filter button and, on mobile, a collapsed summary of the search. */
function SearchHead({
  filter,
  draft,
  meta,
  labelled,
  onSearch,
  onFilters,
}: Pick<PostingsSearchProps, 'filter' | 'meta'> & {
  draft: PostingsFilter;
  /** Places with their labels. */
  labelled: readonly { code: string; label: string }[];
  onSearch: (filter: PostingsFilter) => void;
  onFilters: () => void;
}) {
  const t = useTexts();
  // Labels of newly selected places come from the facet until the response includes them.
  const labelledPlaces = [...labelled, ...meta.facets.locations];
  const places = draft.locations.map(
    (code) => labelledPlaces.find((place) => place.code === code) ?? { code, label: code },
  );
  const chosen = filterCount(draft);
  return (
    <div className="postings-top">
      <details className="search-folded" key={postingsAddress(filter)}>
        <summary className="search-opener">
          <IconSearch />
          <span className="search-folded-text">
            <b className="medium">{filter.q || t('postings.search.anyOccupation')}</b>
            <span className="sm dim">
              {places.map(({ label }) => label).join(', ') || t('postings.search.anyPlace')}
            </span>
          </span>
        </summary>
      </details>
      <div className="postings-search">
        <SearchForm
          small
          filter={filter}
          others={draft}
          onSearch={onSearch}
          places={places}
          busiest={[...meta.facets.locations].sort((a, b) => b.count - a.count).map(({ label }) => label)}
        />
      </div>
      <div className="only-narrow">
        <IconButton
          className="filter-button"
          label={chosen > 0 ? t('postings.filters.open', { count: chosen }) : t('postings.filters.openNone')}
          icon={<IconFilters />}
          count={chosen}
          aria-haspopup="dialog"
          onClick={onFilters}
        />
      </div>
    </div>
  );
}

/** Sort order of the list, and the range shown on this page. */
function ListBar({ filter, meta, busy }: Pick<PostingsSearchProps, 'filter' | 'meta'> & { busy: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const from = (meta.page - 1) * meta.pageSize + 1;
  const number = (value: number): string => formatNumber(value, language);
  return (
    <div className="bar mb16">
      <SegmentedLinks
        label={t('postings.search.order')}
        items={postingSorts.map((sort) => ({
          label: t(`postings.search.sorts.${sort}`),
          href: postingsAddress({ ...filter, sort }),
          current: filter.sort === sort,
        }))}
      />
      {filter.sort === 'priority' ? (
        <p className="xs dim bar-note">
          {t(filter.q === '' ? 'postings.search.paidFirst' : 'postings.search.paidFirstOfEqual')}
        </p>
      ) : null}
      <span className="sm dim only-desktop">
        {busy
          ? null
          : t('postings.search.range', {
              from: number(from),
              to: number(Math.min(meta.total, from + meta.pageSize - 1)),
              total: number(meta.total),
            })}
      </span>
    </div>
  );
}

const NothingFound = lazyPart(() => import('./nothing-found.tsx'));
const PlaceRiver = lazyPart(() => import('./place-river.tsx'));
const SearchNotes = lazyPart(() => import('./search-notes.tsx'));

/** Whether there is more to say of the search than its results. */
const hasNotes = ({ hidden, understood: { showHidden, unknownPlaces, instead } }: PostingsMeta): boolean =>
  hidden > 0 || showHidden || unknownPlaces.length > 0 || instead !== null;

/** The river of places, whose script is loaded after the page; nothing without a stop. */
const River = (river: PlaceRiverProps) =>
  river.stops.towns.length + river.stops.remoteTotal > 0 && (
    <div className="place-river">
      <Suspense>
        <PlaceRiver {...river} />
      </Suspense>
    </div>
  );

const loadFilterDrawer = async () => (await import('./filter-drawer.tsx')).FilterDrawer;

const SearchKeys = lazyPart(() => import('./search-keys.tsx'));

/** Content of `/oglasi` inside `<main>`. */
export function PostingsSearch(props: PostingsSearchProps) {
  const { title, filter, postings, meta, stops, hidden, opened, instead, SaveSearch } = props;
  const t = useTexts();
  const language = useLanguage();
  const navigation = useNavigation();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const { Part: FilterDrawer, ask: askForFilters } = useOnDemand<FilterDrawerProps>(loadFilterDrawer);
  const { facets, understood, total } = meta;
  const { draft, said, chosen: withWords, setDraft, change } = useFilterDraft(filter, understood, opened);
  const busy = navigation.location?.pathname === pageAddress('postings');
  const labels = { facets, places: [...placesOf(understood), ...stops.towns], language, t };
  const chosen = filterChips(draft, labels);
  const chips = [...chosen, ...saidChips(draft, said, labels)];
  useNotedSearch(filter, filterChips(filter, labels));
  const beside = useOutlet(postings);
  const empty = total === 0 && !busy;
  // Without selected filters there is nothing to change, so the side column is omitted.
  const alone = empty && chosen.length === 0;
  const form = {
    filter: withWords,
    facets,
    hidden,
    opened,
    places: labels.places,
    empty,
    onChange: change,
  };
  return (
    <>
      <SearchHead
        filter={filter}
        draft={draft}
        meta={meta}
        labelled={labels.places}
        onSearch={setDraft}
        onFilters={async () => setFiltersOpen(await askForFilters())}
      />
      <LatestRow />
      <div className={beside ? 'postings-split mt24' : alone ? 'postings-alone mt24' : 'with-side mt24'}>
        {alone || beside ? null : (
          <aside className="side-wide" aria-label={t('postings.filters.title')}>
            <FilterForm {...form} />
          </aside>
        )}
        <div>
          {/* The button is below a heading of large text. */}
          <div className="row between flex-wrap g12 mb16">
            <div className="grow" style={{ flexBasis: '5em' }}>
              <h1 className="postings-heading h2">{title}</h1>
              <p className="sm dim" role="status">
                {busy ? t('postings.search.searching') : t('postings.search.found', counted(total, language))}
              </p>
            </div>
            {total > 0 && SaveSearch ? <SaveSearch filter={withWords} /> : null}
          </div>
          {hasNotes(meta) ? (
            <Suspense>
              <SearchNotes filter={filter} meta={meta} />
            </Suspense>
          ) : null}
          <SearchChosen value={setDraft}>
            <LinkProvider linkAs={KeepPlaceLink}>
              {total > 0 ? <River stops={stops} filter={withWords} opened={opened} /> : null}
              <ChosenFilters filter={draft} chips={chips} />
              {total > 0 ? <ListBar filter={draft} meta={meta} busy={busy} /> : null}
            </LinkProvider>
          </SearchChosen>
          <div className={busy ? 'ad-list-busy' : undefined} aria-busy={busy}>
            {total > 0 ? (
              <ResultList postings={postings} />
            ) : (
              <Suspense>
                <NothingFound
                  filter={withWords}
                  help={meta.help}
                  hidden={meta.hidden}
                  chosen={filterChips(withWords, labels)}
                  save={SaveSearch ? <SaveSearch filter={withWords} variant="default" /> : null}
                  instead={instead}
                />
              </Suspense>
            )}
          </div>
          <Pagination
            page={meta.page}
            pageCount={pageCount(meta)}
            // Paging forward neither repeats nor skips a posting if postings are added or removed in the meantime.
            href={(page) => postingsAddress(draft, page, page === meta.page + 1 ? (postings.at(-1)?.id ?? null) : null)}
          />
          <Suspense>
            <SearchKeys />
          </Suspense>
        </div>
        {beside}
      </div>
      {FilterDrawer ? (
        <FilterDrawer {...form} open={filtersOpen} onClose={() => setFiltersOpen(false)} total={total} />
      ) : null}
    </>
  );
}
