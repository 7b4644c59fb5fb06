import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const mailProblems = {
  'administration.mail-not-found': 404,
  'administration.mail-not-resendable': 409,
} as const satisfies ProblemTable;

type MailProblems = typeof mailProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends MailProblems {}
}
