import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { CompanyState } from './company-states.ts';

/** What the address of the list of companies says. */
export interface CompaniesAddress {
  q: string;
  state: CompanyState | null;
  page: number;
  /** Id of the opened one. */
  company: number | null;
}

export const companiesAddress = ({ page = 1, ...rest }: Partial<CompaniesAddress>): string =>
  `${pageAddress('admin-employers')}${toSearch({ ...rest, page: page > 1 ? page : null })}`;
