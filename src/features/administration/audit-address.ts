import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';

/** What the address of the audit log says. */
export interface AuditAddress {
  q: string;
  action: string | null;
  actor: string | null;
  from: string | null;
  to: string | null;
  page: number;
}

export const auditAddress = ({ page = 1, ...rest }: Partial<AuditAddress>): string =>
  `${pageAddress('admin-log')}${toSearch({ ...rest, page: page > 1 ? page : null })}`;
