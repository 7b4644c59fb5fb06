import { asc, eq, sql } from 'drizzle-orm';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { postingDrafts, sentDrafts, waitingDrafts } from './draft-table.ts';

/** Drafts are deleted with their account; an erased address is removed from the drafts of others. */
export const draftsPersonalData: PersonalDataPart = {
  name: 'posting-drafts',
  tables: ['posting_drafts', 'waiting_drafts', 'sent_drafts'],
  async collect(executor, { accountId }) {
    const drafts = await executor
      .select()
      .from(postingDrafts)
      .where(eq(postingDrafts.accountId, accountId))
      .orderBy(asc(postingDrafts.kind));
    const waiting = await executor
      .select()
      .from(waitingDrafts)
      .where(eq(waitingDrafts.accountId, accountId))
      .orderBy(asc(waitingDrafts.savedAt), asc(waitingDrafts.draftId));
    const sent = await executor
      .select({ postingId: sentDrafts.postingId, sentAt: sentDrafts.sentAt })
      .from(sentDrafts)
      .where(eq(sentDrafts.accountId, accountId))
      .orderBy(asc(sentDrafts.sentAt), asc(sentDrafts.postingId));
    return {
      data: { drafts: [...drafts, ...waiting.map((draft) => ({ ...draft, kind: 'create' }))], sent },
    };
  },
  async erase(tx, { email, emailVerified }) {
    if (!emailVerified) return;
    for (const table of [postingDrafts, waitingDrafts])
      for (const field of ['advertiserEmail', 'notificationsEmail'])
        await tx
          .update(table)
          .set({ values: sql`jsonb_set(${table.values}, array[${field}], '""')` })
          .where(sql`${table.values} ->> ${field} = ${email}`);
  },
};
