import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Language } from '#kit/i18n/language.ts';
import { hashPassword, passwordMatches } from '../../passwords/server/passwords.ts';
import * as store from '../../server/account-store.ts';
import type { AccountRow } from '../../server/account-table.ts';
import { type LegalTexts, recordTerms } from '../../server/consent-store.ts';

/** Data for creating an invited person's account. */
export interface InvitedPerson {
  email: string;
  name: string;
  lastName: string;
  passwordHash: string;
  language: Language;
}

/** Accounts created by a mailed invitation, whose link proves ownership of the address (rules.md#team). */
export interface InvitedAccounts {
  /** Finds the account with the address, of any type, without locking it. */
  find(executor: Executor, email: string): Promise<AccountRow | null>;
  /** Like `find`, but locks the account until the transaction ends. */
  lock(tx: Executor, email: string): Promise<AccountRow | null>;
  hashPassword(password: string): Promise<string>;
  passwordMatches(account: Pick<AccountRow, 'passwordHash'>, password: string): Promise<boolean>;
  /** Inserts an employer account with verified address and consent to the terms. The address must be unused. */
  insert(tx: Executor, person: InvitedPerson): Promise<AccountRow>;
  /** Marks an existing account's address as verified by the link. */
  markVerified(tx: Executor, accountId: string): Promise<void>;
}

export const createInvitedAccounts = ({
  audit,
  clock,
  legalTexts,
}: Pick<Machinery, 'audit' | 'clock'> & {
  legalTexts: LegalTexts;
}): InvitedAccounts => ({
  find: store.readAccountByEmail,
  lock: store.findAnyAccountByEmail,
  hashPassword,
  passwordMatches: ({ passwordHash }, password) => passwordMatches(passwordHash, password),

  async insert(tx, { language, ...person }) {
    const now = clock.now();
    const account = await store.insertAccount(tx, {
      ...person,
      accountType: 'employer',
      mailLanguage: language,
      emailVerifiedAt: now,
      createdAt: now,
    });
    await recordTerms(tx, legalTexts, { accountId: account.id, source: 'registration' }, now);
    const [actor, objectKind] = [account.id, 'account'];
    await audit.record(tx, { actor, action: 'accounts.register', objectKind, objectId: account.id });
    return account;
  },

  async markVerified(tx, accountId) {
    await store.markVerified(tx, accountId, clock.now());
  },
});
