import { asc, eq, or, sql } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import type { PersonalDataPart } from '#platform/personal-data.ts';
import { postingDrafts } from './draft-table.ts';
import { postingMoves, postings } from './posting-table.ts';

/**
 * An employer's postings and what the account did with postings. The addresses of a posting go with the account; what is
 * left of a move is the id of nobody.
 */
export const postingsPersonalData: PersonalDataPart = {
  name: 'postings',
  tables: ['postings', 'posting_moves', 'posting_drafts'],
  async collect(executor, { accountId }) {
    const rows = await executor
      .select({ posting: postings })
      .from(postings)
      .innerJoin(employers, eq(employers.id, postings.employerId))
      .where(eq(employers.accountId, accountId))
      .orderBy(asc(postings.id));
    const moves = await executor
      .select()
      .from(postingMoves)
      .where(eq(postingMoves.actorId, accountId))
      .orderBy(asc(postingMoves.id));
    const drafts = await executor
      .select()
      .from(postingDrafts)
      .where(eq(postingDrafts.accountId, accountId))
      .orderBy(asc(postingDrafts.kind));
    return {
      data: {
        drafts,
        postings: rows.map(
          ({ posting: { search: _s, searchHead: _h, placeTags: _p, ...posting } }) => posting,
        ),
        moves,
      },
    };
  },
  async erase(tx, { email, emailVerified }) {
    if (!emailVerified) return { storageKeys: [] };
    const addressed = or(eq(postings.advertiserEmail, email), eq(postings.notificationsEmail, email));
    const found = await tx
      .select({
        id: postings.id,
        advertiserEmail: postings.advertiserEmail,
        notificationsEmail: postings.notificationsEmail,
      })
      .from(postings)
      .where(addressed);
    for (const { id, advertiserEmail, notificationsEmail } of found) {
      const change = {
        ...(advertiserEmail === email ? { advertiserEmail: '' } : {}),
        ...(notificationsEmail === email ? { notificationsEmail: '' } : {}),
      };
      await tx.update(postings).set(change).where(eq(postings.id, id));
    }
    for (const field of ['advertiserEmail', 'notificationsEmail'] as const)
      await tx
        .update(postingDrafts)
        .set({ values: sql`jsonb_set(${postingDrafts.values}, array[${field}], '""')` })
        .where(sql`${postingDrafts.values} ->> ${field} = ${email}`);
    return { storageKeys: [] };
  },
};
