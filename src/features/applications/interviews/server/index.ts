import type { Feature } from '#host/feature.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { ApplicationPostings } from '../../server/application-taking.ts';
import { createChoices } from './choices.ts';
import { createInterviewEnding, type InterviewEnding } from './interview-ending.ts';
import { handleInterviewJobs } from './interview-jobs.ts';
import { interviewsPersonalData } from './interview-personal-data.ts';
import type { PostDeps } from './interview-post.ts';
import { mountInterviewCalendar } from './mount-calendar.ts';
import { createOfferRoutes } from './offer-routes.ts';
import { createRoundRoutes } from './round-routes.ts';

/** Times for interviews: offered by companies, chosen by candidates, in both calendars. */
export async function createInterviews(
  deps: PostDeps &
    Pick<Machinery, 'database' | 'clock'> & {
      postings: Pick<ApplicationPostings, 'lock'>;
      translator: (language: Language) => Translate;
    },
): Promise<Pick<Required<Feature>, 'routes' | 'mount'> & { ending: InterviewEnding }> {
  await handleInterviewJobs(deps);
  const choices = createChoices(deps);
  return {
    routes: [...createOfferRoutes(deps), ...createRoundRoutes(deps), ...choices.routes],
    ending: createInterviewEnding(deps),
    mount: (app) => mountInterviewCalendar(app, choices, deps.translator),
  };
}

export { interviewsPersonalData };
