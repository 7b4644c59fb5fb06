import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Language } from '#kit/i18n/language.ts';
import { hashPassword, passwordMatches } from '../../passwords/server/passwords.ts';
import * as store from '../../server/account-store.ts';
import type { AccountRow } from '../../server/account-table.ts';
import { type LegalTexts, recordTerms } from '../../server/consent-store.ts';

/** A person as an invitation makes them an account. */
export interface InvitedPerson {
  email: string;
  name: string;
  lastName: string;
  passwordHash: string;
  language: Language;
}

/** Accounts that come about by an invitation in a mail, whose link shows that the address is the person's (rules.md#team). */
export interface InvitedAccounts {
  /** Whatever kind of account has the address, as it is now. */
  find(executor: Executor, email: string): Promise<AccountRow | null>;
  /** The same, locked, so that it stays as it is until the transaction ends. */
  lock(tx: Executor, email: string): Promise<AccountRow | null>;
  hashPassword(password: string): Promise<string>;
  passwordMatches(account: Pick<AccountRow, 'passwordHash'>, password: string): Promise<boolean>;
  /** Writes an employer's account with a verified address and its consent to the terms. The address has no account. */
  insert(tx: Executor, person: InvitedPerson): Promise<AccountRow>;
  /** The link has shown it for an account that is there already. */
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
