import type { AdTypeCode } from '#features/advertising/ad-type.ts';
import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';
import { type FieldWith, fieldsWith, type PostingFields, postingFields } from './posting-field-table.ts';

/** Sorts of lists (rules.md#sort-orders). */
export const postingSorts = ['priority', 'newest', 'expiring'] as const;
export type PostingSort = (typeof postingSorts)[number];

/** Minimum salaries offered by the filter, in net dinars per month. */
export const salarySteps = [60_000, 80_000, 100_000, 120_000, 150_000, 200_000, 250_000, 300_000] as const;

/** Numbers of days offered by the filter by first publication. */
export const publishedSteps = [1, 3, 7, 30] as const;

/** The filters whose values are codes of lists and have counts, named like the lists. */
export const facetFilters = fieldsWith({ filter: true }).map((field) => postingFields[field].list);
export type FacetFilter = PostingFields[FieldWith<{ filter: true }>]['list'];

/** Maximum number of keywords in a search, and maximum length of one. */
export const maxKeywords = 10;
export const longestKeyword = 60;

/** The parsed search of the postings page. */
export interface PostingsFilter extends Record<FacetFilter, string[]> {
  q: string;
  employers: number[];
  /** Each consists of words that must all be found literally; one matching keyword is enough. Used by agents. */
  keywords: string[];
  productGroups: AdTypeCode[];
  /** Whole net dinars per month. */
  salaryFrom: number | null;
  salaryUnstated: boolean;
  publishedWithin: number | null;
  sort: PostingSort;
  /** Whether what the candidate has hidden is listed too. */
  showHidden: boolean;
}

export const emptyFilter: PostingsFilter = {
  q: '',
  ...(Object.fromEntries(facetFilters.map((name) => [name, []])) as unknown as Record<FacetFilter, string[]>),
  employers: [],
  keywords: [],
  productGroups: [],
  salaryFrom: null,
  salaryUnstated: false,
  publishedWithin: null,
  sort: 'priority',
  showHidden: false,
};

/**
 * The query of a search: always in the same order, without empty and default values, so that one search has one
 * address. `after` is the last posting of the previous page, when paging forward.
 */
export function searchQueryOf(
  filter: Partial<PostingsFilter>,
  page = 1,
  after: number | null = null,
): Record<string, unknown> {
  const { q, salaryFrom, salaryUnstated, publishedWithin, sort, showHidden, ...lists } = { ...emptyFilter, ...filter };
  return {
    q,
    ...lists,
    salaryFrom,
    salaryUnstated: salaryFrom !== null && salaryUnstated ? true : undefined,
    publishedWithin,
    sort: sort === 'priority' ? undefined : sort,
    showHidden: showHidden || undefined,
    page: page > 1 ? page : undefined,
    after: page > 1 ? after : undefined,
  };
}

/** The address of `/oglasi` for a search. */
export const postingsAddress = (filter: Partial<PostingsFilter>, page = 1, after: number | null = null): string =>
  `${pageAddress('postings')}${toSearch(searchQueryOf(filter, page, after))}`;

/** The same page with expanded filters: all values of each (`more`), not only those visible initially. */
export function openedAddress(filter: PostingsFilter, open: readonly string[]): string {
  const { page: _, ...query } = searchQueryOf(filter);
  return `${pageAddress('postings')}${toSearch({ ...query, more: open })}`;
}

/** The address of the RSS feed of a search: its newest postings, regardless of the page's sort order. */
export const postingsFeedAddress = (filter: Partial<PostingsFilter>): string =>
  `/rss.xml${toSearch(searchQueryOf({ ...filter, sort: 'priority', showHidden: false }))}`;

/** Parses an address made by `postingsAddress`. Addresses typed by people are parsed by the server. */
export function filterOfAddress(address: string): PostingsFilter {
  const query = new URLSearchParams(address.split('?')[1]);
  const number = (name: string): number | null => Number(query.get(name)) || null;
  const lists = Object.fromEntries(facetFilters.map((name) => [name, query.getAll(name)]));
  return {
    ...emptyFilter,
    ...lists,
    q: query.get('q') ?? '',
    employers: query.getAll('employers').map(Number),
    keywords: query.getAll('keywords'),
    productGroups: query.getAll('productGroups') as AdTypeCode[],
    salaryFrom: number('salaryFrom'),
    salaryUnstated: query.get('salaryUnstated') === 'true',
    publishedWithin: number('publishedWithin'),
    sort: postingSorts.find((sort) => sort === query.get('sort')) ?? emptyFilter.sort,
    showHidden: query.get('showHidden') === 'true',
  };
}

/** Recognised filters of a search text, as far as the address can express them (`SaidFilter` of the response). */
interface SaidValues {
  facet: FacetFilter | 'salaryFrom';
  values: readonly { code: string }[];
  amount: number | null;
}

/**
 * The same search with its recognised filters selected, so that further choices add to them; `rest` are the remaining
 * words.
 */
export function withSaid(filter: PostingsFilter, said: readonly SaidValues[], rest: string): PostingsFilter {
  if (said.length === 0) return filter;
  const chosen: PostingsFilter = { ...filter, q: rest };
  for (const { facet, values, amount } of said) {
    if (facet === 'salaryFrom') chosen.salaryFrom = amount;
    else chosen[facet] = [...new Set([...chosen[facet], ...values.map(({ code }) => code)])];
  }
  return chosen;
}

/** Adds a value that is missing in the list, removes one that is there. */
export const toggled = <T>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** The number of active filters, without the search words and the order. */
export const filterCount = (filter: PostingsFilter): number =>
  facetFilters.reduce((sum, name) => sum + filter[name].length, 0) +
  filter.employers.length +
  filter.keywords.length +
  filter.productGroups.length +
  (filter.salaryFrom === null ? 0 : 1) +
  (filter.publishedWithin === null ? 0 : 1);

/**
 * Whether search engines may index the page: the whole list, one category or one place. Combinations of filters are
 * endless and have no new content (catalogue, Structured data and feeds).
 */
export const isLandingPage = (filter: PostingsFilter): boolean =>
  filter.q === '' &&
  filter.sort === 'priority' &&
  !filter.showHidden &&
  filterCount(filter) <= 1 &&
  filterCount(filter) === filter.categories.length + filter.locations.length;

/** The origin of a new agent, in `?iz=`: the search whose parameters follow, or the posting with `id`. */
export const agentOrigins = ['pretraga', 'oglas'] as const;
export type AgentOrigin = (typeof agentOrigins)[number];

/**
 * Address for a new agent based on a search: filters that agents do not support are included, so that the page can
 * report them. Guests sign in first and return to it.
 */
export const agentFromSearchAddress = (filter: Partial<PostingsFilter>): string => {
  const origin: AgentOrigin = 'pretraga';
  const query = searchQueryOf({ ...filter, sort: 'priority', showHidden: false });
  return `${pageAddress('agent-create')}${toSearch({ iz: origin, ...query })}`;
};

/** Address for a new agent, or for an alert, that finds postings similar to this one. */
export const similarByMailAddress = (id: number, page: 'agent-create' | 'alert'): string => {
  const origin: AgentOrigin = 'oglas';
  return `${pageAddress(page)}${toSearch({ iz: origin, id })}`;
};
