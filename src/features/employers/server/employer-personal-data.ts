import { and, eq, notExists } from 'drizzle-orm';
import { postings } from '#features/postings/server/posting-table.ts';
import type { PersonalDataPart } from '#platform/personal-data.ts';
import { employers } from './employer-table.ts';

/** The company of an employer's account. A company with postings stays, without its account and the address it gave. */
export const employersPersonalData: PersonalDataPart = {
  name: 'company',
  tables: ['employers'],
  async collect(executor, { accountId }) {
    const rows = await executor.select().from(employers).where(eq(employers.accountId, accountId));
    return { data: rows.map(({ companyFolded: _folded, accountId: _account, ...company }) => company) };
  },
  async erase(tx, { accountId }) {
    const ofCompany = tx.select().from(postings).where(eq(postings.employerId, employers.id));
    await tx.delete(employers).where(and(eq(employers.accountId, accountId), notExists(ofCompany)));
    await tx
      .update(employers)
      .set({ accountId: null, companyEmail: null })
      .where(eq(employers.accountId, accountId));
    return { storageKeys: [] };
  },
};
