import type { Executor } from '#host/database/database.ts';
import { isUniqueViolation } from '#host/database/violations.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { isRegistrationNumberValid } from '#kit/company-numbers.ts';
import type { Language } from '#kit/i18n/language.ts';
import { validationProblem } from '#kit/problem.ts';
import type { ConsentKind } from '../../consents.ts';
import { hashPassword } from '../../passwords/server/passwords.ts';
import type { Recovery } from '../../recovery/server/recovery.ts';
import { recordOwnAct } from '../../server/account-audit.ts';
import type { AccountCompanies } from '../../server/account-companies.ts';
import { alreadyRegisteredMail } from '../../server/account-mail.tsx';
import * as store from '../../server/account-store.ts';
import type { AccountRow } from '../../server/account-table.ts';
import { type LegalTexts, recordConsent, recordTerms } from '../../server/consent-store.ts';
import * as contract from '../contract.ts';

interface RegistrationDeps extends Pick<Machinery, 'database' | 'clock' | 'mailer' | 'audit'> {
  recovery: Pick<Recovery, 'sendVerification'>;
  companies: AccountCompanies;
  contactEmail: (executor: Executor) => Promise<string>;
  perAddress: RateLimit;
  legalTexts: LegalTexts;
}

type NewAccount = Pick<
  AccountRow,
  'accountType' | 'email' | 'name' | 'lastName' | 'passwordHash' | 'newsNotifications' | 'specialOffers'
>;

const pibTaken = () => validationProblem([{ path: 'pib', code: 'pib-taken' }]);

/**
 * Creates an unverified account and mails the link that verifies it. If the address already has an account, nothing
 * changes and its owner is notified by mail.
 */
export function createRegistrationRoutes(deps: RegistrationDeps): Route[] {
  const { database, clock, mailer, audit, recovery, companies } = deps;

  /** Writes the account, consents, audit entry and verification mail, in the caller's transaction. */
  const insert = async (
    tx: Executor,
    values: NewAccount,
    { language, redirectUrl }: { language: Language; redirectUrl: string | null },
  ): Promise<AccountRow> => {
    const now = clock.now();
    const account = await store.insertAccount(tx, { ...values, mailLanguage: language, createdAt: now });
    await recordTerms(tx, deps.legalTexts, { accountId: account.id, source: 'registration' }, now);
    const kinds: Exclude<ConsentKind, 'terms'>[] = [];
    if (account.newsNotifications) kinds.push('newsNotifications');
    if (account.specialOffers) kinds.push('specialOffers');
    for (const kind of kinds) {
      await recordConsent(tx, { accountId: account.id, kind, given: true, source: 'registration' }, now);
    }
    await recordOwnAct(audit, tx, account.id, 'accounts.register');
    await recovery.sendVerification(tx, account, redirectUrl);
    return account;
  };

  /** Notifies the owner of an account that its address was registered again. */
  const notifyOwner = async (email: string): Promise<void> => {
    await database.transaction(async (tx) => {
      const account = await store.findAnyAccountByEmail(tx, email);
      if (!account) return;
      await mailer.queue(tx, {
        template: alreadyRegisteredMail,
        params: { contact: await deps.contactEmail(tx), accountType: account.accountType },
        to: account.email,
        language: account.mailLanguage,
        accountId: account.id,
      });
    });
  };

  /** Registers, or notifies the owner of an existing account; the response is the same. */
  const register = async (email: string, write: (tx: Executor) => Promise<void>): Promise<{ email: string }> => {
    try {
      await database.transaction(write);
    } catch (error) {
      if (companies.isPibTakenViolation(error)) throw pibTaken();
      if (!isUniqueViolation(error, 'accounts_email_unique')) throw error;
      await notifyOwner(email);
    }
    return { email };
  };

  return [
    on(contract.registerJobseeker, async ({ body, language, network }) => {
      const { name, lastName, email, password, newsNotifications, redirectUrl } = body;
      await deps.perAddress.consume(network);
      // Also for an address that has an account, so that the response time reveals nothing.
      const passwordHash = await hashPassword(password);
      const values = { email, name, lastName, passwordHash, newsNotifications, specialOffers: false };
      return register(email, async (tx) => {
        await insert(tx, { ...values, accountType: 'jobseeker' }, { language, redirectUrl });
      });
    }),

    on(contract.registerEmployer, async ({ body, language, network }) => {
      await deps.perAddress.consume(network);
      const { email, password, newsNotifications, specialOffers, redirectUrl } = body;
      // Checked before the address is looked up, so that a rejection does not reveal whether it has an account.
      if (await companies.isPibTaken(database.executor, body.pib)) throw pibTaken();
      const passwordHash = await hashPassword(password);
      const { company, pib, registrationNumber, phone, location, postal, address } = body;
      const values = { email, name: '', lastName: '', passwordHash, newsNotifications, specialOffers };
      return register(email, async (tx) => {
        const account = await insert(tx, { ...values, accountType: 'employer' }, { language, redirectUrl });
        await companies.insertForAccount(
          tx,
          account.id,
          {
            company,
            pib,
            registrationNumber,
            phone,
            location,
            postal,
            address,
            registrationNumberConfirmed: !isRegistrationNumberValid(registrationNumber),
            website: body.website || null,
          },
          account.createdAt,
        );
      });
    }),
  ];
}
