import type { Finding } from '#features/finding/server/index.ts';
import { queryOfFilter } from '#features/postings/search-fields.ts';
import { companyNames } from '#features/postings/server/posting-store.ts';
import type { Executor } from '#platform/database/database.ts';
import { on, type Route } from '#platform/http/call-context.ts';
import { runOnce } from '#platform/idempotency/idempotency.ts';
import type { Machinery } from '#platform/machinery.ts';
import type { Key } from '#platform/secrets.ts';
import { addDays, localDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem } from '#shared/problem.ts';
import { agentFeedPath } from '../../agent-feed-path.ts';
import { longestPauseDays, mostAgents } from '../../agent-limits.ts';
import { type AgentSearch, filterOf } from '../../agent-search.ts';
import * as contract from '../../contract.ts';
import { findsNothing } from '../../criteria.ts';
import { endAgentDraft } from '../../drafts/server/agent-draft-store.ts';
import type { AgentView } from '../../fields.ts';
import { switchColumns } from '../../mailing/server/agent-switching.ts';
import { signAgentLink } from '../../server/agent-link.ts';
import { toAgentView, toCriteria, wholeSearch } from '../../server/agent-rows.ts';
import * as store from '../../server/agent-store.ts';
import type { AgentRow } from '../../server/agent-table.ts';

