import type { ApplicationPart } from '#features/applying/server/application-parts.ts';
import type { ApplicationPostings } from '#features/applying/server/application-taking.ts';
import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import { interviewProblems } from '../problems.ts';
import { createChoices } from './choices.ts';
import { createInterviewEnding, type InterviewEnding } from './interview-ending.ts';
import { handleInterviewJobs } from './interview-jobs.ts';
import { deleteInterviews, interviewsPersonalData, listInterviews } from './interview-personal-data.ts';
import type { PostDeps } from './interview-post.ts';
import { mountInterviewCalendar } from './mount-calendar.ts';
import { createOfferRoutes } from './offer-routes.ts';
import { createRoundRoutes } from './round-routes.ts';

export interface Interviews extends Feature {
  /** What interviews are about applications, for the feature of those. */
  part: ApplicationPart;
  /** A posting is removed, in the caller's transaction: its interviews do not take place. */
  endOfPosting: InterviewEnding['ofPosting'];
}

/** Times for interviews: offered by companies, chosen by candidates, in both calendars. */
export async function createInterviews(
  deps: PostDeps &
    Pick<Machinery, 'database' | 'clock' | 'translator'> & { postings: Pick<ApplicationPostings, 'lock'> },
): Promise<Interviews> {
  await handleInterviewJobs(deps);
  const choices = createChoices(deps);
  const ending = createInterviewEnding(deps);
  return {
    routes: [...createOfferRoutes(deps), ...createRoundRoutes(deps), ...choices.routes],
    personalData: [interviewsPersonalData],
    problems: interviewProblems,
    mount: (app) => mountInterviewCalendar(app, choices, deps.translator),
    part: {
      copied: { name: 'interviews', collect: listInterviews },
      cancel: ending.ofApplications,
      erase: deleteInterviews,
    },
    endOfPosting: ending.ofPosting,
  };
}

export { interviewMails } from './interview-mail.tsx';
export { standingInterviews } from './standing-interviews.ts';
