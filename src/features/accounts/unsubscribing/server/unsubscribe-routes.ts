import { eq } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import { Problem } from '#kit/problem.ts';
import { settingsPath } from '../../account-paths.ts';
import type { MailList } from '../../mail-lists.ts';
import { listsOf, settingOfList } from '../../mail-settings.ts';
import { findAccountRow, lockAccount } from '../../personal-data/server/personal-data-store.ts';
import { type AccountRow, accounts } from '../../server/account-table.ts';
import { recordConsent } from '../../server/consent-store.ts';
import * as contract from '../contract.ts';
import { readUnsubscription, type Unsubscription } from './unsubscribe-token.ts';

/** Unsubscribes without signing in, through the signed link in each mail of a list (rules.md#unsubscribing). */
export function createUnsubscribeRoutes({
  database,
  clock,
  mailer,
  secret,
}: Pick<Machinery, 'database' | 'clock' | 'mailer'> & {
  secret: Key;
}): Route[] {
  const read = (token: string): Unsubscription => {
    const wish = readUnsubscription(secret, token);
    if (!wish) throw new Problem('accounts.bad-unsubscribe-link');
    return wish;
  };

  /** Links of a deleted account are invalid. */
  const requireAccount = (account: AccountRow | null | undefined): AccountRow => {
    if (!account) throw new Problem('accounts.bad-unsubscribe-link');
    return account;
  };

  /** News and offers are consents: records their withdrawal with its time (rules.md#consents). */
  const recordWithdrawal = async (tx: Executor, accountId: string, list: MailList): Promise<void> => {
    const kind = settingOfList[list];
    if (kind === 'applicationNotifications') return;
    await recordConsent(tx, { accountId, kind, given: false, source: 'unsubscribe' }, clock.now());
  };

  return [
    on(contract.unsubscribeFacts, async ({ query }) => {
      const { accountId, list } = read(query.token);
      const account = requireAccount(await findAccountRow(database.executor, accountId));
      return {
        email: account.email,
        list,
        subscribed: account[settingOfList[list]],
        settingsPath: settingsPath(account.accountType),
      };
    }),

    // Mail clients post from any origin: the signed token is the only authorization. Idempotent.
    on(contract.unsubscribe, async ({ query, body }) => {
      const { accountId, list } = read(body.token ?? query.token);
      return database.transaction(async (tx) => {
        const account = requireAccount(await lockAccount(tx, accountId));
        const lists = body.everything ? [...listsOf(account.accountType)] : [list];
        const stopped = lists.filter((wanted) => account[settingOfList[wanted]]);
        if (stopped.length > 0) {
          const off = Object.fromEntries(stopped.map((wanted) => [settingOfList[wanted], false]));
          await tx.update(accounts).set(off).where(eq(accounts.id, accountId));
        }
        for (const stoppedList of stopped) await recordWithdrawal(tx, accountId, stoppedList);
        return { email: account.email, lists };
      });
    }),

    on(contract.mailLinkOpened, async ({ body }) => {
      await mailer.linkOpened(body.token);
    }),
  ];
}
