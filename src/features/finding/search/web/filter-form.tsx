import { type ReactNode, useId, useRef } from 'react';
import {
  facetFilters,
  openedAddress,
  type PostingsFilter,
  publishedSteps,
  toggled,
} from '#features/postings/search-address.ts';
import type { Facets } from '#features/postings/search-fields.ts';
import { SalaryChoice } from '#features/postings/web/salary-choice.tsx';
import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Radio } from '#ui/choice.tsx';
import { FilterGroup } from '#ui/filter-group.tsx';
import { Button } from '#ui/light/button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { FacetName, SeenFacets } from './facet-choice.ts';
import { FacetGroup } from './facet-group.tsx';
import { HiddenFilter } from './hidden-filter.tsx';
import type { ChangeFilter } from './use-filter-draft.ts';
import { useShownAtOnce } from './use-shown-at-once.ts';

export interface FilterFormProps {
  filter: PostingsFilter;
  facets: Facets;
  places: readonly { code: string; label: string }[];
  hidden: SeenFacets['hidden'];
  /** Filters with all values shown. */
  opened: readonly FacetName[];
  /** Nothing was found: only selected values can be changed. */
  empty: boolean;
  /** Called on every change: filters apply immediately. */
  onChange: ChangeFilter;
}

function SalaryFilter({ filter, onChange }: Pick<FilterFormProps, 'filter' | 'onChange'>) {
  const t = useTexts();
  const [shown, choose] = useShownAtOnce(filter);
  return (
    <FilterGroup title={t('postings.filters.salary')}>
      <SalaryChoice
        size="sm"
        value={shown}
        onChange={(pay) => choose({ ...shown, ...pay }, () => onChange((chosen) => ({ ...chosen, ...pay })))}
      />
    </FilterGroup>
  );
}

function PublishedFilter({ filter, facets, onChange }: Pick<FilterFormProps, 'filter' | 'facets' | 'onChange'>) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const [within, choose] = useShownAtOnce(filter.publishedWithin);
  const countOf = (days: number | null): number | undefined =>
    facets.publishedWithin.find((span) => span.days === days)?.count;
  const option = (days: number | null, label: string, count = countOf(days)) => (
    <Radio
      key={days}
      // Ids must be unique, since there may be two forms in one document.
      id={`${id}-${days ?? 'any'}`}
      name="publishedWithin"
      value={days ?? ''}
      label={label}
      count={count === undefined ? undefined : formatNumber(count, language)}
      disabled={count === 0 && within !== days}
      checked={within === days}
      onChange={() => choose(days, () => onChange((chosen) => ({ ...chosen, publishedWithin: days })))}
    />
  );
  return (
    <FilterGroup title={t('postings.filters.published')}>
      {option(null, t('postings.filters.publishedAny'))}
      {publishedSteps.map((days) => option(days, t('postings.filters.publishedIn', { count: days })))}
    </FilterGroup>
  );
}

/** How many lists of values are shown at once; the others, the company and the date are opened on demand. */
const listsAtOnce = 4;

/** The filters that few people use, closed until asked for, or until one of them is chosen or has all its values shown. */
function MoreFilters({ chosen, children }: { chosen: boolean; children: ReactNode }) {
  const t = useTexts();
  // Never closed by a change: the last chosen value may just have been taken back here.
  const open = useRef(false);
  open.current ||= chosen;
  return (
    <details className="mt16" open={open.current}>
      <summary className="text-button">{t('postings.filters.others')}</summary>
      {children}
    </details>
  );
}

/**
 * All filters as a plain GET form. With JavaScript, every change applies immediately; otherwise a button submits it.
 */
export function FilterForm({ filter, facets, hidden, opened, places, empty, onChange }: FilterFormProps) {
  const t = useTexts();
  const opening = (name: FacetName) => ({
    hidden: hidden[name] ?? 0,
    openAddress: openedAddress(filter, [...opened, name]),
  });
  const group = (name: (typeof facetFilters)[number]) => (
    <FacetGroup
      key={name}
      name={name}
      values={facets[name]}
      {...opening(name)}
      chosen={filter[name]}
      onToggle={(code) => onChange((chosen) => ({ ...chosen, [name]: toggled(chosen[name], code) }))}
      {...(name === 'locations' ? { labels: places } : {})}
    />
  );
  const rest = facetFilters.slice(listsAtOnce);
  const isRestChosen =
    rest.some((name) => filter[name].length > 0) || filter.employers.length > 0 || filter.publishedWithin !== null;
  return (
    <form autoComplete="off" action={pageAddress('postings')} method="get" onSubmit={(event) => event.preventDefault()}>
      <HiddenFilter
        filter={filter}
        except={[...facetFilters, 'employers', 'salaryFrom', 'salaryUnstated', 'publishedWithin']}
      />
      {facetFilters.slice(0, 2).map(group)}
      {empty && filter.salaryFrom === null ? null : <SalaryFilter filter={filter} onChange={onChange} />}
      {facetFilters.slice(2, listsAtOnce).map(group)}
      {empty && !isRestChosen ? null : (
        <MoreFilters chosen={isRestChosen || [...rest, 'employers' as const].some((name) => opened.includes(name))}>
          {rest.map(group)}
          <FacetGroup
            name="employers"
            values={facets.employers}
            {...opening('employers')}
            chosen={filter.employers.map(String)}
            onToggle={(code) =>
              onChange((chosen) => ({ ...chosen, employers: toggled(chosen.employers, Number(code)) }))
            }
          />
          {empty && filter.publishedWithin === null ? null : (
            <PublishedFilter filter={filter} facets={facets} onChange={onChange} />
          )}
        </MoreFilters>
      )}
      <noscript>
        <Button type="submit" variant="primary" block>
          {t('postings.filters.apply')}
        </Button>
      </noscript>
    </form>
  );
}
