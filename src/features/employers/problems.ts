import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const employerProblems = {
  'administration.no-company-numbers': 409,
  'employers.address-link-invalid': 422,
  'employers.already-member': 409,
  'employers.invitation-invalid': 422,
  'employers.invitation-not-found': 404,
  'employers.invitation-other-account': 409,
  'employers.last-owner': 409,
  'employers.member-not-found': 404,
  'employers.not-found': 404,
  'employers.team-full': 409,
  'employers.profile-changed': 409,
} as const satisfies ProblemTable;

type EmployerProblems = typeof employerProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends EmployerProblems {}
}
