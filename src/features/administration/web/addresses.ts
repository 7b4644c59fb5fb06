import type { AccountType } from '#shared/actor.ts';
import { toSearch } from '#shared/endpoint.ts';
import type { CompanyState } from '../company-states.ts';

export const usersPath = '/admin/korisnici';
export const newUserPath = '/admin/korisnici/novi';
export const companiesPath = '/admin/poslodavci';
export const auditPath = '/admin/dnevnik';

export const userPath = (id: string): string => `${usersPath}/${id}`;

/** What the address of the list of users says. */
export interface UsersAddress {
  q: string;
  accountType: AccountType | null;
  email: 'verified' | 'unverified' | null;
  state: 'blocked' | null;
  page: number;
}

/** Address of the list; what is usual is left out. */
export const usersAddress = ({ page = 1, ...rest }: Partial<UsersAddress>): string =>
  `${usersPath}${toSearch({ ...rest, page: page > 1 ? page : null })}`;

/** What the address of the list of companies says. */
export interface CompaniesAddress {
  q: string;
  state: CompanyState | null;
  page: number;
  /** Id of the opened one. */
  company: number | null;
}

export const companiesAddress = ({ page = 1, ...rest }: Partial<CompaniesAddress>): string =>
  `${companiesPath}${toSearch({ ...rest, page: page > 1 ? page : null })}`;

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
  `${auditPath}${toSearch({ ...rest, page: page > 1 ? page : null })}`;
