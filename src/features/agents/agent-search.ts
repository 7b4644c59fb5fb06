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
  /** The least pay in whole net dinars per month, and whether postings that state none match too. */
  salaryFrom: number | null;
  salaryUnstated: boolean;
};

export const emptySearch: AgentSearch = {
  ...(Object.fromEntries(facetFilters.map((name) => [name, []])) as unknown as Record<FacetFilter, string[]>),
  employers: [],
  keywords: [],
  salaryFrom: null,
  salaryUnstated: false,
};

/** The criteria that are lists of values. */
export type CriterionList = Exclude<keyof AgentSearch, 'salaryFrom' | 'salaryUnstated'>;

/** Whether a text is a valid keyword: it needs a letter or a digit to be searchable. */
export const isKeyword = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && text.length <= longestKeyword;

/** ■ At least one parameter (rules.md#agents). */
export const hasCriterion = (search: Partial<AgentSearch>): boolean =>
  Object.values(search).some((value) => (Array.isArray(value) ? value.length > 0 : typeof value === 'number'));

/** The filter of `/oglasi` that matches the same postings as the agent, newest first. */
export const filterOf = (search: AgentSearch): Partial<PostingsFilter> => ({ ...search, sort: 'newest' });
