import type { ProblemTable } from '#shared/problem.ts';

/** Problem codes with their HTTP statuses. */
export const contentProblems = {
  'content.post-not-found': 404,
} as const satisfies ProblemTable;

type ContentProblems = typeof contentProblems;

declare module '#shared/problem.ts' {
  interface FeatureProblems extends ContentProblems {}
}
