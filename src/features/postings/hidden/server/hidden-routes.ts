import type { Clock } from '#host/clock.ts';
import type { Database, Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { Problem } from '#kit/problem.ts';
import * as marks from '../../marks/contract.ts';
import { maxHidden } from '../../posting-limits.ts';
import { lockSaver } from '../../saved/server/saved-posting-store.ts';
import { companyNames } from '../../server/posting-store.ts';
import { requirePublished, visiblePosting } from '../../server/visible-posting.ts';
import * as contract from '../contract.ts';
import * as store from './hidden-store.ts';

/** Hiding postings and companies (rules.md#hidden-postings). */
export function createHiddenRoutes({ database, clock }: { database: Database; clock: Clock }): Route[] {
  const { executor } = database;

  const hide = (
    { accountId }: { accountId: string },
    what: store.Hidable,
    check: (tx: Executor) => Promise<unknown>,
  ): Promise<void> =>
    database.transaction(async (tx) => {
      // The account was deleted while its access token is still valid.
      if (!(await lockSaver(tx, accountId))) throw new Problem('unauthorized');
      await check(tx);
      if (await store.isHidden(tx, accountId, what)) return;
      if ((await store.countHidden(tx, accountId)) >= maxHidden)
        throw new Problem('postings.hidden-limit-reached', { params: { count: maxHidden } });
      await store.insertHidden(tx, { accountId, hiddenAt: clock.now(), ...what });
    });

  const requireCompany = async (tx: Executor, employerId: number): Promise<void> => {
    if (!(await companyNames(tx, [employerId])).has(employerId)) throw new Problem('employers.not-found');
  };

  return [
    on(contract.listHidden, async ({ actor: { accountId }, query }) => {
      const [rows, total] = await Promise.all([
        store.listHiddenPage(executor, accountId, query, clock.now()),
        store.countHidden(executor, accountId),
      ]);
      const data = rows.map(({ hiddenAt, posting, company, ...row }) => ({
        ...row,
        hiddenAt: hiddenAt.toISOString(),
        company: posting?.advertiserName || company,
        posting: posting && { id: posting.id, positionTitle: posting.positionTitle, live: posting.live },
      }));
      return { data, meta: { page: query.page, pageSize: query.pageSize, total } };
    }),

    on(marks.listHiddenIds, ({ actor }) => store.readHiddenIds(executor, actor.accountId)),

    on(marks.hidePosting, ({ actor, postingId }) =>
      hide(actor, { postingId }, (tx) => visiblePosting(tx, actor, postingId)),
    ),
    on(marks.hideEmployer, ({ actor, employerId }) =>
      hide(actor, { employerId }, (tx) => requireCompany(tx, employerId)),
    ),

    on(marks.unhidePosting, async ({ actor, postingId }) => {
      if (await store.deleteHidden(executor, actor.accountId, { postingId })) return;
      await requirePublished(executor, postingId);
    }),
    on(marks.unhideEmployer, async ({ actor, employerId }) => {
      if (await store.deleteHidden(executor, actor.accountId, { employerId })) return;
      await requireCompany(executor, employerId);
    }),
  ];
}
