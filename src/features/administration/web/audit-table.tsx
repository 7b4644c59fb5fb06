import type { ReactNode } from 'react';
import { allOrdersAddress } from '#features/advertising/orders/order-address.ts';
import { inboxAddress } from '#features/contact/inbox/inbox-address.ts';
import { editedFields } from '#features/employers/administration/company-states.ts';
import { employerAddress } from '#features/employers/directory/directory-address.ts';
import { formatBankAccount } from '#kit/bank-account.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { relativeTime } from '#ui/administration/relative-time.ts';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { auditActions } from '../audit-actions.ts';
import type { AuditEntryView } from '../fields.ts';
import { priceChanges } from './price-changes.ts';

const detailKinds = [
  'sessions',
  'postings',
  'mails',
  'tokens',
  'unverifiedAccounts',
  'entries',
  'applications',
  'documents',
] as const;
const objectKinds = [
  'account',
  'backup',
  'employer',
  'file',
  'mail',
  'message',
  'order',
  'posting',
  'article',
  'page',
  'announcement',
] as const;

/** Settings whose changes are shown in an entry, as `before → after` or only as changed. */
const settingNames = [
  'name',
  'address',
  'pib',
  'registrationNumber',
  'bankAccount',
  'email',
  'phone',
  'euroRate',
  'freeAdAvailable',
  'freeAdLimit',
] as const;

/** Text of an action; an unknown action is shown as its code. */
export function actText(action: string, t: Translate): string {
  const code = auditActions.find((one) => one === action);
  // Texts under a key `mail` are not sent to the browser.
  if (code === 'mail.resend') return t('administration.audit.acts.mails.resend');
  return code ? t(`administration.audit.acts.${code}`) : action;
}

/** An account in an entry; a link unless it is deleted. */
function Person({ person }: { person: NonNullable<AuditEntryView['actor']> }) {
  const t = useTexts();
  return person.name === null ? (
    <span className="dim">{t('administration.audit.deletedAccount')}</span>
  ) : (
    <Link href={pageAddress('admin-user', person.id)}>{person.name}</Link>
  );
}

function ObjectOf({ entry }: { entry: AuditEntryView }): ReactNode {
  const t = useTexts();
  const kind = objectKinds.find((one) => one === entry.objectKind);
  if (entry.account) return <Person person={entry.account} />;
  // A retention sweep has no single object.
  if (entry.objectId === null) return <span aria-hidden="true">–</span>;
  if (kind === 'posting') {
    return (
      <Link href={pageAddress('posting', entry.objectId)}>
        {t('administration.audit.objects.postingObject')} {entry.objectId}
      </Link>
    );
  }
  if (kind === 'employer') {
    return (
      <Link href={employerAddress(Number(entry.objectId))}>
        {t('administration.audit.objects.employerObject')} {entry.objectId}
      </Link>
    );
  }
  if (kind === 'message') {
    return (
      <Link href={inboxAddress({ message: entry.objectId })}>{t('administration.audit.objects.messageObject')}</Link>
    );
  }
  if (kind === 'article' || kind === 'page') {
    return (
      <Link href={pageAddress(kind === 'article' ? 'admin-article' : 'admin-page', entry.objectId)}>
        {t(`administration.audit.objects.${kind}Object`)} {entry.objectId}
      </Link>
    );
  }
  const number = entry.details['number'];
  if (kind === 'order' && typeof number === 'string') {
    return (
      <Link href={allOrdersAddress({ q: number })}>
        {t('administration.audit.objects.orderObject')} {number}
      </Link>
    );
  }
  return <span className="dim">{kind ? t(`administration.audit.objects.${kind}Object`) : entry.objectKind}</span>;
}

/** Formats a setting's value for display. */
function settingText(name: (typeof settingNames)[number], value: string, t: Translate, language: Language): string {
  if (name === 'bankAccount') return formatBankAccount(value);
  if (name === 'euroRate') return formatNumber(Number(value), language, value.split('.')[1]?.length ?? 0);
  if (name !== 'freeAdAvailable') return value;
  return t(value === 'true' ? 'advertising.prices.types.yes' : 'advertising.prices.types.no');
}

function Change({ entry }: { entry: AuditEntryView }) {
  const t = useTexts();
  const language = useLanguage();
  const counts = detailKinds.flatMap((kind) => {
    const count = entry.details[kind];
    return typeof count === 'number' && count > 0 ? [t(`administration.audit.details.${kind}`, { count })] : [];
  });
  const settings = (entry.action === 'settings.save' ? settingNames : []).flatMap((name) => {
    const change = entry.details[name];
    const label = t(`settings.fields.${name}`);
    if (change === undefined) return [];
    const said = String(change)
      .split(' → ')
      .map((value) => settingText(name, value, t, language))
      .join(' → ');
    return [typeof change === 'string' ? `${label}: ${said}` : label];
  });
  const changed = String(entry.details['fields'] ?? '').split(' ');
  const data = editedFields.filter((field) => changed.includes(field));
  const more = [
    data.map((field) => t(`employers.profile.fields.${field}`)).join(', '),
    entry.reason === '' ? '' : t('administration.audit.reason', { reason: entry.reason }),
    counts.join(', '),
    ...(entry.action === 'prices.save' ? priceChanges(entry.details, t, language) : []),
    entry.action === 'employers.select' ? String(entry.details['companies'] ?? '') : '',
    entry.action === 'employers.remove-photo' ? String(entry.details['photo'] ?? '') : '',
    entry.action === 'employers.remove-steps' ? String(entry.details['steps'] ?? '') : '',
    ...settings,
  ].filter((line) => line !== '');
  return (
    <>
      {actText(entry.action, t)}
      {more.map((line) => (
        <span key={line} className="sm dim admin-line">
          {line}
        </span>
      ))}
    </>
  );
}

export interface AuditTableProps {
  entries: readonly AuditEntryView[];
  label: string;
  /** False on the page of one account, to avoid repeating its name. */
  withObject?: boolean;
}

/** Table of audit log entries: time, actor, action and object. */
export function AuditTable({ entries, label, withObject = true }: AuditTableProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Table label={label} responsive>
      <thead>
        <tr>
          <th>{t('administration.audit.time')}</th>
          <th>{t('administration.audit.who')}</th>
          {withObject ? <th>{t('administration.audit.object')}</th> : null}
          <th>{t('administration.audit.change')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="no-wrap dim">{relativeTime(entry.createdAt, entry.daysAgo, t, language)}</td>
            <td data-label={t('administration.audit.who')} className="admin-person">
              {entry.actor ? <Person person={entry.actor} /> : t('administration.audit.system')}
            </td>
            {withObject ? (
              <td data-label={t('administration.audit.object')} className="admin-person">
                <ObjectOf entry={entry} />
              </td>
            ) : null}
            <td>
              <Change entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
