import { auditActions } from '#features/administration/audit-actions.ts';
import type { AuditAddress } from '#features/administration/audit-address.ts';
import { listAudit } from '#features/administration/contract.ts';
import { AuditLog } from '#features/administration/web/audit-log.tsx';
import { parseDate } from '#shared/dates.ts';
import { searchValues } from '#shared/search-values.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-log';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data, meta } = await api(context).call(listAudit, { query: searchValues(url.searchParams) });
  const said = (name: string): string => url.searchParams.get(name)?.trim() ?? '';
  const address: AuditAddress = {
    q: said('q'),
    action: auditActions.find((action) => action === said('action')) ?? null,
    actor: said('actor') || null,
    from: parseDate(said('from')),
    to: parseDate(said('to')),
    page: meta.page,
  };
  return {
    entries: data,
    list: meta,
    address,
    page: describePage(context, { title: texts(context)('administration.audit.title'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminLog({ loaderData }: Route.ComponentProps) {
  return (
    <AdminArea>
      <AuditLog entries={loaderData.entries} meta={loaderData.list} address={loaderData.address} />
    </AdminArea>
  );
}
