import { getUser } from '#features/accounts/administration/contract.ts';
import { UserPage } from '#features/accounts/administration/web/user-page.tsx';
import { userName } from '#features/accounts/administration/web/user-parts.tsx';
import { auditAddress } from '#features/administration/audit-address.ts';
import { listAudit } from '#features/administration/contract.ts';
import { UserLog } from '#features/administration/web/user-log.tsx';
import { companiesAddress } from '#features/employers/administration/companies-address.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-user';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  try {
    const { data: user } = await api(context).call(getUser, { params });
    const query = { account: user.id, page: url.searchParams.get('page') ?? undefined };
    const { data: entries, meta: log } = await api(context).call(listAudit, { query });
    const title = texts(context)('administration.user.pageTitle', { name: userName(user) });
    return { user, entries, log, page: describePage(context, { title, robots: 'noindex' }) };
  } catch (error) {
    throwPageProblem(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

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
