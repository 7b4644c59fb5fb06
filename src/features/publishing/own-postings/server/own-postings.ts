import type { Advertising } from '#features/advertising/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import { dropChange, findChange, uploadsOf } from '#features/postings/server/posting-change-store.ts';
import { decide } from '#features/postings/server/posting-decision.ts';
import { readPostingFiles } from '#features/postings/server/posting-files.ts';
import { carryOut } from '#features/postings/server/posting-lifecycle.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { EmployerActor } from '#kit/actor.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import { countOwnTabs } from '../../drafts/server/own-tabs.ts';
import type { OwnPostingPage } from '../../own-fields.ts';
import { defaultOwnSort } from '../../own-sorts.ts';
import { lockOwnPosting } from '../../sending/server/held-posting.ts';
import * as contract from '../contract.ts';
import { toOwnPosting, toOwnPostingPage } from './posting-employer-rows.ts';
import * as own from './posting-employer-store.ts';

/** Employers' actions on their own postings. */
export function createOwnPostings(
  deps: Pick<Machinery, 'database' | 'clock'> & {
    orders: Pick<Advertising['orders'], 'cancelOf'>;
    files: Pick<Files, 'discard'>;
    postings: Pick<Postings, 'noticeChanges'>;
  },
) {
  const { database, clock, orders, files } = deps;

  /** @throws 404 for an unknown posting and for another company's */
  const getOwn = async ({ employerId }: EmployerActor, id: number, language: Language): Promise<OwnPostingPage> => {
    const row = await own.findOwn(database.executor, employerId, id);
    if (!row) throw new Problem('postings.not-found');
    const { executor } = database;
    const files = await readPostingFiles(executor, row.posting);
    const changedFiles = row.change ? await readPostingFiles(executor, row.change) : null;
    return toOwnPostingPage(row, { files, changedFiles }, { language, now: clock.now() });
  };

  const routes: Route[] = [
    on(contract.listOwnPostings, async ({ actor, query, language }) => {
      const { tab, q, page, pageSize } = query;
      const now = clock.now();
      const sort = query.sort ?? defaultOwnSort[tab];
      const [{ rows, total }, counts] = await Promise.all([
        own.listOwnPage(database.executor, actor.employerId, { ...query, sort }, now),
        countOwnTabs(database.executor, actor, now),
      ]);
      return {
        data: rows.map((row) => toOwnPosting(row, { language, now })),
        meta: { page, pageSize, total, tab, q, sort, counts },
      };
    }),

    on(contract.getOwnPosting, ({ actor, id, language }) => getOwn(actor, id, language)),

    // Closes a posting early, or withdraws a waiting one (rules.md#posting-states).
    on(contract.closePosting, async ({ actor, id, body: { reason } }) => {
      const now = clock.now();
      await database.transaction(async (tx) => {
        const posting = await lockOwnPosting(tx, id, actor);
        const decision = decide(posting, { kind: 'close', by: actor.accountId, reason }, now);
        await carryOut(tx, posting, decision, now);
        await orders.cancelOf(tx, id, 'employer');
      });
      deps.postings.noticeChanges();
    }),

    // Withdraws a pending or refused change (rules.md#reviewed-changes).
    on(contract.withdrawChange, async ({ actor, id }) => {
      await database.transaction(async (tx) => {
        const posting = await lockOwnPosting(tx, id, actor);
        const change = await findChange(tx, id);
        if (!change) throw new Problem('postings.moved-on');
        await dropChange(tx, id);
        const used = uploadsOf(posting);
        const unused = uploadsOf(change).filter((upload) => !used.includes(upload));
        if (unused.length > 0) await files.discard(tx, unused);
      });
    }),
  ];
  return { getOwn, routes };
}
