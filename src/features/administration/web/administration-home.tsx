import { formatNumber } from '#shared/money.ts';
import { Card, Stat } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { AuditEntryView, Summary } from '../fields.ts';
import { auditPath, usersAddress } from './addresses.ts';
import { AuditTable } from './audit-table.tsx';
import { inboxAddress } from './inbox-address.ts';
import { mailLogAddress, mailLogPath } from './mail-log-address.ts';
import './administration.css';

export interface AdministrationHomeProps {
  summary: Summary;
  /** The latest of the audit log. */
  entries: readonly AuditEntryView[];
}

type Counted = readonly [keyof Summary, string | null];

/** What somebody has to do, each with the page where it is done. */
const waiting: readonly (readonly [keyof Summary, string])[] = [
  ['postingsInReview', '/admin/moderacija'],
  ['waitingReports', inboxAddress({ kind: 'report', state: 'new' })],
  ['waitingMessages', inboxAddress({ kind: 'contact', state: 'new' })],
  ['mailsFailed', mailLogAddress({ state: 'failed' })],
];

/** What there is, each with the page that shows it, when there is one. */
const numbers: readonly Counted[] = [
  ['livePostings', '/oglasi'],
  ['applicationsThisWeek', null],
  ['candidates', usersAddress({ accountType: 'jobseeker' })],
  ['employers', usersAddress({ accountType: 'employer' })],
  ['newThisWeek', usersAddress({})],
  ['unverified', usersAddress({ email: 'unverified' })],
  ['mailsWaiting', mailLogPath],
];

/** What waits for somebody, then what there is. */
export function AdministrationHome({ summary, entries }: AdministrationHomeProps) {
  const t = useTexts();
  const language = useLanguage();
  const factsOf = (kind: keyof Summary) => ({
    value: formatNumber(summary[kind], language),
    label: t(`administration.home.${kind}`, { count: summary[kind] }),
  });
  return (
    <>
      <h1 className="mb24">{t('administration.home.title')}</h1>
      <section className="mb24" aria-labelledby="home-waiting">
        <h2 className="adm-h3 mb8" id="home-waiting">
          {t('administration.home.waiting')}
        </h2>
        <div className="grid c4 k2 g16 adm-links">
          {waiting.map(([kind, href]) => (
            <Link key={kind} href={href}>
              <Stat {...factsOf(kind)} />
            </Link>
          ))}
        </div>
      </section>
      <Card as="section" className="mb24" aria-labelledby="home-numbers">
        <h2 className="adm-h3 mb8" id="home-numbers">
          {t('administration.home.numbers')}
        </h2>
        <ul className="adm-numbers">
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
      {entries.length > 0 ? (
        <Card as="section" pad="none" className="adm-log" aria-labelledby="home-log">
          <div className="row between wrapx g8 adm-log-head">
            <h2 className="adm-h3" id="home-log">
              {t('administration.home.lastActs')}
            </h2>
            <Link className="sm" href={auditPath}>
              {t('administration.home.allActs')}
            </Link>
          </div>
          <AuditTable entries={entries} label={t('administration.home.lastActs')} />
        </Card>
      ) : null}
    </>
  );
}
