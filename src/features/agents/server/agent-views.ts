import { companyNames } from '#features/postings/server/posting-store.ts';
import type { Executor } from '#host/database/database.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import type { Language } from '#kit/i18n/language.ts';
import { agentFeedPath } from '../agent-feed-path.ts';
import type { AgentView } from '../fields.ts';
import { signAgentLink } from './agent-link.ts';
import { toAgentView } from './agent-rows.ts';
import { countNewHits, ownerOf } from './agent-store.ts';
import type { AgentRow } from './agent-table.ts';

export interface AgentViewDeps extends Pick<Machinery, 'database' | 'clock'> {
  /** Signs the secret address of each agent's feed. */
  linkSecret: Key;
}

/** Views of agents for their candidate, with the number of hits since the last visit. */
export function createAgentViews(deps: AgentViewDeps) {
  const viewsOf = async (
    executor: Executor,
    accountId: string,
    rows: readonly AgentRow[],
    language: Language,
  ): Promise<AgentView[]> => {
    const companies = await companyNames(executor, [...new Set(rows.flatMap(({ search }) => search.employers))]);
    const hits = await countNewHits(executor, accountId, deps.clock.now());
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
    (await viewsOf(executor, ownerOf(row), [row], language))[0] as AgentView;

  return { viewsOf, viewOf };
}
