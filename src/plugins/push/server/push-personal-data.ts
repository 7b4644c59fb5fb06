import { asc, eq } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { listChoices } from './push-store.ts';
import { pushDays, pushSubscriptions } from './push-table.ts';

/** The devices that a person is notified on, and of what. */
export const pushPersonalData: PersonalDataPart = {
  name: 'push',
  tables: ['push_subscriptions', 'push_choices', 'push_waiting', 'push_days'],

  async collect(executor, { accountId }) {
    // Without the secret that the browser decrypts with.
    const devices = await executor
      .select({
        endpoint: pushSubscriptions.endpoint,
        createdAt: pushSubscriptions.createdAt,
        sentAt: pushSubscriptions.sentAt,
        failingSince: pushSubscriptions.failingSince,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.accountId, accountId))
      .orderBy(asc(pushSubscriptions.createdAt));
    const days = await executor
      .select({ day: pushDays.day, sent: pushDays.sent })
      .from(pushDays)
      .where(eq(pushDays.accountId, accountId));
    return { data: { devices, kinds: await listChoices(executor, accountId), lastDay: days[0] ?? null } };
  },

  /** Deleted with the account's row. */
  erase: async () => {},
};
