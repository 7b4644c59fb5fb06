import { and, eq, notExists } from 'drizzle-orm';
import { orders } from '#features/advertising/server/order-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { PersonalDataPart } from '#platform/personal-data.ts';
import { employers } from './employer-table.ts';

/** The company of an employer's account. A company with postings or orders stays, without its account and the address it gave. */
export const employersPersonalData: PersonalDataPart = {
  name: 'company',
  tables: ['employers'],
  async collect(executor, { accountId }) {
    const rows = await executor.select().from(employers).where(eq(employers.accountId, accountId));
    return { data: rows.map(({ companyFolded: _folded, accountId: _account, ...company }) => company) };
  },
  async erase(tx, { accountId }) {
    const ofCompany = tx.select().from(postings).where(eq(postings.employerId, employers.id));
    const ordered = tx.select().from(orders).where(eq(orders.employerId, employers.id));
    await tx
      .delete(employers)
      .where(and(eq(employers.accountId, accountId), notExists(ofCompany), notExists(ordered)));
    await tx
      .update(employers)
      .set({ accountId: null, companyEmail: null })
      .where(eq(employers.accountId, accountId));
    return { storageKeys: [] };
  },
};
