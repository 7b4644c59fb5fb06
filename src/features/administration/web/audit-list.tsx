import { useId, useState } from 'react';
import type { LocalDay } from '#kit/dates.ts';
import { DateInput } from '#ui/date-input.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { auditActions } from '../audit-actions.ts';
import { auditAddress } from '../audit-address.ts';
import { listAudit } from '../contract.ts';
import type { AuditQuery } from '../fields.ts';
import { AuditTable, actText } from './audit-table.tsx';

function DayField({ day, ...rest }: { id: string; name: string; day: LocalDay | null }) {
  const [value, setValue] = useState<string | null>(day);
  return <DateInput {...rest} size="sm" clearable value={value} onChange={setValue} />;
}

function Fields({ filters }: { filters: Pick<AuditQuery, 'from' | 'to'> }) {
  const t = useTexts();
  const id = useId();
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <div key={end} className="row g8 sm dim">
          <label htmlFor={`${id}-${end}`}>{t(`administration.audit.${end}`)}</label>
          <span className="admin-day">
            <DayField id={`${id}-${end}`} name={end} day={filters[end]} />
          </span>
        </div>
      ))}
    </>
  );
}

/** The audit log with its filters. */
export const auditList = listPage({
  endpoint: listAudit,
  page: 'admin-log',
  texts: 'administration.audit',
  address: auditAddress,
  lead: true,
  search: true,
  selects: [{ name: 'action', values: auditActions, label: (action, { t }) => actText(action, t) }],
  fields: { names: ['from', 'to'], Fields },
  chips: {
    actor: ({ t, filters }, entries) => {
      const name = entries.find(({ actor }) => actor?.id === filters.actor)?.actor?.name;
      return t('administration.audit.onlyBy', { name: name ?? t('administration.audit.deletedAccount') });
    },
  },
  sign: 'document',
  Rows: ({ rows, context }) => <AuditTable entries={rows} label={context.t('administration.audit.table')} />,
});
