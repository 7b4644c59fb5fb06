import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const cvImportProblems = {
  'candidates.cv-file-unknown': 422,
  'candidates.cv-file-unreadable': 422,
  'candidates.cv-file-too-much': 422,
  'candidates.cv-file-without-cv': 422,
  'candidates.cv-pdf-foreign': 422,
} as const satisfies ProblemTable;

type CvImportProblems = typeof cvImportProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends CvImportProblems {}
}
