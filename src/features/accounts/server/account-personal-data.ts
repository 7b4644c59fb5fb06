import { asc, desc, eq } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { accountExports, accounts, consents, externalIdentities, sessions } from './account-table.ts';

/**
 * The account and its dependent rows. Nothing is erased here: all these rows are deleted with the account's row by
 * foreign key cascades.
 */
export const accountPersonalData: PersonalDataPart = {
  name: 'account',
  tables: ['accounts', 'sessions', 'account_tokens', 'consents', 'external_identities', 'account_exports'],
  async collect(executor, { accountId }) {
    const [account] = await executor.select().from(accounts).where(eq(accounts.id, accountId));
    if (!account) return { data: [] };
    const { passwordHash, searchFolded: _search, ...facts } = account;
    return {
      data: {
        ...facts,
        hasPassword: passwordHash !== null,
        consents: await executor
          .select({
            kind: consents.kind,
            given: consents.given,
            textVersion: consents.textVersion,
            source: consents.source,
            at: consents.createdAt,
          })
          .from(consents)
          .where(eq(consents.accountId, accountId))
          .orderBy(asc(consents.createdAt)),
        externalSignIns: await executor
          .select({
            provider: externalIdentities.provider,
            subject: externalIdentities.subject,
            email: externalIdentities.email,
            connectedAt: externalIdentities.createdAt,
          })
          .from(externalIdentities)
          .where(eq(externalIdentities.accountId, accountId)),
        sessions: await executor
          .select({
            userAgent: sessions.userAgent,
            startedAt: sessions.createdAt,
            lastUsedAt: sessions.lastUsedAt,
            expiresAt: sessions.expiresAt,
            endedAt: sessions.endedAt,
          })
          .from(sessions)
          .where(eq(sessions.accountId, accountId))
          .orderBy(desc(sessions.createdAt)),
        exports: await executor
          .select({
            requestedAt: accountExports.createdAt,
            readyAt: accountExports.readyAt,
            expiresAt: accountExports.expiresAt,
          })
          .from(accountExports)
          .where(eq(accountExports.accountId, accountId))
          .orderBy(desc(accountExports.createdAt)),
      },
    };
  },
  erase: async () => {},
};
