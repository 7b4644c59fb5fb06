import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer, QueuedMail } from '#platform/mail/mailer.ts';
import type { RateLimit, RateLimitRule } from '#platform/rate-limit.ts';
import type { AccountType } from '#shared/actor.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import type { AccountAuditAction } from '../../audit-actions.ts';
import { hashPassword } from '../../passwords/server/passwords.ts';
import { sendInstructionsJob } from '../../server/account-jobs.ts';
import {
  passwordChangedMail,
  passwordInstructionsMail,
  verificationMail,
} from '../../server/account-mail.tsx';
import * as store from '../../server/account-store.ts';
import type { AccountRow } from '../../server/account-table.ts';
import { findAccepted, type LegalTexts, recordTerms } from '../../server/consent-store.ts';
import type { LoginTries, Trier } from '../../sessions/server/login-tries.ts';
import type { InstructionsInput, ResetPasswordInput, VerificationInput } from '../fields.ts';
import { createRequestLimits } from './request-limits.ts';
import { lockAccount, type TokenPurpose, type TokenService } from './token-service.ts';

/** Verifying an address, and resetting a password (rules.md#mailed-tokens). Both work signed out. */
export interface RecoveryService {
  /** Mails the link that verifies the account's address, and leads on to a path of the site. */
  sendVerification(
    tx: Executor,
    account: AccountRow,
    redirectUrl: string | null,
    caused?: Required<Pick<QueuedMail<unknown>, 'trusted'>>,
  ): Promise<void>;
  /** Mails the link with which a password is set; it also verifies the address. */
  sendPasswordInstructions(
    tx: Executor,
    account: AccountRow,
    caused: Required<Pick<QueuedMail<unknown>, 'trusted'>>,
  ): Promise<void>;
  /** Mails an address its verification, if it has an account that needs one. Throws 429, alike for every address. */
  requestVerification(input: VerificationInput, who: Trier): Promise<void>;
  /** Mails an address the link for a new password, if it has an account that is not blocked. Throws 429 alike. */
  requestPasswordReset(input: InstructionsInput, who: Trier): Promise<void>;
  /** Verifies an address. Throws `accounts.token-invalid` for a token that is unknown, used or run out. */
  verifyEmail(token: string): Promise<{ accountType: AccountType }>;
  /**
   * Sets a password, ends all sessions, verifies the address and sends a mail. Whoever has not agreed to the terms yet does so with
   * it. Throws `accounts.token-invalid`.
   */
  resetPassword(
    input: ResetPasswordInput,
    network: string,
  ): Promise<{ accountType: AccountType; email: string }>;
  /** The account whose password a token may set; null when it may not. Changes nothing. */
  accountOfPasswordToken(token: string): Promise<{ email: string; asksTerms: boolean } | null>;
}

export interface RecoveryDeps {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mailer: Mailer;
  audit: Audit;
  tokens: TokenService;
  legalTexts: LegalTexts;
  /** Address of the provider, for people who need help; inside a transaction `executor` is the transaction. */
  contactEmail: (executor: Executor) => Promise<string>;
  rateLimit: (rule: RateLimitRule) => RateLimit;
  /** Forgiven with a new password: it shows that the person is right. */
  loginTries: Pick<LoginTries, 'forgive'>;
}

const addressed = ({ id, email, mailLanguage }: AccountRow) => ({
  to: email,
  language: mailLanguage,
  accountId: id,
});

