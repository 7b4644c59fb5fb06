import type { Plugin } from '#plugins/plugin.ts';
import { cvImportProblems } from './problems.ts';
import { createCvImportRoutes } from './server/cv-import-routes.ts';

/** A CV from elsewhere, as a preview that its candidate confirms. */
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
