import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const reviewingProblems = {
  'applications.too-many-selected': 422,
  'applications.note-changed': 409,
  'applications.withdrawn': 409,
  'applications.erased': 409,
  'applications.archive-too-large': 422,
  'applications.nothing-to-pack': 422,
} as const satisfies ProblemTable;

type ReviewingProblems = typeof reviewingProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ReviewingProblems {}
}
