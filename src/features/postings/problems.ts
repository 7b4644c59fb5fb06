import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const postingProblems = {
  'postings.not-found': 404,
  'postings.removed': 410,
  'postings.not-live': 409,
  'postings.moved-on': 409,
  'postings.expiry-date-passed': 409,
  'postings.company-blocked': 409,
  'postings.changed': 409,
  'postings.edited-meanwhile': 409,
  'postings.renewal-waits': 409,
  'postings.draft-changed': 409,
  'postings.draft-sent': 409,
  'postings.draft-not-found': 404,
  'postings.drafts-full': 409,
  'postings.questionnaire-not-found': 404,
  'postings.questionnaire-changed': 409,
  'postings.questionnaire-named': 409,
  'postings.questionnaires-full': 409,
  'postings.saved-limit-reached': 409,
  'postings.free-limit-reached': 409,
  'postings.free-not-available': 409,
} as const satisfies ProblemTable;

type PostingProblems = typeof postingProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends PostingProblems {}
}
