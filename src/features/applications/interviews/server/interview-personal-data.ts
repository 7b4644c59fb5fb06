import { asc, eq } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { interviewRounds } from './interview-table.ts';

/** What a member of a company offered for interviews. A candidate's own interviews are with the applications. */
export const interviewsPersonalData: PersonalDataPart = {
  name: 'interviews',
  tables: ['interview_rounds'],

  async collect(executor, { accountId }) {
    const rounds = await executor
      .select({
        placeKind: interviewRounds.placeKind,
        place: interviewRounds.place,
        note: interviewRounds.note,
        createdAt: interviewRounds.createdAt,
      })
      .from(interviewRounds)
      .where(eq(interviewRounds.createdBy, accountId))
      .orderBy(asc(interviewRounds.createdAt));
    return { data: rounds };
  },

  /** The reference is emptied with the account's own row. */
  erase: async () => ({ storageKeys: [] }),
};
