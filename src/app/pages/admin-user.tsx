import { getUser, listAudit } from '#features/administration/contract.ts';
import { UserPage } from '#features/administration/web/user-page.tsx';
import { userName } from '#features/administration/web/user-parts.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { requireUser } from '../session-guard.ts';
import { AdminArea } from '../shell/admin-area.tsx';
import type { Route } from './+types/admin-user';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireUser(context, url, 'admin');
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
  return (
    <AdminArea>
      <UserPage user={loaderData.user} entries={loaderData.entries} log={loaderData.log} />
    </AdminArea>
  );
}
