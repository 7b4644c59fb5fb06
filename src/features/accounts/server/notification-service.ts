import { eq } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Actor, requireAccount } from '#shared/actor.ts';
import { Problem } from '#shared/problem.ts';
import type { NotificationSettings } from '../notification-fields.ts';
import { type AccountRow, accounts } from './account-table.ts';
import { recordConsent } from './consent-store.ts';
import { findAccountRow, lockAccount } from './personal-data-store.ts';

export interface NotificationService {
  get(actor: Actor): Promise<NotificationSettings>;
  /** Replaces all settings; a marketing consent that changed is written down with the version of its text. */
  set(actor: Actor, settings: NotificationSettings): Promise<NotificationSettings>;
}

const toSettings = (row: AccountRow): NotificationSettings => ({
  newsNotifications: row.newsNotifications,
  specialOffers: row.specialOffers,
  applicationNotifications: row.applicationNotifications,
  mailLocale: row.mailLanguage,
});

const marketing = ['newsNotifications', 'specialOffers'] as const;

export const createNotificationService = ({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): NotificationService => ({
  async get(actor) {
    const { accountId } = requireAccount(actor);
    const account = await findAccountRow(database.executor, accountId);
    if (!account) throw new Problem('unauthorized');
    return toSettings(account);
  },

  async set(actor, { mailLocale, ...wanted }) {
    const { accountId } = requireAccount(actor);
    return database.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId);
      if (!account) throw new Problem('unauthorized');
      for (const kind of marketing) {
        if (account[kind] === wanted[kind]) continue;
        await recordConsent(tx, { accountId, kind, given: wanted[kind], source: 'settings' }, clock.now());
      }
      await tx
        .update(accounts)
        .set({ ...wanted, mailLanguage: mailLocale })
        .where(eq(accounts.id, accountId));
      return { ...wanted, mailLocale };
    });
  },
});
