import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CodeLabel } from '#kit/codes.ts';
import { quoted } from '#kit/i18n/punctuation.ts';
import { counted } from '#kit/money.ts';
import { pageCount } from '#kit/paging.ts';
import { ChipLink } from '#ui/chip.tsx';
import { useCombobox } from '#ui/combobox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FindAmong } from '#ui/find-among.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconChevronDown, IconMapPin, IconSearch } from '#ui/light/icons.tsx';
import { firstScreenTiles } from '#ui/light/initials.tsx';
import { Note } from '#ui/light/note.tsx';
import { Menu, MenuLink } from '#ui/menu.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchBar, SearchField } from '#ui/search-bar.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { type EmployersFilter, employerSorts, employersAddress } from '../directory-address.ts';
import type { EmployersMeta, ListedEmployer } from '../fields.ts';
import '#ui/light/ad-meta.css';
import { pageAddress } from '#kit/site-map.ts';
import { EmployerListCard } from './employer-list-card.tsx';

const loadPlaceList = async () => (await import('./place-list.tsx')).default;

/** Search by name and place: a plain GET form, with client-side navigation when JavaScript is available. */
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
      action={pageAddress('employers')}
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

/** Number of unselected categories shown as links; the others are in a menu. */
const shownCategories = 4;

/** Category links, single choice: all, the selected and the busiest ones; the others in a searchable menu. */
function Categories({ filter, meta }: { filter: EmployersFilter; meta: EmployersMeta }) {
  const t = useTexts();
  const chosen = meta.understood.categories;
  const others = meta.categories.filter(({ code }) => !filter.categories.includes(code));
  const more = others.slice(shownCategories);
  const hrefOf = ({ code }: CodeLabel): string => employersAddress({ ...filter, categories: [code] });
  return (
    <nav className="employer-categories" aria-label={t('employers.list.categories')}>
      <ChipLink
        on={chosen.length === 0}
        aria-current={chosen.length === 0 ? 'true' : undefined}
        href={employersAddress({ ...filter, categories: [] })}
      >
        {t('employers.list.allCategories')}
      </ChipLink>
      {chosen.map((category) => (
        <ChipLink key={category.code} on aria-current="true" href={hrefOf(category)}>
          {category.label}
        </ChipLink>
      ))}
      {others.slice(0, shownCategories).map((category) => (
        <ChipLink key={category.code} href={hrefOf(category)}>
          {category.label}
        </ChipLink>
      ))}
      {more.length > 0 ? (
        <Menu
          align="start"
          buttonClass="chip"
          button={
            <>
              {t('employers.list.moreCategories', { count: more.length })} <IconChevronDown />
            </>
          }
        >
          <FindAmong key={employersAddress(filter)} group={t('employers.list.categories')} items={more}>
            {(category) => (
              <MenuLink key={category.code} href={hrefOf(category)}>
                {category.label}
              </MenuLink>
            )}
          </FindAmong>
        </Menu>
      ) : null}
    </nav>
  );
}

/** Category filter and sort order of the list. */
function ListBar({ filter, meta }: { filter: EmployersFilter; meta: EmployersMeta }) {
  const t = useTexts();
  return (
    <div className="row between top flex-wrap g12 mt24 mb16">
      <Categories filter={filter} meta={meta} />
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

/** Content of `/poslodavci` inside `<main>`. */
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
  return (
    <>
      <h1>{t('employers.list.title')}</h1>
      <p className="lead mt8 mb24" role="status">
        {narrowed
          ? t('employers.list.found', counted(total, language))
          : t('employers.list.hiring', counted(hiring, language))}
      </p>
      <EmployerSearch filter={filter} places={understood.locations.map(({ label }) => label).join(', ')} />
      <ListBar filter={filter} meta={meta} />
      {understood.unknownPlaces.length > 0 ? (
        <Note tone="warn" className="mb16">
          {t('employers.list.unknownPlace', {
            count: understood.unknownPlaces.length,
            places: quoted(understood.unknownPlaces, language),
          })}
        </Note>
      ) : null}
      {total > 0 ? (
        <div className="employer-list">
          {employers.map((employer, index) => (
            <EmployerListCard key={employer.id} employer={employer} eager={index < firstScreenTiles} />
          ))}
        </div>
      ) : (
        <EmptyState
          sign="search"
          title={t('employers.list.empty.title')}
          actions={
            <LinkButton variant="primary" href={pageAddress('employers')}>
              {t('employers.list.empty.all')}
            </LinkButton>
          }
        >
          {t('employers.list.empty.text')}
        </EmptyState>
      )}
      <Pagination page={meta.page} pageCount={pageCount(meta)} href={(page) => employersAddress(filter, page)} />
    </>
  );
}
