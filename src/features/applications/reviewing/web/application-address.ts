import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { ApplicationsMeta } from '../fields.ts';
import { filterQuery } from '../list-filters.ts';

/** What narrows and orders the list. */
export type ApplicationsFilters = ApplicationsMeta['filters'];

/** What the address of a posting's applications says. */
export interface ApplicationsAddress extends ApplicationsFilters {
  postingId: number;
  page: number;
  /** The open application next to the list. */
  selected: string | null;
}

/** Name of the query value of the open application next to the list. */
export const selectedName = 'prijava';

/** Address of the list; what is usual is left out. */
export const applicationsPath = ({
  postingId,
  sort = 'newest',
  page = 1,
  selected = null,
  ...filters
}: Partial<ApplicationsAddress> & { postingId: number }): string =>
  `${pageAddress('employer-applications', postingId)}${toSearch({
    ...filterQuery(filters),
    sort: sort === 'newest' ? null : sort,
    page: page > 1 ? page : null,
    [selectedName]: selected,
  })}`;

/** The query of a file of all that the list shows, in its order. */
export const fileQuery = (filters: ApplicationsFilters) => ({ ...filterQuery(filters), sort: filters.sort });

/** How many values the list is narrowed by, besides the tab. */
export const filterCount = (filters: ApplicationsFilters): number =>
  Object.values(filterQuery({ ...filters, status: 'all' })).flat().length;
