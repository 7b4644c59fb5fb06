import type { Advertising } from '#features/advertising/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { ClosingReason } from '#features/postings/posting-state.ts';
import type { Postings } from '#features/postings/server/index.ts';
import { dropChange, findChange, uploadsOf } from '#features/postings/server/posting-change-store.ts';
import { decide } from '#features/postings/server/posting-decision.ts';
import { readPostingFiles } from '#features/postings/server/posting-files.ts';
import { carryOut } from '#features/postings/server/posting-lifecycle.ts';
import * as store from '#features/postings/server/posting-store.ts';
import { countTabs } from '#features/postings/server/posting-tabs.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { type Actor, requireRole } from '#shared/actor.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem } from '#shared/problem.ts';
import type { OwnPosting, OwnPostingPage, OwnPostingsMeta, OwnPostingsQuery } from '../fields.ts';
import { defaultOwnSort } from '../own-sorts.ts';
import { toOwnPosting, toOwnPostingPage } from './posting-employer-rows.ts';
import * as own from './posting-employer-store.ts';

/** What employers do with their own postings. Every method throws 401 or 403 for anybody else. */
export interface PostingEmployerService {
  list(
    actor: Actor,
    query: OwnPostingsQuery,
    language: Language,
  ): Promise<{ data: OwnPosting[]; meta: OwnPostingsMeta }>;
  /**
   * Closes a posting before its end, or withdraws one that waits (rules.md#posting-states).
   * @throws 404 for another company's, 409 `postings.moved-on` for one that has ended already
   */
  close(actor: Actor, id: number, reason: ClosingReason): Promise<void>;
  /**
   * Withdraws the change that waits for approval, or forgets a refused one (rules.md#reviewed-changes).
   * @throws 404 for another company's, 409 `postings.moved-on` where there is none any more
   */
  withdrawChange(actor: Actor, id: number): Promise<void>;
  /** Throws 404 for an unknown posting and for another company's. */
  getOwn(actor: Actor, id: number, language: Language): Promise<OwnPostingPage>;
}

export function createPostingEmployerService(deps: {
  database: Database;
  clock: Clock;
  orders: Pick<Advertising['orders'], 'cancelOf'>;
  files: Pick<Files, 'discard'>;
  postings: Pick<Postings, 'noticeChanges'>;
}): PostingEmployerService {
  const { database, clock, orders, files } = deps;

  return {
    async list(actor, { tab, q, sort, page, pageSize }, language) {
      const { employerId } = requireRole(actor, 'reader');
      const now = clock.now();
      const order = sort ?? defaultOwnSort[tab];
      const [{ rows, total }, counts] = await Promise.all([
        own.listOwnPage(database.executor, employerId, { tab, q, sort: order, page, pageSize }, now),
        countTabs(database.executor, employerId, now),
      ]);
      return {
        data: rows.map((row) => toOwnPosting(row, { language, now })),
        meta: { page, pageSize, total, tab, q, sort: order, counts },
      };
    },

    async close(actor, id, reason) {
      const { employerId, accountId } = requireRole(actor, 'recruiter');
      const now = clock.now();
      await database.transaction(async (tx) => {
        const posting = await store.lockPosting(tx, id);
        if (posting?.employerId !== employerId) throw new Problem('postings.not-found');
        const decision = decide(posting, { kind: 'close', by: accountId, reason }, now);
        await carryOut(tx, posting, decision, now);
        await orders.cancelOf(tx, id, 'employer');
      });
      deps.postings.noticeChanges();
    },

    async withdrawChange(actor, id) {
      const { employerId } = requireRole(actor, 'recruiter');
      await database.transaction(async (tx) => {
        const posting = await store.lockPosting(tx, id);
        if (posting?.employerId !== employerId) throw new Problem('postings.not-found');
        const change = await findChange(tx, id);
        if (!change) throw new Problem('postings.moved-on');
        await dropChange(tx, id);
        const used = uploadsOf(posting);
        const unused = uploadsOf(change).filter((upload) => !used.includes(upload));
        if (unused.length > 0) await files.discard(tx, unused);
      });
    },

    async getOwn(actor, id, language) {
      const { employerId } = requireRole(actor, 'reader');
      const row = await own.findOwn(database.executor, employerId, id);
      if (!row) throw new Problem('postings.not-found');
      const { executor } = database;
      const files = await readPostingFiles(executor, row.posting);
      const changedFiles = row.change ? await readPostingFiles(executor, row.change) : null;
      return toOwnPostingPage(row, { files, changedFiles }, { language, now: clock.now() });
    },
  };
}