/** Digital agents of candidates (rules.md#agents): what they search for, and what they have found. */
export function createAgentRoutes(
  deps: Pick<Machinery, 'database' | 'clock'> & {
    finding: Pick<Finding, 'search' | 'keywordQueries' | 'keywordRules' | 'whyFound'>;
    /** Signs the secret address of each agent's feed. */
    linkSecret: Key;
    /** Whether the account's address has refused mail for good. */
    isUndeliverable: (executor: Executor, accountId: string) => Promise<boolean>;
  },
): Route[] {
  const { database, clock, finding } = deps;

  const viewsOf = async (
    executor: Executor,
    accountId: string,
    rows: readonly AgentRow[],
    language: Language,
  ): Promise<AgentView[]> => {
    const companies = await companyNames(executor, [
      ...new Set(rows.flatMap(({ search }) => search.employers)),
    ]);
    const hits = await store.countNewHits(executor, accountId, clock.now());
    return rows.map((row) => {
      const token = signAgentLink(deps.linkSecret, { kind: 'feed', agentId: row.id, key: row.feedKey });
      return toAgentView(row, {
        companies,
        newHits: hits.get(row.id) ?? 0,
        feedPath: agentFeedPath(token),
        language,
      });
    });
  };

  const viewOf = async (executor: Executor, row: AgentRow, language: Language): Promise<AgentView> =>
    (await viewsOf(executor, row.accountId, [row], language))[0] as AgentView;

  const own = async (accountId: string, id: number): Promise<AgentRow> => {
    const row = await store.findAgent(database.executor, accountId, id);
    if (!row) throw new Problem('agents.not-found');
    return row;
  };

  const requireEmployers = async (search: AgentSearch): Promise<void> => {
    const names = await companyNames(database.executor, search.employers);
    const errors = search.employers.flatMap((id, place) =>
      names.has(id) ? [] : [{ path: `search.employers.${place}`, code: 'not-listed' }],
    );
    if (errors.length > 0) throw new Problem('validation', { issues: errors });
  };

  /** A pause ends on a later day, within a year. */
  const requirePause = (day: string | null | undefined): void => {
    if (!day) return;
    const today = localDay(clock.now());
    if (day <= today)
      throw new Problem('validation', { issues: [{ path: 'pausedUntil', code: 'date-past' }] });
    if (day > addDays(today, longestPauseDays))
      throw new Problem('validation', { issues: [{ path: 'pausedUntil', code: 'pause-too-long' }] });
  };

  const keywordColumns = async ({ keywords }: AgentSearch) => ({
    keywordQueries: await finding.keywordQueries(keywords),
    keywordRules: finding.keywordRules,
  });

  return [
    on(contract.listAgents, async ({ actor: { accountId }, language }) => {
      const { executor } = database;
      const rows = await store.listAgents(executor, accountId);
      return {
        data: await viewsOf(executor, accountId, rows, language),
        meta: { limit: mostAgents, undeliverable: await deps.isUndeliverable(executor, accountId) },
      };
    }),

    on(contract.getAgent, async ({ actor: { accountId }, id, language }) => {
      return viewOf(database.executor, await own(accountId, id), language);
    }),

    on(contract.createAgent, async ({ actor: { accountId }, language, once, body: input }) => {
      requirePause(input.pausedUntil);
      await requireEmployers(input.search);
      const columns = await keywordColumns(input.search);
      const now = clock.now();
      const insert = async (tx: Executor): Promise<number> => {
        // Deleted while the access token still holds.
        if (!(await store.lockOwner(tx, accountId))) throw new Problem('unauthorized');
        if ((await store.countAgents(tx, accountId)) >= mostAgents)
          throw new Problem('agents.limit-reached', { params: { count: mostAgents } });
        await endAgentDraft(tx, accountId, null);
        const times = { seenAt: now, lastUsedAt: now, createdAt: now, updatedAt: now };
        return (await store.insertAgent(tx, { accountId, ...input, ...columns, ...times })).id;
      };
      const id = await database.transaction((tx) => runOnce(tx, once, clock, () => insert(tx)));
      return viewOf(database.executor, await own(accountId, id), language);
    }),

    on(contract.saveAgent, async ({ actor: { accountId }, id, language, body: { version, ...input } }) => {
      await own(accountId, id);
      requirePause(input.pausedUntil);
      await requireEmployers(input.search);
      const columns = await keywordColumns(input.search);
      const saved = await database.transaction(async (tx) => {
        const row = await store.lockAgent(tx, accountId, id);
        if (!row) throw new Problem('agents.not-found');
        if (row.version !== version) return null;
        await endAgentDraft(tx, accountId, id);
        const mail = await switchColumns(tx, row, input, clock.now());
        return store.updateAgent(tx, id, { title: input.title, search: input.search, ...columns, ...mail });
      });
      if (saved) return viewOf(database.executor, saved, language);
      const current = await viewOf(database.executor, await own(accountId, id), language);
      throw new Problem('agents.changed', { current });
    }),

    on(contract.switchAgent, async ({ actor: { accountId }, id, language, body: change }) => {
      requirePause(change.pausedUntil);
      const row = await database.transaction(async (tx) => {
        const locked = await store.lockAgent(tx, accountId, id);
        if (!locked) throw new Problem('agents.not-found');
        return store.updateAgent(tx, id, await switchColumns(tx, locked, change, clock.now()));
      });
      return viewOf(database.executor, row, language);
    }),

    on(contract.deleteAgent, async ({ actor: { accountId }, id }) => {
      if (!(await store.deleteAgent(database.executor, accountId, id))) throw new Problem('agents.not-found');
    }),

    on(contract.renewAgentFeed, async ({ actor: { accountId }, id, language }) => {
      await own(accountId, id);
      return viewOf(database.executor, await store.renewFeedKey(database.executor, id), language);
    }),

    on(contract.listAgentPostings, async ({ actor: { accountId }, id, query, language }) => {
      const { executor } = database;
      const row = await own(accountId, id);
      const agent = await viewOf(executor, row, language);
      const search = wholeSearch(row.search);
      const asked = queryOfFilter(filterOf(search), {
        page: String(query.page),
        pageSize: String(query.pageSize),
      });
      const found = findsNothing(agent)
        ? { data: [], meta: { total: 0 } }
        : await finding.search(asked, language);
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
          ...{ page: asked.page, pageSize: asked.pageSize, total: found.meta.total },
          ...{ agent, newSince: Math.floor(since.getTime() / 1000) },
        },
      };
    }),

    on(contract.seeAgentPostings, async ({ actor: { accountId }, id }) => {
      await database.transaction(async (tx) => {
        const row = await store.lockAgent(tx, accountId, id);
        if (!row) throw new Problem('agents.not-found');
        const now = clock.now();
        await store.noteSeen(tx, id, now);
      });
    }),
  ];
}
