import type { Finding } from '#features/finding/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import { agentDraftRoutes } from '../drafts/server/agent-draft-service.ts';
import { agentProblems } from '../problems.ts';
import { agentPersonalData } from './agent-personal-data.ts';
import { agentRoutes } from './agent-routes.ts';
import { createAgentService } from './agent-service.ts';

/** Digital agents: candidates describe a job once and are written to when it appears. */
export function createAgents(deps: {
  database: Database;
  clock: Clock;
  finding: Pick<Finding, 'search' | 'keywordQuery' | 'keywordRules' | 'whyFound'>;
  linkSecret: Uint8Array;
  isUndeliverable: (executor: Executor, accountId: string) => Promise<boolean>;
}): Feature {
  return {
    routes: [...agentRoutes(createAgentService(deps)), ...agentDraftRoutes(deps)],
    problems: agentProblems,
    personalData: [agentPersonalData],
  };
}
