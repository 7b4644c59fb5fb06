import type { Employers } from '#features/employers/server/index.ts';
import type { Machinery } from '#host/machinery.ts';
import type { ProblemTable } from '#kit/problem.ts';
import type { PluginFeature } from '#plugins/plugin.ts';
import { handleEndingJobs } from './ending-jobs.ts';
import { handleResultJobs } from './result-jobs.ts';
import { resultsPersonalData } from './result-personal-data.ts';
import { createResultRoutes } from './result-routes.ts';
import { deletePending, deleteResults, listNotified } from './result-store.ts';

/** Problem codes with their HTTP statuses. */
export const resultProblems = {
  'applications.nobody-to-notify': 409,
} as const satisfies ProblemTable;

type ResultProblems = typeof resultProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ResultProblems {}
}

/** Results of applications, of which companies notify applicants. */
export async function createResults(deps: Machinery & { employers: Employers }): Promise<PluginFeature> {
  await handleEndingJobs(deps);
  await handleResultJobs(deps);
  return {
    routes: createResultRoutes(deps),
    personalData: [resultsPersonalData],
    problems: resultProblems,
    applicationPart: {
      copied: { name: 'results', collect: listNotified },
      async cancel(tx, applicationIds) {
        await deletePending(tx, { applicationIds });
      },
      erase: deleteResults,
    },
  };
}
