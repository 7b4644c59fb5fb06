import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { AccountCompanies } from '#features/accounts/server/index.ts';
import { containing } from '#host/database/like.ts';
import { isUniqueViolation } from '#host/database/violations.ts';
import { insertEmployers } from '../../server/employer-store.ts';
import { companyMembers, employers } from '../../server/employer-table.ts';
import { isLastOwner } from './answering-owner.ts';
import { findMembership, listMembers } from './team-store.ts';

/** What accounts need from companies. */
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

  async membershipOf(executor, accountId) {
    const [member] = await executor
      .select({ employerId: companyMembers.employerId, role: companyMembers.role })
      .from(companyMembers)
      .where(eq(companyMembers.accountId, accountId));
    return member ?? null;
  },

  async isLastOwner(executor, accountId) {
    const membership = await findMembership(executor, accountId);
    return membership !== null && isLastOwner(await listMembers(executor, membership.employerId), accountId);
  },

  async ofAccounts(executor, accountIds) {
    if (accountIds.length === 0) return new Map();
    const rows = await executor
      .select({
        accountId: companyMembers.accountId,
        role: companyMembers.role,
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
      .from(companyMembers)
      .innerJoin(employers, eq(employers.id, companyMembers.employerId))
      .where(inArray(companyMembers.accountId, [...accountIds]));
    return new Map(rows.map(({ accountId, ...company }) => [accountId, company]));
  },

  accountsWithWord: (word) => sql`select ${companyMembers.accountId} from ${companyMembers}
    join ${employers} on ${employers.id} = ${companyMembers.employerId}
    where (company_folded like ${containing(word)} or pib like ${containing(word)})`,
};
