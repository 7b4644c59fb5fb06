import type { ProblemTable } from '#kit/problem.ts';

/** Problem codes with their HTTP statuses. */
export const fileProblems = {
  'files.empty': 422,
  'files.too-large': 413,
  'files.type-not-allowed': 422,
  'files.content-mismatch': 422,
  'files.damaged': 422,
  'files.too-many-pixels': 422,
  'files.missing': 422,
  'files.not-yours': 422,
  'files.in-use': 409,
  'files.documents-full': 409,
  'files.away': 503,
  'files.checking': 409,
  'files.infected': 410,
} as const satisfies ProblemTable;

type FileProblems = typeof fileProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends FileProblems {}
}
