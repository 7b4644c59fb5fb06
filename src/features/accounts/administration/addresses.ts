import type { AccountType } from '#shared/actor.ts';
import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';

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
  `${pageAddress('admin-users')}${toSearch({ ...rest, page: page > 1 ? page : null })}`;
