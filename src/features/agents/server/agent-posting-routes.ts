import type { Finding } from '#features/finding/server/index.ts';
import { queryOfFilter } from '#features/postings/search-fields.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { filterOf } from '../agent-search.ts';
import * as contract from '../contract.ts';
import { findsNothing } from '../criteria.ts';
import { toCriteria, wholeSearch } from './agent-rows.ts';
import * as store from './agent-store.ts';
import { type AgentViewDeps, createAgentViews } from './agent-views.ts';

/** Routes for the postings found by an agent, for its candidate. */
export function createAgentPostingRoutes(
  deps: AgentViewDeps & { finding: Pick<Finding, 'search' | 'whyFound'> },
): Route[] {
  const { database, clock, finding } = deps;
  const { viewOf } = createAgentViews(deps);

  return [
    on(contract.listAgentPostings, async ({ actor: { accountId }, id, query, language }) => {
      const { executor } = database;
      const row = await store.getAgent(executor, accountId, id);
      const agent = await viewOf(executor, row, language);
      const search = wholeSearch(row.search);
      const asked = queryOfFilter(filterOf(search), {
        page: String(query.page),
        pageSize: String(query.pageSize),
      });
      const found = findsNothing(agent)
        ? { data: [], meta: { total: 0 } }
        : await finding.search(asked, language, accountId);
      const ids = found.data.map((card) => card.id);
      const since = query.newSince === null ? row.seenAt : new Date(query.newSince * 1000);
      const isNew = await store.newAmong(executor, id, ids, since);
      const why = await finding.whyFound(ids.map((postingId) => ({ search, postingId })));
      const companies = new Map(found.data.map((card) => [card.employerId, card.company]));
      return {
        data: found.data.map((posting, place) => ({
          posting,
          isNew: isNew.has(posting.id),
          reasons: toCriteria(why[place] as (typeof why)[number], companies, language),
        })),
        meta: {
          page: asked.page,
          pageSize: asked.pageSize,
          total: found.meta.total,
          agent,
          newSince: Math.floor(since.getTime() / 1000),
        },
      };
    }),

    on(contract.seeAgentPostings, async ({ actor: { accountId }, id }) => {
      await database.transaction(async (tx) => {
        await store.getAgent(tx, accountId, id, { lock: true });
        await store.markSeen(tx, id, clock.now());
      });
    }),
  ];
}
