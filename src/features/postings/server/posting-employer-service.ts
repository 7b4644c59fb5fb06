import type { Advertising } from '#features/advertising/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { RateLimit } from '#platform/rate-limit.ts';
import { type Actor, requireType } from '#shared/actor.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem } from '#shared/problem.ts';
import type { PostingPage } from '../fields.ts';
import type { PostingInput } from '../input-fields.ts';
import type { OwnPosting, OwnPostingPage, OwnPostingsMeta, OwnPostingsQuery } from '../own-fields.ts';
import { defaultOwnSort } from '../own-sorts.ts';
import { daysAfter, liveEnd } from '../posting-period.ts';
import { type ClosingReason, visibleState } from '../posting-state.ts';
import { toOwnPosting, toOwnPostingPage } from './posting-employer-rows.ts';
import * as own from './posting-employer-store.ts';
import { readOwnUpload, readPostingFiles } from './posting-files.ts';
import { movePosting } from './posting-lifecycle.ts';
import { toPostingPage } from './posting-rows.ts';
import * as store from './posting-store.ts';
import type { PostingRow } from './posting-table.ts';
import { cleanInput, toColumns } from './posting-values.ts';
import type { PostingIndex } from './search/posting-index.ts';

/** What employers do with their own postings. Every method throws 401 or 403 for anybody else. */
export interface PostingEmployerService {
  list(
    actor: Actor,
    query: OwnPostingsQuery,
    language: Language,
  ): Promise<{ data: OwnPosting[]; meta: OwnPostingsMeta }>;
  /**
   * Ends a posting before its time, or takes back one that waits (SPEC §6).
   * @throws 404 for somebody else's, 409 `postings.moved-on` for one that has ended already
   */
  close(actor: Actor, id: number, reason: ClosingReason): Promise<void>;
  /** The page of a draft as it would be if it went live now, by the code that makes the page; nothing is kept. */
  preview(actor: Actor, input: PostingInput, language: Language): Promise<PostingPage>;
  /** Throws 404 for an unknown posting and for somebody else's. */
  getOwn(actor: Actor, id: number, language: Language): Promise<OwnPostingPage>;
}

export function createPostingEmployerService(deps: {
  database: Database;
  clock: Clock;
  orders: Pick<Advertising['orders'], 'cancelOf'>;
  files: Pick<Files, 'link'>;
  index: Pick<PostingIndex, 'changed'>;
  /** A preview is worked out anew each time and kept by nobody. */
  previewsPerAccount: RateLimit;
}): PostingEmployerService {
  const { database, clock, orders, index } = deps;

  return {
    async list(actor, { tab, q, sort, page, pageSize }, language) {
      const { employerId } = requireType(actor, 'employer');
      const now = clock.now();
      const order = sort ?? defaultOwnSort[tab];
      const [{ rows, total }, counts] = await Promise.all([
        own.listOwnPage(database.executor, employerId, { tab, q, sort: order, page, pageSize }, now),
        own.countTabs(database.executor, employerId, now),
      ]);
      return {
        data: rows.map((row) => toOwnPosting(row, { language, now })),
        meta: { page, pageSize, total, tab, q, sort: order, counts },
      };
    },

    async close(actor, id, reason) {
      const { employerId, accountId } = requireType(actor, 'employer');
      const now = clock.now();
      await database.transaction(async (tx) => {
        const posting = await store.lockPosting(tx, id);
        if (posting?.employerId !== employerId) throw new Problem('postings.not-found');
        // The clock may be ahead of the job that notes it.
        if (visibleState(posting, now) === 'expired') throw new Problem('postings.moved-on');
        await movePosting(tx, posting, { to: 'closed', by: accountId, reason }, now);
        await orders.cancelOf(tx, id, 'employer');
      });
      index.changed();
    },

    async preview(actor, input, language) {
      const { employerId, accountId } = requireType(actor, 'employer');
      await deps.previewsPerAccount.consume(accountId);
      const { executor } = database;
      const employer = await own.readEmployer(executor, employerId);
      if (!employer) throw new Problem('not-found');
      const clean = cleanInput(input);
      const now = clock.now();
      const posting = {
        ...toColumns(clean, 1),
        id: 0,
        employerId,
        state: 'active',
        firstPublishedAt: now,
        lastRenewedAt: null,
        liveUntil: liveEnd(daysAfter(now, clean.productDuration), clean.expiryDate),
        viewCount: 0,
        applicationCount: 0,
        // The wizard knows whether the ad type has one.
        badge: false,
      } as unknown as PostingRow & { badge: boolean };
      const [image, file] = await Promise.all([
        readOwnUpload(executor, deps.files, actor, clean.image),
        readOwnUpload(executor, deps.files, actor, clean.file),
      ]);
      const activePostings = await store.countLiveOf(executor, employerId, now);
      return toPostingPage(posting, employer, activePostings, { image, file }, { language, now });
    },

    async getOwn(actor, id, language) {
      const { employerId } = requireType(actor, 'employer');
      const row = await own.findOwn(database.executor, employerId, id);
      if (!row) throw new Problem('postings.not-found');
      const uploads = await readPostingFiles(database.executor, row.posting);
      return toOwnPostingPage(row, uploads, { language, now: clock.now() });
    },
  };
}
