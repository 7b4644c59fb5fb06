import { decisionsPersonalData } from '#features/decisions/server/index.ts';
import type { Feature } from '#host/feature.ts';
import type { ProblemTable } from '#kit/problem.ts';
import { createObjectionRoutes, type ObjectionDeps } from '../objections/server/objection-routes.ts';
import { createTransparencyRoutes } from '../transparency/server/transparency-routes.ts';
import { changeMail, decisionMail, publishedMail } from './moderation-mail.ts';
import { createModerationRoutes } from './moderation-routes.ts';

export const moderationMails = [publishedMail, decisionMail, changeMail];

/** Problem codes with their HTTP statuses. */
export const moderationProblems = {
  'decisions.not-found': 404,
  'decisions.objected': 409,
  'decisions.objection-late': 409,
  'decisions.own-decision': 409,
} as const satisfies ProblemTable;

type ModerationProblems = typeof moderationProblems;

declare module '#kit/problem.ts' {
  interface FeatureProblems extends ModerationProblems {}
}

/** Administrators' decisions about postings, objections to decisions, and their public numbers. */
export const createModeration = (deps: Parameters<typeof createModerationRoutes>[0] & ObjectionDeps): Feature => ({
  problems: moderationProblems,
  personalData: [decisionsPersonalData],
  routes: [...createModerationRoutes(deps), ...createObjectionRoutes(deps), ...createTransparencyRoutes(deps)],
});
