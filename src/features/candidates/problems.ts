import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const candidateProblems = {
  'candidates.profile-changed': 409,
  'candidates.cv-empty': 409,
  'candidates.not-a-cv': 422,
  'candidates.document-not-found': 404,
} as const satisfies ProblemTable;

type CandidateProblems = typeof candidateProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends CandidateProblems {}
}
