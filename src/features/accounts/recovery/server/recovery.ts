import type { Executor } from '#host/database/database.ts';
import { type CallContext, on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { QueuedMail } from '#host/mail/mailer.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import { hashPassword } from '../../passwords/server/passwords.ts';
import { recordOwnAct } from '../../server/account-audit.ts';
import { sendInstructionsJob } from '../../server/account-jobs.ts';
import { passwordChangedMail, passwordInstructionsMail, verificationMail } from '../../server/account-mail.tsx';
import * as store from '../../server/account-store.ts';
import type { AccountRow } from '../../server/account-table.ts';
import { findAccepted, type LegalTexts, recordTerms } from '../../server/consent-store.ts';
import type { KnownBrowsers } from '../../sessions/server/known-browsers.ts';
import type { LoginTries } from '../../sessions/server/login-tries.ts';
import * as contract from '../contract.ts';
import { createRequestLimits } from './request-limits.ts';
import { lockAccount, type TokenPurpose, type Tokens } from './tokens.ts';

interface RecoveryDeps extends Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer' | 'audit' | 'rateLimit'> {
  tokens: Tokens;
  legalTexts: LegalTexts;
  /** Address of the provider, for people who need help; inside a transaction `executor` is the transaction. */
  contactEmail: (executor: Executor) => Promise<string>;
  /** Forgiven with a new password: it shows that the person is right. */
  loginTries: Pick<LoginTries, 'forgive'>;
  browsers: KnownBrowsers;
}

type Caused = Required<Pick<QueuedMail<unknown>, 'trusted'>>;

const addressed = ({ id, email, mailLanguage }: AccountRow) => ({
  to: email,
  language: mailLanguage,
  accountId: id,
});

/** Accounts that administrators have made are nobody's agreement; administrators themselves work for the provider. */
const asksTerms = async (executor: Executor, { id, accountType, passwordHash }: AccountRow): Promise<boolean> =>
  accountType !== 'admin' && passwordHash === null && (await findAccepted(executor, id)) === null;

/** Mails the links with which people verify an address and set a password, and that one was set. */
function createRecoveryMails({
  mailer,
  tokens,
  contactEmail,
}: Pick<RecoveryDeps, 'mailer' | 'tokens' | 'contactEmail'>) {
  /**
   * Beyond the day's mails another one goes only where no link is good any more: whatever strangers ask for, their mails are few and
   * the owner of the address has a good link in the mailbox.
   */
  const lacksLink = async (tx: Executor, accountId: string, purpose: TokenPurpose): Promise<boolean> =>
    !(await tokens.hasGood(tx, accountId, purpose));

  /** Mails the link that verifies the account's address, and leads on to a path of the site. */
  const sendVerification = async (
    tx: Executor,
    account: AccountRow,
    redirectUrl: string | null,
    { trusted }: Caused = { trusted: false },
  ): Promise<void> => {
    await mailer.queue(tx, {
      ...addressed(account),
      template: verificationMail,
      trusted: trusted || (await lacksLink(tx, account.id, 'verify-email')),
      params: async () => ({
        token: await tokens.issueToken(tx, account.id, 'verify-email'),
        redirectUrl,
        contact: await contactEmail(tx),
      }),
    });
  };

  /** Mails the link with which a password is set; it also verifies the address. */
  const sendPasswordInstructions = async (tx: Executor, account: AccountRow, { trusted }: Caused): Promise<void> => {
    await mailer.queue(tx, {
      ...addressed(account),
      template: passwordInstructionsMail,
      trusted: trusted || (await lacksLink(tx, account.id, 'reset-password')),
      params: async () => ({
        token: await tokens.issueToken(tx, account.id, 'reset-password'),
        contact: await contactEmail(tx),
      }),
    });
  };

  const sendPasswordChanged = async (tx: Executor, account: AccountRow): Promise<void> => {
    const params = { contact: await contactEmail(tx) };
    await mailer.queue(tx, { ...addressed(account), template: passwordChangedMail, params });
  };

  return { sendVerification, sendPasswordInstructions, sendPasswordChanged };
}

