import { eq } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import { Problem } from '#kit/problem.ts';
import { findAccountRow, lockAccount } from '../../personal-data/server/personal-data-store.ts';
import { type AccountRow, accounts } from '../../server/account-table.ts';
import { recordConsent } from '../../server/consent-store.ts';
import * as contract from '../contract.ts';
import type { NotificationSettings } from '../fields.ts';

const toSettings = (row: AccountRow): NotificationSettings => ({
  newsNotifications: row.newsNotifications,
  specialOffers: row.specialOffers,
  applicationNotifications: row.applicationNotifications,
  applicationDigest: row.applicationDigest,
  mailLocale: row.mailLanguage,
});

const marketing = ['newsNotifications', 'specialOffers'] as const;

/** Changes to the two marketing consents; a missing one stays unchanged. */
export type MarketingWish = { [kind in (typeof marketing)[number]]?: boolean | undefined };

/**
 * Sets marketing consents and locks the account in the caller's transaction; records each change with the version of
 * its text. Throws 401 if the account is deleted.
 */
export async function setMarketing(tx: Executor, accountId: string, wanted: MarketingWish, now: Date): Promise<void> {
  const account = await lockAccount(tx, accountId);
  if (!account) throw new Problem('unauthorized');
  for (const kind of marketing) {
    const choice = wanted[kind];
    if (choice === undefined || account[kind] === choice) continue;
    await recordConsent(tx, { accountId, kind, given: choice, source: 'settings' }, now);
    await tx
      .update(accounts)
      .set({ [kind]: choice })
      .where(eq(accounts.id, accountId));
  }
}

export const createNotificationRoutes = ({ database, clock }: Pick<Machinery, 'database' | 'clock'>): Route[] => [
  on(contract.getNotifications, async ({ actor }) => {
    const account = await findAccountRow(database.executor, actor.accountId);
    if (!account) throw new Problem('unauthorized');
    return toSettings(account);
  }),

  on(contract.setNotifications, async ({ actor: { accountId }, body }) => {
    const { mailLocale, applicationNotifications, applicationDigest } = body;
    return database.transaction(async (tx) => {
      await setMarketing(tx, accountId, body, clock.now());
      await tx
        .update(accounts)
        .set({ applicationNotifications, applicationDigest, mailLanguage: mailLocale })
        .where(eq(accounts.id, accountId));
      return body;
    });
  }),

  // Resumes mail to an address that had permanently rejected it (rules.md#agent-mails).
  on(contract.retryMail, async ({ actor }) => {
    await database.executor.update(accounts).set({ mailRefusedAt: null }).where(eq(accounts.id, actor.accountId));
  }),
];
