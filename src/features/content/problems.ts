import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const contentProblems = {
  'content.post-not-found': 404,
  'administration.text-not-found': 404,
  'administration.text-changed': 409,
  'administration.text-is-published': 409,
  'administration.text-not-published': 409,
  'administration.text-not-draft': 409,
  'administration.too-many-drafts': 409,
  'administration.announcement-not-found': 404,
  'administration.announcement-over': 409,
  'administration.too-many-announcements': 409,
} as const satisfies ProblemTable;

type ContentProblems = typeof contentProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ContentProblems {}
}
