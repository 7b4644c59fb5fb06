import { toSearch } from '#kit/endpoint.ts';
import { pageCount } from '#kit/paging.ts';
import { Card } from '#ui/light/card.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { AuditEntryView } from '../fields.ts';
import { AuditTable } from './audit-table.tsx';
import '#ui/administration/administration.css';
import { pageAddress } from '#kit/site-map.ts';

export interface UserLogProps {
  userId: string;
  /** Entries about or by the user. */
  entries: readonly AuditEntryView[];
  log: { page: number; pageSize: number; total: number };
}

/** The audit log of one user, for the user's page. */
export function UserLog({ userId, entries, log }: UserLogProps) {
  const t = useTexts();
  return (
    <>
      <Card as="section" pad="none" className="admin-log" aria-labelledby="log-card">
        <h2 className="admin-log-head h4" id="log-card">
          {t('administration.user.log')}
        </h2>
        {entries.length === 0 ? (
          <p className="dim admin-log-head">{t('administration.user.emptyLog')}</p>
        ) : (
          <AuditTable entries={entries} label={t('administration.user.log')} withObject={false} />
        )}
      </Card>
      <Pagination
        page={log.page}
        pageCount={pageCount(log)}
        href={(page) => `${pageAddress('admin-user', userId)}${toSearch({ page: page > 1 ? page : null })}`}
      />
    </>
  );
}
