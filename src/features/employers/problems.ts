import type { ProblemTable } from '#shared/problem.ts';

/** Problem codes with their HTTP statuses. */
export const employerProblems = {
  'administration.no-company-numbers': 409,
  'employers.not-found': 404,
  'employers.profile-changed': 409,
} as const satisfies ProblemTable;

type EmployerProblems = typeof employerProblems;

declare module '#shared/problem.ts' {
  interface FeatureProblems extends EmployerProblems {}
}
