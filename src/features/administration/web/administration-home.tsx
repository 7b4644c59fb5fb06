import { usersAddress } from '#features/accounts/administration/addresses.ts';
import { allOrdersAddress } from '#features/advertising/orders/order-address.ts';
import { inboxAddress } from '#features/contact/inbox/inbox-address.ts';
import { companiesAddress } from '#features/employers/administration/companies-address.ts';
import { mailLogAddress } from '#features/mails/mail-log-address.ts';
import { formatNumber } from '#kit/money.ts';
import { Card, Stat } from '#ui/light/card.tsx';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { BackupCard } from '../backups/web/backup-card.tsx';
import type { AuditEntryView, Summary, SummaryCounts } from '../fields.ts';
import { isScannerLate, ScanCard } from '../scans/web/scan-card.tsx';
import { AuditTable } from './audit-table.tsx';
import '#ui/administration/administration.css';
import { pageAddress } from '#kit/site-map.ts';

export interface AdministrationHomeProps {
  summary: Summary;
  /** The latest audit log entries. */
  entries: readonly AuditEntryView[];
}

type Counted = readonly [keyof SummaryCounts, string | null];

/** Open tasks, each with the page for handling them. */
const waiting: readonly (readonly [keyof SummaryCounts, string])[] = [
  ['postingsInReview', pageAddress('admin-moderation')],
  ['unpaidOrders', allOrdersAddress({ state: 'awaiting_payment' })],
  ['unverifiedCompanies', companiesAddress({ state: 'unverified' })],
  ['waitingReports', inboxAddress({ kind: 'report', state: 'new' })],
  ['waitingObjections', pageAddress('admin-objections')],
  ['waitingMessages', inboxAddress({ kind: 'contact', state: 'new' })],
  ['mailsFailed', mailLogAddress({ state: 'failed' })],
];

/** Totals, each with the page that shows them, or null. */
const numbers: readonly Counted[] = [
  ['livePostings', pageAddress('postings')],
  ['applicationsThisWeek', null],
  ['candidates', usersAddress({ accountType: 'jobseeker' })],
  ['employers', usersAddress({ accountType: 'employer' })],
  ['newThisWeek', usersAddress({})],
  ['unverified', usersAddress({ email: 'unverified' })],
  ['mailsWaiting', pageAddress('admin-mails')],
];

/** Open tasks, then totals, backups and the scanner; backups and scanner come first in case of problems. */
export function AdministrationHome({ summary, entries }: AdministrationHomeProps) {
  const t = useTexts();
  const language = useLanguage();
  const alarming = summary.backups.old || summary.backups.failure !== null;
  const late = isScannerLate(summary.scans);
  const factsOf = (kind: keyof SummaryCounts) => ({
    value: formatNumber(summary[kind], language),
    label: t(`administration.home.${kind}`, { count: summary[kind] }),
  });
  return (
    <>
      <h1 className="mb24">{t('administration.home.title')}</h1>
      {alarming ? <BackupCard status={summary.backups} /> : null}
      {late ? <ScanCard status={summary.scans} /> : null}
      <section className="mb24" aria-labelledby="home-waiting">
        <h2 className="h4 mb8" id="home-waiting">
          {t('administration.home.waiting')}
        </h2>
        <div className="grid c4 keep-two g16 admin-links">
          {waiting.map(([kind, href]) => (
            <Link key={kind} href={href}>
              <Stat {...factsOf(kind)} />
            </Link>
          ))}
        </div>
      </section>
      <Card as="section" className="mb24" aria-labelledby="home-numbers">
        <h2 className="h4 mb8" id="home-numbers">
          {t('administration.home.numbers')}
        </h2>
        <ul className="admin-numbers">
          {numbers.map(([kind, href]) => {
            const { value, label } = factsOf(kind);
            return (
              <li key={kind}>
                <b>{value}</b> {href ? <Link href={href}>{label}</Link> : label}
              </li>
            );
          })}
        </ul>
      </Card>
      {alarming ? null : <BackupCard status={summary.backups} />}
      {late ? null : <ScanCard status={summary.scans} />}
      {entries.length > 0 ? (
        <Card as="section" pad="none" className="admin-log" aria-labelledby="home-log">
          <div className="row between flex-wrap g8 admin-log-head">
            <h2 className="h4" id="home-log">
              {t('administration.home.lastActs')}
            </h2>
            <Link className="sm" href={pageAddress('admin-log')}>
              {t('administration.home.allActs')}
            </Link>
          </div>
          <AuditTable entries={entries} label={t('administration.home.lastActs')} />
        </Card>
      ) : null}
      <p className="sm mt16">{t('administration.home.program', { program: summary.program })}</p>
    </>
  );
}
