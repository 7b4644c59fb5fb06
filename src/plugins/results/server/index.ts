import type { ProblemTable } from '#kit/problem.ts';
import type { Plugin, PluginCore, PluginFeature } from '#plugins/plugin.ts';
import { notifyResults, writeResults } from './demo-results.ts';
import { handleResultJobs } from './result-jobs.ts';
import { askedMail, noResultMail, openApplicationsMail, resultMail } from './result-mail.ts';
import { createQuestionRoutes, createResultRoutes } from './result-routes.ts';
import { deleteAbout, deletePending, listDecided, listOf } from './result-store.ts';

/** Problem codes with their HTTP statuses. */
export const resultProblems = {
  'applications.nobody-to-notify': 409,
  'applications.not-askable': 409,
} as const satisfies ProblemTable;

type ResultProblems = typeof resultProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ResultProblems {}
}

/** Results of applications, of which companies notify applicants: one or many, now or in two days, with undo. */
export const plugin = {
  mails: [resultMail, openApplicationsMail, noResultMail, askedMail],
  async create(deps: PluginCore): Promise<PluginFeature> {
    await handleResultJobs(deps);
    return {
      routes: [...createResultRoutes(deps), ...createQuestionRoutes(deps)],
      // Results decided by a member; those of a candidate are covered by the applications.
      personalData: [
        {
          name: 'results',
          tables: ['application_results'],
          collect: async (executor, { accountId }) => ({ data: await listDecided(executor, accountId) }),
          // The reference is set to null when the account's row is deleted.
          erase: async () => {},
        },
      ],
      problems: resultProblems,
      applicationPart: {
        copied: {
          name: 'results',
          collect: async (executor, applicationId) =>
            (await listOf(executor, applicationId)).flatMap(({ result, reason, notifiedAt }) =>
              notifiedAt ? { result, reason, notifiedAt } : [],
            ),
        },
        async cancel(tx, applicationIds) {
          await deletePending(tx, { applicationIds });
        },
        erase: deleteAbout,
      },
    };
  },
  writeDemo: writeResults,
  notifyDemo: notifyResults,
} satisfies Plugin;
