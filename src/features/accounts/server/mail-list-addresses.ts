import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import type { MailListAddresses } from '#platform/mail/mailer.ts';
import type { MailList } from '#shared/mail-lists.ts';
import { settingsPath } from '../account-paths.ts';
import { settingOfList } from '../mail-settings.ts';
import { accounts } from './account-table.ts';
import { signUnsubscription } from './unsubscribe-token.ts';

/**
 * Answers the mailer, right before it sends mail of a list, whether the account still wants it, and where it can be
 * stopped. Null: unsubscribed, blocked or gone.
 */
export const createMailListAddresses =
  ({ database, secret }: { database: Database; secret: Uint8Array }) =>
  async (accountId: string, list: MailList): Promise<MailListAddresses | null> => {
    const [account] = await database.executor.select().from(accounts).where(eq(accounts.id, accountId));
    if (!account || account.blockedAt || !account[settingOfList[list]]) return null;
    const token = signUnsubscription(secret, { accountId, list });
    return {
      unsubscribePath: `/email/odjava?token=${token}`,
      oneClickPath: `/api/services/mail/unsubscribe?token=${token}`,
      settingsPath: settingsPath(account.accountType),
    };
  };
