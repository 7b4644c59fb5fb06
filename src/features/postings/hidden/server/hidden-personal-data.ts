import { eq } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { hiddenItems } from './hidden-table.ts';

/** The postings and companies a candidate has hidden; nothing remains after the deletion. */
export const hiddenPersonalData: PersonalDataPart = {
  name: 'hidden-postings',
  tables: ['hidden_items'],

  async collect(executor, { accountId }) {
    const data = await executor
      .select({
        postingId: hiddenItems.postingId,
        employerId: hiddenItems.employerId,
        hiddenAt: hiddenItems.hiddenAt,
      })
      .from(hiddenItems)
      .where(eq(hiddenItems.accountId, accountId))
      .orderBy(hiddenItems.id);
    return { data };
  },

  async erase(tx, { accountId }) {
    await tx.delete(hiddenItems).where(eq(hiddenItems.accountId, accountId));
  },
};
