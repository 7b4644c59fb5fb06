import { desc, eq } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { postings, publicTitle } from '../../server/posting-table.ts';
import { countSavedPostings } from './saved-posting-store.ts';
import { savedPostings } from './saved-posting-table.ts';

/** The postings a candidate has saved; nothing remains after the deletion. */
export const savedPostingsPersonalData: PersonalDataPart = {
  name: 'saved-postings',
  tables: ['saved_postings'],

  async collect(executor, { accountId }) {
    const data = await executor
      .select({
        postingId: savedPostings.postingId,
        positionTitle: publicTitle,
        savedAt: savedPostings.savedAt,
      })
      .from(savedPostings)
      .innerJoin(postings, eq(postings.id, savedPostings.postingId))
      .where(eq(savedPostings.accountId, accountId))
      .orderBy(desc(savedPostings.savedAt), desc(savedPostings.postingId));
    return { data };
  },

  async erase(tx, { accountId }) {
    await tx.delete(savedPostings).where(eq(savedPostings.accountId, accountId));
  },

  async counts(executor, { accountId }) {
    return { savedPostings: await countSavedPostings(executor, accountId) };
  },
};
