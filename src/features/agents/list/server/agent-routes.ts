import type { Finding } from '#features/finding/server/index.ts';
import { companyNames } from '#features/postings/server/posting-store.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import { addDays, type LocalDay, localDay } from '#kit/dates.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import { longestPauseDays, maxAgents } from '../../agent-limits.ts';
import type { AgentSearch } from '../../agent-search.ts';
import * as contract from '../../contract.ts';
import { endAgentDraft } from '../../drafts/server/agent-draft-routes.ts';
import { switchColumns } from '../../mailing/server/agent-switching.ts';
import * as store from '../../server/agent-store.ts';
import { type AgentViewDeps, createAgentViews } from '../../server/agent-views.ts';

const requireEmployers = async (executor: Executor, search: AgentSearch): Promise<void> => {
  const names = await companyNames(executor, search.employers);
  const errors = search.employers.flatMap((id, place) =>
    names.has(id) ? [] : [{ path: `search.employers.${place}`, code: 'not-listed' }],
  );
  if (errors.length > 0) throw validationProblem(errors);
};

/** Validates that a pause ends after today, within a year. */
const requirePause = (day: string | null | undefined, today: LocalDay): void => {
  if (!day) return;
  const code = day <= today ? 'date-past' : day > addDays(today, longestPauseDays) ? 'pause-too-long' : null;
  if (code) throw validationProblem([{ path: 'pausedUntil', code }]);
};

/** Routes for candidates' digital agents (rules.md#agents) and the postings they have found. */
export function createAgentRoutes(
  deps: AgentViewDeps & {
    finding: Pick<Finding, 'keywordQueries' | 'keywordRules'>;
    /** Whether the account's address permanently rejects mail. */
    isUndeliverable: (executor: Executor, accountId: string) => Promise<boolean>;
  },
): Route[] {
  const { database, clock, finding } = deps;
  const { executor } = database;
  const { viewsOf, viewOf } = createAgentViews(deps);

  const keywordColumns = async ({ keywords }: AgentSearch) => ({
    keywordQueries: await finding.keywordQueries(keywords),
    keywordRules: finding.keywordRules,
  });

  return [
    on(contract.listAgents, async ({ actor: { accountId }, language }) => {
      const rows = await store.listAgents(executor, accountId);
      return {
        data: await viewsOf(executor, accountId, rows, language),
        meta: { limit: maxAgents, undeliverable: await deps.isUndeliverable(executor, accountId) },
      };
    }),

    on(contract.getAgent, async ({ actor: { accountId }, id, language }) => {
      return viewOf(executor, await store.getAgent(executor, accountId, id), language);
    }),

    on(contract.createAgent, async ({ actor: { accountId }, language, once, body: { keepDraft, ...input } }) => {
      requirePause(input.pausedUntil, localDay(clock.now()));
      await requireEmployers(executor, input.search);
      const columns = await keywordColumns(input.search);
      const now = clock.now();
      const insert = async (tx: Executor): Promise<number> => {
        // The account was deleted while the access token is still valid.
        if (!(await store.lockOwner(tx, accountId))) throw new Problem('unauthorized');
        if ((await store.countAgents(tx, accountId)) >= maxAgents)
          throw new Problem('agents.limit-reached', { params: { count: maxAgents } });
        if (!keepDraft) await endAgentDraft(tx, accountId, null);
        const times = { seenAt: now, lastUsedAt: now, createdAt: now, updatedAt: now };
        return (await store.insertAgent(tx, { accountId, ...input, ...columns, ...times })).id;
      };
      const id = await database.transaction((tx) => runOnce(tx, once, clock, () => insert(tx)));
      return viewOf(executor, await store.getAgent(executor, accountId, id), language);
    }),

    on(contract.saveAgent, async ({ actor: { accountId }, id, language, body: { version, ...input } }) => {
      await store.getAgent(executor, accountId, id);
      requirePause(input.pausedUntil, localDay(clock.now()));
      await requireEmployers(executor, input.search);
      const columns = await keywordColumns(input.search);
      const saved = await database.transaction(async (tx) => {
        const row = await store.getAgent(tx, accountId, id, { lock: true });
        if (row.version !== version) return null;
        await endAgentDraft(tx, accountId, id);
        const mail = await switchColumns(tx, row, input, clock.now());
        return store.updateAgent(tx, id, { title: input.title, search: input.search, ...columns, ...mail });
      });
      if (saved) return viewOf(executor, saved, language);
      const current = await viewOf(executor, await store.getAgent(executor, accountId, id), language);
      throw new Problem('agents.changed', { current });
    }),

    on(contract.switchAgent, async ({ actor: { accountId }, id, language, body: change }) => {
      requirePause(change.pausedUntil, localDay(clock.now()));
      const row = await database.transaction(async (tx) => {
        const locked = await store.getAgent(tx, accountId, id, { lock: true });
        return store.updateAgent(tx, id, await switchColumns(tx, locked, change, clock.now()));
      });
      return viewOf(executor, row, language);
    }),

    on(contract.deleteAgent, async ({ actor: { accountId }, id }) => {
      if (!(await store.deleteAgent(executor, accountId, id))) throw new Problem('agents.not-found');
    }),

    on(contract.renewAgentFeed, async ({ actor: { accountId }, id, language }) => {
      await store.getAgent(executor, accountId, id);
      return viewOf(executor, await store.renewFeedKey(executor, id), language);
    }),
  ];
}
