import type { Accounts } from '#features/accounts/server/index.ts';
import type { Contact } from '#features/contact/server/index.ts';
import { countObjections } from '#features/decisions/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { programName, readProgramVersion } from '#host/versions/program-version.ts';
import { daysAgo } from '#kit/dates.ts';
import { readBackupStatus } from '../backups/server/backup-status.ts';
import { getSummary } from '../contract.ts';
import type { ScanStatus } from '../scans/fields.ts';
import { countApplications, countMails, countOrdersAndCompanies, countPostings } from './summary-store.ts';

const WEEK = 7 * 86_400_000;
const program = programName(readProgramVersion());

const toScanStatus = (
  { configured, files, since }: Awaited<ReturnType<Files['waitingScans']>>,
  now: Date,
): ScanStatus => ({
  configured,
  files,
  since: since && {
    at: since.toISOString(),
    daysAgo: daysAgo(since, now),
    minutes: Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000)),
  },
});

/** Counts for the administration's home page; the number of queries is constant. */
export const createSummaryRoutes = ({
  database: { executor },
  clock,
  accounts,
  contact,
  backups: configured,
  waitingScans,
}: Pick<Machinery, 'database' | 'clock'> & {
  accounts: Pick<Accounts, 'administration'>;
  contact: Pick<Contact, 'countWaiting'>;
  backups: boolean;
  waitingScans: Files['waitingScans'];
}): Route[] => [
  on(getSummary, async () => {
    const now = clock.now();
    const weekAgo = new Date(now.getTime() - WEEK);
    const [users, postings, applicationsThisWeek, messages, objections, business, mails, backups, scans] =
      await Promise.all([
        accounts.administration.countUsers(executor, weekAgo),
        countPostings(executor, now),
        countApplications(executor, weekAgo),
        contact.countWaiting(executor),
        countObjections(executor),
        countOrdersAndCompanies(executor),
        countMails(executor),
        readBackupStatus(executor, { configured, now }),
        waitingScans(executor),
      ]);
    return {
      ...users,
      ...postings,
      applicationsThisWeek,
      ...messages,
      waitingObjections: objections.waiting,
      ...business,
      ...mails,
      backups,
      scans: toScanStatus(scans, now),
      program,
    };
  }),
];
