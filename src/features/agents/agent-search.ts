import {
  type FacetFilter,
  facetFilters,
  longestKeyword,
  type PostingsFilter,
} from '#features/postings/search-address.ts';

/** What an agent searches for: lists AND each other, values of a list OR (rules.md#agents). */
export type AgentSearch = Record<FacetFilter, string[]> & {
  /** Ids. */
  employers: number[];
  /** Each is words that must all be found; one keyword is enough. */
  keywords: string[];
};

export const emptySearch: AgentSearch = {
  ...(Object.fromEntries(facetFilters.map((name) => [name, []])) as unknown as Record<FacetFilter, string[]>),
  employers: [],
  keywords: [],
};

/** Whether a text can be a keyword: it needs a letter or a digit to be found by. */
export const isKeyword = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && text.length <= longestKeyword;

/** ■ At least one parameter (rules.md#agents). */
export const hasCriterion = (search: Partial<AgentSearch>): boolean =>
  Object.values(search).some((values) => values.length > 0);

/** The filter of `/oglasi` that finds what the agent finds, the newest first. */
export const filterOf = (search: AgentSearch): Partial<PostingsFilter> => ({ ...search, sort: 'newest' });