/** Verifying an address, and resetting a password (rules.md#mailed-tokens). Both work signed out. */
export async function createRecovery(deps: RecoveryDeps) {
  const { database, clock, jobs, audit, tokens, browsers } = deps;
  const mails = createRecoveryMails(deps);

  const count = createRequestLimits(deps.rateLimit);

  /** The same work whether the address has an account or not: who watches the clock must not learn it. */
  const request = async (
    { network, signedInCookie }: Pick<CallContext, 'network' | 'signedInCookie'>,
    purpose: TokenPurpose,
    email: string,
    redirectUrl: string | null = null,
  ): Promise<{ email: string }> => {
    const browser = browsers.of(signedInCookie.read(), email);
    await count(purpose === 'verify-email' ? 'verify' : 'reset', email, { network, browser });
    const account = await store.findAnyAccountByEmail(database.executor, email);
    const accountId = account?.id ?? null;
    const known = browser !== null;
    await jobs.send(database.executor, sendInstructionsJob, { purpose, accountId, redirectUrl, known });
    return { email };
  };

  await jobs.handle(sendInstructionsJob, async ({ purpose, accountId, redirectUrl, known }) => {
    if (accountId === null) return;
    await database.transaction(async (tx) => {
      // Requests of one moment are answered one after the other.
      await lockAccount(tx, accountId);
      const account = await store.findAccount(tx, accountId);
      if (!account || account.blockedAt) return;
      const caused = { trusted: known };
      if (purpose === 'reset-password') await mails.sendPasswordInstructions(tx, account, caused);
      else if (!account.emailVerifiedAt) await mails.sendVerification(tx, account, redirectUrl, caused);
    });
  });

  const ownerOfPasswordToken = async (token: string): Promise<AccountRow | null> => {
    const accountId = await tokens.ownerOf(database.executor, token, 'reset-password');
    return accountId ? await store.findAccount(database.executor, accountId) : null;
  };

  return {
    sendVerification: mails.sendVerification,
    sendPasswordInstructions: mails.sendPasswordInstructions,

    routes: [
      on(contract.sendVerification, (call) => request(call, 'verify-email', call.body.email, call.body.redirectUrl)),

      on(contract.verifyEmail, ({ body }) =>
        database.transaction(async (tx) => {
          const accountId = await tokens.useToken(tx, body.token, 'verify-email');
          const account = accountId && (await store.markVerified(tx, accountId, clock.now()));
          if (!account) throw new Problem('accounts.token-invalid');
          await recordOwnAct(audit, tx, account.id, 'accounts.verify-email');
          return { accountType: account.accountType };
        }),
      ),

      on(contract.requestPasswordReset, (call) => request(call, 'reset-password', call.body.email)),

      // Whoever has the link has shown who they are: this browser then signs in, whatever strangers have tried.
      on(contract.resetPassword, async ({ body: { token, password, terms }, network, signedInCookie }) => {
        // Hashing is expensive: not for unknown tokens.
        const owner = await ownerOfPasswordToken(token);
        if (!owner) throw new Problem('accounts.token-invalid');
        const agreesNow = await asksTerms(database.executor, owner);
        if (agreesNow && !terms) throw validationProblem([{ path: 'terms', code: 'must-agree' }]);
        const passwordHash = await hashPassword(password);
        const { accountType, email } = await database.transaction(async (tx) => {
          const now = clock.now();
          const accountId = await tokens.useToken(tx, token, 'reset-password');
          const changed = accountId && (await store.setPasswordByMail(tx, accountId, passwordHash, now));
          if (!changed) throw new Problem('accounts.token-invalid');
          await store.endSessionsOf(tx, changed.id, now);
          if (agreesNow)
            await recordTerms(tx, deps.legalTexts, { accountId: changed.id, source: 'first-password' }, now);
          await recordOwnAct(audit, tx, changed.id, 'accounts.reset-password');
          await mails.sendPasswordChanged(tx, changed);
          return changed;
        });
        await deps.loginTries.forgive(`${accountType} ${email}`, network);
        const { value, expires } = browsers.after(signedInCookie.read(), email);
        signedInCookie.write(value, expires);
        return { accountType };
      }),

      on(contract.checkPasswordToken, async ({ query }) => {
        const account = await ownerOfPasswordToken(query.token);
        if (!account || account.blockedAt) return { valid: false, email: null, asksTerms: false };
        return { valid: true, email: account.email, asksTerms: await asksTerms(database.executor, account) };
      }),
    ] satisfies Route[],
  };
}

/** What other rooms have mailed. */
export type Recovery = Awaited<ReturnType<typeof createRecovery>>;
