import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import type { Account } from '#kit/actor.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import { recordOwnAct } from '../../server/account-audit.ts';
import { passwordAddedMail, passwordChangedMail } from '../../server/account-mail.tsx';
import { endSessionsOf, findAccount } from '../../server/account-store.ts';
import { requireRecentSignIn } from '../../sessions/server/recent-sign-in.ts';
import { changePassword } from '../contract.ts';
import { replacePassword } from './password-store.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

const wrong = (code: 'required' | 'wrong-password'): Problem => validationProblem([{ path: 'currentPassword', code }]);

/**
 * Changes the password or adds the first one; ends the other sessions and sends a mail. Max 10 attempts per 15 minutes;
 * an account without a password requires a sign-in within the last five minutes.
 */
export function createPasswordRoutes(
  deps: Pick<Machinery, 'database' | 'clock' | 'audit' | 'mailer'> & {
    triesPerAccount: RateLimit;
    /** The provider's contact address for help; inside a transaction `executor` is the transaction. */
    contactEmail: (executor: Executor) => Promise<string>;
  },
): Route[] {
  const { database, clock, audit, mailer, triesPerAccount, contactEmail } = deps;

  const confirm = async (
    caller: Account,
    passwordHash: string | null,
    currentPassword: string | undefined,
  ): Promise<void> => {
    if (passwordHash === null) return requireRecentSignIn(database.executor, caller, clock.now());
    if (!currentPassword) throw wrong('required');
    await triesPerAccount.consume(caller.accountId);
    if (!(await passwordMatches(passwordHash, currentPassword))) throw wrong('wrong-password');
    await triesPerAccount.reset(caller.accountId);
  };

  return [
    on(changePassword, async ({ actor, body: { currentPassword, password } }) => {
      const { accountId, sessionId } = actor;
      const account = await findAccount(database.executor, accountId);
      if (!account || account.blockedAt) throw new Problem('unauthorized');
      await confirm(actor, account.passwordHash, currentPassword);
      const passwordHash = await hashPassword(password);
      await database.transaction(async (tx) => {
        // The account was changed or blocked since it was checked, so the confirmation is no longer valid.
        if (!(await replacePassword(tx, account, passwordHash))) throw wrong('wrong-password');
        await endSessionsOf(tx, accountId, clock.now(), sessionId);
        const added = account.passwordHash === null;
        await mailer.queue(tx, {
          template: added ? passwordAddedMail : passwordChangedMail,
          params: { contact: await contactEmail(tx) },
          to: account.email,
          language: account.mailLanguage,
          accountId,
        });
        await recordOwnAct(audit, tx, accountId, 'accounts.change-password', { added });
      });
    }),
  ];
}
