import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';

/** The states that one can choose. */
export const mailFilters = ['queued', 'retrying', 'failed', 'held'] as const;
export type MailFilter = (typeof mailFilters)[number];

/** What the address of the mail log says. */
export interface MailLogAddress {
  q: string;
  state: MailFilter | null;
  template: string | null;
  page: number;
  /** The opened mail. */
  mail: string | null;
}

/** Address of the log; what is usual is left out. */
export const mailLogAddress = ({ page = 1, ...rest }: Partial<MailLogAddress>): string =>
  `${pageAddress('admin-mails')}${toSearch({ ...rest, page: page > 1 ? page : null })}`;
