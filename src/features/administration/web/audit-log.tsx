import { useId } from 'react';
import { Form } from 'react-router';
import { pageCount } from '#shared/paging.ts';
import { DayInput } from '#ui/administration/day-input.tsx';
import { LogSearch } from '#ui/administration/log-search.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Pill } from '#ui/pill.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { auditActions } from '../audit-actions.ts';
import { type AuditAddress, auditAddress } from '../audit-address.ts';
import type { AuditEntryView } from '../fields.ts';
import { AuditTable, useActText } from './audit-table.tsx';
import '#ui/administration/administration.css';
import { pageAddress } from '#shared/site-map.ts';

export interface AuditLogProps {
  entries: readonly AuditEntryView[];
  meta: { page: number; pageSize: number; total: number };
  address: AuditAddress;
}

function Filters({ address }: Pick<AuditLogProps, 'address'>) {
  const t = useTexts();
  const act = useActText();
  const id = useId();
  const { page: _, ...kept } = address;
  return (
    <Form
      autoComplete="off"
      className="row flex-wrap g8 mb16"
      role="search"
      action={pageAddress('admin-log')}
      key={auditAddress(kept)}
    >
      {address.actor ? <input type="hidden" name="actor" value={address.actor} /> : null}
      <span className="admin-search">
        <LogSearch
          q={address.q}
          label={t('administration.audit.searchLabel')}
          placeholder={t('administration.audit.search')}
        />
      </span>
      <NativeSelect
        size="sm"
        name="action"
        className="admin-select"
        defaultValue={address.action ?? ''}
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
            <DayInput id={`${id}-${end}`} name={end} day={address[end]} />
          </span>
        </label>
      ))}
      <Button type="submit" size="sm">
        {t('administration.audit.searchButton')}
      </Button>
    </Form>
  );
}

/** Who acts are narrowed to, with the way back. */
function OnlyBy({ entries, address }: Pick<AuditLogProps, 'entries' | 'address'>) {
  const t = useTexts();
  if (address.actor === null) return null;
  const name =
    entries.find(({ actor }) => actor?.id === address.actor)?.actor?.name ??
    t('administration.audit.deletedAccount');
  const { page: _, ...kept } = address;
  const words = t('administration.audit.onlyBy', { name });
  return (
    <p className="mb16">
      <Pill name={words} removeHref={auditAddress({ ...kept, actor: null })}>
        {words}
      </Pill>
    </p>
  );
}

/** The audit log with its conditions. */
export function AuditLog({ entries, meta, address }: AuditLogProps) {
  const t = useTexts();
  const { page: _, ...kept } = address;
  return (
    <>
      <div className="mb24">
        <h1>{t('administration.audit.title')}</h1>
        <p className="dim mt8">{t('administration.audit.lead')}</p>
      </div>
      <Filters address={address} />
      <OnlyBy entries={entries} address={address} />
      {entries.length === 0 ? (
        <EmptyState
          sign="document"
          title={t('administration.audit.emptyTitle')}
          actions={
            <LinkButton href={pageAddress('admin-log')}>{t('administration.audit.showAll')}</LinkButton>
          }
        >
          {t('administration.audit.emptyText')}
        </EmptyState>
      ) : (
        <AuditTable entries={entries} label={t('administration.audit.table')} />
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => auditAddress({ ...kept, page })}
      />
    </>
  );
}
