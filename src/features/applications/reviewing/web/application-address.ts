import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { ApplicationsMeta } from '../fields.ts';

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
  status = 'all',
  q = '',
  answer = [],
  requirements = null,
  answered = null,
  sort = 'newest',
  page = 1,
  selected = null,
}: Partial<ApplicationsAddress> & { postingId: number }): string =>
  `${pageAddress('employer-applications', postingId)}${toSearch({
    status: status === 'all' ? null : status,
    q,
    answer,
    requirements,
    answered,
    sort: sort === 'newest' ? null : sort,
    page: page > 1 ? page : null,
    [selectedName]: selected,
  })}`;

/** How many filters are chosen, besides the tab. */
export const filterCount = ({ q, answer, requirements, answered }: ApplicationsFilters): number =>
  Number(q !== '') + answer.length + Number(requirements !== null) + Number(answered !== null);
