import { desc, eq, sql } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { applicationEvents, applicationNotes } from '../received/server/review-table.ts';

/**
 * A member's work with applications. Notes about a person are deleted with the application's content
 * (`application-personal-data.ts`); a member's events stay in the history, without the member.
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

  /** The references are set to null with the account's row. */
  erase: async () => {},
};
