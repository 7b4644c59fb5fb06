import { asc, eq, or, sql } from 'drizzle-orm';
import { employers } from '#features/employers/server/employer-table.ts';
import type { PersonalDataPart } from '#host/personal-data.ts';
import { toReason } from '../posting-move.ts';
import { postingChanges } from './posting-change-table.ts';
import { postingMoves, postings } from './posting-table.ts';

/**
 * An employer's postings and the moves made by the account. The addresses in a posting are erased with the account; the
 * id in a move then identifies nobody.
 */
export const postingsPersonalData: PersonalDataPart = {
  name: 'postings',
  tables: ['postings', 'posting_moves', 'posting_changes'],
  async collect(executor, { accountId }) {
    const rows = await executor
      .select({ posting: postings })
      .from(postings)
      .innerJoin(employers, eq(employers.id, postings.employerId))
      .where(eq(employers.accountId, accountId))
      .orderBy(asc(postings.id));
    const changes = await executor
      .select({ change: postingChanges })
      .from(postingChanges)
      .innerJoin(postings, eq(postings.id, postingChanges.postingId))
      .innerJoin(employers, eq(employers.id, postings.employerId))
      .where(eq(employers.accountId, accountId))
      .orderBy(asc(postingChanges.postingId));
    const moves = await executor
      .select()
      .from(postingMoves)
      .where(eq(postingMoves.actorId, accountId))
      .orderBy(asc(postingMoves.id));
    return {
      data: {
        postings: rows.map(
          ({ posting: { search: _s, searchHead: _h, searchVersion: _v, placeTags: _p, ...posting } }) => posting,
        ),
        changes: changes.map(({ change }) => change),
        moves: moves.map(({ cause, note, movedAt, ...move }) => ({
          ...move,
          reason: toReason({ cause, note }),
          movedAt,
        })),
      },
    };
  },
  async erase(tx, { email, emailVerified }) {
    if (!emailVerified) return;
    const addressed = or(eq(postings.advertiserEmail, email), eq(postings.notificationsEmail, email));
    const rows = await tx
      .select({
        id: postings.id,
        advertiserEmail: postings.advertiserEmail,
        notificationsEmail: postings.notificationsEmail,
      })
      .from(postings)
      .where(addressed);
    for (const { id, advertiserEmail, notificationsEmail } of rows) {
      const change = {
        ...(advertiserEmail === email ? { advertiserEmail: '' } : {}),
        ...(notificationsEmail === email ? { notificationsEmail: '' } : {}),
      };
      await tx.update(postings).set(change).where(eq(postings.id, id));
    }
    for (const field of ['advertiserEmail', 'notificationsEmail'] as const)
      await tx
        .update(postingChanges)
        .set({ input: sql`jsonb_set(${postingChanges.input}, array[${field}], '""')` })
        .where(sql`${postingChanges.input} ->> ${field} = ${email}`);
  },
};
