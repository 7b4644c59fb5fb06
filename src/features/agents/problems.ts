import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const agentProblems = {
  'agents.not-found': 404,
  'agents.limit-reached': 409,
  'agents.changed': 409,
  'agents.draft-changed': 409,
  'agents.bad-link': 404,
} as const satisfies ProblemTable;

type AgentProblems = typeof agentProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends AgentProblems {}
}
