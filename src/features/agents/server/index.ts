import type { Finding } from '#features/finding/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { agentDraftRoutes } from '../drafts/server/agent-draft-service.ts';
import { handleKeywordRenewal } from '../matching/server/keyword-renewal.ts';
import { handleMatching } from '../matching/server/matching.ts';
import { agentProblems } from '../problems.ts';
import { agentPersonalData } from './agent-personal-data.ts';
import { agentRoutes } from './agent-routes.ts';
import { createAgentService } from './agent-service.ts';
import { countAgents, countNewPostings } from './agent-store.ts';

/** What other features need of digital agents. */
export interface Agents extends Feature {
  /** How many a candidate has, and how many postings they found since the candidate last looked. */
  counts(executor: Executor, accountId: string): Promise<{ agents: number; newHits: number }>;
}

/** Digital agents: candidates describe a job once and are written to when it appears. */
export async function createAgents(deps: {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  finding: Pick<
    Finding,
    'search' | 'keywordQueries' | 'keywordRules' | 'whyFound' | 'toMatch' | 'fitting' | 'valueShares'
  >;
  linkSecret: Uint8Array;
  isUndeliverable: (executor: Executor, accountId: string) => Promise<boolean>;
}): Promise<Agents> {
  await handleMatching(deps);
  const renewal = await handleKeywordRenewal(deps);
  return {
    routes: [...agentRoutes(createAgentService(deps)), ...agentDraftRoutes(deps)],
    problems: agentProblems,
    personalData: [agentPersonalData],
    start: renewal.start,
    counts: async (executor, accountId) => ({
      agents: await countAgents(executor, accountId),
      newHits: await countNewPostings(executor, accountId, deps.clock.now()),
    }),
  };
}
