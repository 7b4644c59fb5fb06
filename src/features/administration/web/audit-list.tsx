import { useId } from 'react';
import { DayInput } from '#ui/administration/day-input.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { auditActions } from '../audit-actions.ts';
import { auditAddress } from '../audit-address.ts';
import { listAudit } from '../contract.ts';
import type { AuditQuery } from '../fields.ts';
import { AuditTable, useActText } from './audit-table.tsx';

function Fields({ filters }: { filters: Pick<AuditQuery, 'action' | 'from' | 'to'> }) {
  const t = useTexts();
  const act = useActText();
  const id = useId();
  return (
    <>
      <NativeSelect
        size="sm"
        name="action"
        className="admin-select"
        defaultValue={filters.action ?? ''}
        aria-label={t('administration.audit.act')}
        options={[
          { value: '', label: t('administration.audit.anyAct') },
          ...auditActions.map((action) => ({ value: action, label: act(action) })),
        ]}
      />
      {(['from', 'to'] as const).map((end) => (
        <label key={end} htmlFor={`${id}-${end}`} className="row g8 sm dim">
          {t(`administration.audit.${end}`)}
          <span className="admin-day">
            <DayInput id={`${id}-${end}`} name={end} day={filters[end]} />
          </span>
        </label>
      ))}
    </>
  );
}

/** The audit log with its conditions. */
export const auditList = listPage({
  endpoint: listAudit,
  page: 'admin-log',
  texts: 'administration.audit',
  address: auditAddress,
  lead: true,
  search: true,
  fields: { names: ['action', 'from', 'to'], Fields },
  chips: {
    actor: ({ t, filters }, entries) => {
      const name = entries.find(({ actor }) => actor?.id === filters.actor)?.actor?.name;
      return t('administration.audit.onlyBy', { name: name ?? t('administration.audit.deletedAccount') });
    },
  },
  sign: 'document',
  Rows: ({ rows, context }) => <AuditTable entries={rows} label={context.t('administration.audit.table')} />,
});
