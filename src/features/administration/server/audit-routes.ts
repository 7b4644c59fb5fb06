import type { Accounts } from '#features/accounts/server/index.ts';
import { type AuditFilter, countAuditEntries, listAuditEntries } from '#host/audit/audit-store.ts';
import type { AuditRow } from '#host/audit/audit-table.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { daysAgo, endOfLocalDay, localInstant } from '#kit/dates.ts';
import { pageOffset } from '#kit/paging.ts';
import { listAudit } from '../contract.ts';
import type { AuditQuery } from '../fields.ts';

/** Account ids are UUIDs; for other values no name is looked up. */
const isAccountId = (id: string | null): id is string =>
  id !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

const accountOf = ({ objectKind, objectId }: AuditRow): string | null =>
  objectKind === 'account' && isAccountId(objectId) ? objectId : null;

/** An id that no account has. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Read access to the audit log. */
export function createAuditRoutes({
  database: { executor },
  clock,
  accounts: { administration },
}: Pick<Machinery, 'database' | 'clock'> & {
  accounts: Pick<Accounts, 'administration'>;
}): Route[] {
  /** An email address filters by its account: entries by it or about it. */
  const filterOf = async ({ q, action, actor, account, from, to }: AuditQuery): Promise<AuditFilter> => {
    const byEmail = q.includes('@') ? ((await administration.idOfEmail(executor, q.toLowerCase())) ?? nobody) : null;
    return {
      objectId: q === '' || byEmail ? null : q,
      action,
      actor,
      account: byEmail ?? account,
      from: from === null ? null : localInstant(from, 0),
      to: to === null ? null : endOfLocalDay(to),
    };
  };

  return [
    on(listAudit, async ({ query }) => {
      const filter = await filterOf(query);
      const { page, pageSize } = query;
      const [rows, total] = await Promise.all([
        listAuditEntries(executor, filter, { limit: pageSize, offset: pageOffset(query) }),
        countAuditEntries(executor, filter),
      ]);
      const ids = rows.flatMap((row) => [row.actor, accountOf(row)]).filter(isAccountId);
      const names = await administration.namesOf(executor, [...new Set(ids)]);
      const person = (id: string) => {
        const account = names.get(id);
        return { id, accountType: account?.accountType ?? null, name: account?.name ?? null };
      };
      const now = clock.now();
      return {
        data: rows.map((row) => {
          const accountId = accountOf(row);
          return {
            id: row.id,
            createdAt: row.createdAt.toISOString(),
            daysAgo: daysAgo(row.createdAt, now),
            actor: row.actor === null ? null : person(row.actor),
            action: row.action,
            objectKind: row.objectKind,
            objectId: row.objectId,
            account: accountId === null ? null : person(accountId),
            reason: row.reason,
            details: row.details,
          };
        }),
        meta: { page, pageSize, total },
      };
    }),
  ];
}
