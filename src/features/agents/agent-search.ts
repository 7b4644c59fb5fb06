import {
  type FacetFilter,
  facetFilters,
  longestKeyword,
  type PostingsFilter,
} from '#features/postings/search-address.ts';

/** Search criteria of an agent: lists are combined with AND, values within a list with OR (rules.md#agents). */
export type AgentSearch = Record<FacetFilter, string[]> & {
  /** Employer ids. */
  employers: number[];
  /** A posting must match at least one keyword; all words of a keyword must match. */
  keywords: string[];
};

export const emptySearch: AgentSearch = {
  ...(Object.fromEntries(facetFilters.map((name) => [name, []])) as unknown as Record<FacetFilter, string[]>),
  employers: [],
  keywords: [],
};

/** Whether a text is a valid keyword: it needs a letter or a digit to be searchable. */
export const isKeyword = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && text.length <= longestKeyword;

/** ■ At least one parameter (rules.md#agents). */
export const hasCriterion = (search: Partial<AgentSearch>): boolean =>
  Object.values(search).some((values) => values.length > 0);

/** The filter of `/oglasi` that matches the same postings as the agent, newest first. */
export const filterOf = (search: AgentSearch): Partial<PostingsFilter> => ({ ...search, sort: 'newest' });
