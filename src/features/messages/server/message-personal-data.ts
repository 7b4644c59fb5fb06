import { asc, eq } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { messageBatches } from './message-table.ts';

/** What a member of a company wrote to candidates. A candidate's own messages are covered by the applications. */
export const messagesPersonalData: PersonalDataPart = {
  name: 'messages',
  tables: ['message_batches'],

  async collect(executor, { accountId }) {
    const written = await executor
      .select({
        subject: messageBatches.subject,
        body: messageBatches.body,
        createdAt: messageBatches.createdAt,
      })
      .from(messageBatches)
      .where(eq(messageBatches.authorId, accountId))
      .orderBy(asc(messageBatches.createdAt));
    return { data: written };
  },

  /** The reference is set to null with the account's row: sent messages stay with their recipients' applications. */
  erase: async () => {},
};
