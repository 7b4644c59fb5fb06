import { eq } from 'drizzle-orm';
import type { Database } from '#host/database/database.ts';
import type { MailListAddresses } from '#host/mail/mailer.ts';
import type { Key } from '#host/secrets.ts';
import { pageAddress } from '#kit/site-map.ts';
import { settingsPath } from '../../account-paths.ts';
import type { MailList } from '../../mail-lists.ts';
import { settingOfList } from '../../mail-settings.ts';
import { accounts } from '../../server/account-table.ts';
import { signUnsubscription } from './unsubscribe-token.ts';

/**
 * Returns the account's unsubscribe address; called by the mailer right before it sends mail of a list. Null if
 * unsubscribed, blocked or deleted.
 */
export const createMailListAddresses =
  ({ database, secret }: { database: Database; secret: Key }) =>
  async (accountId: string, list: MailList): Promise<MailListAddresses | null> => {
    const [account] = await database.executor.select().from(accounts).where(eq(accounts.id, accountId));
    if (!account || account.blockedAt || !account[settingOfList[list]]) return null;
    const token = signUnsubscription(secret, { accountId, list });
    return {
      unsubscribePath: `${pageAddress('unsubscribe')}?token=${token}`,
      oneClickPath: `/api/services/mail/unsubscribe?token=${token}`,
      settingsPath: settingsPath(account.accountType),
    };
  };
