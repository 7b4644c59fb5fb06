import { asc, eq } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { listMailChoices } from './notification-store.ts';
import { notifications } from './notification-table.ts';

/** What a person was notified of, and when mail about it is wanted. */
export const notificationsPersonalData: PersonalDataPart = {
  name: 'notifications',
  tables: ['notifications', 'notification_mails'],

  async collect(executor, { accountId }) {
    const rows = await executor
      .select({
        kind: notifications.kind,
        text: notifications.text,
        path: notifications.path,
        createdAt: notifications.createdAt,
        readAt: notifications.readAt,
      })
      .from(notifications)
      .where(eq(notifications.accountId, accountId))
      .orderBy(asc(notifications.createdAt));
    return { data: { notifications: rows, mails: await listMailChoices(executor, accountId) } };
  },

  /** Deleted with the account's row. */
  erase: async () => {},
};
