import type { Executor } from '#host/database/database.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, addMonths, type LocalDay, localDay, localInstant } from '#kit/dates.ts';
import type { AccountRow } from '../../server/account-table.ts';
import { dormantMonths, noticeDays } from '../dormancy-periods.ts';
import { dormantDeletedMail, dormantMail } from './dormancy-mail.ts';
import * as store from './dormancy-store.ts';

/** Notifies owners of dormant accounts that these will be deleted. */
export const notifyDormantJob = defineJob({ name: 'accounts.announce-sleep', cron: '11 9 * * *' });

/** Deletes dormant accounts whose owners were notified. */
export const deleteDormantJob = defineJob({ name: 'accounts.delete-sleeping', cron: '43 3 * * *' });

/** Max accounts per day; the rest are processed the next day. */
const perDay = 5000;

/** Accounts last used before this time are dormant on the given day. */
const dormantOn = (day: LocalDay): Date => localInstant(addMonths(day, -dormantMonths), 0);

/** Deletes unused accounts after a mail to the owner (rules.md#retention). The audit log contains only counts. */
export async function handleDormancyJobs(
  deps: Pick<Machinery, 'database' | 'jobs' | 'clock' | 'audit' | 'mailer'> & {
    /** Deletes an account with all its data; the caller locks its row. */
    erase: (tx: Executor, account: AccountRow) => Promise<void>;
  },
): Promise<void> {
  const { database, jobs, clock, audit, mailer, erase } = deps;

  await jobs.handle(notifyDormantJob, async () => {
    const now = clock.now();
    const lastDay = addDays(localDay(now), noticeDays);
    const before = dormantOn(addDays(lastDay, 1));
    for (const id of await store.listUnnotified(database.executor, before, perDay)) {
      await database.transaction(async (tx) => {
        const account = await store.markNotified(tx, { id, before, now });
        if (!account) return;
        await mailer.queue(tx, {
          template: dormantMail,
          params: { since: localDay(account.lastActiveAt ?? account.createdAt), lastDay },
          to: account.email,
          accountId: account.id,
          language: account.mailLanguage,
        });
      });
    }
  });

  const eraseOne = (id: string, expired: store.Expired): Promise<boolean> =>
    database.transaction(async (tx) => {
      const account = await store.lockExpired(tx, id, expired);
      if (!account) return false;
      await erase(tx, account);
      await mailer.queue(tx, {
        template: dormantDeletedMail,
        params: {},
        to: account.email,
        language: account.mailLanguage,
      });
      return true;
    });

  await jobs.handle(deleteDormantJob, async () => {
    const today = localDay(clock.now());
    const expired = { before: dormantOn(today), notified: localInstant(addDays(today, -noticeDays), 0) };
    let erased = 0;
    for (const id of await store.listExpired(database.executor, expired, perDay))
      if (await eraseOne(id, expired)) erased += 1;
    if (erased === 0) return;
    await audit.record(database.executor, {
      actor: null,
      action: 'retention.sweep',
      objectKind: 'account',
      objectId: null,
      details: { sleepingAccounts: erased },
    });
  });
}
