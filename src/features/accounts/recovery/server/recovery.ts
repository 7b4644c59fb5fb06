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
import { type AccountRow, addressed } from '../../server/account-table.ts';
import { findAccepted, type LegalTexts, recordTerms } from '../../server/consent-store.ts';
import type { KnownBrowsers } from '../../sessions/server/known-browsers.ts';
import type { LoginTries } from '../../sessions/server/login-tries.ts';
import * as contract from '../contract.ts';
import { createRequestLimits } from './request-limits.ts';
import { lockAccount, type TokenPurpose, type Tokens } from './tokens.ts';

interface RecoveryDeps extends Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer' | 'audit' | 'rateLimit'> {
  tokens: Tokens;
  legalTexts: LegalTexts;
  /** The provider's contact address for help; inside a transaction `executor` is the transaction. */
  contactEmail: (executor: Executor) => Promise<string>;
  /** Reset after a new password is set by mail, which proves ownership. */
  loginTries: Pick<LoginTries, 'forgive'>;
  browsers: KnownBrowsers;
}

type Caused = Required<Pick<QueuedMail<unknown>, 'trusted'>>;

/** Accounts created by administrators have not accepted the terms; administrators work for the provider. */
const asksTerms = async (executor: Executor, { id, accountType, passwordHash }: AccountRow): Promise<boolean> =>
  accountType !== 'admin' && passwordHash === null && (await findAccepted(executor, id)) === null;

/** Mails the links for verifying an address and setting a password, and confirms password changes. */
function createRecoveryMails({
  mailer,
  tokens,
  contactEmail,
}: Pick<RecoveryDeps, 'mailer' | 'tokens' | 'contactEmail'>) {
  /**
   * Above the daily limit a mail is sent only if no valid link is left: requests by strangers cause few mails, and the
   * owner always has a valid link in the mailbox.
   */
  const lacksLink = async (tx: Executor, accountId: string, purpose: TokenPurpose): Promise<boolean> =>
    !(await tokens.hasGood(tx, accountId, purpose));

  /** Mails the link that verifies the account's address and then redirects to a path of the site. */
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

  /** Mails the link for setting a password; using it also verifies the address. */
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

/** Address verification and password reset (rules.md#mailed-tokens). Both work without signing in. */
export async function createRecovery(deps: RecoveryDeps) {
  const { database, clock, jobs, audit, tokens, browsers } = deps;
  const mails = createRecoveryMails(deps);

  const count = createRequestLimits(deps.rateLimit);

  /** Does the same work whether or not the address has an account, so that response times do not reveal it. */
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
      // Serializes simultaneous requests.
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

      // The link proves ownership, so this browser can then sign in regardless of failed attempts by strangers.
      on(contract.resetPassword, async ({ body: { token, password, terms }, network, signedInCookie }) => {
        // Hashing is expensive, so skip it for unknown tokens.
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

/** Recovery mails for use by other rooms. */
export type Recovery = Awaited<ReturnType<typeof createRecovery>>;
