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

/** Each count with the page that shows what is counted, when there is one. */
const groups: readonly {
  title: 'people' | 'content' | 'messages' | 'mails';
  counts: readonly [keyof Summary, string | null][];
}[] = [
  {
    title: 'people',
    counts: [
      ['candidates', usersAddress({ accountType: 'jobseeker' })],
      ['employers', usersAddress({ accountType: 'employer' })],
      ['newThisWeek', usersAddress({})],
      ['unverified', usersAddress({ email: 'unverified' })],
    ],
  },
  {
    title: 'content',
    counts: [
      ['livePostings', '/oglasi'],
      ['postingsInReview', null],
      ['applicationsThisWeek', null],
    ],
  },
  {
    title: 'messages',
    counts: [
      ['waitingMessages', inboxAddress({ kind: 'contact', state: 'new' })],
      ['waitingReports', inboxAddress({ kind: 'report', state: 'new' })],
    ],
  },
  {
    title: 'mails',
    counts: [
      ['mailsWaiting', mailLogPath],
      ['mailsFailed', mailLogAddress({ state: 'failed' })],
    ],
  },
];

/** What there is, and what waits for somebody. */
export function AdministrationHome({ summary, entries }: AdministrationHomeProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <h1 className="adm-h mb24">{t('administration.home.title')}</h1>
      {groups.map(({ title, counts }) => (
        <section key={title} className="mb24" aria-labelledby={`home-${title}`}>
          <h2 className="adm-h3 mb8" id={`home-${title}`}>
            {t(`administration.home.${title}`)}
          </h2>
          <div className="grid c4 k2 g16 adm-links">
            {counts.map(([kind, href]) => {
              const count = summary[kind];
              const facts = {
                value: formatNumber(count, language),
                label: t(`administration.home.${kind}`, { count }),
              };
              return href ? (
                <Link key={kind} href={href}>
                  <Stat {...facts} />
                </Link>
              ) : (
                <Stat key={kind} {...facts} />
              );
            })}
          </div>
        </section>
      ))}
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
