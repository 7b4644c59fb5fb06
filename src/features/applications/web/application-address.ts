import { toSearch } from '#shared/endpoint.ts';
import type { ApplicationStatus } from '../application-type.ts';

/** What the address of a posting's applications says. */
export interface ApplicationsAddress {
  postingId: number;
  status: ApplicationStatus | 'all';
  q: string;
  page: number;
  /** The application opened beside the list. */
  selected: string | null;
}

/** Name of the query value that holds the application opened beside the list. */
export const selectedName = 'prijava';

/** Address of the list; what is usual is left out. */
export const applicationsPath = ({
  postingId,
  status = 'all',
  q = '',
  page = 1,
  selected = null,
}: Partial<ApplicationsAddress> & { postingId: number }): string =>
  `/oglasi/${postingId}/prijave${toSearch({
    status: status === 'all' ? null : status,
    q,
    page: page > 1 ? page : null,
    [selectedName]: selected,
  })}`;

/** Address of one application's own page. */
export const applicationPath = (id: string): string => `/oglasi/prijava/${id}`;
