import { accountUnblockedMail, type Decisions } from '#features/decisions/server/index.ts';
import type { AuditActs } from '#host/audit/audit.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Admin } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import type { Recovery } from '../../recovery/server/recovery.ts';
import type { AccountCompanies } from '../../server/account-companies.ts';
import { type AccountRow, addressed } from '../../server/account-table.ts';
import * as contract from '../contract.ts';
import type { AccountAdministration } from './account-administration.ts';
import type { BlockEffects } from './user-ports.ts';

interface UserActDeps extends Pick<Machinery, 'database' | 'clock' | 'audit' | 'mailer'> {
  decisions: Pick<Decisions, 'notify'>;
  administration: AccountAdministration;
  recovery: Pick<Recovery, 'sendPasswordInstructions'>;
  companies: AccountCompanies;
  blockEffects: () => BlockEffects;
}

/** Context of an action: the transaction, the locked account and the other administrators who can sign in. */
interface ActScene {
  tx: Executor;
  account: AccountRow;
  otherAdministrators: AccountRow[];
  now: Date;
}

interface ActCall {
  actor: Admin;
  id: string;
  body: { reason: string };
}

export const isDeletable = async (
  companies: AccountCompanies,
  executor: Executor,
  { id, accountType }: Pick<AccountRow, 'id' | 'accountType'>,
): Promise<boolean> =>
  accountType === 'jobseeker' || (accountType === 'employer' && !(await companies.isLastOwner(executor, id)));

/** Actions of administrators on users. Every action is recorded in the audit log with its reason. */
export function createUserActRoutes(deps: UserActDeps): Route[] {
  const { database, clock, administration, recovery, audit, companies, blockEffects, decisions, mailer } = deps;

  /**
   * Runs an action on an account. Locks the administrators first, then the account, so that parallel actions are
   * serialized.
   * @param perform throws when the action is not allowed; returns details for the log
   */
  const act = async (
    action: keyof AuditActs,
    { actor, id, body: { reason } }: ActCall,
    perform: (scene: ActScene) => Promise<Record<string, number | string> | undefined>,
  ): Promise<void> => {
    const now = clock.now();
    await database.transaction(async (tx) => {
      const administrators = await administration.lockAdministrators(tx, actor.accountId);
      const account = await administration.lock(tx, id);
      if (!account) throw new Problem('administration.user-not-found');
      const otherAdministrators = administrators.filter((one) => one.id !== id);
      const details = await perform({ tx, account, otherAdministrators, now });
      const entry = { actor: actor.accountId, action, objectKind: 'account', objectId: id, reason };
      await audit.record(tx, details ? { ...entry, details } : entry);
    });
  };

  return [
    // A blocked company's live postings are closed until it is unblocked.
    on(contract.blockUser, async (call) => {
      const { id, actor, body } = call;
      await act('accounts.block', call, async ({ tx, account, otherAdministrators, now }) => {
        if (id === actor.accountId) throw new Problem('administration.not-yourself');
        if (account.blockedAt) throw new Problem('administration.already-done');
        if (account.accountType === 'admin' && otherAdministrators.length === 0)
          throw new Problem('administration.last-administrator');
        await administration.setBlocked(tx, id, now);
        const made = { ...body, act: 'accountBlocked', accountId: id, by: actor.accountId } as const;
        // A company's member gets the statement with what became of the company.
        const { accountType, email, mailLanguage: language } = account;
        const person = accountType === 'employer' ? null : { accountId: id, email, language };
        const statement = await decisions.notify(tx, made, person);
        return {
          sessions: await administration.endSessions(tx, id, now),
          ...(await blockEffects().blocked(tx, account, actor.accountId, statement)),
        };
      });
      blockEffects().committed();
    }),

    on(contract.unblockUser, async (call) => {
      await act('accounts.unblock', call, async ({ tx, account }) => {
        if (account.accountType !== 'employer')
          await mailer.queue(tx, { ...addressed(account), template: accountUnblockedMail, params: {} });
        return administration.unblock(tx, account, call.actor.accountId);
      });
      blockEffects().committed();
    }),

    on(contract.signOutUser, (call) =>
      act('accounts.sign-out', call, async ({ tx, now }) => ({
        sessions: await administration.endSessions(tx, call.id, now),
      })),
    ),

    on(contract.sendInstructions, (call) =>
      act('accounts.password-instructions', call, async ({ tx, account }) => {
        if (account.blockedAt) throw new Problem('administration.user-blocked');
        await recovery.sendPasswordInstructions(tx, account, { trusted: true });
        return undefined;
      }),
    ),

    // A company that depends on the account must be dealt with first.
    on(contract.deleteUser, (call) =>
      act('accounts.delete', call, async ({ tx, account }) => {
        if (!(await isDeletable(companies, tx, account))) throw new Problem('administration.only-candidates');
        await administration.erase(tx, account);
        return undefined;
      }),
    ),
  ];
}
