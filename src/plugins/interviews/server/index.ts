import type { ApplicationPostings } from '#features/applying/server/application-taking.ts';
import type { Machinery } from '#host/machinery.ts';
import type { PluginFeature } from '#plugins/plugin.ts';
import { interviewProblems } from '../problems.ts';
import { createChoices } from './choices.ts';
import { createInterviewEnding } from './interview-ending.ts';
import { handleInterviewJobs } from './interview-jobs.ts';
import { deleteInterviews, interviewsPersonalData, listInterviews } from './interview-personal-data.ts';
import type { PostDeps } from './interview-post.ts';
import { mountInterviewCalendar } from './mount-calendar.ts';
import { createOfferRoutes } from './offer-routes.ts';
import { createRoundRoutes } from './round-routes.ts';
import { standingInterviews } from './standing-interviews.ts';

/** Times for interviews: offered by companies, chosen by candidates, in both calendars. */
export async function createInterviews(
  deps: PostDeps &
    Pick<Machinery, 'database' | 'clock' | 'translator'> & { postings: Pick<ApplicationPostings, 'lock'> },
): Promise<PluginFeature> {
  await handleInterviewJobs(deps);
  const choices = createChoices(deps);
  const ending = createInterviewEnding(deps);
  return {
    routes: [...createOfferRoutes(deps), ...createRoundRoutes(deps), ...choices.routes],
    personalData: [interviewsPersonalData],
    problems: interviewProblems,
    mount: (app) => mountInterviewCalendar(app, choices, deps.translator),
    applicationPart: {
      copied: { name: 'interviews', collect: listInterviews },
      cancel: ending.ofApplications,
      erase: deleteInterviews,
    },
    interviewNews: standingInterviews,
    postingRemoved: ending.ofPosting,
  };
}
