import { desc, eq, sql } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { applicationEvents, applicationNotes } from '../received/server/review-table.ts';

/**
 * What a member of a company did with applications. The notes about a person go with the application's content
 * (`application-personal-data.ts`); what a member did stays in the history, without the member.
 */
export const reviewingPersonalData: PersonalDataPart = {
  name: 'reviewing',
  tables: ['application_events', 'application_notes'],

  async collect(executor, { accountId }) {
    const notes = await executor
      .select({ text: applicationNotes.text, updatedAt: applicationNotes.updatedAt })
      .from(applicationNotes)
      .where(eq(applicationNotes.updatedBy, accountId))
      .orderBy(desc(applicationNotes.updatedAt));
    const acts = await executor
      .select({ event: applicationEvents.event, times: sql<number>`count(*)::int` })
      .from(applicationEvents)
      .where(eq(applicationEvents.actorId, accountId))
      .groupBy(applicationEvents.event);
    return { data: { notes, acts } };
  },

  /** The references are emptied with the account's own row. */
  erase: async () => ({ storageKeys: [] }),
};
