import { getSummary, listAudit } from '#features/administration/contract.ts';
import { AdministrationHome } from '#features/administration/web/administration-home.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-home';

const latest = { pageSize: '8' };

export async function loader({ context }: Route.LoaderArgs) {
  const [summary, log] = await Promise.all([
    api(context).call(getSummary, {}),
    api(context).call(listAudit, { query: latest }),
  ]);
  return {
    summary: summary.data,
    entries: log.data,
    page: describePage(context, { title: texts(context)('administration.home.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  return (
    <AdminArea>
      <AdministrationHome summary={loaderData.summary} entries={loaderData.entries} />
    </AdminArea>
  );
}
