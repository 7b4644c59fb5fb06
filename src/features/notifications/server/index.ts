import type { Clock } from '#host/clock.ts';
import type { Database, Executor } from '#host/database/database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Notifications } from '#host/notifications.ts';
import { allMailedKinds } from '../notification-kinds.ts';
import { handleNotificationJobs } from './notification-jobs.ts';
import { morningMail } from './notification-mail.tsx';
import { notificationsPersonalData } from './notification-personal-data.ts';
import { createNotificationRoutes } from './notification-routes.ts';
import { wantsMailNow, writeNotifications } from './notification-store.ts';

export const notificationMails = [morningMail];

/**
 * What writes notifications in the transaction of their cause; the mailer needs it before features exist.
 * @param written called in that transaction with the ids of what was written
 */
export const createNotifications = ({
  database,
  clock,
  written = async () => {},
}: {
  database: Database;
  clock: Clock;
  written?: (tx: Executor, ids: readonly number[]) => Promise<void>;
}): Notifications => ({
  async write(tx, occasions) {
    const ids = await writeNotifications(tx, occasions, clock.now());
    if (ids.length > 0) await written(tx, ids);
  },
  wantsMail: async (mail, { kind, members }) => {
    if (mail.accountId === null && !members) return true;
    const mailed = allMailedKinds.find((one) => one === kind);
    return mailed === undefined || wantsMailNow(database.executor, mail, mailed);
  },
});

/** Notifications on the site: their list, their count in the header, and the mail of the morning. */
export async function createNotificationCenter(
  deps: Pick<Machinery, 'database' | 'jobs' | 'clock' | 'mailer'>,
): Promise<Feature> {
  await handleNotificationJobs(deps);
  return { routes: createNotificationRoutes(deps), personalData: [notificationsPersonalData] };
}
