import { eq } from 'drizzle-orm';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { Key } from '#platform/secrets.ts';
import type { MailList } from '#shared/mail-lists.ts';
import { Problem } from '#shared/problem.ts';
import { settingsPath } from '../../account-paths.ts';
import { listsOf, settingOfList } from '../../mail-settings.ts';
import { findAccountRow, lockAccount } from '../../personal-data/server/personal-data-store.ts';
import { type AccountRow, accounts } from '../../server/account-table.ts';
import { recordConsent } from '../../server/consent-store.ts';
import type { Unsubscribed, UnsubscribeFacts } from '../fields.ts';
import { readUnsubscription, type Unsubscription } from './unsubscribe-token.ts';

export interface UnsubscribeService {
  /** What the link of a mail is about. @throws accounts.bad-unsubscribe-link */
  facts(token: string): Promise<UnsubscribeFacts>;
  /** Stops the link's list, or all; the second time changes nothing. @throws accounts.bad-unsubscribe-link */
  unsubscribe(token: string, everything: boolean): Promise<Unsubscribed>;
}

interface UnsubscribeDeps {
  database: Database;
  clock: Clock;
  secret: Key;
}

/** Stopping mail without signing in, by the signed link that each mail of a list carries (rules.md#unsubscribing). */
export function createUnsubscribeService({ database, clock, secret }: UnsubscribeDeps): UnsubscribeService {
  const read = (token: string): Unsubscription => {
    const wish = readUnsubscription(secret, token);
    if (!wish) throw new Problem('accounts.bad-unsubscribe-link');
    return wish;
  };

  /** A deleted account's links lead nowhere. */
  const requireAccount = (account: AccountRow | null | undefined): AccountRow => {
    if (!account) throw new Problem('accounts.bad-unsubscribe-link');
    return account;
  };

  /** News and offers are consents: their withdrawal is kept with its time (rules.md#consents). */
  const recordWithdrawal = async (tx: Executor, accountId: string, list: MailList): Promise<void> => {
    const kind = settingOfList[list];
    if (kind === 'applicationNotifications') return;
    await recordConsent(tx, { accountId, kind, given: false, source: 'unsubscribe' }, clock.now());
  };

  return {
    facts: async (token) => {
      const { accountId, list } = read(token);
      const account = requireAccount(await findAccountRow(database.executor, accountId));
      return {
        email: account.email,
        list,
        subscribed: account[settingOfList[list]],
        settingsPath: settingsPath(account.accountType),
      };
    },

    unsubscribe: async (token, everything) => {
      const { accountId, list } = read(token);
      return database.transaction(async (tx) => {
        const account = requireAccount(await lockAccount(tx, accountId));
        const lists = everything ? [...listsOf(account.accountType)] : [list];
        const stopped = lists.filter((wanted) => account[settingOfList[wanted]]);
        if (stopped.length > 0) {
          const off = Object.fromEntries(stopped.map((wanted) => [settingOfList[wanted], false]));
          await tx.update(accounts).set(off).where(eq(accounts.id, accountId));
        }
        for (const stoppedList of stopped) await recordWithdrawal(tx, accountId, stoppedList);
        return { email: account.email, lists };
      });
    },
  };
}
