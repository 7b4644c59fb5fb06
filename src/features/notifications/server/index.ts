import type { Clock } from '#host/clock.ts';
import type { Database, Executor } from '#host/database/database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { AddressedMail, MailSubject, Notifications } from '#host/notifications.ts';
import { allMailedKinds } from '../notification-kinds.ts';
import { handleNotificationJobs } from './notification-jobs.ts';
import { morningMail } from './notification-mail.tsx';
import { notificationsPersonalData } from './notification-personal-data.ts';
import { createNotificationRoutes } from './notification-routes.ts';
import { deleteNotifications, markMailed, wantsMailNow, writeNotifications } from './notification-store.ts';

export const notificationMails = [morningMail];

/** A mail to a guest, who has no notifications. */
const isForNobody = ({ accountId }: AddressedMail, { members }: MailSubject): boolean => accountId === null && !members;

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
  async wantsMail(mail, about) {
    if (isForNobody(mail, about)) return true;
    const kind = allMailedKinds.find((one) => one === about.kind);
    return kind === undefined || wantsMailNow(database.executor, mail, kind);
  },
  async mailed(mail, about) {
    if (!isForNobody(mail, about)) await markMailed(database.executor, mail, about, clock.now());
  },
  deleteOf: deleteNotifications,
});

/** Notifications on the site: their list, their count in the header, and the mail of the morning. */
export async function createNotificationCenter(
  deps: Pick<Machinery, 'database' | 'jobs' | 'clock' | 'mailer'>,
): Promise<Feature> {
  await handleNotificationJobs(deps);
  return { routes: createNotificationRoutes(deps), personalData: [notificationsPersonalData] };
}
