import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';

/** Sort orders of the list of companies (rules.md#company-list). */
export const employerSorts = ['postings', 'name'] as const;
export type EmployerSort = (typeof employerSorts)[number];

/** Filters of the page of companies. */
export interface EmployersFilter {
  q: string;
  locations: string[];
  categories: string[];
  sort: EmployerSort;
}

/** Omits empty and default values, so that each list has one URL. */
const queryOf = (
  { q = '', locations = [], categories = [], sort = 'postings' }: Partial<EmployersFilter>,
  page = 1,
): Record<string, unknown> => ({
  q,
  locations,
  categories,
  sort: sort === 'postings' ? undefined : sort,
  page: page > 1 ? page : undefined,
});

/** URL of `/poslodavci` for a filter. */
export const employersAddress = (filter: Partial<EmployersFilter>, page = 1): string =>
  `${pageAddress('employers')}${toSearch(queryOf(filter, page))}`;

/** URL of a company's page; `page` is the page of its postings. */
export const employerAddress = (id: number, page = 1): string =>
  `${pageAddress('employer', id)}${page > 1 ? `?page=${page}` : ''}`;
