import type { Feature } from '#host/feature.ts';
import { changeMail, decisionMail, publishedMail } from './moderation-mail.ts';
import { createModerationRoutes } from './moderation-routes.ts';

export const moderationMails = [publishedMail, decisionMail, changeMail];

/** Administrators' decisions about postings. */
export const createModeration = (deps: Parameters<typeof createModerationRoutes>[0]): Feature => ({
  routes: createModerationRoutes(deps),
});
