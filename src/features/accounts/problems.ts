import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const accountProblems = {
  'accounts.wrong-credentials': 422,
  'accounts.email-not-verified': 422,
  'accounts.blocked': 422,
  'accounts.without-company': 422,
  'accounts.token-invalid': 422,
  'accounts.session-ended': 401,
  'accounts.foreign-origin': 403,
  'accounts.bad-unsubscribe-link': 422,
  'accounts.sign-in-again': 422,
  'accounts.password-needed': 422,
  'accounts.terms-changed': 409,
  'administration.user-not-found': 404,
  'administration.not-yourself': 409,
  'administration.last-administrator': 409,
  'administration.only-candidates': 409,
  'administration.user-blocked': 409,
} as const satisfies ProblemTable;

type AccountProblems = typeof accountProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends AccountProblems {}
}