export async function createRecoveryService(deps: RecoveryDeps): Promise<RecoveryService> {
  const { database, clock, jobs, mailer, audit, tokens } = deps;

  const record = (tx: Executor, action: AccountAuditAction, accountId: string): Promise<void> =>
    audit.record(tx, { actor: accountId, action, objectKind: 'account', objectId: accountId });

  const count = createRequestLimits(deps.rateLimit);

  /**
   * Beyond the day's mails another one goes only where no link is good any more: whatever strangers ask for, their mails are few and
   * the owner of the address has a good link in the mailbox.
   */
  const lacksLink = async (tx: Executor, accountId: string, purpose: TokenPurpose): Promise<boolean> =>
    !(await tokens.hasGood(tx, accountId, purpose));

  const sendVerification: RecoveryService['sendVerification'] = async (
    tx,
    account,
    redirectUrl,
    { trusted } = { trusted: false },
  ) => {
    await mailer.queue(tx, {
      ...addressed(account),
      template: verificationMail,
      trusted: trusted || (await lacksLink(tx, account.id, 'verify-email')),
      params: async () => ({
        token: await tokens.issueToken(tx, account.id, 'verify-email'),
        redirectUrl,
        contact: await deps.contactEmail(tx),
      }),
    });
  };

  const sendPasswordInstructions: RecoveryService['sendPasswordInstructions'] = async (
    tx,
    account,
    { trusted },
  ) => {
    await mailer.queue(tx, {
      ...addressed(account),
      template: passwordInstructionsMail,
      trusted: trusted || (await lacksLink(tx, account.id, 'reset-password')),
      params: async () => ({
        token: await tokens.issueToken(tx, account.id, 'reset-password'),
        contact: await deps.contactEmail(tx),
      }),
    });
  };

  /** The same work whether the address has an account or not: who watches the clock must not learn it. */
  const request = async (
    purpose: TokenPurpose,
    email: string,
    { browser }: Trier,
    redirectUrl: string | null = null,
  ): Promise<void> => {
    const account = await store.findAnyAccountByEmail(database.executor, email);
    const accountId = account?.id ?? null;
    const known = browser !== null;
    await jobs.send(database.executor, sendInstructionsJob, { purpose, accountId, redirectUrl, known });
  };

  await jobs.handle(sendInstructionsJob, async ({ purpose, accountId, redirectUrl, known }) => {
    if (accountId === null) return;
    await database.transaction(async (tx) => {
      // Requests of one moment are answered one after the other.
      await lockAccount(tx, accountId);
      const account = await store.findAccount(tx, accountId);
      if (!account || account.blockedAt) return;
      const caused = { trusted: known };
      if (purpose === 'reset-password') await sendPasswordInstructions(tx, account, caused);
      else if (!account.emailVerifiedAt) await sendVerification(tx, account, redirectUrl, caused);
    });
  });

  const ownerOfPasswordToken = async (token: string): Promise<AccountRow | null> => {
    const accountId = await tokens.ownerOf(database.executor, token, 'reset-password');
    return accountId ? await store.findAccount(database.executor, accountId) : null;
  };

  /** Accounts that administrators have made are nobody's agreement; administrators themselves work for the provider. */
  const asksTerms = async ({ id, accountType, passwordHash }: AccountRow): Promise<boolean> =>
    accountType !== 'admin' && passwordHash === null && (await findAccepted(database.executor, id)) === null;

  return {
    sendVerification,
    sendPasswordInstructions,

    async requestVerification({ email, redirectUrl }, who) {
      await count('verify', email, who);
      await request('verify-email', email, who, redirectUrl);
    },

    async requestPasswordReset({ email }, who) {
      await count('reset', email, who);
      await request('reset-password', email, who);
    },

    verifyEmail: (token) =>
      database.transaction(async (tx) => {
        const accountId = await tokens.useToken(tx, token, 'verify-email');
        const account = accountId && (await store.markVerified(tx, accountId, clock.now()));
        if (!account) throw new Problem('accounts.token-invalid');
        await record(tx, 'accounts.verify-email', account.id);
        return { accountType: account.accountType };
      }),

    async resetPassword({ token, password, terms }, network) {
      // Hashing is expensive: not for unknown tokens.
      const owner = await ownerOfPasswordToken(token);
      if (!owner) throw new Problem('accounts.token-invalid');
      const agreesNow = await asksTerms(owner);
      if (agreesNow && !terms) throw validationProblem([{ path: 'terms', code: 'must-agree' }]);
      const passwordHash = await hashPassword(password);
      const account = await database.transaction(async (tx) => {
        const now = clock.now();
        const accountId = await tokens.useToken(tx, token, 'reset-password');
        const changed = accountId && (await store.setPasswordByMail(tx, accountId, passwordHash, now));
        if (!changed) throw new Problem('accounts.token-invalid');
        await store.endSessionsOf(tx, changed.id, now);
        if (agreesNow)
          await recordTerms(tx, deps.legalTexts, { accountId: changed.id, source: 'first-password' }, now);
        await record(tx, 'accounts.reset-password', changed.id);
        const contact = await deps.contactEmail(tx);
        await mailer.queue(tx, { ...addressed(changed), template: passwordChangedMail, params: { contact } });
        return changed;
      });
      await deps.loginTries.forgive(`${account.accountType} ${account.email}`, network);
      return { accountType: account.accountType, email: account.email };
    },

    async accountOfPasswordToken(token) {
      const account = await ownerOfPasswordToken(token);
      return account && !account.blockedAt
        ? { email: account.email, asksTerms: await asksTerms(account) }
        : null;
    },
  };
}
