import { auditActions } from '#features/administration/audit-actions.ts';
import type { AuditAddress } from '#features/administration/audit-address.ts';
import { listAudit } from '#features/administration/contract.ts';
import { AuditLog } from '#features/administration/web/audit-log.tsx';
import { parseDate } from '#shared/dates.ts';
import { titledLoader } from '../page-loader.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-log';

export const loader = titledLoader('administration.audit.title', async ({ call, query, search }) => {
  const { data, meta } = await call(listAudit, { query });
  const said = (name: string): string => search.get(name)?.trim() ?? '';
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
  };
});

export default function AdminLog({ loaderData }: Route.ComponentProps) {
  return (
    <AdminArea>
      <AuditLog entries={loaderData.entries} meta={loaderData.list} address={loaderData.address} />
    </AdminArea>
  );
}
