import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { LinkButton } from '#ui/button.tsx';
import { ChipLink } from '#ui/chip.tsx';
import { useCombobox } from '#ui/combobox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconMapPin, IconSearch } from '#ui/icons/icons.tsx';
import { Note } from '#ui/note.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchBar, SearchField } from '#ui/search-bar.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { type EmployersFilter, employerSorts, employersAddress } from '../directory-address.ts';
import type { EmployersMeta, ListedEmployer } from '../directory-fields.ts';
import '#ui/ad-meta.css';
import { EmployerListCard } from './employer-list-card.tsx';
import './employers.css';

const loadPlaceList = async () => (await import('./place-list.tsx')).default;

/** Name and place; a plain GET form, and without a full load where scripts run. */
function EmployerSearch({ filter, places }: { filter: EmployersFilter; places: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const where = useCombobox(loadPlaceList);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string): string => String(data.get(name) ?? '').trim();
    const typed = text('locations');
    const locations = typed === places ? filter.locations : [typed].filter(Boolean);
    void navigate(employersAddress({ ...filter, q: text('q'), locations }));
  };
  return (
    <SearchBar
      key={`${filter.q} ${places}`}
      action="/poslodavci"
      method="get"
      small
      submitLabel={t('employers.list.submit')}
      onSubmit={submit}
    >
      <SearchField
        label={t('employers.list.what')}
        icon={<IconSearch />}
        name="q"
        maxLength={200}
        enterKeyHint="search"
        placeholder={t('employers.list.whatPlaceholder')}
        defaultValue={filter.q}
      />
      <SearchField
        label={t('employers.list.where')}
        icon={<IconMapPin />}
        name="locations"
        maxLength={200}
        enterKeyHint="search"
        placeholder={t('employers.list.wherePlaceholder')}
        defaultValue={places}
        onFocus={where.onFocus}
        below={where.list({})}
      />
      {filter.categories.map((code) => (
        <input key={code} type="hidden" name="categories" value={code} />
      ))}
      {filter.sort === 'name' ? <input type="hidden" name="sort" value="name" /> : null}
    </SearchBar>
  );
}

/** The busiest categories as links, one at a time, and the order. */
function ListBar({ filter, meta }: { filter: EmployersFilter; meta: EmployersMeta }) {
  const t = useTexts();
  const chosen = meta.understood.categories;
  const others = meta.busiestCategories.filter(({ code }) => !filter.categories.includes(code));
  return (
    <div className="row between wrapx g12 mt24 mb16">
      <nav className="row g8 wrapx" aria-label={t('employers.list.categories')}>
        <ChipLink
          on={chosen.length === 0}
          aria-current={chosen.length === 0 ? 'true' : undefined}
          href={employersAddress({ ...filter, categories: [] })}
        >
          {t('employers.list.allCategories')}
        </ChipLink>
        {chosen.map(({ code, label }) => (
          <ChipLink
            key={code}
            on
            aria-current="true"
            href={employersAddress({ ...filter, categories: [code] })}
          >
            {label}
          </ChipLink>
        ))}
        {others.map(({ code, label }) => (
          <ChipLink key={code} href={employersAddress({ ...filter, categories: [code] })}>
            {label}
          </ChipLink>
        ))}
      </nav>
      <SegmentedLinks
        label={t('employers.list.order')}
        items={employerSorts.map((sort) => ({
          label: t(`employers.list.sorts.${sort}`),
          href: employersAddress({ ...filter, sort }),
          current: filter.sort === sort,
        }))}
      />
    </div>
  );
}

/** Everything of `/poslodavci` inside its `<main>`. */
export function EmployerList({
  filter,
  employers,
  meta,
}: {
  filter: EmployersFilter;
  employers: readonly ListedEmployer[];
  meta: EmployersMeta;
}) {
  const t = useTexts();
  const language = useLanguage();
  const { understood, total, hiring } = meta;
  const narrowed = filter.q !== '' || filter.locations.length > 0 || filter.categories.length > 0;
  const words = (count: number) => ({ count, number: formatNumber(count, language) });
  return (
    <>
      <h1>{t('employers.list.title')}</h1>
      <p className="lead mt8 mb24" role="status">
        {narrowed ? t('employers.list.found', words(total)) : t('employers.list.hiring', words(hiring))}
      </p>
      <EmployerSearch filter={filter} places={understood.locations.map(({ label }) => label).join(', ')} />
      <ListBar filter={filter} meta={meta} />
      {understood.unknownPlaces.length > 0 ? (
        <Note tone="warn" className="mb16">
          {t('employers.list.unknownPlace', {
            count: understood.unknownPlaces.length,
            places: understood.unknownPlaces.join('”, „'),
          })}
        </Note>
      ) : null}
      {total > 0 ? (
        <div className="grid c2 g16">
          {employers.map((employer) => (
            <EmployerListCard key={employer.id} employer={employer} />
          ))}
        </div>
      ) : (
        <EmptyState
          sign="search"
          title={t('employers.list.empty.title')}
          actions={
            <LinkButton variant="p" href="/poslodavci">
              {t('employers.list.empty.all')}
            </LinkButton>
          }
        >
          {t('employers.list.empty.text')}
        </EmptyState>
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => employersAddress(filter, page)}
      />
    </>
  );
}
