import { decisionProblems, decisionsPersonalData } from '#features/decisions/server/index.ts';
import type { Feature } from '#host/feature.ts';
import { createObjectionRoutes, type ObjectionDeps } from '../objections/server/objection-routes.ts';
import { createTransparencyRoutes } from '../transparency/server/transparency-routes.ts';
import { changeMail, decisionMail, publishedMail } from './moderation-mail.ts';
import { createModerationRoutes } from './moderation-routes.ts';

export const moderationMails = [publishedMail, decisionMail, changeMail];

/** Administrators' decisions about postings, objections to decisions, and their public numbers. */
export const createModeration = (deps: Parameters<typeof createModerationRoutes>[0] & ObjectionDeps): Feature => ({
  problems: decisionProblems,
  personalData: [decisionsPersonalData],
  routes: [...createModerationRoutes(deps), ...createObjectionRoutes(deps), ...createTransparencyRoutes(deps)],
});
