import type { Clock } from '#host/clock.ts';
import type { Database } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { addDays, endOfLocalDay, localDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import { soonDays } from '../../deadline.ts';
import * as saving from '../../marks/contract.ts';
import { maxSavedPostings } from '../../posting-limits.ts';
import { requirePublished, visiblePosting } from '../../server/visible-posting.ts';
import * as contract from '../contract.ts';
import { toSavedPosting } from './saved-posting-rows.ts';
import * as store from './saved-posting-store.ts';

/** Saving postings (rules.md#saved-postings). */
export function createSavedPostingRoutes({ database, clock }: { database: Database; clock: Clock }): Route[] {
  return [
    on(contract.listSavedPostings, async ({ actor, query, language }) => {
      const { accountId } = actor;
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
    }),

    on(saving.listSavedPostingIds, ({ actor }) => store.listSavedIds(database.executor, actor.accountId)),

    on(saving.savePosting, async ({ actor, postingId }) => {
      const { accountId } = actor;
      await database.transaction(async (tx) => {
        // The account was deleted while its access token is still valid.
        if (!(await store.lockSaver(tx, accountId))) throw new Problem('unauthorized');
        await visiblePosting(tx, actor, postingId);
        const ids = await store.listSavedIds(tx, accountId);
        if (ids.includes(postingId)) return;
        if (ids.length >= maxSavedPostings)
          throw new Problem('postings.saved-limit-reached', { params: { count: maxSavedPostings } });
        await store.insertSaved(tx, { accountId, postingId, savedAt: clock.now() });
      });
    }),

    on(saving.unsavePosting, async ({ actor, postingId }) => {
      if (await store.deleteSaved(database.executor, actor.accountId, postingId)) return;
      await requirePublished(database.executor, postingId);
    }),
  ];
}
