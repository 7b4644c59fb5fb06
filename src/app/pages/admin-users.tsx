import type { UsersAddress } from '#features/accounts/administration/addresses.ts';
import { listUsers } from '#features/accounts/administration/contract.ts';
import { UsersList } from '#features/accounts/administration/web/users-list.tsx';
import { accountTypes } from '#shared/actor.ts';
import { searchValues } from '#shared/search-values.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-users';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data, meta } = await api(context).call(listUsers, { query: searchValues(url.searchParams) });
  const one = <T extends string>(name: string, known: readonly T[]): T | null =>
    known.find((value) => value === url.searchParams.get(name)) ?? null;
  const address: UsersAddress = {
    q: url.searchParams.get('q')?.trim() ?? '',
    accountType: one('accountType', accountTypes),
    email: one('email', ['verified', 'unverified']),
    state: one('state', ['blocked']),
    page: meta.page,
  };
  return {
    users: data,
    list: meta,
    address,
    page: describePage(context, { title: texts(context)('administration.users.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  return (
    <AdminArea>
      <UsersList users={loaderData.users} meta={loaderData.list} address={loaderData.address} />
    </AdminArea>
  );
}
