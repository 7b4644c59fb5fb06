import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AccountCompanies } from '#features/accounts/server/index.ts';
import { containing } from '#platform/database/like.ts';
import { isUniqueViolation } from '#platform/database/violations.ts';
import { insertEmployers } from './employer-store.ts';
import { employers } from './employer-table.ts';

/** Companies, as accounts need them. */
export const accountCompanies: AccountCompanies = {
  async insertForAccount(tx, accountId, company, now) {
    const [id] = await insertEmployers(tx, [{ ...company, accountId, createdAt: now }]);
    return id as number;
  },

  async isPibTaken(executor, pib) {
    const rows = await executor
      .select({ id: employers.id })
      .from(employers)
      .where(and(eq(employers.pib, pib), isNotNull(employers.accountId)))
      .limit(1);
    return rows.length > 0;
  },

  isPibTakenViolation: (error) => isUniqueViolation(error, 'employers_pib_unique'),

  async ofAccounts(executor, accountIds) {
    if (accountIds.length === 0) return new Map();
    const rows = await executor
      .select({
        accountId: employers.accountId,
        id: employers.id,
        company: employers.company,
        logoFileId: employers.logoFileId,
        pib: employers.pib,
        registrationNumber: employers.registrationNumber,
        phone: employers.phone,
        website: employers.website,
        location: employers.location,
        postal: employers.postal,
        address: employers.address,
        verifiedAt: employers.verifiedAt,
      })
      .from(employers)
      .where(inArray(employers.accountId, [...accountIds]));
    return new Map(rows.map(({ accountId, ...company }) => [accountId as string, company]));
  },

  accountsWithWord: (word) => sql`select account_id from ${employers}
    where account_id is not null and (company_folded like ${containing(word)} or pib like ${containing(word)})`,
};
