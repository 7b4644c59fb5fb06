import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { ApplicationStatus } from '../../application-type.ts';

/** What the address of a posting's applications says. */
export interface ApplicationsAddress {
  postingId: number;
  status: ApplicationStatus | 'all';
  q: string;
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
  page = 1,
  selected = null,
}: Partial<ApplicationsAddress> & { postingId: number }): string =>
  `${pageAddress('employer-applications', postingId)}${toSearch({
    status: status === 'all' ? null : status,
    q,
    page: page > 1 ? page : null,
    [selectedName]: selected,
  })}`;
