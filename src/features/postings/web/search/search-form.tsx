import { type ComponentType, type SubmitEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { emptyFilter, type PostingsFilter, postingsAddress } from '#features/postings/search-address.ts';
import type { Suggestion } from '#features/postings/search-fields.ts';
import { IconMapPin, IconSearch } from '#ui/icons/icons.tsx';
import { SearchBar, SearchField } from '#ui/search-bar.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { HiddenFilter } from './hidden-filter.tsx';
import type { SuggestionListProps } from './suggestion-list.tsx';

export interface SearchFormProps {
  /** What is searched for now; words and places fill the fields. */
  filter?: PostingsFilter;
  /** The other filters to keep, when they are just being changed. */
  others?: PostingsFilter;
  /** Hears at once what is searched for. */
  onSearch?: (filter: PostingsFilter) => void;
  /** The chosen places in words, as they stand in the field. */
  places?: readonly { code: string; label: string }[];
  /** Names to offer while a place is typed. */
  suggestions: readonly string[];
  /** The low form above the list. */
  small?: boolean;
}

/** „Beograd, Vračar” is „Vračar” in the field: a comma there parts two places. */
const placeName = (label: string): string => label.split(', ').at(-1) ?? label;

/** The search that a suggestion stands for: words are the position's, the others narrow what is searched. */
const withSuggestion = (filter: PostingsFilter, { kind, code, label }: Suggestion): PostingsFilter => {
  if (kind === 'company') return { ...filter, q: '', employers: [Number(code)] };
  if (kind === 'category') return { ...filter, q: '', categories: [code as string] };
  if (kind === 'place') return { ...filter, q: '', locations: [code as string] };
  return { ...filter, q: label };
};

/** Suggestions come with the first focus; where they cannot be had the field is a field. */
function useSuggestionList() {
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  const input = useRef<HTMLInputElement | null>(null);
  const load = (): void => {
    if (List) return;
    import('./suggestion-list.tsx').then(
      ({ SuggestionList }) => setList(() => SuggestionList),
      () => undefined,
    );
  };
  return { List, input, load };
}

/**
 * Words and place. A plain GET form to `/oglasi`; with scripts the answer comes without a full load, and a place that
 * was not touched keeps its code.
 */
export function SearchForm({
  filter = emptyFilter,
  others = filter,
  onSearch,
  places = [],
  suggestions,
  small = false,
}: SearchFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const listId = useId();
  const { List, input, load } = useSuggestionList();
  const shownPlaces = places.map(({ label }) => placeName(label)).join(', ');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = String(data.get('locations') ?? '').trim();
    const locations = typed === shownPlaces ? others.locations : [typed].filter(Boolean);
    const search = { ...others, q: String(data.get('q') ?? '').trim(), locations };
    onSearch?.(search);
    void navigate(postingsAddress(search));
  };
  const choose = (suggestion: Suggestion): void => {
    const search = withSuggestion(others, suggestion);
    if (input.current) input.current.value = search.q;
    onSearch?.(search);
    void navigate(postingsAddress(search));
  };
  return (
    <SearchBar
      key={`${filter.q} ${shownPlaces}`}
      action="/oglasi"
      method="get"
      small={small}
      submitLabel={small ? t('postings.search.submit') : t('postings.search.submitHome')}
      onSubmit={submit}
    >
      <SearchField
        label={t('postings.search.what')}
        icon={<IconSearch />}
        type="search"
        name="q"
        maxLength={200}
        enterKeyHint="search"
        placeholder={t('postings.search.whatPlaceholder')}
        defaultValue={filter.q}
        ref={input}
        onFocus={load}
        below={List && input.current ? <List input={input.current} onChoose={choose} /> : null}
      />
      <SearchField
        label={t('postings.search.where')}
        icon={<IconMapPin />}
        name="locations"
        maxLength={200}
        enterKeyHint="search"
        list={listId}
        placeholder={t('postings.search.wherePlaceholder')}
        defaultValue={shownPlaces}
      />
      <datalist id={listId}>
        {suggestions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <HiddenFilter filter={filter} except={['q', 'locations']} />
    </SearchBar>
  );
}
