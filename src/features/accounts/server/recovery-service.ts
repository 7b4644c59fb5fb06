import type { Database, Executor } from '#platform/database/database.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { passwordInstructionsMail, verificationMail } from './account-mail.tsx';
import type { AccountRow } from './account-table.ts';
import type { TokenService } from './token-service.ts';

/** Showing that an address is one's own, and coming back without the password (SPEC §6). */
export interface RecoveryService {
  /** Mails the link that verifies the account's address. */
  sendVerification(tx: Executor, account: AccountRow): Promise<void>;
  /** Mails the link with which a password is set; it also verifies the address. */
  sendPasswordInstructions(tx: Executor, account: AccountRow): Promise<void>;
}

export interface RecoveryDeps {
  database: Database;
  mailer: Mailer;
  tokens: TokenService;
  /** Address of the provider, for people who need help. */
  contactEmail: string;
}

export function createRecoveryService({ mailer, tokens, contactEmail }: RecoveryDeps): RecoveryService {
  const addressed = ({ id, email, mailLanguage }: AccountRow) => ({
    to: email,
    language: mailLanguage,
    accountId: id,
  });
  return {
    async sendVerification(tx, account) {
      const token = await tokens.issueToken(tx, account.id, 'verify-email');
      const params = { token, contact: contactEmail };
      await mailer.queue(tx, { ...addressed(account), template: verificationMail, params });
    },

    async sendPasswordInstructions(tx, account) {
      const token = await tokens.issueToken(tx, account.id, 'reset-password');
      const params = { token, contact: contactEmail };
      await mailer.queue(tx, { ...addressed(account), template: passwordInstructionsMail, params });
    },
  };
}
