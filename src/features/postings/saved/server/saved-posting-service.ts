import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import { addDays, endOfLocalDay, localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem } from '#shared/problem.ts';
import { soonDays } from '../../deadline.ts';
import { maySeePosting } from '../../policy.ts';
import { mostSavedPostings } from '../../posting-limits.ts';
import { findPosting } from '../../server/posting-store.ts';
import type { SavedPosting, SavedPostingsMeta, SavedPostingsQuery } from '../fields.ts';
import { toSavedPosting } from './saved-posting-rows.ts';
import * as store from './saved-posting-store.ts';

export interface SavedPostingService {
  list(
    actor: Actor,
    query: SavedPostingsQuery,
    language: Language,
  ): Promise<{ data: SavedPosting[]; meta: SavedPostingsMeta }>;
  /** All ids, last saved first. */
  listIds(actor: Actor): Promise<number[]>;
  /**
   * Saving twice is saving once. Throws 404 and 410 as the posting's page does, 409 `postings.saved-limit-reached` when
   * there are as many as one may have.
   */
  save(actor: Actor, postingId: number): Promise<void>;
  /** Removing twice has no further effect; 404 for a posting that was never public. */
  unsave(actor: Actor, postingId: number): Promise<void>;
}

/** What a candidate has put aside (rules.md#saved-postings). */
export function createSavedPostingService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): SavedPostingService {
  return {
    async list(actor, query, language) {
      const { accountId } = requireType(actor, 'jobseeker');
      const now = clock.now();
      const soonUntil = endOfLocalDay(addDays(localDay(now), soonDays - 1));
      const [rows, counts] = await Promise.all([
        store.listSavedPage(database.executor, accountId, query, now),
        store.countSaved(database.executor, accountId, now, soonUntil),
      ]);
      const { page, pageSize, sort } = query;
      return {
        data: rows.map((row) => toSavedPosting(row, actor, { language, now })),
        meta: { page, pageSize, sort, ...counts },
      };
    },

    async listIds(actor) {
      const { accountId } = requireType(actor, 'jobseeker');
      return store.listSavedIds(database.executor, accountId);
    },

    async save(actor, postingId) {
      const { accountId } = requireType(actor, 'jobseeker');
      await database.transaction(async (tx) => {
        // Deleted while the access token still holds.
        if (!(await store.lockSaver(tx, accountId))) throw new Problem('unauthorized');
        const row = await findPosting(tx, postingId);
        const may = row ? maySeePosting(actor, row.posting) : 'no';
        if (may !== 'yes') throw new Problem(may === 'removed' ? 'postings.removed' : 'postings.not-found');
        const ids = await store.listSavedIds(tx, accountId);
        if (ids.includes(postingId)) return;
        if (ids.length >= mostSavedPostings)
          throw new Problem('postings.saved-limit-reached', { params: { count: mostSavedPostings } });
        await store.insertSaved(tx, { accountId, postingId, savedAt: clock.now() });
      });
    },

    async unsave(actor, postingId) {
      const { accountId } = requireType(actor, 'jobseeker');
      if (await store.deleteSaved(database.executor, accountId, postingId)) return;
      const row = await findPosting(database.executor, postingId);
      if (!row?.posting.firstPublishedAt) throw new Problem('postings.not-found');
    },
  };
}
