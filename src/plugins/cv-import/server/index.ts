import type { ProblemTable } from '#kit/problem.ts';
import type { Plugin } from '#plugins/plugin.ts';
import { createCvImportRoutes } from './cv-import-routes.ts';

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

/** Imports a CV file, as a preview that the candidate confirms. */
export const plugin = {
  mails: [],
  create: ({ database, rateLimit }) => ({
    routes: createCvImportRoutes({
      database,
      imports: rateLimit({ name: 'cv-import-account', points: 30, seconds: 3600 }),
    }),
    problems: cvImportProblems,
  }),
} satisfies Plugin;
