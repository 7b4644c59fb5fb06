import type { ProblemTable } from '#shared/problem.ts';

/** Problem codes with their HTTP statuses. */
export const contactProblems = {
  'administration.message-not-found': 404,
} as const satisfies ProblemTable;

type ContactProblems = typeof contactProblems;

declare module '#shared/problem.ts' {
  interface FeatureProblems extends ContactProblems {}
}
