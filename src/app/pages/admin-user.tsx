import { getUser } from '#features/accounts/administration/contract.ts';
import { UserPage } from '#features/accounts/administration/web/user-page.tsx';
import { userName } from '#features/accounts/administration/web/user-parts.tsx';
import { auditAddress } from '#features/administration/audit-address.ts';
import { listAudit } from '#features/administration/contract.ts';
import { UserLog } from '#features/administration/web/user-log.tsx';
import { companiesAddress } from '#features/employers/administration/companies-address.ts';
import { type Loading, pageLoader } from '../page-loader.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-user';

export const loader = pageLoader(async ({ call, describe, params, search, t }: Loading<Route.LoaderArgs>) => {
  const { data: user } = await call(getUser, { params });
  const query = { account: user.id, page: search.get('page') ?? undefined };
  const { data: entries, meta: log } = await call(listAudit, { query });
  const title = t('administration.user.pageTitle', { name: userName(user) });
  return { user, entries, log, page: describe({ title }) };
});

export default function AdminUser({ loaderData }: Route.ComponentProps) {
  const { user, entries, log } = loaderData;
  return (
    <AdminArea>
      <UserPage
        user={user}
        log={<UserLog userId={user.id} entries={entries} log={log} />}
        logHref={auditAddress({ actor: user.id })}
        companyHref={
          user.employerId === null ? null : `${companiesAddress({ company: user.employerId })}#firma-detalji`
        }
      />
    </AdminArea>
  );
}
