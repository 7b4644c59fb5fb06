import { type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { emptyFilter, type PostingsFilter, postingsAddress } from '#features/postings/search-address.ts';
import type { Suggestion } from '#features/postings/search-fields.ts';
import { pageAddress } from '#kit/site-map.ts';
import { useCombobox } from '#ui/combobox.tsx';
import { IconMapPin, IconSearch } from '#ui/light/icons.tsx';
import { SearchBar, SearchField } from '#ui/search-bar.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { HiddenFilter } from './hidden-filter.tsx';
import { placeName } from './place-name.ts';
import type { WhatListProps } from './suggestion-lists.tsx';
import type { WhereListProps } from './where-list.tsx';

export interface SearchFormProps {
  /** The current search; its words and places fill the fields. */
  filter?: PostingsFilter;
  /** The other filters to submit, if they are being changed. */
  others?: PostingsFilter;
  /** Called with the new search before the navigation. */
  onSearch?: (filter: PostingsFilter) => void;
  /** The selected places with labels, as shown in the field. */
  places?: readonly { code: string; label: string }[];
  /** Labels of the places with most postings, most first. */
  busiest: readonly string[];
  /** Whether to render the compact form above the list. */
  small?: boolean;
}

/** Applies a suggestion to the search: a position sets the words, others set a filter. */
const withSuggestion = (filter: PostingsFilter, { kind, code, label }: Suggestion): PostingsFilter => {
  if (kind === 'company') return { ...filter, q: '', employers: [Number(code)] };
  if (kind === 'category') return { ...filter, q: '', categories: [code as string] };
  if (kind === 'place') return { ...filter, q: '', locations: [code as string] };
  return { ...filter, q: label };
};

const loadWhatList = async () => (await import('./suggestion-lists.tsx')).WhatList;
const loadWhereList = async () => (await import('./where-list.tsx')).default;

/**
 * Search form for words and place: a plain GET form to `/oglasi`. With JavaScript, it navigates without a page load,
 * and an unchanged place keeps its code.
 */
export function SearchForm({
  filter = emptyFilter,
  others = filter,
  onSearch,
  places = [],
  busiest,
  small = false,
}: SearchFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const what = useCombobox<WhatListProps>(loadWhatList);
  const where = useCombobox<WhereListProps>(loadWhereList);
  const shownPlaces = places.map(({ label }) => placeName(label)).join(', ');
  const typedSearch = (): PostingsFilter => {
    const data = new FormData(form.current ?? undefined);
    const typed = String(data.get('locations') ?? '').trim();
    const locations = typed === shownPlaces ? others.locations : [typed].filter(Boolean);
    return { ...others, q: String(data.get('q') ?? '').trim(), locations };
  };
  const search = (next: PostingsFilter): void => {
    onSearch?.(next);
    void navigate(postingsAddress(next));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    search(typedSearch());
  };
  return (
    <SearchBar
      key={`${filter.q} ${shownPlaces}`}
      ref={form}
      action={pageAddress('postings')}
      method="get"
      small={small}
      submitLabel={small ? t('postings.search.submit') : t('postings.search.submitHome')}
      onSubmit={submit}
    >
      <SearchField
        label={t('postings.search.what')}
        icon={<IconSearch />}
        name="q"
        maxLength={200}
        enterKeyHint="search"
        placeholder={t('postings.search.whatPlaceholder')}
        defaultValue={filter.q}
        onFocus={what.onFocus}
        below={what.list({ onChoose: (suggestion) => search(withSuggestion(typedSearch(), suggestion)) })}
      />
      <SearchField
        label={t('postings.search.where')}
        icon={<IconMapPin />}
        name="locations"
        maxLength={200}
        enterKeyHint="search"
        placeholder={t('postings.search.wherePlaceholder')}
        defaultValue={shownPlaces}
        onFocus={where.onFocus}
        below={where.list({ busiest })}
      />
      <HiddenFilter filter={filter} except={['q', 'locations']} />
    </SearchBar>
  );
}
