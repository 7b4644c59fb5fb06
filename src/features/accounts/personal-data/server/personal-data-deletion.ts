import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import type { Account } from '#kit/actor.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import { passwordMatches } from '../../passwords/server/passwords.ts';
import { recordOwnAct } from '../../server/account-audit.ts';
import type { AccountRow } from '../../server/account-table.ts';
import { requireRecentSignIn } from '../../sessions/server/recent-sign-in.ts';
import * as contract from '../contract.ts';
import type { ExportView } from '../fields.ts';
import { type PersonalDataDeps, personOf } from './personal-data-export.ts';
import { sweepUnverifiedJob } from './personal-data-jobs.ts';
import { accountDeletedMail } from './personal-data-mail.ts';
import * as store from './personal-data-store.ts';

const unverifiedDays = 30;
const batch = 100;

/** Deletes accounts that were never verified (rules.md#retention). */
const handleUnverified = async (
  { database, clock, jobs, audit }: Pick<PersonalDataDeps, 'database' | 'clock' | 'jobs' | 'audit'>,
  erase: (tx: Executor, account: AccountRow) => Promise<void>,
): Promise<void> => {
  const eraseUnverified = (id: string): Promise<boolean> =>
    database.transaction(async (tx) => {
      const account = await store.lockAccount(tx, id);
      if (!account || account.emailVerifiedAt) return false;
      await erase(tx, account);
      return true;
    });

  await jobs.handle(sweepUnverifiedJob, async () => {
    const until = new Date(clock.now().getTime() - unverifiedDays * 86_400_000);
    let erased = 0;
    for (;;) {
      const ids = await store.listUnverified(database.executor, until, batch);
      for (const id of ids) if (await eraseUnverified(id)) erased += 1;
      if (ids.length < batch) break;
    }
    if (erased === 0) return;
    await audit.record(database.executor, {
      actor: null,
      action: 'retention.sweep',
      objectKind: 'account',
      objectId: null,
      details: { unverifiedAccounts: erased },
    });
  });
};

/** Deletion of accounts (rules.md#account-deletion): by candidates, and of accounts that were never verified. */
export async function createPersonalDataDeletion(
  deps: PersonalDataDeps & {
    triesPerAccount: RateLimit;
    latestCopy: (account: Account) => Promise<ExportView | null>;
  },
) {
  const { database, clock, mailer, audit } = deps;

  /**
   * Deletes an account with all its data in the caller's transaction, without sending mail. The caller locks the row,
   * checks permissions, and records the audit log entry.
   */
  const erase = async (tx: Executor, account: AccountRow): Promise<void> => {
    for (const part of deps.parts()) await part.erase(tx, personOf(account));
    await store.deleteAccountRow(tx, account.id);
  };

  /** Like `erase`, and also mails a confirmation. */
  const eraseAccount = async (tx: Executor, account: AccountRow): Promise<void> => {
    await erase(tx, account);
    await mailer.queue(tx, {
      template: accountDeletedMail,
      params: {},
      to: account.email,
      language: account.mailLanguage,
    });
  };

  await handleUnverified(deps, erase);

  const confirm = async (caller: Account, account: AccountRow, password: string | undefined): Promise<void> => {
    if (account.passwordHash === null) return requireRecentSignIn(database.executor, caller, clock.now());
    if (!password) throw validationProblem([{ path: 'password', code: 'required' }]);
    if (!(await passwordMatches(account.passwordHash, password)))
      throw validationProblem([{ path: 'password', code: 'wrong-password' }]);
  };

  return {
    eraseAccount,
    erase,
    routes: [
      on(contract.candidateAccount, async ({ actor }) => {
        const account = await store.findAccountRow(database.executor, actor.accountId);
        if (!account) throw new Problem('unauthorized');
        const counts = {
          savedPostings: 0,
          applications: 0,
          applicationsInProgress: 0,
          agents: 0,
          documents: 0,
        };
        for (const part of deps.parts()) {
          Object.assign(counts, await part.counts?.(database.executor, personOf(account)));
        }
        return { ...counts, export: await deps.latestCopy(actor) };
      }),

      // In one transaction; a job deletes the file contents afterwards.
      on(contract.deleteAccount, async ({ actor, body, refreshCookie }) => {
        const { accountId } = actor;
        await deps.triesPerAccount.consume(accountId);
        const row = await store.findAccountRow(database.executor, accountId);
        if (!row) throw new Problem('unauthorized');
        await confirm(actor, row, body.password);
        await database.transaction(async (tx) => {
          const account = await store.lockAccount(tx, accountId);
          // Deleted by a parallel request: the result is the same.
          if (!account) return;
          await eraseAccount(tx, account);
          await recordOwnAct(audit, tx, accountId, 'accounts.delete');
        });
        refreshCookie.clear();
      }),
    ] satisfies Route[],
  };
}
