import type { ProblemTable } from '#kit/problem.ts';
import type { Plugin, PluginCore, PluginFeature } from '#plugins/plugin.ts';
import { createChoices } from './choices.ts';
import { notifyInterviews, writeInterviews } from './demo-interviews.ts';
import { createInterviewEnding } from './interview-ending.ts';
import { handleInterviewJobs } from './interview-jobs.ts';
import { interviewMails } from './interview-mail.tsx';
import { deleteInterviews, interviewsPersonalData, listInterviews } from './interview-personal-data.ts';
import { mountInterviewCalendar } from './mount-calendar.ts';
import { createOfferRoutes } from './offer-routes.ts';
import { createRoundRoutes } from './round-routes.ts';
import { standingInterviews } from './standing-interviews.ts';

/** Problem codes with their HTTP statuses. */
export const interviewProblems = {
  'applications.nobody-to-invite': 409,
  'applications.interview-not-found': 404,
  'applications.interview-cancelled': 409,
  'applications.interview-over': 409,
  'applications.bad-interview-link': 404,
  'applications.interview-link-over': 410,
  'applications.slot-taken': 409,
  'applications.slot-gone': 409,
  'applications.slot-started': 409,
  'applications.too-late-to-move': 409,
} as const satisfies ProblemTable;

type InterviewProblems = typeof interviewProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends InterviewProblems {}
}

async function createInterviews(core: PluginCore): Promise<PluginFeature> {
  const deps = { ...core, linkSecret: core.keyFor('interview links') };
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

/** Interview times: offered by companies, chosen by candidates, added to both calendars. */
export const plugin = {
  mails: interviewMails,
  create: createInterviews,
  writeDemo: writeInterviews,
  notifyDemo: notifyInterviews,
} satisfies Plugin;
