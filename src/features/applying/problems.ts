import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const applicationProblems = {
  'applications.other-apply-mode': 409,
  'applications.already-applied': 409,
  'applications.without-cv': 422,
  'applications.requirement-not-met': 422,
  'applications.not-found': 404,
  'applications.bad-withdrawal-link': 404,
} as const satisfies ProblemTable;

type ApplicationProblems = typeof applicationProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ApplicationProblems {}
}
