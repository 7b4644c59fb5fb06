import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';

/** Orders of the list of companies (rules.md#company-list). */
export const employerSorts = ['postings', 'name'] as const;
export type EmployerSort = (typeof employerSorts)[number];

/** What the page of companies is asked for. */
export interface EmployersFilter {
  q: string;
  locations: string[];
  categories: string[];
  sort: EmployerSort;
}

/** Without empty and default values: one list has one address. */
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

/** The address of `/poslodavci` for a query. */
export const employersAddress = (filter: Partial<EmployersFilter>, page = 1): string =>
  `${pageAddress('employers')}${toSearch(queryOf(filter, page))}`;

/** The address of a company's page, and of the later pages of its postings. */
export const employerAddress = (id: number, page = 1): string =>
  `${pageAddress('employer', id)}${page > 1 ? `?page=${page}` : ''}`;
