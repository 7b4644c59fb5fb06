import { isUniqueViolation } from '#host/database/violations.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { OidcProvider } from '#host/oidc-config.ts';
import type { Account } from '#kit/actor.ts';
import { emailField, personName } from '#kit/fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import type { IdentityView } from '../../identity-fields.ts';
import { recordOwnAct } from '../../server/account-audit.ts';
import { findAccount, insertAccount } from '../../server/account-store.ts';
import type { AccountRow } from '../../server/account-table.ts';
import { type LegalTexts, recordTerms } from '../../server/consent-store.ts';
import type { Sessions, StartedSession } from '../../sessions/server/sessions.ts';
import * as contract from '../contract.ts';
import { type ExternalPerson, ExternalRefusal } from './external-client.ts';
import type { LinkTicket, Seals } from './external-seals.ts';
import * as store from './external-store.ts';

const nameOf = (text: string): string => personName.safeParse(text.slice(0, 100)).data ?? '';

interface ExternalAccountsDeps extends Pick<Machinery, 'database' | 'clock' | 'audit'> {
  sessions: Sessions;
  seals: Seals;
  providers: OidcProvider[];
  legalTexts: LegalTexts;
}

/** Signs in users of external providers; creates a candidate account on first sign-in. */
function createExternalSignIn({
  database,
  clock,
  audit,
  sessions,
  legalTexts,
}: Pick<ExternalAccountsDeps, 'database' | 'clock' | 'audit' | 'sessions' | 'legalTexts'>) {
  const findByIdentity = async (provider: string, subject: string): Promise<AccountRow | null> => {
    const accountId = await store.findAccountOfIdentity(database.executor, provider, subject);
    return accountId === null ? null : findAccount(database.executor, accountId);
  };

  const register = (
    provider: string,
    { subject, name, lastName }: ExternalPerson,
    email: string,
    mailLanguage: Language,
  ): Promise<void> =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const { id: accountId } = await insertAccount(tx, {
        accountType: 'jobseeker',
        email,
        name: nameOf(name),
        lastName: nameOf(lastName),
        registeredThrough: provider,
        mailLanguage,
        emailVerifiedAt: now,
        createdAt: now,
      });
      await store.insertIdentity(tx, { accountId, provider, subject, email, createdAt: now });
      await recordTerms(tx, legalTexts, { accountId, source: 'external' }, now);
      await recordOwnAct(audit, tx, accountId, 'accounts.register', { provider });
    });

  const meet = async (provider: string, person: ExternalPerson, language: Language): Promise<AccountRow> => {
    const account = await findByIdentity(provider, person.subject);
    if (account) return account;
    const email = emailField.safeParse(person.email).data;
    if (email === undefined || !person.emailVerified) throw new ExternalRefusal('email-not-verified');
    // The account is found below only if it was registered here, now or by a parallel request of the same person.
    if (!(await store.emailIsTaken(database.executor, email))) {
      await register(provider, person, email, language).catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
      });
    }
    const registered = await findByIdentity(provider, person.subject);
    if (!registered) throw new ExternalRefusal('address-taken');
    return registered;
  };

  return {
    /** Signs in a provider's user; creates a candidate account on first sign-in. Throws {@link ExternalRefusal}. */
    async signIn(
      provider: string,
      person: ExternalPerson,
      { userAgent, language }: { userAgent: string; language: Language },
    ): Promise<StartedSession> {
      const account = await meet(provider, person, language);
      if (account.blockedAt) throw new ExternalRefusal('blocked');
      // Only candidates sign in this way (see `register`), so there is no company.
      return sessions.start({ account, employerId: null, role: null, company: null }, userAgent);
    },
  };
}

/** Sign-in with external providers and connections to them (rules.md#external-sign-in). */
export function createExternalAccounts(deps: ExternalAccountsDeps) {
  const { database, clock, audit, seals } = deps;
  const labels = new Map(deps.providers.map(({ id, label }) => [id, label]));

  const providers = deps.providers.map(({ id, label }) => ({ id, label }));

  return {
    ...createExternalSignIn(deps),

    routes: [
      on(contract.listProviders, async () => providers, { shows: () => ({ scopes: [] }) }),

      on(contract.linkIdentity, async ({ actor: { accountId, sessionId }, provider }) => {
        if (!labels.has(provider)) throw new Problem('not-found');
        const ticket = await seals.ticket.seal({ accountId, sessionId, provider });
        return { url: `${contract.externalSignInPath(provider, null)}?ticket=${ticket}` };
      }),

      on(contract.unlinkIdentity, ({ actor: { accountId }, provider }) =>
        database.transaction(async (tx) => {
          const account = await findAccount(tx, accountId);
          if (!(await store.deleteIdentity(tx, accountId, provider))) throw new Problem('not-found');
          if (!account?.passwordHash) throw new Problem('accounts.password-needed');
          await recordOwnAct(audit, tx, accountId, 'accounts.unlink', { provider });
        }),
      ),
    ] satisfies Route[],

    /** An account's connections, oldest first. */
    async identitiesOf(accountId: string): Promise<IdentityView[]> {
      const rows = await store.listIdentities(database.executor, accountId);
      return rows.map(({ provider, createdAt }) => ({
        provider,
        label: labels.get(provider) ?? provider,
        connectedAt: createdAt.toISOString(),
      }));
    },

    /** Connects the ticket's account if it is still the one signed in. Throws {@link ExternalRefusal}. */
    async connect(
      provider: string,
      person: ExternalPerson,
      { accountId, sessionId }: Omit<LinkTicket, 'provider'>,
      signedIn: Account | null,
    ): Promise<void> {
      const still = signedIn?.accountId === accountId && signedIn.sessionId === sessionId;
      if (!still) throw new ExternalRefusal('expired');
      const owner = await store.findAccountOfIdentity(database.executor, provider, person.subject);
      if (owner === accountId) return;
      if (owner !== null) throw new ExternalRefusal('connected-elsewhere');
      try {
        await database.transaction(async (tx) => {
          const email = emailField.safeParse(person.email).data ?? '';
          const createdAt = clock.now();
          await store.insertIdentity(tx, { accountId, provider, subject: person.subject, email, createdAt });
          await recordOwnAct(audit, tx, accountId, 'accounts.link', { provider });
        });
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        const faster = await store.findAccountOfIdentity(database.executor, provider, person.subject);
        if (faster === accountId) return;
        throw new ExternalRefusal(faster === null ? 'connected-already' : 'connected-elsewhere', error);
      }
    },
  };
}

export type ExternalAccounts = ReturnType<typeof createExternalAccounts>;
