import type { Accounts } from '#features/accounts/server/index.ts';
import type { Finding } from '#features/finding/server/index.ts';
import type { PayMarks } from '#features/postings/server/pay-marks.ts';
import type { Executor } from '#host/database/database.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Key } from '#host/secrets.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { alertConfirmationMail } from '../alerts/server/alert-mail.tsx';
import { createAlertRoutes } from '../alerts/server/alert-routes.ts';
import { createAgentDraftRoutes } from '../drafts/server/agent-draft-routes.ts';
import { createAgentRoutes } from '../list/server/agent-routes.ts';
import { type AgentMails, createAgentMails } from '../mailing/server/agent-mail.tsx';
import { createAgentMailRoutes } from '../mailing/server/agent-mail-routes.ts';
import { handleAgentRetention } from '../mailing/server/agent-retention.ts';
import { createMailEffects } from '../mailing/server/mail-effects.ts';
import { handleMailingJobs } from '../mailing/server/mailing-jobs.ts';
import { type AgentQueue, readAgentQueue } from '../mailing/server/mailing-queue.ts';
import { handleUnusedAgents } from '../mailing/server/unused-agents.ts';
import { handleKeywordRenewal } from '../matching/server/keyword-renewal.ts';
import { handleMatching } from '../matching/server/matching.ts';
import { agentPersonalData } from '../personal-data/server/agent-personal-data.ts';
import { createAgentPostingRoutes } from './agent-posting-routes.ts';
import { countAgents, countNewPostings } from './agent-store.ts';
import { type FeedAgent, findFeedAgent } from './feed-agent.ts';

/** Problem codes with their HTTP statuses. */
export const agentProblems = {
  'agents.not-found': 404,
  'agents.limit-reached': 409,
  'agents.alerts-limit-reached': 409,
  'agents.changed': 409,
  'agents.draft-changed': 409,
  'agents.bad-link': 404,
} as const satisfies ProblemTable;

type AgentProblems = typeof agentProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends AgentProblems {}
}

/** Mails that do not depend on a running application. */
export const agentMailTemplates = [alertConfirmationMail];

/** Interface of digital agents for other features. */
export interface Agents extends Feature {
  /** Number of a candidate's agents, and of postings they found since the candidate's last visit. */
  counts(executor: Executor, accountId: string): Promise<{ agents: number; newHits: number }>;
  /** The agent of a secret feed address; null when the address is invalid or revoked. */
  ofFeed(token: string): Promise<FeedAgent | null>;
  mails: AgentMails;
  /** Status of the agent mail queue. */
  mailQueue(): Promise<AgentQueue>;
}

/** Digital agents: candidates describe a job once and are notified by mail when it appears. */
export async function createAgents(
  deps: Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer' | 'translator' | 'rateLimit'> & {
    finding: Pick<
      Finding,
      'search' | 'keywordQueries' | 'keywordRules' | 'whyFound' | 'toMatch' | 'fitting' | 'valueShares'
    >;
    accounts: Pick<Accounts, 'recordMailRefused'>;
    linkSecret: Key;
    isUndeliverable: (executor: Executor, accountId: string) => Promise<boolean>;
    payMarks: PayMarks;
    /** Max agent mails per minute, across all processes. */
    mailsPerMinute: number;
  },
): Promise<Agents> {
  const mails = createAgentMails(createMailEffects(deps));
  const mailing = { ...deps, mails, perMinute: deps.mailsPerMinute };
  await handleMailingJobs(mailing);
  await handleUnusedAgents(mailing);
  await handleAgentRetention(deps);
  await handleMatching(deps);
  const renewal = await handleKeywordRenewal(deps);
  return {
    routes: [
      ...createAgentRoutes(deps),
      ...createAgentPostingRoutes(deps),
      ...createAgentDraftRoutes(deps),
      ...createAgentMailRoutes(deps),
      ...createAlertRoutes({
        ...deps,
        requestsPerNetwork: deps.rateLimit({ name: 'alert-network', points: 20, seconds: 3600 }),
      }),
    ],
    problems: agentProblems,
    mailQueue: () => readAgentQueue(mailing),
    ofFeed: (token) => findFeedAgent(deps, token),
    mails,
    personalData: [agentPersonalData],
    start: renewal.start,
    counts: async (executor, accountId) => ({
      agents: await countAgents(executor, accountId),
      newHits: await countNewPostings(executor, accountId, deps.clock.now()),
    }),
  };
}
