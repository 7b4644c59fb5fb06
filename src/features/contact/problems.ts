import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const contactProblems = {
  'administration.message-not-found': 404,
} as const satisfies ProblemTable;

type ContactProblems = typeof contactProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ContactProblems {}
}
