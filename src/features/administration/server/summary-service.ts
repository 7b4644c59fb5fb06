import type { Accounts } from '#features/accounts/server/index.ts';
import type { Contact } from '#features/contact/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import type { BackupPlace } from '../backups/server/backup-jobs.ts';
import { readBackupStatus } from '../backups/server/backup-status.ts';
import type { Summary } from '../fields.ts';
import { countApplications, countMails, countPostings } from './summary-store.ts';

const WEEK = 7 * 86_400_000;

/** The counts of the administration's home page; a constant number of queries. */
export const createSummaryService = ({
  database: { executor },
  clock,
  accounts,
  contact,
  backups: place,
}: {
  database: Database;
  clock: Clock;
  accounts: Pick<Accounts, 'administration'>;
  contact: Pick<Contact, 'countWaiting'>;
  backups: BackupPlace | null;
}) => ({
  async get(actor: Actor): Promise<Summary> {
    requireType(actor, 'admin');
    const now = clock.now();
    const weekAgo = new Date(now.getTime() - WEEK);
    const [users, postings, applicationsThisWeek, messages, mails, backups] = await Promise.all([
      accounts.administration.countUsers(executor, weekAgo),
      countPostings(executor, now),
      countApplications(executor, weekAgo),
      contact.countWaiting(executor),
      countMails(executor),
      readBackupStatus(executor, { configured: place !== null, now }),
    ]);
    return { ...users, ...postings, applicationsThisWeek, ...messages, ...mails, backups };
  },
});

export type SummaryService = ReturnType<typeof createSummaryService>;
