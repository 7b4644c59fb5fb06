import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const messageProblems = {
  'applications.nobody-to-write-to': 409,
  'applications.too-many-messages': 422,
  'applications.not-answerable': 409,
  'applications.template-not-found': 404,
  'applications.template-changed': 409,
  'applications.template-named': 409,
  'applications.templates-full': 422,
} as const satisfies ProblemTable;

type MessageProblems = typeof messageProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends MessageProblems {}
}
