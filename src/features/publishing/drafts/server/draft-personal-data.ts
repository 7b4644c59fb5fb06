import { asc, eq, sql } from 'drizzle-orm';
import type { PersonalDataPart } from '#platform/personal-data.ts';
import { postingDrafts, sentDrafts } from './draft-table.ts';

/** Drafts are deleted with their account; an erased address is removed from the drafts of others. */
export const draftsPersonalData: PersonalDataPart = {
  name: 'posting-drafts',
  tables: ['posting_drafts', 'sent_drafts'],
  async collect(executor, { accountId }) {
    const drafts = await executor
      .select()
      .from(postingDrafts)
      .where(eq(postingDrafts.accountId, accountId))
      .orderBy(asc(postingDrafts.kind));
    const sent = await executor
      .select({ postingId: sentDrafts.postingId, sentAt: sentDrafts.sentAt })
      .from(sentDrafts)
      .where(eq(sentDrafts.accountId, accountId))
      .orderBy(asc(sentDrafts.sentAt), asc(sentDrafts.postingId));
    return { data: { drafts, sent } };
  },
  async erase(tx, { email, emailVerified }) {
    if (!emailVerified) return { storageKeys: [] };
    for (const field of ['advertiserEmail', 'notificationsEmail'] as const)
      await tx
        .update(postingDrafts)
        .set({ values: sql`jsonb_set(${postingDrafts.values}, array[${field}], '""')` })
        .where(sql`${postingDrafts.values} ->> ${field} = ${email}`);
    return { storageKeys: [] };
  },
};
