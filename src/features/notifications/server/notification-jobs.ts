import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { maxInMail, morningMail } from './notification-mail.tsx';
import * as store from './notification-store.ts';

/** Mails what was not read by the morning, where that is wanted. */
export const mailMorningsJob = defineJob({
  name: 'notifications.mail-mornings',
  cron: '0 7 * * *',
  expireInSeconds: 900,
});

/** Deletes old notifications. */
export const deleteOldNotificationsJob = defineJob({ name: 'notifications.delete-old', cron: '37 3 * * *' });

const DAY = 86_400_000;
/** Older ones are no longer mailed, for example after a morning without a running site. */
const mailedDays = 3;
/** Documented in the privacy policy. */
const retentionDays = 180;
/** Maximum number of accounts mailed in a morning. */
const accountsPerDay = 50_000;
const deletedAtOnce = 5000;

export async function handleNotificationJobs({
  database,
  jobs,
  clock,
  mailer,
}: Pick<Machinery, 'database' | 'jobs' | 'clock' | 'mailer'>): Promise<void> {
  await jobs.handle(mailMorningsJob, async () => {
    const now = clock.now();
    const since = new Date(now.getTime() - mailedDays * DAY);
    for (const account of await store.listDueAccounts(database.executor, since, accountsPerDay)) {
      const { id: accountId, email: to, language, accountType } = account;
      if (accountType === 'admin') continue;
      await database.transaction(async (tx) => {
        const unread = await store.claimDue(tx, accountId, { since, now });
        if (unread.length === 0) return;
        const lines = unread.slice(0, maxInMail).map(({ text, path }) => ({ text: text[language], path }));
        const params = { accountType, lines, more: unread.length - lines.length };
        await mailer.queue(tx, { template: morningMail, params, to, accountId, language });
      });
    }
  });

  await jobs.handle(deleteOldNotificationsJob, async () => {
    const until = new Date(clock.now().getTime() - retentionDays * DAY);
    while ((await store.deleteBefore(database.executor, until, deletedAtOnce)) === deletedAtOnce);
  });
}
